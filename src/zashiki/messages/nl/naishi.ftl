# Naishi: the home page, the options
naishi-motto = Bouw een hof op tien plaatsen, de helft verborgen. Kies wanneer het afgelopen is.
naishi-option-recall = Teruggeroepen gezanten
naishi-option-recall-one-or-both = één of allebei
naishi-option-recall-all = allemaal samen
naishi-about = Van Mathieu Bieri en Alex Fortineau, uitgegeven door Merle Éditions (2024). Voor twee: tien plaatsen, waarvan vijf verborgen, en een einde dat jullie allebei mogen uitroepen.

# The rules
naishi-rules-title-emissaries = Gezanten
naishi-rules-aim = Maak van bergen een gebied van tien kaarten: vijf in je lijn, voor iedereen te zien, en vijf in je hand, alleen voor jou. Het gaat erom wat waar ligt. De meeste punten winnen.
naishi-rules-river = De rivier heeft vijf stapels van zes kaarten, de bovenste open. Elke stapel vormt een kolom met een plaats van je lijn en een plaats van je hand.
naishi-rules-draft = Je begint met vijf bergen in de lijn, drie in de hand en twee andere kaarten: houd er een en geef er een weg; de ander doet dat ook. Daarna wordt je hand geschud.
naishi-rules-eye = Een kaart die voor de ogen van beide spelers in een hand komt, blijft bekend en krijgt op het bord een oog. Wisselen twee handkaarten van plaats, dan zien beide spelers welke plaatsen het zijn.
naishi-rules-turn = Doe een van deze dingen:
naishi-rules-develop-name = Ontwikkelen
naishi-rules-develop = Leg de bovenste kaart van een stapel in je lijn of je hand, in dezelfde kolom. Je oude kaart daar wordt afgelegd, en de stapel toont de volgende. Daarvoor of daarna mag je één gezant sturen.
naishi-rules-decree-name = Decreet
naishi-rules-decree = Eén keer per spel, door een van jullie. Een gezant gaat naar het decreetveld en blijft daar. Kies een plaats van de lijn of van de hand: jouw kaart daar en die van de ander wisselen van eigenaar.
naishi-rules-recall-name = Terugroepen
naishi-rules-recall = Neem een of beide gezanten terug, maar nooit die van het decreet. (Een tafel kan zo worden geopend dat ze allemaal samen terugkomen.)
naishi-rules-declare-name = Einde uitroepen
naishi-rules-declare = Kan zodra er een stapel leeg is, maar niet in een laatste beurt. De ander heeft nog één laatste beurt.
naishi-rules-emissaries = Je hebt er twee. Elk gaat naar een vrij veld van het hof, handelt meteen en blijft tot je hem terugroept.
naishi-rules-swap-name = Ruil
naishi-rules-swap = Drie velden. Ruil twee bovenste kaarten van de rivier, twee kaarten van je lijn, twee van je hand, of lijn en hand in een van je kolommen.
naishi-rules-discard-name = Afleg
naishi-rules-discard = Twee velden. Leg de bovenste kaarten van twee stapels af. Moet je nog ontwikkelen, dan moet er een kaart in de rivier blijven.
naishi-rules-end = Het spel eindigt ook zodra na een beurt twee of meer stapels leeg zijn: meteen, behalve na een beurt van wie begon; dan heeft de ander nog één laatste beurt. Op een laatste beurt volgt nooit nog een.
naishi-rules-tie = Bij gelijke punten winnen meer verschillende kleuren; anders is het gelijkspel.
naishi-rules-scoring = De lijn ligt boven de hand. ‘Naast’ betekent links, rechts, boven of onder.
naishi-rules-mountain = 5 als het de enige in je gebied is; twee of meer samen −5.
naishi-rules-naishi = In de middelste kolom: 12 in de lijn, 8 in de hand. Elders 0.
naishi-rules-advisor = 2, 4, 3, 4, 2 per kolom; en 4 voor elke naishi ernaast.
naishi-rules-sentinel = 3 als er geen wachter naast ligt; en 4 voor elk fort ernaast.
naishi-rules-monk = 5 in de hand; en in beide rijen 2 voor elke torii ernaast.
naishi-rules-horseman = In de hand 3, en onder een banier 10 meer. In de lijn 0.
naishi-rules-ronin = 8 voor 8 verschillende soorten in je gebied, 15 voor 9 soorten, 45 voor 10; bergen en ninja’s zijn geen soorten.
naishi-rules-ninja = Moet een ander personage van je gebied worden, op de eigen plaats en in alle opzichten, behalve als soort voor de ronin; de beste keuze wordt voor je gemaakt. Zonder voorbeeld levert hij niets op en heeft hij geen kleur.
naishi-rules-fort = 6 in elke hoek: eerste en laatste kolom, beide rijen.
naishi-rules-torii = Eén −5, twee 0, drie of meer samen 30.
naishi-rules-rice-field = Groepen velden naast elkaar: twee 10, drie 20, vier of meer 30.
naishi-rules-banner = Alleen in de lijn: één 3, twee samen 8.
naishi-rules-beside-example = Naast deze raadgever liggen een wachter, een banier en, eronder, een naishi, die hem 4 meer geeft.
naishi-rules-score-example = Dit gebied levert 62 op. De drie rijstvelden leveren samen 20 op.
naishi-rules-card = Kaart
naishi-rules-copies = In het spel
naishi-rules-points = Punten
naishi-rules-kinds = Naishi, raadgever, wachter, monnik, ruiter, ronin en ninja zijn personages; fort, torii, rijstveld en banier zijn provincies.

# The board
naishi-you = Jij
naishi-river = Rivier
naishi-line = Lijn
naishi-hand = Hand
naishi-line-of = { $owner ->
    [you] Jouw lijn
   *[other] Lijn van { $owner }
}
naishi-hand-of = { $owner ->
    [you] Jouw hand
   *[other] Hand van { $owner }
}
# A place of a Line or a Hand, for a screen reader.
naishi-place = { $owner ->
    [you] { $row } van jou
   *[other] { $row } van { $owner }
}, kolom { $column }: { $card ->
    [hidden] een verborgen kaart
   *[other] { NOUN($card, of: "naishi-card", form: "name") }
}{ $known ->
    [mine] , bekend bij { $other }
    [theirs] , bekend bij jou
   *[no] { "" }
}
naishi-pile = Rivier, kolom { $column }: { $count ->
    [0] leeg
    [one] { NOUN($card, of: "naishi-card", form: "name") }, de laatste kaart van de stapel
   *[other] { NOUN($card, of: "naishi-card", form: "name") }, { $count } kaarten in de stapel
}
naishi-empty = leeg
naishi-court = Keizerlijk hof
naishi-swap = Ruil
naishi-discard = Afleg
naishi-decree = Decreet
naishi-swap-short = twee kaarten ruilen
naishi-discard-short = twee rivierkaarten
naishi-decree-short = een kaart met { $other }
naishi-stand = { $mine ->
    [0] { "" }
    [one] , één gezant van jou
   *[other] , { $mine } gezanten van jou
}{ $theirs ->
    [0] { "" }
    [one] , één van { $other }
   *[other] , { $theirs } van { $other }
}
naishi-space-swap = Twee kaarten ruilen: { $free ->
    [0] geen vrij veld
    [one] één vrij veld
   *[other] { $free } vrije velden
}{ naishi-stand }
naishi-space-discard = Twee rivierkaarten afleggen: { $free ->
    [0] geen vrij veld
    [one] één vrij veld
   *[other] { $free } vrije velden
}{ naishi-stand }
naishi-space-decree = Decreet, één plaats met de ander ruilen, één keer per spel: { $free ->
    [0] bezet
   *[other] vrij
}{ naishi-stand }
naishi-free = { $owner ->
    [you] Jouw vrije gezanten
   *[other] Vrije gezanten van { $owner }
}: { $count }
naishi-discard-pile = Aflegstapel: { $count ->
    [0] leeg
    [one] één kaart, { NOUN($card, of: "naishi-card", form: "name") }
   *[other] { $count } kaarten, bovenop { NOUN($card, of: "naishi-card", form: "name") }
}
naishi-discarded = { $count } afgelegd
naishi-dealt = Jouw twee kaarten
naishi-dealt-card = Kaart { $number } van de twee, om te houden of weg te geven: { NOUN($card, of: "naishi-card", form: "name") }
naishi-dealt-hidden = Een kaart die verborgen is gegeven
naishi-keep = Houd een van je twee kaarten; de andere gaat naar { $other }.
naishi-drafting = Elke speler houdt één kaart en geeft er één weg.
naishi-score = Punten
naishi-score-so-far = Punten nu
naishi-turn = Beurt { $turn }
naishi-last-turn = Laatste beurt
naishi-gave = Gegeven
naishi-gave-whole = Aan het begin gaf je { NOUN($card, of: "naishi-card", form: "object") } aan { $other }; waar de kaart in de hand kwam, heb je niet gezien.
# The primary button of the action bar
naishi-verb-k = Houden
naishi-verb-L = Ontwikkelen
naishi-verb-H = Ontwikkelen
naishi-verb-x = Afleggen
naishi-verb-s = Ruilen
naishi-verb-d = Uitvaardigen
naishi-verb-r = { $count ->
    [2] Beide terugroepen
   *[other] Terugroepen
}
naishi-verb-end = Einde uitroepen
naishi-verb-finish = Beurt beëindigen

# The next step
naishi-step-keep = Tik er nog eens op om deze te houden en de andere weg te geven.
naishi-step-recall = Roep ze allebei terug, of kies het veld waarvan er een terugkomt.
naishi-step-develop = Kies nu waar { NOUN($card, of: "naishi-card", form: "object") } heen gaat: je lijn of je hand.
naishi-step-swap = Kies nu de eerste van twee kaarten om te ruilen.
naishi-step-swap-second = Kies nu de kaart die van plaats wisselt met { NOUN($card, of: "naishi-card", form: "object") }.
naishi-step-discard = Kies nu de eerste van twee rivierkaarten.
naishi-step-discard-second = Kies nu de rivierkaart die je samen met { NOUN($card, of: "naishi-card", form: "object") } aflegt.
naishi-step-decree = Kies nu de plaats waarvan de twee kaarten van eigenaar wisselen.

# What things are and do, for the card that explains them
naishi-worth = { $count ->
    [one] Nu { $points }.
   *[other] Nu { $points } voor alle { $count } samen.
}
naishi-worth-least = Nu minstens { $points }.
naishi-worth-ninja = Nu als { NOUN($card, of: "naishi-card", form: "name") } { $points }.
naishi-about-known-mine = Het oog: { $other } kent deze kaart.
naishi-about-known-theirs = Het oog: je kent deze kaart, want je zag hem daarheen gaan.
naishi-about-unknown = Alleen { $owner } kent deze kaart. Die lag er vanaf het begin: een berg, de kaart die jij gaf, of de kaart die { $owner } hield.
naishi-about-secret = Alleen { $owner } ziet deze kaart voor het einde.
naishi-about-line = Vijf kaarten die beide spelers zien: de bovenste rij van een gebied.
naishi-about-hand = Vijf kaarten die alleen hun eigenaar ziet, behalve als de ander ze daarheen zag gaan: de onderste rij van een gebied.
naishi-about-develop = Voor jou: { $line } in de lijn, { $hand } in de hand.
naishi-about-pile = { $below ->
    [0] Het is de laatste kaart van de stapel.
    [one] Eronder ligt nog één verborgen kaart.
   *[other] Eronder liggen nog { $below } verborgen kaarten.
}
naishi-about-pile-empty = Er zijn geen kaarten meer in deze kolom. Is er een stapel leeg, dan mag je het einde uitroepen; twee lege stapels beëindigen het spel.
naishi-about-none-free = Je hebt geen vrije gezant.
naishi-about-recall = Ze terugroepen kost een hele beurt: tik hier.
naishi-about-emissaries = Elk gaat naar een vrij veld van het hof, handelt meteen en blijft tot { $name } hem terugroept.
naishi-about-discards = Afgelegde kaarten komen niet terug. Alleen de bovenste is te zien.
naishi-about-score = Jouw punten als het spel nu was afgelopen. Die van { $other } zijn verborgen tot het einde.
naishi-about-score-over = De punten van dit gebied.
naishi-about-turn = De beurten van beide spelers samen.
naishi-about-last-turn = Na deze beurt is het spel afgelopen en worden alle punten geteld.

# The guided first game
naishi-lesson-territory = Jouw gebied heeft tien plaatsen: vijf in de lijn, die we allebei zien, en vijf in de hand, die alleen jij ziet.
naishi-lesson-draft = Houd een van je twee kaarten en geef mij de andere, en ik doe hetzelfde: houd de ruiter.
naishi-lesson-hand = Ik gaf jou ook een kaart, en je hand werd geschud; vanaf nu blijft elke kaart op zijn plaats.
naishi-lesson-river = In een beurt pak je de bovenste kaart van een stapel; die vervangt je lijnkaart of je handkaart in dezelfde kolom.
naishi-lesson-develop = Een naishi levert in het midden van de lijn 12 op: tik op haar in de rivier, en dan op haar oplichtende plek in je lijn.
naishi-lesson-finish = Voor of na het pakken van een kaart mag je ook een gezant naar het hof sturen; beëindig nu gewoon je beurt.
naishi-lesson-fort = Ik legde een fort in een hoek, waar het 6 oplevert; overal elders zou het niets opleveren.
naishi-lesson-beside = Een raadgever levert 4 meer op voor een naishi ernaast, dus links, rechts, erboven of eronder: leg deze in je lijn.
naishi-lesson-swap = Onder een banier levert een ruiter 10 meer op: tik aan het hof op Ruil, dan op de ruiter en op de berg onder de banier.
naishi-lesson-eye = Ik legde een monnik in mijn hand, waar hij 5 oplevert; je zag het, dus hij blijft voor jou zichtbaar en heeft een oog.
naishi-lesson-rice = Rijstvelden tellen in groepen, 10 voor twee, 20 voor drie, 30 voor vier: leg dit in je hand, onder het eerste.
naishi-lesson-discard = Een torii en een fort zouden mij helpen: tik aan het hof op Afleg, dan op allebei, en ze zijn weg.
naishi-lesson-sentinel = Mijn wachter levert 4 op voor het fort ernaast, en 3 omdat er geen andere wachter naast ligt.
naishi-lesson-recall = Je gezanten blijven aan het hof tot je een hele beurt besteedt om er een of allebei terug te roepen: tik op je gezanten.
naishi-lesson-recalled = Je gezanten zijn weer vrij; laten we het einde van een spel bekijken.
naishi-lesson-mountain = Een enkele berg levert 5 op, maar twee of meer kosten je samen 5.
naishi-lesson-ninja = Een ninja wordt een van je personages, en wel het personage dat op zijn plaats het meest oplevert: deze is een tweede ruiter.
naishi-lesson-ronin = Een ronin levert 8, 15 of 45 op voor 8, 9 of 10 verschillende kaarten, bergen en ninja’s niet meegeteld.
naishi-lesson-decree = Eén keer per spel mag een van ons bepalen dat beide kaarten van een plaats van eigenaar wisselen: neem mijn torii, want drie leveren 30 op en één kost 5.
naishi-lesson-empty = Stapel 3 is leeg: nu mogen we allebei het einde uitroepen, en een tweede lege stapel beëindigt het spel vanzelf.
naishi-lesson-declare = Je staat ver voor: roep het einde uit, en ik heb nog één laatste beurt.
naishi-lesson-last = Nu liggen beide handen open en worden de punten geteld; bij gelijke punten winnen meer verschillende kleuren.
