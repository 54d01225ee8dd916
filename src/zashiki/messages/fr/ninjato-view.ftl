# Ninjato: where points come from
ninjato-from-earlier = honneur d’avant cette position : { $points }
ninjato-from-envoys = trésors payés pour des envoyés : { $points }
ninjato-from-pavilion = trésors payés pour des rumeurs : { $points }
ninjato-from-clans = influence dans les clans : { $points }
ninjato-from-rumors = { NOUN($kind, of: "ninjato-rumor") }, { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } : { $times } × { NOUN($kind, $things, of: "ninjato-rumor", form: "number") } = { $points }
ninjato-from-dishonor = { NOUN("D", of: "ninjato-rumor") } : { $cards } × { $each }, car { $holders ->
        [one] personne d’autre n’en a
       *[other] { $holders } joueurs en ont
    } = { $points }
ninjato-from-treasures = { $count ->
        [one] { $count } trésor non dépensé
       *[other] { $count } trésors non dépensés
    } : { $points }
ninjato-from-elites = { $count ->
        [one] { $count } carte d’élite
       *[other] { $count } cartes d’élite
    } : { $points }
ninjato-from-tie = les envoyés départagent : { $envoys ->
        [one] { $envoys } envoyé
       *[other] { $envoys } envoyés
    }{ $envoys ->
        [0] { "" }
       *[other] , l’aîné a { $age } ans
    }

# What is asked of the player who decides
ninjato-ask-place = Manche { $round }, shuriken { $shuriken } sur 3 : choisissez un lieu.
ninjato-ask-draw = { $draws ->
        [one] Prenez encore { $draws } carte, visible ou de la pioche.
       *[other] Prenez encore { $draws } cartes, visibles ou de la pioche.
    }
ninjato-ask-discard = Vous avez { $cards } cartes ; défaussez jusqu’à 7.
ninjato-ask-guard = { $guard ->
        [sentry] La sentinelle ({ $value })
        [alarm] Le garde d’alarme ({ $value })
        [standin] Le remplaçant d’un garde d’élite ({ $value })
        [elite] Le garde d’élite (force { $value }, ruse { $second })
       *[normal] Le garde ({ $value })
    } : { $side ->
        [stealth] jouez moins de { $need }.
       *[strength] jouez plus de { $need }.
    }
ninjato-ask-both = { $side ->
        [stealth] Les deux gardes d’élite ({ $value } et { $second }) : moins que chacun, en jouant contre chacun à part.
       *[strength] Les deux gardes d’élite ({ $value } et { $second }) : plus que chacun, en jouant contre chacun à part.
    }
ninjato-ask-rest = { $side ->
        [stealth] Des deux, il reste le { $need } : jouez moins de { $need }.
       *[strength] Des deux, il reste le { $need } : jouez plus de { $need }.
    }
ninjato-ask-between = Repartir avec { COUNTS($neutral, $red, of: "ninjato-treasure") }, ou banzaï ?
ninjato-ask-keep = C’est un échec. Quel trésor gardez-vous ?
ninjato-ask-token = La maison { $house } est vidée. Choisissez son nouveau jeton de clan.
ninjato-ask-hensojutsu = Utiliser Hensojutsu sur un envoyé masqué pour une influence de plus ?
ninjato-ask-first = Première place chez les { NOUN($clan, of: "ninjato-clan") } : l’honneur ({ $honor }) ou une rumeur du pavillon ?
ninjato-ask-second = Deuxième place chez les { NOUN($clan, of: "ninjato-clan") } : choisissez une rumeur.
ninjato-say-strike = { $which ->
        [it] Vous avez { $total }, qui le bat : frappez.
        [either] Vous avez { $total }, qui bat l’un ou l’autre : frappez.
       *[one] Vous avez { $total }, qui bat le { $value } : frappez.
    }
ninjato-say-nothing = { $which ->
        [it] Vous n’avez rien qui le batte.
        [either] Vous n’avez rien qui batte l’un ou l’autre.
       *[one] Vous n’avez rien qui batte le { $value }.
    }
ninjato-say-total = Vous avez { $total } pour l’instant.

# Why a move is not legal, as the end of a sentence
ninjato-want-place = choisissez un lieu pour votre shuriken.
ninjato-want-draw = prenez une carte : t? de la pioche, ou une carte visible.
ninjato-want-discard = défaussez une carte de votre main.
ninjato-want-end = finissez d’abord l’invasion.
ninjato-want-card = jouez d’abord une carte de votre main ; les ajouts et la frappe viennent après.
ninjato-want-more = une carte est jouée ; ajoutez-y, frappez ou renoncez (yield).
ninjato-want-guard = { $other ->
        [0] nommez le garde : !{ $value }.
       *[other] nommez le garde : !{ $value } et !{ $other }.
    }
ninjato-want-leave-or-banzai = repartez (leave) ou criez banzaï (banzai).
ninjato-want-keep = choisissez quel trésor de votre shuriken garder.
ninjato-want-token = choisissez un jeton d’un autre clan dans la réserve.
ninjato-want-hensojutsu = nommez un de vos envoyés masqués pas encore nommé, ou h-.
ninjato-want-reward = prenez l’honneur, ou une rumeur du pavillon.
ninjato-want-rumor = prenez une rumeur du pavillon.
ninjato-not-taught = le sensei n’enseigne pas { NOUN($skill, of: "ninjato-tile") } maintenant.
ninjato-style-owned = vous avez déjà ce style ({ NOUN($style, of: "ninjato-style") }), il n’y a donc rien à payer.
ninjato-card-unnamed = le prix est une carte au choix : nommez-en une de votre main.
ninjato-card-named = le prix est un { $card }, et aucune carte n’est à nommer.
ninjato-card-missing = le prix est un { $card }, que vous n’avez pas en main.
ninjato-no-envoy = l’emplacement { $slot } du palais est vide.
ninjato-no-rumor = l’emplacement { $slot } du pavillon est vide.
ninjato-too-poor = { $least ->
        [0] le prix est { COUNTS($cost, of: "ninjato-treasure") }
       *[other] le prix est de { $least } à { $most } d’une même sorte
    }, { $treasures ->
        [0] et vous n’avez rien.
       *[other] et vous avez { COUNTS($owned, of: "ninjato-treasure") }.
    }
ninjato-not-open = la maison { $house } est fermée jusqu’à la fin de la manche.
ninjato-no-card = vous n’avez pas de { $card } en main.
ninjato-no-skill = vous n’avez pas { NOUN($skill, of: "ninjato-tile") } à disposition.
ninjato-no-kuji-in = il faut un Kuji-in disponible et une tuile utilisée de ce nom.
ninjato-not-taken = vous n’avez aucun { NOUN($treasure, of: "ninjato-treasure", form: "kind") } sur votre shuriken.
ninjato-not-in-house = il n’y a aucun { NOUN($treasure, of: "ninjato-treasure", form: "kind") } dans la maison.
ninjato-no-guard = il n’y a aucun garde de { $value } à battre.
ninjato-total-fails = { $side ->
        [stealth] votre total est { $total }, et il faut moins de { $value }
       *[strength] votre total est { $total }, et il faut plus de { $value }
    }{ $other ->
        [0] .
       *[other] { " " }et { $other }.
    }

# Treasures that the player chooses for a cost
ninjato-treasure-a = { $count ->
        [one] un trésor au choix
       *[other] { $count } trésors au choix
    }
    .kind = libre
ninjato-treasure-x = { $count } d’une même sorte
ninjato-treasure-y = { $count } d’une autre sorte

# The text board
ninjato-board-round = Manche { $round } sur { $rounds }
ninjato-board-scoring = décompte { $round } : { $order }
ninjato-board-house = Maison { $number }
ninjato-board-closed = fermée jusqu’à la fin de la manche
ninjato-board-sentry = garde { $value }
ninjato-board-dojo = Dojo
ninjato-board-deck = { $cards } dans la pioche
ninjato-board-stack = sa pile, de haut en bas : { $names }
ninjato-board-sensei = Sensei
ninjato-board-lesson = { $skill } ({ $style }, { $card ->
        [0] une carte au choix
       *[other] un { $card }
    })
ninjato-board-no-lesson = rien à enseigner dans cette manche
ninjato-board-palace = Palais
ninjato-board-pavilion = Pavillon
ninjato-board-cost-range = { $least } à { $most } pareils
ninjato-board-cost-alike = { $count } pareils
ninjato-board-clans = Clans
ninjato-board-nobody = personne
ninjato-board-honor = honneur { $honor }
ninjato-board-hand = { $cards ->
        [0] aucune carte en main
        [one] { $cards } carte en main
       *[other] { $cards } cartes en main
    }
ninjato-board-treasures = trésors { $treasures }
ninjato-board-elites = cartes d’élite { $cards }
ninjato-board-rumors = rumeurs { $rumors }
ninjato-board-used = { $skill } (utilisée)
ninjato-board-invading = { $side ->
        [stealth] Invasion de la maison { $house } par la ruse
       *[strength] Invasion de la maison { $house } par la force
    }
ninjato-board-shuriken = Shuriken
ninjato-board-no-loot = encore rien
ninjato-board-facing = En face
ninjato-board-guard = { $guard ->
        [sentry] la sentinelle ({ $value })
        [alarm] le garde d’alarme ({ $value })
        [standin] le remplaçant d’un garde d’élite ({ $value })
        [elite] le garde d’élite (force { $value }, ruse { $second })
        [double] les deux gardes d’élite ({ $value } et { $second })
       *[normal] le garde ({ $value })
    }
ninjato-board-left = ; il reste le { $value }
ninjato-board-so-far = En jeu
ninjato-board-total = un total de { $total }
ninjato-board-no-card = aucune carte jouée
ninjato-board-wins = Gagne
ninjato-board-against = contre { $value } : { $plays }
ninjato-board-strike = frapper maintenant
ninjato-board-nothing = vous n’avez rien qui le batte
ninjato-board-next = Ensuite
ninjato-board-nobody-next = { $left ->
        [one] personne : battez ce garde et la maison est vidée
       *[other] personne : battez les deux et la maison est vidée
    }
ninjato-board-coming = { $source ->
        [elite] un de { $count } gardes d’élite : { $guards }
        [standin] un de { $count } gardes, dont un remplaçant d’élite : { $guards }
       *[normal] un de { $count } gardes : { $guards }
    }
ninjato-board-guards = { $kind ->
        [alarm] alarme{ "\u00A0" }{ $values }{ "\u00A0" }×{ $count }
        [double] double{ "\u00A0" }{ $values }{ "\u00A0" }×{ $count }
       *[plain] { $values }{ "\u00A0" }×{ $count }
    }
ninjato-board-odds = Chances
ninjato-board-chance = vos cartes battent { $beaten } gardes sur { $count }, { $percent } %

# The rules in brief, for the terminal: lines of at most 60 columns
ninjato-primer =
    Sept manches ; à tour de rôle, chacun place trois shurikens.
      dojo        prendre des cartes, t5 visible ou t? de la
                  pioche : 4 si vous n’en avez pas, 3 avec une,
                  sinon 2 ; sept restent en main au plus. Qui va
                  au dojo en dernier commence à la manche
                  suivante
      learn:…     une technique du sensei, contre une carte ;
                  gratuite si vous avez une tuile de son style
      P2:fj       payer des trésors pour un envoyé du palais
      R1:v        payer des trésors pour une rumeur du pavillon
      H3+ H3-     envahir la maison 3 par la force ou la ruse

    Invasion : jouez une carte (b4), puis ajoutez au besoin des
    3 avec + ou - et des techniques. Par la force, il faut plus
    que le garde, par la ruse, moins ; l’égalité ne gagne pas.
    Frappez avec !, et le trésor suivant est à vous : repartez
    (leave), ou criez banzai et affrontez un garde inconnu. Si
    vous renoncez (yield), vous gardez un seul trésor. Une
    alarme apporte un trésor ; puis le plus précieux qui n’est
    pas rouge le devient. Les trésors en majuscules sont
    rouges : des gardes d’élite les gardent. Un double, ce sont
    deux gardes, à battre chacun à part. Si vous videz une
    maison, choisissez son nouveau jeton de clan. On peut taper
    plusieurs coups : b4 + !

    Trésors payés : éventail 2, rouleau 3, vase 4, jade 5 ; le
    lingot remplace toute sorte, après les vrais trésors de
    cette sorte. Après les manches 3, 5 et 7, qui a le plus
    d’envoyés d’un clan gagne l’honneur de ses jetons ou une
    rumeur, le suivant reçoit l’autre ; l’envoyé le plus âgé
    départage. * marque un masque, utile à Hensojutsu. À la fin
    comptent aussi les rumeurs, les cartes d’élite et les
    trésors restants.

    La composition de certains paquets est reconstituée : le
    livret ne donne que des totaux et des exemples.
