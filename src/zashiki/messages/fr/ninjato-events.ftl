# What happens in Ninjato: the events of a move, and what a move would do

# The dojo
ninjato-visit-dojo =
    .does = va au dojo piocher { $draws } cartes
    .you = allez au dojo piocher { $draws } cartes
    .do = aller au dojo piocher { $draws } cartes
ninjato-take-card =
    .does = prend un { $piece }
    .you = prenez un { $piece }
    .do = prendre un { $piece } visible
ninjato-draw-card =
    .does = pioche une carte
    .you = piochez une carte
    .do = piocher une carte
ninjato-draw-known-card =
    .does = pioche un { $piece }
    .you = piochez un { $piece }
ninjato-discard-card =
    .does = défausse un { $piece }
    .you = défaussez un { $piece }
    .do = défausser un { $piece }
ninjato-reveal = Le dojo montre { $first }, { $second } et { $third }
ninjato-shuffle-dojo = La défausse du dojo est mélangée et forme une nouvelle pioche

# The sensei, the palace and the pavilion
ninjato-learn =
    .does = apprend { NOUN($piece, of: "ninjato-tile") } et défausse un { $cost }
    .you = apprenez { NOUN($piece, of: "ninjato-tile") } et défaussez un { $cost }
    .do = apprendre { NOUN($piece, of: "ninjato-tile") } contre un { $cost } : { NOUN($piece, of: "ninjato-tile", form: "effect") }
ninjato-learn-free =
    .does = apprend { NOUN($piece, of: "ninjato-tile") } gratuitement, dans un style acquis
    .you = apprenez { NOUN($piece, of: "ninjato-tile") } gratuitement, dans un style acquis
    .do = apprendre gratuitement { NOUN($piece, of: "ninjato-tile") } : { NOUN($piece, of: "ninjato-tile", form: "effect") }
ninjato-pay-envoy =
    .does = paie { COUNTS($paid, $gold, of: "ninjato-treasure") } pour { NOUN($piece, of: "ninjato") } : { $points } points d’honneur
    .you = payez { COUNTS($paid, $gold, of: "ninjato-treasure") } pour { NOUN($piece, of: "ninjato") } : { $points } points d’honneur
    .do = payer { COUNTS($paid, $gold, of: "ninjato-treasure") } pour { NOUN($piece, of: "ninjato") } : { $points } points d’honneur
ninjato-pay-rumor =
    .does = paie { COUNTS($paid, $gold, of: "ninjato-treasure") } pour { NOUN($rumor, of: "ninjato-rumor", form: "the") } : { $points } points d’honneur
    .you = payez { COUNTS($paid, $gold, of: "ninjato-treasure") } pour { NOUN($rumor, of: "ninjato-rumor", form: "the") } : { $points } points d’honneur
    .do = payer { COUNTS($paid, $gold, of: "ninjato-treasure") } pour « { NOUN($rumor, of: "ninjato-rumor") } » : { $points } points d’honneur (compte { NOUN($rumor, of: "ninjato-rumor", form: "counts") })

# An invasion
ninjato-invade =
    .does = { $side ->
        [strength] envahit la maison { $house } par la force ; la sentinelle est un { $sentry }
       *[stealth] envahit la maison { $house } par la ruse ; la sentinelle est un { $sentry }
    }
    .you = { $side ->
        [strength] envahissez la maison { $house } par la force ; la sentinelle est un { $sentry }
       *[stealth] envahissez la maison { $house } par la ruse ; la sentinelle est un { $sentry }
    }
    .do = { $side ->
        [strength] envahir la maison { $house } par la force : sentinelle { $sentry }
       *[stealth] envahir la maison { $house } par la ruse : sentinelle { $sentry }
    }
ninjato-play-card =
    .does = joue un { $card }
    .you = jouez un { $card }
    .do = { $beaten ->
        [0] jouer un { $card }
        [1] jouer un { $card }, qui bat le { $value }
       *[other] jouer un { $card }, qui bat l’un ou l’autre
    }
ninjato-use-boryaku =
    .does = utilise Boryaku comme un { $card }
    .you = utilisez Boryaku comme un { $card }
    .do = { $beaten ->
        [0] utiliser Boryaku comme un { $card }, sans carte
        [1] utiliser Boryaku comme un { $card }, sans carte, qui bat le { $value }
       *[other] utiliser Boryaku comme un { $card }, sans carte, qui bat l’un ou l’autre
    }
ninjato-add-three =
    .does = { $step ->
        [-1] ajoute un 3 comme −1, ce qui fait { $total }
       *[1] ajoute un 3 comme +1, ce qui fait { $total }
    }
    .you = { $step ->
        [-1] ajoutez un 3 comme −1, ce qui fait { $total }
       *[1] ajoutez un 3 comme +1, ce qui fait { $total }
    }
    .do = { $step ->
        [-1] ajouter un 3 comme −1
       *[1] ajouter un 3 comme +1
    }
ninjato-add-skill =
    .does = { $step ->
        [-2] utilise { NOUN($skill, of: "ninjato-tile") } pour −2, ce qui fait { $total }
        [-1] utilise { NOUN($skill, of: "ninjato-tile") } pour −1, ce qui fait { $total }
        [1] utilise { NOUN($skill, of: "ninjato-tile") } pour +1, ce qui fait { $total }
       *[2] utilise { NOUN($skill, of: "ninjato-tile") } pour +2, ce qui fait { $total }
    }
    .you = { $step ->
        [-2] utilisez { NOUN($skill, of: "ninjato-tile") } pour −2, ce qui fait { $total }
        [-1] utilisez { NOUN($skill, of: "ninjato-tile") } pour −1, ce qui fait { $total }
        [1] utilisez { NOUN($skill, of: "ninjato-tile") } pour +1, ce qui fait { $total }
       *[2] utilisez { NOUN($skill, of: "ninjato-tile") } pour +2, ce qui fait { $total }
    }
    .do = { $step ->
        [-2] utiliser { NOUN($skill, of: "ninjato-tile") } : −2 à votre carte
        [-1] utiliser { NOUN($skill, of: "ninjato-tile") } : −1 à votre carte
        [1] utiliser { NOUN($skill, of: "ninjato-tile") } : +1 à votre carte
       *[2] utiliser { NOUN($skill, of: "ninjato-tile") } : +2 à votre carte
    }
ninjato-set-card =
    .does = utilise { NOUN($skill, of: "ninjato-tile") } : la carte devient { $value }, ce qui fait { $total }
    .you = utilisez { NOUN($skill, of: "ninjato-tile") } : la carte devient { $value }, ce qui fait { $total }
    .do = utiliser { NOUN($skill, of: "ninjato-tile") } : votre carte devient { $value }
ninjato-use-seishin-teki =
    .does = { $side ->
        [strength] utilise Seishin-teki et continue par la force
       *[stealth] utilise Seishin-teki et continue par la ruse
    }
    .you = { $side ->
        [strength] utilisez Seishin-teki et continuez par la force
       *[stealth] utilisez Seishin-teki et continuez par la ruse
    }
    .do = { $side ->
        [strength] utiliser Seishin-teki : continuer par la force
       *[stealth] utiliser Seishin-teki : continuer par la ruse
    }
ninjato-use-kuji-in =
    .does = utilise Kuji-in, et { NOUN($skill, of: "ninjato-tile") } peut resservir
    .you = utilisez Kuji-in, et { NOUN($skill, of: "ninjato-tile") } peut resservir
    .do = utiliser Kuji-in : { NOUN($skill, of: "ninjato-tile") } peut resservir
ninjato-use-choho =
    .does = utilise Choho : échange { NOUN($piece, 1, of: "ninjato-treasure") } contre { NOUN($theirs, 1, of: "ninjato-treasure") } de la maison
    .you = utilisez Choho : échangez { NOUN($piece, 1, of: "ninjato-treasure") } contre { NOUN($theirs, 1, of: "ninjato-treasure") } de la maison
    .do = utiliser Choho : échanger { NOUN($piece, 1, of: "ninjato-treasure") } contre { NOUN($theirs, 1, of: "ninjato-treasure") } de la maison
ninjato-use-choho-turning =
    .does = utilise Choho : échange { NOUN($piece, 1, of: "ninjato-treasure") } contre { NOUN($theirs, 1, of: "ninjato-treasure") } de la maison, où { NOUN($turned, 1, of: "ninjato-treasure") } devient rouge
    .you = utilisez Choho : échangez { NOUN($piece, 1, of: "ninjato-treasure") } contre { NOUN($theirs, 1, of: "ninjato-treasure") } de la maison, où { NOUN($turned, 1, of: "ninjato-treasure") } devient rouge
    .do = utiliser Choho : échanger { NOUN($piece, 1, of: "ninjato-treasure") } contre { NOUN($theirs, 1, of: "ninjato-treasure") } de la maison
ninjato-beat-guard =
    .does = { $guard ->
        [sentry] bat la sentinelle ({ $value }) avec { $total }
        [alarm] bat le garde d’alarme ({ $value }) avec { $total }
        [standin] bat le remplaçant d’un garde d’élite ({ $value }) avec { $total }
        [elite] bat le garde d’élite (force { $value }, ruse { $second }) avec { $total }
       *[normal] bat le garde ({ $value }) avec { $total }
    }
    .you = { $guard ->
        [sentry] battez la sentinelle ({ $value }) avec { $total }
        [alarm] battez le garde d’alarme ({ $value }) avec { $total }
        [standin] battez le remplaçant d’un garde d’élite ({ $value }) avec { $total }
        [elite] battez le garde d’élite (force { $value }, ruse { $second }) avec { $total }
       *[normal] battez le garde ({ $value }) avec { $total }
    }
    .do = frapper : votre { $total } bat le garde
ninjato-beat-one =
    .does = bat le { $value } des deux avec { $total }
    .you = battez le { $value } des deux avec { $total }
    .do = frapper : votre { $total } bat le { $value }
ninjato-keep-elite =
    .does = garde ce garde d’élite, qui vaut { $honor } à la fin
    .you = gardez ce garde d’élite, qui vaut { $honor } à la fin
ninjato-win =
    .does = prend { NOUN($piece, 1, of: "ninjato-treasure") }
    .you = prenez { NOUN($piece, 1, of: "ninjato-treasure") }
ninjato-clear =
    .does = vide la maison { $house }
    .you = videz la maison { $house }
ninjato-banzai =
    .does = crie banzaï
    .you = criez banzaï
    .do = banzaï : affronter le garde suivant
ninjato-guard-comes = { $guard ->
        [alarm] Voici le garde d’alarme ({ $value })
        [standin] Voici le remplaçant d’un garde d’élite ({ $value })
        [elite] Voici le garde d’élite (force { $value }, ruse { $second })
        [double] Voici les deux gardes d’élite ({ $value } et { $second })
       *[normal] Voici le garde ({ $value })
    }
ninjato-shuffle-guards = La défausse des gardes est mélangée et forme une nouvelle pioche
ninjato-shuffle-elites = La défausse des gardes d’élite est mélangée et forme une nouvelle pioche
ninjato-refill-bag = Les trésors dépensés retournent dans le sac
ninjato-alarm = Alarme : { NOUN($piece, 1, of: "ninjato-treasure") } arrive dans la maison, et { NOUN($turned, 1, of: "ninjato-treasure") } devient rouge
ninjato-alarm-empty = Alarme : il n’y a plus de trésor à ajouter
ninjato-alarm-empty-turning = Alarme : il n’y a plus de trésor à ajouter, et { NOUN($turned, 1, of: "ninjato-treasure") } devient rouge
ninjato-leave =
    .does = repart avec { COUNTS($loot, of: "ninjato-treasure") }
    .you = repartez avec { COUNTS($loot, of: "ninjato-treasure") }
    .do = repartir avec { COUNTS($loot, of: "ninjato-treasure") }
ninjato-keep-all =
    .does = garde { COUNTS($loot, of: "ninjato-treasure") }
    .you = gardez { COUNTS($loot, of: "ninjato-treasure") }
ninjato-put-token =
    .does = pose { NOUN($clan, of: "ninjato-clan") } { $honor } sur la maison { $house }
    .you = posez { NOUN($clan, of: "ninjato-clan") } { $honor } sur la maison { $house }
    .do = poser { NOUN($clan, of: "ninjato-clan") } { $honor } sur la maison { $house }
ninjato-fail =
    .does = { $guard ->
        [sentry] échoue contre la sentinelle ({ $value })
        [alarm] échoue contre le garde d’alarme ({ $value })
        [standin] échoue contre le remplaçant d’un garde d’élite ({ $value })
        [elite] échoue contre le garde d’élite (force { $value }, ruse { $second })
        [double] échoue contre les deux gardes d’élite ({ $value } et { $second })
       *[normal] échoue contre le garde ({ $value })
    }
    .you = { $guard ->
        [sentry] échouez contre la sentinelle ({ $value })
        [alarm] échouez contre le garde d’alarme ({ $value })
        [standin] échouez contre le remplaçant d’un garde d’élite ({ $value })
        [elite] échouez contre le garde d’élite (force { $value }, ruse { $second })
        [double] échouez contre les deux gardes d’élite ({ $value } et { $second })
       *[normal] échouez contre le garde ({ $value })
    }
    .do = { $treasures ->
        [0] renoncer : vous n’obtenez rien
       *[other] renoncer : vous gardez un trésor
    }
ninjato-keep =
    .does = { $lost ->
        [0] garde { NOUN($piece, 1, of: "ninjato-treasure") }
        [one] garde { NOUN($piece, 1, of: "ninjato-treasure") } ; { $lost } autre trésor est perdu
       *[other] garde { NOUN($piece, 1, of: "ninjato-treasure") } ; { $lost } autres trésors sont perdus
    }
    .you = { $lost ->
        [0] gardez { NOUN($piece, 1, of: "ninjato-treasure") }
        [one] gardez { NOUN($piece, 1, of: "ninjato-treasure") } ; { $lost } autre trésor est perdu
       *[other] gardez { NOUN($piece, 1, of: "ninjato-treasure") } ; { $lost } autres trésors sont perdus
    }
    .do = garder { NOUN($piece, 1, of: "ninjato-treasure") }
ninjato-gain = La maison { $house } reçoit { NOUN($piece, 1, of: "ninjato-treasure") }

# The end of a round
ninjato-round-ends = La manche { $round } se termine
ninjato-goes-first =
    .does = joue désormais en premier
    .you = jouez désormais en premier
ninjato-sensei-teaches = Le sensei enseigne { LIST($first, $second, $third, $fourth, of: "ninjato-tile") }
ninjato-house-stays-closed = La maison { $house } reste fermée : il n’y a pas de trésor pour elle
ninjato-refill-house = La maison { $house } reçoit { COUNTS($loot, of: "ninjato-treasure") }, avec une sentinelle de { $sentry }
ninjato-refill-palace = Nouveau au palais : { LIST($first, $second, $third, $fourth, of: "ninjato-envoy") }
ninjato-refill-pavilion = Nouveau au pavillon : { LIST($first, $second, $third, $fourth, of: "ninjato-rumor", form: "the") }
ninjato-round-begins = La manche { $round } commence
ninjato-game-over = La partie est terminée

# A scoring phase
ninjato-use-hensojutsu =
    .does = utilise Hensojutsu sur { NOUN($piece, of: "ninjato") }
    .you = utilisez Hensojutsu sur { NOUN($piece, of: "ninjato") }
    .do = utiliser Hensojutsu sur { NOUN($piece, of: "ninjato") }
ninjato-skip-hensojutsu =
    .does = n’utilise pas Hensojutsu
    .you = n’utilisez pas Hensojutsu
    .do = ne pas utiliser ce Hensojutsu
ninjato-honor-first =
    .does = prend l’honneur ({ $points }), à la première place chez les { NOUN($clan, of: "ninjato-clan") }
    .you = prenez l’honneur ({ $points }), à la première place chez les { NOUN($clan, of: "ninjato-clan") }
    .do = prendre l’honneur des { NOUN($clan, of: "ninjato-clan") } : { $points }
ninjato-honor-second =
    .does = prend l’honneur ({ $points }), à la deuxième place chez les { NOUN($clan, of: "ninjato-clan") }
    .you = prenez l’honneur ({ $points }), à la deuxième place chez les { NOUN($clan, of: "ninjato-clan") }
ninjato-rumor-first =
    .does = prend { NOUN($rumor, of: "ninjato-rumor", form: "the") }, à la première place chez les { NOUN($clan, of: "ninjato-clan") }
    .you = prenez { NOUN($rumor, of: "ninjato-rumor", form: "the") }, à la première place chez les { NOUN($clan, of: "ninjato-clan") }
    .do = prendre { NOUN($rumor, of: "ninjato-rumor", form: "the") } (compte { NOUN($rumor, of: "ninjato-rumor", form: "counts") })
ninjato-rumor-second =
    .does = prend { NOUN($rumor, of: "ninjato-rumor", form: "the") }, à la deuxième place chez les { NOUN($clan, of: "ninjato-clan") }
    .you = prenez { NOUN($rumor, of: "ninjato-rumor", form: "the") }, à la deuxième place chez les { NOUN($clan, of: "ninjato-clan") }
    .do = prendre { NOUN($rumor, of: "ninjato-rumor", form: "the") } (compte { NOUN($rumor, of: "ninjato-rumor", form: "counts") })

# Treasures, of which a capital letter is a red one, and gold in place of others; `.kind` is one without its number
ninjato-treasure-f = { $count ->
    [one] un éventail
   *[other] { $count } éventails
}
    .kind = éventail
ninjato-treasure-s = { $count ->
    [one] un rouleau
   *[other] { $count } rouleaux
}
    .kind = rouleau
ninjato-treasure-v = { $count ->
    [one] un vase
   *[other] { $count } vases
}
    .kind = vase
ninjato-treasure-j = { $count ->
    [one] un jade
   *[other] { $count } jades
}
    .kind = jade
ninjato-treasure-g = { $count ->
    [one] un lingot
   *[other] { $count } lingots
}
    .kind = lingot
ninjato-treasure-F = { $count ->
    [one] un éventail rouge
   *[other] { $count } éventails rouges
}
    .kind = éventail rouge
ninjato-treasure-S = { $count ->
    [one] un rouleau rouge
   *[other] { $count } rouleaux rouges
}
    .kind = rouleau rouge
ninjato-treasure-V = { $count ->
    [one] un vase rouge
   *[other] { $count } vases rouges
}
    .kind = vase rouge
ninjato-treasure-J = { $count ->
    [one] un jade rouge
   *[other] { $count } jades rouges
}
    .kind = jade rouge
ninjato-treasure-G = { $count ->
    [one] un lingot rouge
   *[other] { $count } lingots rouges
}
    .kind = lingot rouge
ninjato-treasure-gf = { $count ->
    [one] un lingot comme éventail
   *[other] { $count } lingots comme éventails
}
ninjato-treasure-gs = { $count ->
    [one] un lingot comme rouleau
   *[other] { $count } lingots comme rouleaux
}
ninjato-treasure-gv = { $count ->
    [one] un lingot comme vase
   *[other] { $count } lingots comme vases
}
ninjato-treasure-gj = { $count ->
    [one] un lingot comme jade
   *[other] { $count } lingots comme jades
}

# Skills, with their effects
ninjato-tile-shinobi-iri = Shinobi-iri
    .effect = −2 à votre carte
ninjato-tile-intonjutsu = Intonjutsu
    .effect = votre carte devient 0
ninjato-tile-choho = Choho
    .effect = un trésor contre un de la maison
ninjato-tile-kayakujutsu = Kayakujutsu
    .effect = +2 à votre carte
ninjato-tile-kenjutsu = Kenjutsu
    .effect = votre carte devient 6
ninjato-tile-kuji-in = Kuji-in
    .effect = une tuile utilisée peut resservir
ninjato-tile-taijutsu = Taijutsu
    .effect = +1 ou −1 à votre carte
ninjato-tile-boryaku = Boryaku
    .effect = un 2 ou un 4 sans carte
ninjato-tile-seishin-teki = Seishin-teki
    .effect = la force devient ruse, ou la ruse force
ninjato-tile-hensojutsu = Hensojutsu
ninjato-tile-hensojutsu-snake = Hensojutsu (serpent)
    .effect = +1 en influence par un envoyé masqué
ninjato-tile-hensojutsu-tiger = Hensojutsu (tigre)
    .effect = +1 en influence par un envoyé masqué
ninjato-tile-hensojutsu-crane = Hensojutsu (grue)
    .effect = +1 en influence par un envoyé masqué

# Clans; envoys by clan and age
ninjato-clan-T = Taira
ninjato-clan-M = Minamoto
ninjato-clan-S = Go-Shirakawa
ninjato-envoy-T18 = l’envoyé Taira de 18 ans
ninjato-envoy-M21 = l’envoyé Minamoto de 21 ans
ninjato-envoy-S24 = l’envoyé Go-Shirakawa de 24 ans
ninjato-envoy-T27 = l’envoyé Taira de 27 ans
ninjato-envoy-M30 = l’envoyé Minamoto de 30 ans
ninjato-envoy-S33 = l’envoyé Go-Shirakawa de 33 ans
ninjato-envoy-T36 = l’envoyé Taira de 36 ans
ninjato-envoy-M39 = l’envoyé Minamoto de 39 ans
ninjato-envoy-S42 = l’envoyé Go-Shirakawa de 42 ans
ninjato-envoy-T45 = l’envoyé Taira de 45 ans
ninjato-envoy-M48 = l’envoyé Minamoto de 48 ans
ninjato-envoy-S51 = l’envoyé Go-Shirakawa de 51 ans
ninjato-envoy-T54 = l’envoyé Taira de 54 ans
ninjato-envoy-M57 = l’envoyé Minamoto de 57 ans
ninjato-envoy-S60 = l’envoyé Go-Shirakawa de 60 ans
ninjato-envoy-T63 = l’envoyé Taira de 63 ans
ninjato-envoy-M66 = l’envoyé Minamoto de 66 ans
ninjato-envoy-S69 = l’envoyé Go-Shirakawa de 69 ans
ninjato-envoy-T72 = l’envoyé Taira de 72 ans
ninjato-envoy-M75 = l’envoyé Minamoto de 75 ans
ninjato-envoy-S78 = l’envoyé Go-Shirakawa de 78 ans

# Kinds of rumors: their name; the same in a sentence; a short one for a narrow card, with soft hyphens; what they count;
# and a number of that
ninjato-rumor-W = Plus grand guerrier
    .the = la rumeur « Plus grand guerrier »
    .short = Guerrier
    .counts = vos cartes d’élite
    .number = { $count ->
        [one] { $count } carte d’élite
       *[other] { $count } cartes d’élite
    }
ninjato-rumor-G = Faveur du peuple
    .the = la rumeur « Faveur du peuple »
    .short = Faveur
    .counts = toutes vos rumeurs
    .number = { $count ->
        [one] { $count } rumeur
       *[other] { $count } rumeurs
    }
ninjato-rumor-P = Amis puissants
    .the = la rumeur « Amis puissants »
    .short = Amis
    .counts = vos envoyés
    .number = { $count ->
        [one] { $count } envoyé
       *[other] { $count } envoyés
    }
ninjato-rumor-A = Maître des arts secrets
    .the = la rumeur « Maître des arts secrets »
    .short = Secrets
    .counts = vos tuiles
    .number = { $count ->
        [one] { $count } tuile de technique
       *[other] { $count } tuiles de technique
    }
ninjato-rumor-D = Adversaires sans honneur
    .the = la rumeur « Adversaires sans honneur »
    .short = Dés{ "\u00AD" }honneur
    .counts = 6, 4 ou 2 chacune
