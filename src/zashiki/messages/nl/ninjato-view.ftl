# Ninjato: where points come from
ninjato-from-earlier = eer van voor deze stelling: { $points }
ninjato-from-envoys = schatten voor gezanten: { $points }
ninjato-from-pavilion = schatten voor geruchten: { $points }
ninjato-from-clans = invloed in de clans: { $points }
ninjato-from-rumors = { NOUN($kind, of: "ninjato-rumor") }, { $cards ->
        [one] { $cards } kaart
       *[other] { $cards } kaarten
    }: { $times } × { NOUN($kind, $things, of: "ninjato-rumor", form: "number") } = { $points }
ninjato-from-dishonor = { NOUN("D", of: "ninjato-rumor") }: { $cards } × { $each } ({ $holders ->
        [one] verder heeft niemand ze
       *[other] { $holders } spelers hebben ze
    }) = { $points }
ninjato-from-treasures = { $count ->
        [one] { $count } schat over
       *[other] { $count } schatten over
    }: { $points }
ninjato-from-elites = { $count ->
        [one] { $count } elitebewaker
       *[other] { $count } elitebewakers
    }: { $points }
ninjato-from-tie = bij gelijke stand tellen de gezanten: { $envoys ->
        [one] { $envoys } gezant
       *[other] { $envoys } gezanten
    }{ $envoys ->
        [0] { "" }
       *[other] , de oudste { $age } jaar
    }

# What is asked of the player who decides
ninjato-ask-place = Ronde { $round }, shuriken { $shuriken } van 3: kies een plek.
ninjato-ask-draw = Trek er nog { $draws }, open of van de stapel.
ninjato-ask-discard = Je hebt { $cards } kaarten; leg af tot je er 7 hebt.
ninjato-ask-guard = { $guard ->
        [sentry] Schildwacht { $value }
        [alarm] Alarmbewaker { $value }
        [standin] Bewaker { $value }, die invalt voor een elitebewaker
        [elite] De elitebewaker, { $value } tegen kracht en { $second } tegen list
       *[normal] Bewaker { $value }
    }: { $side ->
        [stealth] speel minder dan { $need }.
       *[strength] speel meer dan { $need }.
    }
ninjato-ask-both = { $side ->
        [stealth] De twee elitebewakers, { $value } en { $second }: minder dan elk, elk apart.
       *[strength] De twee elitebewakers, { $value } en { $second }: meer dan elk, elk apart.
    }
ninjato-ask-rest = { $side ->
        [stealth] Van de twee is de { $need } nog over: speel minder dan { $need }.
       *[strength] Van de twee is de { $need } nog over: speel meer dan { $need }.
    }
ninjato-ask-between = Vertrekken met { COUNTS($neutral, $red, of: "ninjato-treasure") }, of banzai?
ninjato-ask-keep = Je hebt gefaald. Welke schat houd je?
ninjato-ask-token = Huis { $house } is leeg. Kies zijn nieuwe clanfiche.
ninjato-ask-hensojutsu = Hensojutsu gebruiken voor een gemaskerde gezant, voor één invloed meer?
ninjato-ask-first = Je bent nummer 1 bij { NOUN($clan, of: "ninjato-clan") }: { $honor } eer, of een gerucht uit het paviljoen?
ninjato-ask-second = Je bent nummer 2 bij { NOUN($clan, of: "ninjato-clan") }: kies een gerucht.
ninjato-say-strike = { $which ->
        [it] Je hebt { $total }, genoeg: sla toe.
        [either] Je hebt { $total }, dat verslaat elk van beide: sla toe.
       *[one] Je hebt { $total }, dat verslaat de { $value }: sla toe.
    }
ninjato-say-nothing = { $which ->
        [it] Niets van wat je hebt, is genoeg.
        [either] Niets van wat je hebt, verslaat een van beide.
       *[one] Niets van wat je hebt, verslaat de { $value }.
    }
ninjato-say-total = Je hebt tot nu toe { $total }.

# Why a move is not legal, as the end of a sentence
ninjato-want-place = kies een plek voor je shuriken.
ninjato-want-draw = trek een kaart: t? van de stapel, of een die open ligt.
ninjato-want-discard = leg een kaart af die je hebt.
ninjato-want-end = maak eerst de overval af.
ninjato-want-card = speel eerst een kaart die je hebt; toevoegingen en toeslaan komen daarna.
ninjato-want-more = er is een kaart gespeeld; voeg iets toe, sla toe of geef op.
ninjato-want-guard = { $other ->
        [0] noem de bewaker: !{ $value }.
       *[other] noem de bewaker: !{ $value } en !{ $other }.
    }
ninjato-want-leave-or-banzai = vertrek (leave) of roep banzai.
ninjato-want-keep = kies welke schat op je shuriken je houdt.
ninjato-want-token = kies een fiche van een andere clan dat in de voorraad ligt.
ninjato-want-hensojutsu = noem een gemaskerde gezant van jou die nog niet genoemd is, of h-.
ninjato-want-reward = neem eer, of een gerucht dat in het paviljoen ligt.
ninjato-want-rumor = neem een gerucht dat in het paviljoen ligt.
ninjato-not-taught = de sensei onderwijst { NOUN($skill, of: "ninjato-tile") } nu niet.
ninjato-style-owned = je hebt de stijl { NOUN($style, of: "ninjato-style") } al, dus je betaalt niets.
ninjato-card-unnamed = het kost een kaart naar keuze: noem er een die je hebt.
ninjato-card-named = het kost een { $card }, en er is geen kaart genoemd.
ninjato-card-missing = het kost een { $card }, en die heb je niet.
ninjato-no-envoy = plek { $slot } van het paleis is leeg.
ninjato-no-rumor = plek { $slot } van het paviljoen is leeg.
ninjato-too-poor = { $least ->
        [0] het kost { COUNTS($cost, of: "ninjato-treasure") }
       *[other] het kost { $least } tot { $most } van één soort
    }, { $treasures ->
        [0] en je hebt niets.
       *[other] en je hebt { COUNTS($owned, of: "ninjato-treasure") }.
    }
ninjato-not-open = huis { $house } is dicht tot de ronde voorbij is.
ninjato-no-card = je hebt geen { $card }.
ninjato-no-skill = je hebt geen { NOUN($skill, of: "ninjato-tile") } die klaar is.
ninjato-no-kuji-in = daarvoor heb je Kuji-in nodig, klaar voor gebruik, en een gebruikte vaardigheid met die naam.
ninjato-not-taken = je hebt geen { NOUN($treasure, of: "ninjato-treasure", form: "kind") } op je shuriken.
ninjato-not-in-house = er is geen { NOUN($treasure, of: "ninjato-treasure", form: "kind") } in het huis.
ninjato-no-guard = er is geen bewaker { $value } om te verslaan.
ninjato-total-fails = { $side ->
        [stealth] je hebt samen { $total }, en je hebt minder nodig dan { $value }
       *[strength] je hebt samen { $total }, en je hebt meer nodig dan { $value }
    }{ $other ->
        [0] .
       *[other] { " " }en { $other }.
    }

# Treasures that the player chooses for a cost
ninjato-treasure-a = { $count ->
        [one] een schat naar keuze
       *[other] { $count } schatten naar keuze
    }
    .kind = keuze
ninjato-treasure-x = { $count } van één soort
ninjato-treasure-y = { $count } van een andere

# The text board
ninjato-board-round = Ronde { $round } van { $rounds }
ninjato-board-scoring = telling na { $round }: { $order }
ninjato-board-house = Huis { $number }
ninjato-board-closed = dicht tot de ronde voorbij is
ninjato-board-sentry = wacht { $value }
ninjato-board-dojo = Dojo
ninjato-board-deck = { $cards } in de stapel
ninjato-board-stack = bezocht, van boven: { $names }
ninjato-board-sensei = Sensei
ninjato-board-lesson = { $skill } ({ $style }, { $card ->
        [0] naar keuze
       *[other] een { $card }
    })
ninjato-board-no-lesson = deze ronde niets te leren
ninjato-board-palace = Paleis
ninjato-board-pavilion = Paviljoen
ninjato-board-cost-range = { $least } tot { $most } gelijk
ninjato-board-cost-alike = { $count } gelijk
ninjato-board-clans = Clans
ninjato-board-nobody = niemand
ninjato-board-honor = { $honor } eer
ninjato-board-hand = { $cards ->
        [0] geen kaart in de hand
        [one] { $cards } kaart in de hand
       *[other] { $cards } kaarten in de hand
    }
ninjato-board-treasures = schatten { $treasures }
ninjato-board-elites = elitebewakers { $cards }
ninjato-board-rumors = geruchten { $rumors }
ninjato-board-used = { $skill } (gebruikt)
ninjato-board-invading = { $side ->
        [stealth] Overval op huis { $house } met list
       *[strength] Overval op huis { $house } met kracht
    }
ninjato-board-shuriken = Shuriken
ninjato-board-no-loot = nog niets
ninjato-board-facing = Tegen
ninjato-board-guard = { $guard ->
        [sentry] schildwacht { $value }
        [alarm] alarmbewaker { $value }
        [standin] bewaker { $value }, die invalt voor een elitebewaker
        [elite] de elitebewaker, { $value } tegen kracht en { $second } tegen list
        [double] de twee elitebewakers, { $value } en { $second }
       *[normal] bewaker { $value }
    }
ninjato-board-left = ; de { $value } is nog over
ninjato-board-so-far = Tot nu
ninjato-board-total = samen { $total }
ninjato-board-no-card = geen kaart gespeeld
ninjato-board-wins = Wint
ninjato-board-against = tegen { $value }: { $plays }
ninjato-board-strike = nu toeslaan
ninjato-board-nothing = niets van wat je hebt, verslaat hem
ninjato-board-next = Hierna
ninjato-board-nobody-next = { $left ->
        [one] niemand: versla deze bewaker en het huis is leeg
       *[other] niemand: versla ze allebei en het huis is leeg
    }
ninjato-board-coming = { $source ->
        [elite] een van { $count } elitebewakers: { $guards }
        [standin] een van { $count } bewakers, die invalt voor een elitebewaker: { $guards }
       *[normal] een van { $count } bewakers: { $guards }
    }
ninjato-board-guards = { $kind ->
        [alarm] alarm{ "\u00A0" }{ $values }{ "\u00A0" }×{ $count }
        [double] dubbel{ "\u00A0" }{ $values }{ "\u00A0" }×{ $count }
       *[plain] { $values }{ "\u00A0" }×{ $count }
    }
ninjato-board-odds = Kans
ninjato-board-chance = wat je hebt, verslaat { $beaten } van { $count }, { $percent }%

# The rules in brief, for the terminal: lines of at most 60 columns
ninjato-primer =
    Zeven ronden; om de beurt leg je je drie shurikens.
      dojo        trek kaarten, t5 open of t? van de stapel:
                  4 zonder kaart in de hand, 3 met één, anders
                  2; je houdt er hoogstens zeven. Wie de dojo
                  het laatst bezoekt, is in de volgende ronde
                  eerst aan de beurt
      learn:…     een vaardigheid van de sensei, voor een
                  dojokaart; gratis als je er al een van die
                  stijl hebt
      P2:fj       betaal schatten voor een gezant
      R1:v        betaal schatten voor een gerucht
      H3+ H3-     overval huis 3 met kracht of met list

    Overvallen: speel een kaart (b4), voeg dan misschien 3’en
    toe als + of - en vaardigheden. Kracht wint met meer dan de
    bewaker, list met minder; evenveel wint niets. Sla toe met
    !, en de volgende schat is van jou: vertrek (leave), of roep
    banzai en neem het op tegen een onbekende bewaker. Geef je
    op (yield), dan houd je één schat. Een alarm brengt een
    schat; dan wordt de kostbaarste die niet rood is, rood.
    Schatten in hoofdletters zijn rood: elitebewakers bewaken
    ze. Een dubbele zijn twee bewakers, die je apart verslaat.
    Haal je een huis leeg, dan kies je zijn nieuwe clanfiche. Je
    kunt meer zetten tegelijk typen: b4 + !

    Bestede schatten: waaier f 2, boekrol s 3, vaas v 4, jade j
    5; goud g telt als elke soort, na de echte van die soort. Na
    de ronden 3, 5 en 7 leveren de meeste gezanten van een clan
    de eer van zijn fiches of een gerucht op, de op een na
    meeste het andere; bij gelijke stand beslist de oudste
    gezant. * is een masker, dat Hensojutsu nodig heeft. Aan het
    einde tellen ook geruchten, elitebewakers en schatten die
    over zijn.

    Wat er in sommige stapels zit, is gereconstrueerd: het
    gedrukte regelboek geeft alleen totalen en voorbeelden.
