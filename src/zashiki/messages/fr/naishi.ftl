# Naishi: the home page, the options
naishi-motto = Bâtissez une cour de dix places, dont la moitié cachée. Choisissez le moment d’en finir.
naishi-option-recall = Émissaires rappelés
naishi-option-recall-one-or-both = un ou deux
naishi-option-recall-all = tous ensemble
naishi-about = De Mathieu Bieri et Alex Fortineau, publié par Merle Éditions (2024). Pour deux joueurs : dix places, dont cinq cachées, et une fin que chacun peut annoncer.

# The rules
naishi-rules-title-emissaries = Les émissaires
naishi-rules-aim = Transformez des montagnes en un territoire de dix cartes : cinq dans votre Ligne, visibles de tous, et cinq dans votre Main, pour vos seuls yeux. Les points dépendent de la place de chaque carte. Le plus grand total gagne.
naishi-rules-river = La Rivière compte cinq piles de six cartes, la carte du dessus face visible. Chaque pile forme une colonne avec une place de votre Ligne et une place de votre Main.
naishi-rules-draft = Vous commencez avec cinq montagnes dans la Ligne, trois dans la Main et deux autres cartes : gardez-en une et donnez l’autre ; l’adversaire en fait autant. Puis votre Main est mélangée.
naishi-rules-eye = Une carte qui entre dans une Main sous les yeux des deux joueurs reste connue ; le plateau la marque d’un œil. Quand deux cartes d’une Main changent de place, chacun voit quelles places sont échangées.
naishi-rules-turn = Faites une de ces actions :
naishi-rules-develop-name = Développer
naishi-rules-develop = Mettez la carte du dessus d’une pile dans votre Ligne ou votre Main, dans sa colonne. Votre ancienne carte est défaussée, et la pile montre la suivante. Avant ou après, vous pouvez envoyer un émissaire.
naishi-rules-decree-name = Décréter
naishi-rules-decree = Une seule fois par partie, par l’un de vous deux. Un émissaire va sur la case Décret et y reste. Choisissez une place de la Ligne ou de la Main : votre carte à cette place et celle de l’adversaire changent de camp.
naishi-rules-recall-name = Rappeler
naishi-rules-recall = Reprenez un ou deux de vos émissaires ; jamais celui du décret. (On peut ouvrir une table où tous reviennent ensemble.)
naishi-rules-declare-name = Annoncer la fin
naishi-rules-declare = Possible dès qu’une pile est vide, mais pas pendant un dernier tour. L’adversaire joue un dernier tour.
naishi-rules-emissaries = Vous en avez deux. Chacun va sur une case libre de la Cour, agit aussitôt et y reste jusqu’à son rappel.
naishi-rules-swap-name = Échange
naishi-rules-swap = Trois cases. Échangez deux cartes du dessus de la Rivière, deux cartes de votre Ligne, deux de votre Main, ou les cartes de Ligne et de Main d’une de vos colonnes.
naishi-rules-discard-name = Défausse
naishi-rules-discard = Deux cases. Défaussez les cartes du dessus de deux piles. S’il vous reste à développer, une carte doit rester dans la Rivière.
naishi-rules-end = La partie finit aussi quand un tour laisse au moins deux piles vides : aussitôt, sauf si c’était un tour de qui a commencé ; l’adversaire joue alors un dernier tour. Rien n’ajoute de tour après un dernier tour.
naishi-rules-tie = À égalité de points, qui a le plus de couleurs différentes gagne ; sinon, la partie est nulle.
naishi-rules-scoring = La Ligne est au-dessus de la Main. « À côté » veut dire à gauche, à droite, au-dessus ou au-dessous.
naishi-rules-mountain = 5 si elle est seule dans votre territoire ; à deux ou plus, −5 en tout.
naishi-rules-naishi = Dans la colonne du milieu : 12 dans la Ligne, 8 dans la Main. Ailleurs 0.
naishi-rules-advisor = 2, 4, 3, 4, 2 selon la colonne ; et 4 par Naishi à côté.
naishi-rules-sentinel = 3 si aucune autre Sentinelle n’est à côté ; et 4 par Fort à côté.
naishi-rules-monk = 5 dans la Main ; et dans les deux rangées, 2 par Torii à côté.
naishi-rules-horseman = 3 dans la Main, et 10 de plus sous une Bannière. 0 dans la Ligne.
naishi-rules-ronin = 8 pour 8 types différents dans votre territoire, 15 pour 9 types, 45 pour 10 ; Montagnes et Ninjas ne sont pas des types.
naishi-rules-ninja = Doit devenir un autre personnage de votre territoire, à sa propre place et en tout, sauf comme type pour le Ronin ; le meilleur choix est fait pour vous. Sans personnage à copier, il ne rapporte rien et n’a pas de couleur.
naishi-rules-fort = 6 dans chaque coin : première et dernière colonne, dans les deux rangées.
naishi-rules-torii = Un seul −5, deux 0, trois ou plus 30 en tout.
naishi-rules-rice-field = Groupes de rizières voisines : deux 10, trois 20, quatre ou plus 30.
naishi-rules-banner = Dans la Ligne seulement : une 3, deux 8 en tout.
naishi-rules-beside-example = À côté de ce Conseiller : une Sentinelle, une Bannière et, au-dessous, une Naishi, qui lui donne 4 de plus.
naishi-rules-score-example = Ce territoire rapporte 62 points. Les trois Rizières en rapportent 20 ensemble.
naishi-rules-card = Carte
naishi-rules-copies = Nombre
naishi-rules-points = Points
naishi-rules-kinds = Naishi, Conseiller, Sentinelle, Moine, Cavalier, Ronin et Ninja sont des personnages ; Fort, Torii, Rizière et Bannière sont des provinces.

# The board
naishi-you = Vous
naishi-river = Rivière
naishi-line = Ligne
naishi-hand = Main
naishi-line-of = { $owner ->
    [you] Votre Ligne
   *[other] Ligne : { $owner }
}
naishi-hand-of = { $owner ->
    [you] Votre Main
   *[other] Main : { $owner }
}
# A place of a Line or a Hand, for a screen reader.
naishi-place = { $owner ->
    [you] Votre { $row }
   *[other] { $row }, { $owner }
}, colonne { $column } : { $card ->
    [hidden] une carte cachée
   *[other] { NOUN($card, of: "naishi-card") }
}{ $known ->
    [mine] , carte connue aussi en face ({ $other })
    [theirs] , carte que vous connaissez
   *[no] { "" }
}
naishi-pile = Rivière, colonne { $column } : { $count ->
    [0] vide
    [one] { NOUN($card, of: "naishi-card") }, dernière carte de sa pile
   *[other] { NOUN($card, of: "naishi-card") }, { $count } cartes dans la pile
}
naishi-empty = vide
naishi-court = Cour impériale
naishi-swap = Échange
naishi-discard = Défausse
naishi-decree = Décret
naishi-swap-short = deux cartes changent de place
naishi-discard-short = deux cartes de la Rivière
naishi-decree-short = une carte avec { $other }
naishi-stand = { $mine ->
    [0] { "" }
    [one] , un émissaire à vous
   *[other] , { $mine } émissaires à vous
}{ $theirs ->
    [0] { "" }
    [one] , un à { $other }
   *[other] , { $theirs } à { $other }
}
naishi-space-swap = Échanger deux cartes : { $free ->
    [0] aucune case libre
    [one] une case libre
   *[other] { $free } cases libres
}{ naishi-stand }
naishi-space-discard = Défausser deux cartes de la Rivière : { $free ->
    [0] aucune case libre
    [one] une case libre
   *[other] { $free } cases libres
}{ naishi-stand }
naishi-space-decree = Décret, échanger une place avec l’adversaire, une fois par partie : { $free ->
    [0] case prise
   *[other] case libre
}{ naishi-stand }
naishi-free = { $owner ->
    [you] Vos émissaires libres
   *[other] Émissaires libres, { $owner }
} : { $count }
naishi-discard-pile = Défausse : { $count ->
    [0] vide
    [one] une carte, { NOUN($card, of: "naishi-card") }
   *[other] { $count } cartes, { NOUN($card, of: "naishi-card") } au-dessus
}
naishi-discarded = défausse : { $count }
naishi-dealt = Vos deux cartes
naishi-dealt-card = Carte { $number } sur deux, à garder ou à donner : { NOUN($card, of: "naishi-card") }
naishi-dealt-hidden = Une carte face cachée
naishi-keep = Gardez une de vos deux cartes ; l’autre va à { $other }.
naishi-drafting = Chacun garde une carte et donne l’autre.
naishi-score = Points
naishi-score-so-far = Points actuels
naishi-turn = Tour { $turn }
naishi-last-turn = Dernier tour
naishi-gave = Carte donnée
naishi-gave-whole = À la mise en place, vous avez donné { NOUN($card, of: "naishi-card", form: "object") } à { $other }. Sa place dans la Main vous est cachée.
# The primary button of the action bar
naishi-verb-k = Garder
naishi-verb-L = Développer
naishi-verb-H = Développer
naishi-verb-x = Défausser
naishi-verb-s = Échanger
naishi-verb-d = Décréter
naishi-verb-r = { $count ->
    [2] Rappeler les deux
   *[other] Rappeler
}
naishi-verb-end = Annoncer la fin
naishi-verb-finish = Terminer le tour

# The next step
naishi-step-keep = Touchez-la encore pour la garder et donner l’autre carte.
naishi-step-recall = Rappelez les deux, ou choisissez la case d’où en rappeler un.
naishi-step-develop = Choisissez où placer { NOUN($card, of: "naishi-card", form: "object") } : votre Ligne ou votre Main.
naishi-step-swap = Choisissez la première des deux cartes à échanger.
naishi-step-swap-second = Choisissez la carte qui change de place avec { NOUN($card, of: "naishi-card", form: "object") }.
naishi-step-discard = Choisissez la première des deux cartes de la Rivière.
naishi-step-discard-second = Choisissez la carte de la Rivière à défausser avec { NOUN($card, of: "naishi-card", form: "object") }.
naishi-step-decree = Choisissez la place où les deux cartes changent de camp.

# What things are and do, for the card that explains them
naishi-worth = { $count ->
    [one] Maintenant { $points }.
   *[other] Maintenant { $points } pour les { $count } ensemble.
}
naishi-worth-least = Maintenant au moins { $points }.
naishi-worth-ninja = Maintenant, copie { NOUN($card, of: "naishi-card", form: "object") } : { $points }.
naishi-about-known-mine = L’œil : { $other } connaît cette carte.
naishi-about-known-theirs = L’œil : vous connaissez cette carte, car elle est arrivée là sous vos yeux.
naishi-about-unknown = À part { $owner }, personne ne la connaît. Elle est là depuis le début : une Montagne, la carte que vous avez donnée ou celle gardée en face.
naishi-about-secret = À part { $owner }, personne ne voit cette carte avant la fin.
naishi-about-line = Cinq cartes que les deux joueurs voient : la rangée du haut d’un territoire.
naishi-about-hand = Cinq cartes cachées à l’adversaire, sauf celles arrivées sous ses yeux : la rangée du bas d’un territoire.
naishi-about-develop = Pour vous : { $line } dans la Ligne, { $hand } dans la Main.
naishi-about-pile = { $below ->
    [0] C’est la dernière carte de sa pile.
    [one] Une carte reste face cachée au-dessous.
   *[other] { $below } cartes restent face cachée au-dessous.
}
naishi-about-pile-empty = Plus de cartes dans cette colonne. Dès qu’une pile est vide, vous pouvez annoncer la fin ; deux piles vides terminent la partie.
naishi-about-none-free = Vous n’avez aucun émissaire libre.
naishi-about-recall = Les rappeler prend un tour entier : touchez ici.
naishi-about-emissaries = Chacun va sur une case libre de la Cour, agit aussitôt et y reste jusqu’à son rappel ({ $name }).
naishi-about-discards = Les cartes défaussées ne reviennent pas. On n’en voit que la dernière.
naishi-about-score = Vos points si la partie finissait maintenant. Ceux en face ({ $other }) sont cachés jusqu’à la fin.
naishi-about-score-over = Les points de ce territoire.
naishi-about-turn = Les tours des deux joueurs, comptés ensemble.
naishi-about-last-turn = Après ce tour, la partie est finie et tous les points sont comptés.

# The guided first game
naishi-lesson-territory = Votre territoire a dix places : cinq dans la Ligne, que nous voyons tous deux, et cinq dans la Main, cachées à mes yeux.
naishi-lesson-draft = Gardez une de vos deux cartes et donnez-moi l’autre, pendant que je fais de même : gardez le Cavalier.
naishi-lesson-hand = Je vous ai aussi donné une carte, et votre Main a été mélangée ; désormais, chaque carte garde sa place.
naishi-lesson-river = À votre tour, vous prenez la carte du dessus d’une pile ; elle remplace votre carte de Ligne ou de Main dans la même colonne.
naishi-lesson-develop = Une Naishi rapporte 12 au milieu de la Ligne : touchez-la dans la Rivière, puis sa place qui brille dans votre Ligne.
naishi-lesson-finish = Avant ou après avoir pris une carte, vous pouvez aussi envoyer un émissaire à la Cour ; cette fois, terminez simplement le tour.
naishi-lesson-fort = J’ai mis un Fort dans un coin, où il rapporte 6 ; ailleurs, il ne rapporterait rien.
naishi-lesson-beside = Un Conseiller gagne 4 de plus par Naishi à côté, c’est-à-dire à gauche, à droite, au-dessus ou au-dessous : mettez celui-ci dans votre Ligne.
naishi-lesson-swap = Sous une Bannière, un Cavalier rapporte 10 de plus : touchez Échange à la Cour, puis le Cavalier et la Montagne sous la Bannière.
naishi-lesson-eye = J’ai mis un Moine dans ma Main, où il rapporte 5 ; vous l’avez vu y entrer, il vous reste donc visible et porte un œil.
naishi-lesson-rice = Les Rizières comptent par groupes, 10 pour deux, 20 pour trois, 30 pour quatre : mettez celle-ci dans votre Main, sous la première.
naishi-lesson-discard = Le Torii et le Fort m’aideraient : touchez Défausse à la Cour, puis tous les deux, et les voilà partis.
naishi-lesson-sentinel = Ma Sentinelle rapporte 4 pour le Fort à côté d’elle, et 3 parce qu’aucune autre Sentinelle n’est à côté.
naishi-lesson-recall = Vos émissaires restent à la Cour jusqu’à ce que vous passiez un tour entier à en rappeler un ou deux : touchez vos émissaires.
naishi-lesson-recalled = Vos émissaires sont de nouveau libres ; voyons maintenant la fin d’une partie.
naishi-lesson-mountain = Une seule Montagne rapporte 5, mais deux ou plus vous coûtent 5 en tout.
naishi-lesson-ninja = Un Ninja devient un de vos personnages, celui qui rapporte le plus à sa place : celui-ci est un deuxième Cavalier.
naishi-lesson-ronin = Un Ronin rapporte 8, 15 ou 45 pour 8, 9 ou 10 cartes différentes, sans compter Montagnes et Ninjas.
naishi-lesson-decree = Une fois par partie, l’un de nous peut décréter que les deux cartes d’une place changent de camp : prenez mon Torii, car trois rapportent 30 et un seul coûte 5.
naishi-lesson-empty = La pile 3 est vide : chacun de nous peut maintenant annoncer la fin, et une deuxième pile vide termine la partie sans cela.
naishi-lesson-declare = Vous avez une belle avance : annoncez la fin, et je joue un dernier tour.
naishi-lesson-last = Les deux Mains sont maintenant visibles et les points sont comptés ; à égalité, qui a le plus de couleurs différentes gagne.
