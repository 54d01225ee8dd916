# Naishi: cards and places in sentences. `.object` is what somebody moves, `.beside` a number of them.
naishi-card-Mountain = Montagne
    .object = la Montagne
naishi-card-Naishi = Naishi
    .object = la Naishi
    .beside = { $count ->
        [one] une Naishi
       *[other] { $count } Naishi
    }
naishi-card-Advisor = Conseiller
    .object = le Conseiller
naishi-card-Sentinel = Sentinelle
    .object = la Sentinelle
naishi-card-Monk = Moine
    .object = le Moine
naishi-card-Horseman = Cavalier
    .object = le Cavalier
naishi-card-Ronin = Ronin
    .object = le Ronin
naishi-card-Ninja = Ninja
    .object = le Ninja
naishi-card-Fort = Fort
    .object = le Fort
    .beside = { $count ->
        [one] un Fort
       *[other] { $count } Forts
    }
naishi-card-Torii = Torii
    .object = le Torii
    .beside = { $count ->
        [one] un Torii
       *[other] { $count } Torii
    }
naishi-card-Rice-field = Rizière
    .object = la Rizière
naishi-card-Banner = Bannière
    .object = la Bannière
naishi-card-hidden = carte cachée
    .object = une carte cachée
naishi-place-L1 = Ligne 1
naishi-place-L2 = Ligne 2
naishi-place-L3 = Ligne 3
naishi-place-L4 = Ligne 4
naishi-place-L5 = Ligne 5
naishi-place-H1 = Main 1
naishi-place-H2 = Main 2
naishi-place-H3 = Main 3
naishi-place-H4 = Main 4
naishi-place-H5 = Main 5
naishi-place-R1 = Rivière 1
naishi-place-R2 = Rivière 2
naishi-place-R3 = Rivière 3
naishi-place-R4 = Rivière 4
naishi-place-R5 = Rivière 5

# What happens in a move
naishi-keep-card =
    .does = garde { NOUN($piece, of: "naishi-card", form: "object") } et donne { NOUN($given, of: "naishi-card", form: "object") }
    .you = gardez { NOUN($piece, of: "naishi-card", form: "object") } et donnez { NOUN($given, of: "naishi-card", form: "object") }
    .do = garder { NOUN($piece, of: "naishi-card", form: "object") } et donner { NOUN($given, of: "naishi-card", form: "object") }
naishi-keep-hidden =
    .does = garde une carte et donne l’autre
    .you = gardez une carte et donnez l’autre
naishi-receive =
    .does = reçoit { NOUN($piece, of: "naishi-card", form: "object") }
    .you = recevez { NOUN($piece, of: "naishi-card", form: "object") }
naishi-develop =
    .does = développe { NOUN($place, of: "naishi-place") } : { NOUN($piece, of: "naishi-card", form: "object") } remplace { NOUN($old, of: "naishi-card", form: "object") }
    .you = développez { NOUN($place, of: "naishi-place") } : { NOUN($piece, of: "naishi-card", form: "object") } remplace { NOUN($old, of: "naishi-card", form: "object") }
    .do = placer { NOUN($piece, of: "naishi-card", form: "object") } en { NOUN($place, of: "naishi-place") } et défausser { NOUN($old, of: "naishi-card", form: "object") }
naishi-reveal = La pile { $column } montre { NOUN($piece, of: "naishi-card", form: "object") }
naishi-empty-pile = La pile { $column } est vide
naishi-discard-two =
    .does = envoie un émissaire défausser Rivière { $low } et { $high }
    .you = envoyez un émissaire défausser Rivière { $low } et { $high }
    .do = défausser de la Rivière { NOUN($first, of: "naishi-card", form: "object") } et { NOUN($second, of: "naishi-card", form: "object") }
naishi-discard-card =
    .does = défausse { NOUN($piece, of: "naishi-card", form: "object") }
    .you = défaussez { NOUN($piece, of: "naishi-card", form: "object") }
naishi-swap-river =
    .does = envoie un émissaire échanger Rivière { $low } et { $high }
    .you = envoyez un émissaire échanger Rivière { $low } et { $high }
    .do = échanger dans la Rivière { NOUN($first, of: "naishi-card", form: "object") } et { NOUN($second, of: "naishi-card", form: "object") }
naishi-swap-line =
    .does = envoie un émissaire échanger Ligne { $low } et { $high }
    .you = envoyez un émissaire échanger Ligne { $low } et { $high }
    .do = échanger dans votre Ligne { NOUN($first, of: "naishi-card", form: "object") } et { NOUN($second, of: "naishi-card", form: "object") }
naishi-swap-hand =
    .does = envoie un émissaire échanger Main { $low } et { $high }
    .you = envoyez un émissaire échanger Main { $low } et { $high }
    .do = échanger dans votre Main { NOUN($first, of: "naishi-card", form: "object") } et { NOUN($second, of: "naishi-card", form: "object") }
naishi-swap-column =
    .does = envoie un émissaire échanger Main { $column } et Ligne { $column }
    .you = envoyez un émissaire échanger Main { $column } et Ligne { $column }
    .do = échanger { NOUN($line, of: "naishi-card", form: "object") } en Ligne { $column } et { NOUN($hand, of: "naishi-card", form: "object") } en Main { $column }
naishi-move =
    .does = déplace { NOUN($card, of: "naishi-card", form: "object") } en { NOUN($place, of: "naishi-place") }
    .you = déplacez { NOUN($card, of: "naishi-card", form: "object") } en { NOUN($place, of: "naishi-place") }
naishi-decree-exchange =
    .does = décrète un échange en { NOUN($place, of: "naishi-place") }
    .you = décrétez un échange en { NOUN($place, of: "naishi-place") }
    .do = décret en { NOUN($place, of: "naishi-place") } : échanger { NOUN($own, of: "naishi-card", form: "object") } contre { NOUN($other, of: "naishi-card", form: "object") }
naishi-give =
    .does = donne { NOUN($card, of: "naishi-card", form: "object") }
    .you = donnez { NOUN($card, of: "naishi-card", form: "object") }
naishi-get =
    .does = reçoit { NOUN($card, of: "naishi-card", form: "object") } en échange
    .you = recevez { NOUN($card, of: "naishi-card", form: "object") } en échange
naishi-recall-all =
    .does = { $count ->
        [one] rappelle un émissaire
       *[other] rappelle ses deux émissaires
    }
    .you = { $count ->
        [one] rappelez un émissaire
       *[other] rappelez vos deux émissaires
    }
    .do = { $count ->
        [one] rappeler votre émissaire
       *[other] rappeler vos deux émissaires
    }
naishi-recall-swap =
    .does = rappelle un émissaire d’une case Échange
    .you = rappelez un émissaire d’une case Échange
    .do = rappeler un émissaire d’une case Échange
naishi-recall-discard =
    .does = rappelle un émissaire d’une case Défausse
    .you = rappelez un émissaire d’une case Défausse
    .do = rappeler un émissaire d’une case Défausse
naishi-declare =
    .does = annonce la fin
    .you = annoncez la fin
    .do = annoncer la fin ; l’adversaire joue un dernier tour
naishi-finish =
    .does = termine son tour
    .you = terminez votre tour
    .do = terminer le tour
naishi-last-turn-follows = Un dernier tour suit
naishi-over = La partie est terminée

# Questions
naishi-ask-keep = Gardez une de vos deux cartes ; l’autre va à votre adversaire.
naishi-ask-develop = Prenez maintenant une carte de la Rivière.
naishi-ask-add = Envoyez un émissaire ou terminez le tour.
naishi-ask-turn = { $may_declare ->
    [0] { $emissaries ->
        [send] Prenez une carte de la Rivière ou envoyez un émissaire.
        [recall] Prenez une carte de la Rivière ou rappelez vos émissaires.
        [both] Prenez une carte de la Rivière ou utilisez vos émissaires.
       *[none] Prenez une carte de la Rivière.
    }
   *[other] { $emissaries ->
        [send] Prenez une carte, envoyez un émissaire ou annoncez la fin.
        [recall] Prenez une carte, rappelez vos émissaires ou annoncez la fin.
        [both] Prenez une carte, utilisez vos émissaires ou annoncez la fin.
       *[none] Prenez une carte de la Rivière ou annoncez la fin.
    }
}
naishi-ask-last-turn = { $emissaries ->
    [send] Dernier tour : prenez une carte ou envoyez un émissaire.
    [recall] Dernier tour : prenez une carte ou rappelez vos émissaires.
    [both] Dernier tour : prenez une carte ou utilisez vos émissaires.
   *[none] Dernier tour : prenez une carte de la Rivière.
}

# Why a move is not legal
naishi-refuse-set-up = gardez d’abord une de vos deux cartes.
naishi-refuse-keep = on ne garde une carte qu’à la mise en place.
naishi-refuse-finish = un tour demande une action principale : développer, décréter, rappeler ou annoncer la fin.
naishi-refuse-after-develop = votre développement est fait ; envoyez encore un émissaire, ou terminez le tour.
naishi-refuse-must-develop = après une action supplémentaire, il faut développer.
naishi-refuse-empty = la pile { $column } est vide.
naishi-refuse-none-to-recall = vous n’avez aucun émissaire à rappeler.
naishi-refuse-recall-all = utilisez r, qui rappelle tous vos émissaires.
naishi-refuse-none-there = vous n’avez pas d’émissaire sur une telle case.
naishi-refuse-declare = on ne peut annoncer la fin que si une pile est vide.
naishi-refuse-declared = votre adversaire a annoncé la fin ; c’est le dernier tour.
naishi-refuse-last-turn = deux piles sont vides : c’est de toute façon le dernier tour.
naishi-refuse-none-free = vous n’avez aucun émissaire libre.
naishi-refuse-decree = le décret a déjà servi.
naishi-refuse-swap = toutes les cases Échange sont prises.
naishi-refuse-discard = les deux cases Défausse sont prises.
naishi-refuse-last-card = il doit rester une carte dans la Rivière pour développer.
naishi-refuse-empty-pile = chacune des deux piles doit avoir une carte.

# Where points come from
naishi-score-mountains = { $count ->
    [one] une Montagne : { $points }
   *[other] { $count } Montagnes : { $points }
}
naishi-score-ninjas = { $count ->
    [one] Ninja sans personnage à copier : { $points }
   *[other] { $count } Ninjas sans personnage à copier : { $points }
}
naishi-score-torii = { $count } Torii : { $points }
naishi-score-rice-fields = { $count ->
    [one] une Rizière isolée : { $points }
   *[other] un groupe de { $count } Rizières : { $points }
}
naishi-score-banners = { $count ->
    [one] 1 Bannière dans la Ligne : { $points }
   *[other] { $count } Bannières dans la Ligne : { $points }
}
naishi-score-card = { $is_copy ->
    [0] { NOUN($piece, of: "naishi-card") } en { LIST($places, of: "naishi-place") } : { $points }
   *[other] Ninja en tant que { NOUN($piece, of: "naishi-card") } en { LIST($places, of: "naishi-place") } : { $points }
}
naishi-score-beside = { $is_copy ->
    [0] { NOUN($piece, of: "naishi-card") } en { LIST($places, of: "naishi-place") } : { $own }, à côté : { NOUN($giver, $count, of: "naishi-card", form: "beside") }, +{ $bonus }
   *[other] Ninja en tant que { NOUN($piece, of: "naishi-card") } en { LIST($places, of: "naishi-place") } : { $own }, à côté : { NOUN($giver, $count, of: "naishi-card", form: "beside") }, +{ $bonus }
}
naishi-score-under-banner = { $is_copy ->
    [0] { NOUN($piece, of: "naishi-card") } en { LIST($places, of: "naishi-place") } : { $own }, sous une Bannière : +{ $bonus }
   *[other] Ninja en tant que { NOUN($piece, of: "naishi-card") } en { LIST($places, of: "naishi-place") } : { $own }, sous une Bannière : +{ $bonus }
}

# The text board
naishi-board-hand = Main
naishi-board-line = Ligne
naishi-board-river = Riv.
naishi-board-dealt = Reçu
naishi-board-empty = vide
naishi-board-known = connue
naishi-board-left = pile { $column } : { $cards }
naishi-board-emissaries = émissaires libres : { $free } sur { $all }
naishi-board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
naishi-board-court = Cour : échanges { $swaps } sur { $swap_spaces }, défausses { $discards } sur { $discard_spaces }, décret { $decree ->
    [free] libre
   *[used] utilisé
}

# The rules in brief, for the terminal: lines of at most 60 columns
naishi-primer =
    Vous avez une Ligne de cinq cartes visibles et une Main de
    cinq cartes cachées, dans un ordre fixe. Ligne, Main et
    Rivière partagent les colonnes 1-5. À la fin, les cartes
    comptent selon leur type, leur place et leurs voisines.

    À chaque tour, vous faites une de ces actions :
      développer  une carte de la Rivière remplace la vôtre
                  dans sa colonne : L3 dans la Ligne, H3 dans
                  la Main. L’ancienne carte est défaussée. Une
                  fois, avant ou après, un émissaire peut
                  aider : x14 défausse Rivière 1 et 4 ;
                  sR14 sL14 sH14 échangent deux cartes de la
                  Rivière, de la Ligne ou de la Main ; sV3
                  échange Ligne et Main en colonne 3.
                  Ou terminez : -
      décréter    dL3 dH3 : les cartes des deux joueurs à cette
                  place changent de camp ; une fois par partie,
                  et l’émissaire y reste
      rappeler    r reprend vos émissaires (rs, rx un seul)
      end         si une pile est vide : l’adversaire joue un
                  dernier tour. Pas pendant un dernier tour.
    Deux piles vides finissent aussi la partie : après le tour
    de qui a commencé, l’adversaire joue un dernier tour.

    Points : une seule Montagne 5, plus -5. Naishi en colonne
    3 : Ligne 12, Main 8. Conseiller 2 4 3 4 2 par colonne, +4
    par Naishi à côté. Fort dans un coin 6. Sentinelle 3 sans
    autre Sentinelle à côté, +4 par Fort à côté. Torii : un -5,
    deux 0, trois 30. Moine dans la Main 5, +2 par Torii à
    côté. Groupes de Rizières : 2, 3, 4 font 10, 20, 30.
    Bannières dans la Ligne : une 3, deux 8. Cavalier dans la
    Main 3, sous une Bannière +10. Ronin selon les cartes
    différentes : 8, 9, 10 font 8, 15, 45. Un Ninja devient un
    autre de vos personnages.
