# Ninjato: the home page, the options
ninjato-motto = Overval de huizen van de clans, de ene bewaker na de andere, en weet wanneer je vertrekt.
ninjato-about = Van Adam West en Dan Schnake, een ontwerp van Crosscut Games, uitgegeven door Z-Man Games (2011). Voor twee tot vier spelers. Wat er in de stapels zit, is deels gereconstrueerd, want het regelboek noemt niet elke kaart; de pagina met regels zegt welke getallen dat zijn.

# The rules
ninjato-rules-title-round = Een ronde
ninjato-rules-title-invasion = Een huis overvallen
ninjato-rules-title-guards = De bewakers
ninjato-rules-title-skills = De vaardigheden
ninjato-rules-title-treasures = Schatten
ninjato-rules-title-envoys = Gezanten
ninjato-rules-title-rumors = Geruchten
ninjato-rules-title-clans = De clans
ninjato-rules-aim = Verzamel in zeven ronden de meeste eer. Overval de huizen, besteed hun schatten aan gezanten en geruchten, en krijg invloed in de drie clans.
ninjato-rules-round = Om de beurt legt elk van jullie een shuriken op een plek en doet meteen wat die plek biedt, drie keer rond. Op elke plek is ruimte voor allen; alleen een leeggehaald huis is dicht tot de ronde voorbij is.
ninjato-rules-house-name = Huis
ninjato-rules-house = Overval het voor zijn schatten.
ninjato-rules-dojo = Trek twee kaarten, drie als je er een hebt, vier als je er geen hebt: open of van de stapel. Je houdt er hoogstens zeven. Wie hier was, is in de volgende ronde eerst aan de beurt, de laatste bezoeker voor alle anderen.
ninjato-rules-sensei = Leer een vaardigheid voor de kaart die erbij hoort, of voor niets als je er een van die stijl hebt. Vaardigheden helpen bij je overvallen, elk één keer per ronde.
ninjato-rules-palace = Betaal voor een gezant, die je invloed in een clan geeft.
ninjato-rules-pavilion = Betaal voor een gerucht. Het blijft dicht liggen en telt aan het einde van het spel.
ninjato-rules-refill = Aan het einde van een ronde krijgen leeggehaalde huizen drie schatten en een nieuwe schildwacht, worden paleis en paviljoen aangevuld, en zijn gebruikte vaardigheden weer klaar. De sensei toont in de ronden 1 tot en met 4 zoveel nieuwe vaardigheden als er spelers zijn, daarna één Hensojutsu per ronde.
ninjato-rules-invade = Kies kracht om elke bewaker met meer te verslaan, of list om elke met minder te verslaan. Met evenveel versla je niemand. De schildwacht, die je ziet, komt eerst.
ninjato-rules-strip = Een overval met kracht.
ninjato-rules-fight = Speel één kaart tegen een bewaker, en voeg 3’en toe, elk als +1 of −1, en vaardigheden. Dat alles is verbruikt, ook als je faalt.
ninjato-rules-win = Elke verslagen bewaker levert je een schat op, de goedkoopste eerst en rode het laatst. Vertrek dan met alles wat je hebt, of roep banzai en neem het op tegen de volgende bewaker, wie het ook is.
ninjato-rules-fail = Kun je een bewaker niet verslaan, dan houd je één van de buitgemaakte schatten en verlies je de rest. Of je nu faalt of vertrekt, het huis krijgt een nieuwe schat, en de schildwacht blijft.
ninjato-rules-clear = Pak je de laatste schat, dan is het huis leeg: ruil zijn clanfiche voor een van een andere clan.
ninjato-rules-alarm = Een alarmbewaker die niet de schildwacht is, brengt één schat extra; daarna wordt de kostbaarste die niet rood is, rood.
ninjato-rules-elite = Elitebewakers bewaken de rode schatten. De meeste hebben één getal tegen kracht, rechtop, en een ander tegen list, schuin; dubbele zijn twee bewakers, die allebei verslagen moeten worden voor één schat. Wie je verslaat, is van jou, ook als je later faalt.
ninjato-rules-guard = Bewaker
ninjato-rules-cards = Kaarten
ninjato-rules-guard-1 = 1
ninjato-rules-guard-2 = 2
ninjato-rules-guard-3a = 3, slaat alarm
ninjato-rules-guard-4 = 4
ninjato-rules-guard-5 = 5
ninjato-rules-elites = Verslagen elitebewakers houd je, om hun eer aan het einde.
ninjato-rules-elite-guard = Elitebewaker
ninjato-rules-honor = Eer
ninjato-rules-elite-E51 = 5 tegen kracht, 1 tegen list
ninjato-rules-elite-E42 = 4 tegen kracht, 2 tegen list
ninjato-rules-elite-E52 = 5 tegen kracht, 2 tegen list
ninjato-rules-elite-E41 = 4 tegen kracht, 1 tegen list
ninjato-rules-elite-E53 = 5 tegen kracht, 3 tegen list
ninjato-rules-elite-E31 = 3 tegen kracht, 1 tegen list
ninjato-rules-elite-D35 = twee bewakers, 3 en 5
ninjato-rules-elite-D13 = twee bewakers, 1 en 3
ninjato-rules-elite-D24 = twee bewakers, 2 en 4
ninjato-rules-skills = Elke vaardigheid werkt één keer per ronde. De eerste van een stijl kost een kaart; heb je er een van een stijl, dan zijn alle andere ervan gratis.
ninjato-rules-skill = Vaardig{ "\u00AD" }heid
ninjato-rules-effect = Wat die doet
ninjato-rules-style = Stijl
ninjato-rules-cost = Prijs
ninjato-rules-tiles = Aantal
ninjato-rules-cost-1 = een 1
ninjato-rules-cost-5 = een 5
ninjato-rules-cost-any = een kaart naar keuze
ninjato-rules-cost-style = zoals de stijl
ninjato-rules-style-each = van elke één
ninjato-rules-treasures = Schatten die je besteedt, leveren meteen eer op:
ninjato-rules-fan-name = Waaier
ninjato-rules-fan = 2
ninjato-rules-scroll-name = Boekrol
ninjato-rules-scroll = 3
ninjato-rules-vase-name = Vaas
ninjato-rules-vase = 4
ninjato-rules-jade-name = Jade
ninjato-rules-jade = 5
ninjato-rules-gold-name = Goud
ninjato-rules-gold = Telt als elke soort en levert de eer daarvan op, in plaats van een schat naar keuze (?) 5. Echte schatten van de soort worden eerst besteed.
ninjato-rules-envoys = Elke clan heeft zeven gezanten, allemaal van verschillende leeftijd. Bij gelijke invloed gaat de speler met de oudste gezant van de clan voor.
ninjato-rules-mask = Masker
ninjato-rules-yes = ja
ninjato-rules-no = nee
ninjato-rules-envoy-fan-jade = een waaier en een jade
ninjato-rules-envoy-vase-jade = een vaas en een jade
ninjato-rules-envoy-scroll-vase = een boekrol en een vaas
ninjato-rules-envoy-fan-scroll-vase = een waaier, een boekrol en een vaas
ninjato-rules-envoy-range = één tot vier van één soort
ninjato-rules-envoy-three = één naar keuze en drie van één soort
ninjato-rules-envoy-pairs = twee van de ene en twee van een andere soort
ninjato-rules-rumors = Van elke soort zijn er zes geruchten. Ze kosten een schat naar keuze, twee naar keuze, een boekrol, een vaas, een jade, of een waaier en een boekrol.
ninjato-rules-rumor = Gerucht
ninjato-rules-worth = Wat het telt
ninjato-rules-several = Meer geruchten van een van de eerste vier soorten tellen zwaarder: in plaats van 1 voor elk ding is het 2 met twee ervan, 4 met drie, dan 5, 6 en 8.
ninjato-rules-influence = Na de ronden 3, 5 en 7 belonen de clans invloed: 1 voor elk van hun gezanten die je hebt, en 1 voor een Hensojutsu met een gemaskerde gezant.
ninjato-rules-reward = In elke clan neemt nummer 1 eer, zoveel als de fiches van de clan op de huizen tonen, of een gerucht uit het paviljoen. Daarna krijgt nummer 2 wat overbleef. De clans komen in deze volgorde aan de beurt:
ninjato-rules-after = Na
ninjato-rules-order-1 = Eerst
ninjato-rules-order-2 = Dan
ninjato-rules-order-3 = Ten slotte
ninjato-rules-round-3 = ronde 3
ninjato-rules-round-5 = ronde 5
ninjato-rules-round-7 = ronde 7
ninjato-rules-end = Na zeven ronden tellen de geruchten, schatten die over zijn elk 1 eer, en elitebewakers 1 of 2. De meeste eer wint.
ninjato-rules-tie = Bij gelijke eer winnen meer gezanten, dan de oudste gezant; anders delen jullie de overwinning.
ninjato-rules-decks = De gedrukte regels noemen totalen, de clanfiches, wat schatten waard zijn en vaardigheden doen, en voorbeelden. Hoeveel er van elke kaart zijn, de meeste prijzen en leeftijden, een paar elitebewakers en de namen Kayakujutsu, Taijutsu en Kuji-in zijn gereconstrueerd.

# The strip of pictures in the rules
ninjato-strip-house = Je overvalt huis 2 met kracht. De schildwacht is een 3.
ninjato-strip-sentry = Je 4 is meer dan 3: je pakt de goedkoopste schat, de waaier.
ninjato-strip-banzai = Je roept banzai. De volgende bewaker blijkt een 3 die alarm slaat …
ninjato-strip-alarm = … dus komt er een vaas in het huis, en de kostbaarste schat, de jade, wordt rood.
ninjato-strip-beaten = Je speelt een 3 en voegt er nog een toe als +1: 4 verslaat de bewaker, en de boekrol is van jou.
ninjato-strip-leave = Je vertrekt met allebei. Had je gefaald, dan hield je er maar één.

# The unit of the scores
ninjato-amount = { $points } eer
ninjato-points-of = Eer van { $name }
ninjato-points-yours = Jouw eer
ninjato-points-none = Nog geen eer.

# The board
ninjato-nothing = niets
ninjato-no-treasures = geen schatten
ninjato-nobody = niemand
ninjato-houses = Huizen
ninjato-info = De andere spelers en de ronden
ninjato-honor = { $count } eer
ninjato-token = { NOUN($clan, of: "ninjato-clan") } { $honor }
ninjato-house-name = Huis { $number }: { $token }; schildwacht { $sentry }; { $treasures }
ninjato-house-closed-name = Huis { $number }: { $token }; dicht tot de ronde voorbij is
ninjato-house-closed = dicht tot de ronde voorbij is
ninjato-in-house = { $what } in het huis
ninjato-strength = kracht
ninjato-stealth = list
ninjato-by-strength = Met kracht: meer dan { $value } verslaat de schildwacht
ninjato-by-stealth = Met list: minder dan { $value } verslaat de schildwacht
ninjato-dojo = Dojo
ninjato-dojo-name = Dojo: open { $cards }; { $count } in de stapel
ninjato-dojo-deck = De stapel van de dojo, { $count ->
        [one] één kaart
       *[other] { $count } kaarten
    }
ninjato-dojo-discard = { $count } afgelegd
ninjato-dojo-first = In de volgende ronde eerst: { $names }
ninjato-draws = { $count ->
        [one] nog één kaart
       *[other] nog { $count } kaarten
    }
ninjato-cards = { $count ->
        [one] een { $value }
       *[other] { $count } kaarten met { $value }
    }
ninjato-hand = { $count ->
        [0] Geen kaart in de hand
        [one] Eén kaart in de hand
       *[other] { $count } kaarten in de hand
    }
ninjato-sensei = Sensei
ninjato-sensei-empty = Niets te leren.
ninjato-tile = { $count ->
        [one] { NOUN($skill, of: "ninjato-tile") }, stijl { NOUN($style, of: "ninjato-style") }
       *[other] { $count } × { NOUN($skill, of: "ninjato-tile") }, stijl { NOUN($style, of: "ninjato-style") }
    }
ninjato-used = { $tile } (gebruikt)
ninjato-skills = Vaardig{ "\u00AD" }heden
ninjato-palace = Paleis
ninjato-pavilion = Paviljoen
ninjato-deck = nog { $count }
ninjato-slot-empty = Lege plek
ninjato-envoy = { $mask ->
        [yes] { NOUN($clan, of: "ninjato-clan") }-gezant van { $age } jaar, gemaskerd
       *[no] { NOUN($clan, of: "ninjato-clan") }-gezant van { $age } jaar
    }
ninjato-rumor = Gerucht ‘{ NOUN($kind, of: "ninjato-rumor") }’
ninjato-style-snake = slang
ninjato-style-tiger = tijger
ninjato-style-crane = kraanvogel
ninjato-step-house = Kies nu kracht of list.
ninjato-step-palace = Kies nu de schatten die je voor de gezant betaalt.
ninjato-step-pavilion = Kies nu de schatten die je voor het gerucht betaalt.
ninjato-step-sensei = Kies nu de kaart die je ervoor aflegt.
ninjato-step-hand = Kies nu: de 3 als +1 of als −1.
ninjato-step-taijutsu = Taijutsu: kies nu +1 of −1.
ninjato-step-boryaku = Boryaku: kies nu 2 of 4.
ninjato-step-choho = Choho: kies nu de schat die je teruglegt.
ninjato-step-choho-second = Choho: kies nu de schat die je uit het huis pakt.
ninjato-step-kuji-in = Kuji-in: kies nu de gebruikte vaardigheid die weer klaar wordt.
ninjato-verb-dojo = Bezoeken
ninjato-verb-leave = Vertrekken
ninjato-verb-banzai = Banzai!
ninjato-verb-t = Trekken
ninjato-verb-x = Afleggen
ninjato-verb-b = Spelen
ninjato-verb-learn = Leren
ninjato-verb-P = Betalen
ninjato-verb-R = Betalen
ninjato-verb-H = Overvallen
ninjato-verb-use = Gebruiken
ninjato-verb-strike = Toeslaan
ninjato-verb-k = Houden
ninjato-verb-take = Pakken
ninjato-verb-choose = Kiezen
ninjato-verb-honor = Eer nemen
ninjato-verb-unused = Niet gebruiken
ninjato-verb-yield = Opgeven
ninjato-pay = Betalen met
ninjato-pay-name = { $list } betalen: { $honor } eer
ninjato-seat-honor = { $name }: { $honor } eer
ninjato-seat-elites = { $count ->
        [one] één elitebewaker
       *[other] { $count } elitebewakers
    }
ninjato-seat-rumors = { $count ->
        [one] één gerucht
       *[other] { $count } geruchten
    }
ninjato-shurikens = { $count ->
        [one] nog één shuriken te leggen
       *[other] nog { $count } shurikens te leggen
    }
ninjato-invasion = { $side ->
        [strength] Huis { $number } met kracht
       *[stealth] Huis { $number } met list
    }
ninjato-wins-strength = meer dan de bewaker wint
ninjato-wins-stealth = minder dan de bewaker wint
ninjato-shuriken = Buit
ninjato-shuriken-empty = nog niets
ninjato-left = In het huis
ninjato-on-shuriken = { $what } op de shuriken
ninjato-no-card-yet = nog geen kaart
ninjato-total = tot nu toe
ninjato-total-name = { $total ->
        [none] Nog geen kaart gespeeld
       *[other] Gespeeld: { $total }
    }
ninjato-as = als { $value }
ninjato-as-which = als wat?
ninjato-strike = Toeslaan
ninjato-guard = bewaker { $value }
ninjato-guard-alarm = alarmbewaker { $value }
ninjato-guard-elite = elitebewaker, { $strength } tegen kracht, { $stealth } tegen list
ninjato-guard-double = twee elitebewakers, { $first } en { $second }
ninjato-guard-of-two = elitebewaker { $value }, een van de twee
ninjato-faced-sentry = de schildwacht, { $guard }
ninjato-faced-normal = { $guard }
ninjato-faced-elite = { $guard }
ninjato-faced-standin = { $guard }, die invalt voor een elitebewaker
ninjato-strike-at = Toeslaan: { $guard }
ninjato-plays = Wat de bewaker verslaat
ninjato-plays-title = Wint:
ninjato-plays-of = Verslaat de { $value }:
ninjato-plays-none = Niets van wat je hebt, verslaat de bewaker.
ninjato-play-boryaku = Boryaku als { $value }
ninjato-play-taijutsu = Taijutsu { $value }
ninjato-play-three = 3 als { $value }
ninjato-source-sentry = de schildwacht
ninjato-source-normal = een bewaker
ninjato-source-elite = een elitebewaker
ninjato-source-double = twee elitebewakers
ninjato-source-standin = valt in voor een elitebewaker
ninjato-failed = Gefaald: één schat blijft, de rest is verloren.
ninjato-cleared = Het huis is leeg. Kies zijn nieuwe clanfiche:
ninjato-beaten = { $count ->
        [one] één bewaker verslagen
       *[other] { $count } bewakers verslagen
    }
ninjato-next = { $source ->
        [elite] { $count ->
            [one] Hierna: de laatste elitebewaker
           *[other] Hierna: een van { $count } elitebewakers
        }
       *[other] { $count ->
            [one] Hierna: de laatste bewaker
           *[other] Hierna: een van { $count } bewakers
        }
    }
ninjato-next-none = { $left ->
        [one] Hierna komt niemand: versla deze bewaker, en het huis is leeg.
       *[other] Hierna komt niemand: versla ze allebei, en het huis is leeg.
    }
ninjato-odds = { $source ->
        [elite] wat je hebt, verslaat { $beaten } van { $of } elitebewakers
       *[other] wat je hebt, verslaat { $beaten } van { $of } bewakers
    }
ninjato-column = { $count ->
        [one] Er kan één bewaker { $value } komen
       *[other] Er kunnen { $count } bewakers { $value } komen
    }
ninjato-column-can = Je kaarten en vaardigheden kunnen hem verslaan.
ninjato-column-cannot = Niets van wat je hebt, verslaat hem.
ninjato-round = Ronde { $round } van 7
ninjato-round-short = Ronde { $round }
ninjato-order = Volgorde: { $names }
ninjato-clan = { NOUN($clan, of: "ninjato-clan") }: { $honor } eer op de huizen
ninjato-next-scoring = Puntentelling na ronde { $round }, in deze volgorde
ninjato-heap = { $count ->
        [one] één schat besteed
       *[other] { $count } schatten besteed
    }
ninjato-bag = { $count ->
        [one] één schat in de zak
       *[other] { $count } schatten in de zak
    }
ninjato-guards-left = { $guards ->
        [one] één bewaker
       *[other] { $guards } bewakers
    } en { $elites ->
        [one] één elitebewaker
       *[other] { $elites } elitebewakers
    } in de stapels

# The cards that explain the pieces
ninjato-about-house = Eerst komt de schildwacht: speel meer dan { $value } met kracht, of minder dan { $value } met list. Elke overwinning levert de volgende schat op, de goedkoopste eerst, rode het laatst.
ninjato-about-closed = Het is deze ronde leeggehaald. Nieuwe schatten en een nieuwe schildwacht komen aan het einde van de ronde.
ninjato-about-token = Bij een puntentelling zijn { NOUN($clan, of: "ninjato-clan") }-fiches op de huizen hun eer waard voor de speler met de meeste invloed in die clan.
ninjato-about-strength = Je verslaat elke bewaker met meer dan zijn getal. Evenveel is niet genoeg.
ninjato-about-stealth = Je verslaat elke bewaker met minder dan zijn getal. Evenveel is niet genoeg.
ninjato-about-sentry = De eerste bewaker van elke overval. De schildwacht blijft tot het huis leeg is, en slaat nooit alarm.
ninjato-about-guard = Versla hem om de volgende schat te pakken. Faal je, dan houd je maar één van de buitgemaakte schatten.
ninjato-about-alarm = Het alarm heeft één schat extra gebracht, en de kostbaarste die niet rood was, is rood geworden. Versla hem dan zoals elke andere bewaker.
ninjato-about-standin = Alle elitebewakers zijn gevangen, dus bewaakt een gewone bewaker de rode schat.
ninjato-about-elite = Hij bewaakt een rode schat. Het rechte getal geldt tegen kracht, het schuine tegen list.
ninjato-about-double = Twee bewakers bewaken één rode schat: versla ze apart, in de volgorde die je wilt.
ninjato-about-elites = Gevangen, aan het einde { $honor } eer waard.
ninjato-about-beaten = Elk van hen leverde je een schat op. Verslagen elitebewakers zijn van jou, ook als je later faalt.
ninjato-about-banzai = Neem het op tegen de volgende, nog onbekende bewaker, voor nog een schat. Kun je hem niet verslaan, dan houd je maar één schat.
ninjato-about-leave = Houd alles wat je bij deze overval hebt buitgemaakt. Het huis krijgt een nieuwe schat.
ninjato-about-next-normal = Deze bewakers zijn nog niet te zien: de stapel en, als die leeg is, de afgelegde. Die met een bel slaan alarm.
ninjato-about-next-elite = Er zijn alleen rode schatten over, en elitebewakers bewaken ze. Je ziet het getal dat voor jouw overval geldt, tegen kracht of tegen list.
ninjato-about-plays = De kortste manieren om te winnen met je kaarten en vaardigheden. Wat je speelt, is verbruikt, ook als je faalt.
ninjato-about-total = Je kaart met alles wat erbij komt. Sla toe zodra dat wint.
ninjato-about-as = Kies hoe de kaart telt.
ninjato-about-pay = Je geeft deze schatten af en krijgt meteen hun eer.
ninjato-about-card = Speel deze kaart tegen een bewaker, of geef hem aan de sensei voor een vaardigheid.
ninjato-about-three = Speel deze kaart tegen een bewaker, of voeg hem als +1 of −1 toe aan een andere kaart.
ninjato-about-dojo = Trek 2 kaarten, 3 als je er een hebt, 4 als je er geen hebt; je houdt er hoogstens 7. Wie hier het laatst was, is in de volgende ronde eerst aan de beurt.
ninjato-about-dojo-deck = Dojokaarten van 1 tot 5, dicht.
ninjato-about-dojo-first = Wie in de dojo was, is in de volgende ronde eerst aan de beurt, de laatste bezoeker voor de anderen.
ninjato-about-discard = Gespeelde en afgelegde dojokaarten. Ze worden geschud als de stapel leeg is.
ninjato-about-hand-other = Voor jou verborgen. Open gepakte kaarten heeft iedereen gezien.
ninjato-about-sensei = Leer één vaardigheid voor de kaart die erbij hoort. Heb je al een vaardigheid van die stijl, dan is het gratis.
ninjato-about-lesson = { $card ->
        [none] Gratis voor jou, want je hebt een vaardigheid van de stijl { NOUN($style, of: "ninjato-style") }.
        [any] Kost een kaart naar keuze; daarna zijn vaardigheden van de stijl { NOUN($style, of: "ninjato-style") } gratis voor jou.
       *[other] Kost een { $card }; daarna zijn vaardigheden van de stijl { NOUN($style, of: "ninjato-style") } gratis voor jou.
    }
ninjato-about-used = { $about } Aan het einde van de ronde is die weer klaar.
ninjato-about-shinobi-iri = Haalt 2 van je kaart af, één keer per ronde.
ninjato-about-intonjutsu = Je kaart telt als 0, zonder toevoegingen, één keer per ronde.
ninjato-about-choho = Ruilt een schat die je bij deze overval hebt buitgemaakt voor een die nog in het huis is, één keer per ronde, ook nadat je hebt gefaald.
ninjato-about-kayakujutsu = Voegt 2 toe aan je kaart, één keer per ronde.
ninjato-about-kenjutsu = Je kaart telt als 6, zonder toevoegingen, één keer per ronde.
ninjato-about-kuji-in = Een van je gebruikte vaardigheden is weer klaar, behalve Hensojutsu, één keer per ronde.
ninjato-about-taijutsu = Voegt 1 toe aan je kaart of haalt er 1 van af, één keer per ronde.
ninjato-about-boryaku = Telt alsof je een 2 of een 4 speelt, zonder kaart, één keer per ronde.
ninjato-about-seishin-teki = Maakt tegenover een bewaker van kracht list of van list kracht, voor de rest van de overval, één keer per ronde.
ninjato-about-hensojutsu = Voegt bij elke puntentelling 1 invloed toe, via een van je gemaskerde gezanten.
ninjato-about-palace = Betaal schatten voor een gezant: hun eer is meteen van jou, en de gezant geeft je invloed in een clan.
ninjato-about-pavilion = Betaal schatten voor een gerucht: hun eer is meteen van jou, en het gerucht blijft dicht liggen en telt aan het einde.
ninjato-about-envoy-deck = Zeven gezanten van elke clan, allemaal van verschillende leeftijd. Nieuwe komen aan het einde van de ronde.
ninjato-about-rumor-deck = Zes geruchten van elk van de vijf soorten. Nieuwe komen aan het einde van de ronde.
ninjato-about-slot-empty = Aan het einde van de ronde komt er een nieuwe kaart.
ninjato-about-envoy = Geeft je 1 invloed in de clan { NOUN($clan, of: "ninjato-clan") }. Bij gelijke stand beslist de leeftijd: de speler met de oudste gezant van de clan gaat voor.
ninjato-about-mask = Met het masker kan Hensojutsu 1 invloed toevoegen.
ninjato-about-cost-named = Prijs: { $list }; { $honor } eer voor jou.
ninjato-about-cost-any = { $count ->
        [one] Kost een schat naar keuze (?).
       *[other] Kost { $count } schatten naar keuze (?).
    }
ninjato-about-cost-range = Kost één tot vier schatten van één soort (=); meer leveren meer eer op.
ninjato-about-cost-three = Kost drie schatten van één soort (=) en één naar keuze (?).
ninjato-about-cost-pairs = Kost twee schatten van de ene soort (lichte =) en twee van een andere (donkere =).
ninjato-about-rumor-W = Aan het einde 1 eer voor elke elitebewaker die je gevangen hebt.
ninjato-about-rumor-G = Aan het einde 1 eer voor elk van je geruchten.
ninjato-about-rumor-P = Aan het einde 1 eer voor elk van je gezanten.
ninjato-about-rumor-A = Aan het einde 1 eer voor elk van je vaardigheden.
ninjato-about-rumor-D = Aan het einde 6 eer als alleen jij zulke geruchten hebt, 4 als twee spelers ze hebben, 2 als het er meer zijn.
ninjato-about-rumor-now = Je hebt er { $count }: nu { $factor } × { $things } = { $honor }.
ninjato-about-rumors-other = Dicht: tot het einde kent alleen de eigenaar ze.
ninjato-about-treasure = Levert { $honor } eer op als je hem besteedt, 1 als je hem aan het einde nog hebt.
ninjato-about-gold = Telt als elke soort en levert de eer daarvan op, in plaats van een schat naar keuze 5. 1 als je het aan het einde nog hebt.
ninjato-about-red = Rood: elitebewakers bewaken hem.
ninjato-about-shurikens = Elke speler legt drie shurikens per ronde, een voor een.
ninjato-about-honor = Na zeven ronden wint de meeste eer. Geruchten, elitebewakers en schatten die over zijn, komen er aan het einde bij.
ninjato-about-rounds = Zeven ronden. Na de ronden 3, 5 en 7, in vierkantjes, is er puntentelling voor de clans.
ninjato-about-order = Een bezoek aan de dojo brengt je in de volgende ronde naar voren.
ninjato-about-scoring = Clan voor clan neemt wie de meeste invloed heeft de eer van de fiches of een gerucht; dan krijgt nummer 2 wat overbleef.
ninjato-about-clan = Invloed: { $list }. Nummer 1 kiest { $honor } eer of een gerucht.
ninjato-about-clan-nobody = Hier heeft nog niemand invloed. Nummer 1 zou { $honor } eer of een gerucht krijgen.
ninjato-about-clan-rank = { $name } { $count }
ninjato-about-bag = 90 schatten in totaal. Nieuwe schatten voor de huizen komen hiervandaan.
ninjato-about-heap = Bestede en verloren schatten. Ze gaan terug in de zak als die leeg is.
ninjato-about-guards = 40 bewakers van 1 tot 5, waarvan elke 3 alarm slaat, en 20 elitebewakers.

# The guided first game
ninjato-lesson-aim = Verzamel in zeven ronden de meeste eer: overval deze vijf huizen en besteed hun schatten goed.
ninjato-lesson-strength = Elke beurt leg je een van je drie shurikens: tik op huis 2 en kies kracht, om de schildwacht, een 3, met meer te verslaan.
ninjato-lesson-card = Speel de 4, want die is meer dan 3; evenveel zou niet winnen.
ninjato-lesson-strike = Dit verslaat de bewaker: sla toe en pak de goedkoopste schat van het huis.
ninjato-lesson-leave = Vertrek en houd hem: meer bewakers betekenen meer schatten, maar faal je, dan houd je er maar één.
ninjato-lesson-left = Of je nu vertrekt of faalt, het huis krijgt een nieuwe schat, en de schildwacht blijft.
ninjato-lesson-dojo = Bezoek de dojo: je trekt twee kaarten, houdt er hoogstens zeven, en bent als laatste bezoeker in de volgende ronde eerst aan de beurt.
ninjato-lesson-three = Pak de 3: je kunt die ook aan een andere kaart toevoegen, als +1 of −1.
ninjato-lesson-deck = Trek de tweede kaart blind van de stapel.
ninjato-lesson-sensei = Leer de vaardigheid Shinobi-iri voor een 1; vanaf nu zijn andere vaardigheden van die stijl, de slang, gratis voor jou.
ninjato-lesson-round = Dat was je derde shuriken: de ronde eindigt, en er begint een nieuwe.
ninjato-lesson-stealth = Overval nu huis 3 met list; zo versla je elke bewaker met minder dan zijn getal.
ninjato-lesson-low = Speel de 2: die is nog niet minder dan 1, maar je hebt een vaardigheid.
ninjato-lesson-skill = Gebruik Shinobi-iri: het haalt 2 van je kaart af, één keer per ronde.
ninjato-lesson-used = Een gebruikte vaardigheid ligt dicht tot de ronde voorbij is.
ninjato-lesson-banzai = De balken laten zien welke bewakers kunnen komen, en je 2 verslaat er maar weinig; waag het toch en roep banzai!
ninjato-lesson-alarm = Een alarmbewaker: er kwam een schat bij en de kostbaarste werd rood, maar niets van wat je hebt verslaat een 3, dus geef op.
ninjato-lesson-fail = Je hebt gefaald, dus je houdt maar één van je schatten: pak de jade.
ninjato-lesson-lost = De waaier is verloren: wie weet wanneer het genoeg is, wint dit spel.
ninjato-lesson-elite = Elitebewakers bewaken de rode schatten, en je 5 verslaat zijn 4 tegen kracht: sla toe en neem hem gevangen.
ninjato-lesson-clear = Je hebt het huis leeggehaald, dus kies zijn nieuwe clanfiche: fiches zijn eer voor de speler met de meeste invloed in de clan.
ninjato-lesson-closed = Een leeggehaald huis is dicht tot de ronde voorbij is; dan komen er nieuwe schatten en een nieuwe schildwacht.
ninjato-lesson-double = Een dubbele zijn twee elitebewakers die één schat bewaken: je 5 verslaat de 4, dus sla daar eerst toe.
ninjato-lesson-second = Nu de 2: die moet apart worden verslagen, dus speel de 3.
ninjato-lesson-both = Sla nog eens toe: pas als ze allebei verslagen zijn, is de rode jade van jou.
ninjato-lesson-palace = Betaal een waaier, 2 eer waard, en een goud in plaats van een jade, 5 waard, voor een gezant die je invloed in de clan Taira geeft.
ninjato-lesson-pavilion = Betaal een vaas voor een gerucht: 4 eer nu, en aan het einde 1 voor elke elitebewaker die je gevangen hebt.
ninjato-lesson-slots = Lege plekken worden aan het einde van de ronde aangevuld; geruchten blijven dicht tot het spel is afgelopen.
ninjato-lesson-rounds = Na de ronden 3, 5 en 7 is er puntentelling voor de clans, steeds in een andere volgorde: nu de Minamoto, de Go-Shirakawa, de Taira.
ninjato-lesson-age = Hebben twee spelers evenveel invloed, dan beslist de oudste gezant van de clan: bij de Taira is dat die van jou, van 72 jaar.
ninjato-lesson-hensojutsu = Hensojutsu voegt 1 invloed toe via een gemaskerde gezant: kies de jouwe.
ninjato-lesson-scoring = Je hebt de meeste invloed in de clan Taira: neem de 14 eer, en nummer 2 krijgt in plaats daarvan een gerucht.
ninjato-lesson-several = Meer geruchten van één soort tellen zwaarder: elk van je elitebewakers levert 2 op met twee Krijgers, 4 met drie.
ninjato-lesson-end = Na ronde 7 komen geruchten, elitebewakers en schatten die over zijn erbij, en de meeste eer wint.
