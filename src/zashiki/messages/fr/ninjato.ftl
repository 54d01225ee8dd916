# Ninjato: the home page, the options
ninjato-motto = Envahissez les maisons des clans, garde après garde, et sachez repartir à temps.
ninjato-about = D’Adam West et Dan Schnake, une création Crosscut Games publiée par Z-Man Games (2011). De deux à quatre joueurs. La composition de ses paquets est en partie reconstituée, car le livret ne liste pas toutes les cartes ; la page des règles dit quels nombres le sont.

# The rules
ninjato-rules-title-round = Une manche
ninjato-rules-title-invasion = Envahir une maison
ninjato-rules-title-guards = Les gardes
ninjato-rules-title-skills = Les techniques
ninjato-rules-title-treasures = Les trésors
ninjato-rules-title-envoys = Les envoyés
ninjato-rules-title-rumors = Les rumeurs
ninjato-rules-title-clans = Les clans
ninjato-rules-aim = Gagnez le plus d’honneur en sept manches. Envahissez les maisons, dépensez leurs trésors pour des envoyés et des rumeurs, et gagnez de l’influence dans les trois clans.
ninjato-rules-round = À tour de rôle, chacun place un shuriken et fait aussitôt ce que le lieu propose, trois fois de suite. Les lieux ont de la place pour tous ; seule une maison vidée reste fermée jusqu’à la fin de la manche.
ninjato-rules-house-name = Maison
ninjato-rules-house = Envahissez-la pour ses trésors.
ninjato-rules-dojo = Prenez deux cartes, trois si vous en avez une, quatre si vous n’en avez pas : visibles ou de la pioche. Vous en gardez sept au plus. Les visiteurs du dojo commencent à la manche suivante, le dernier venu avant tous les autres.
ninjato-rules-sensei = Apprenez une technique contre la carte demandée, ou gratuitement si vous en avez une du même style. Les techniques servent pendant vos invasions, chacune une fois par manche.
ninjato-rules-palace = Payez un envoyé, qui vous donne de l’influence dans un clan.
ninjato-rules-pavilion = Payez une rumeur. Elle reste face cachée et compte à la fin de la partie.
ninjato-rules-refill = À la fin d’une manche, les maisons vidées reçoivent trois trésors et une nouvelle sentinelle, le palais et le pavillon sont complétés, et les techniques utilisées sont de nouveau disponibles. Aux manches 1 à 4, le sensei montre autant de nouvelles techniques qu’il y a de joueurs, puis un Hensojutsu par manche.
ninjato-rules-invade = Choisissez la force, pour battre chaque garde avec plus, ou la ruse, pour le battre avec moins. L’égalité ne bat personne. La sentinelle, que vous voyez, vient en premier.
ninjato-rules-strip = Une invasion par la force.
ninjato-rules-fight = Jouez une carte contre un garde, puis ajoutez des 3, chacun comme +1 ou −1, et des techniques. Tout est dépensé, même en cas d’échec.
ninjato-rules-win = Chaque garde battu vous donne un trésor, le moins cher d’abord et les rouges en dernier. Repartez alors avec tout ce que vous avez pris, ou criez banzaï et affrontez le garde suivant, quel qu’il soit.
ninjato-rules-fail = Si vous ne pouvez pas battre un garde, vous gardez un des trésors pris et perdez les autres. Que vous échouiez ou repartiez, la maison reçoit un nouveau trésor, et sa sentinelle reste.
ninjato-rules-clear = Si vous prenez le dernier trésor, la maison est vidée : remplacez son jeton de clan par celui d’un autre clan.
ninjato-rules-alarm = Un garde d’alarme qui n’est pas la sentinelle apporte un trésor de plus ; puis le plus précieux qui n’est pas rouge le devient.
ninjato-rules-elite = Les gardes d’élite gardent les trésors rouges. La plupart ont un nombre contre la force, droit, et un autre contre la ruse, penché ; les doubles sont deux gardes, à battre tous deux pour un seul trésor. Ceux que vous battez sont à vous, même si vous échouez ensuite.
ninjato-rules-guard = Garde
ninjato-rules-cards = Cartes
ninjato-rules-guard-1 = 1
ninjato-rules-guard-2 = 2
ninjato-rules-guard-3a = 3, donne l’alarme
ninjato-rules-guard-4 = 4
ninjato-rules-guard-5 = 5
ninjato-rules-elites = Vous gardez les gardes d’élite battus, pour leur honneur à la fin.
ninjato-rules-elite-guard = Garde d’élite
ninjato-rules-honor = Honneur
ninjato-rules-elite-E51 = 5 contre la force, 1 contre la ruse
ninjato-rules-elite-E42 = 4 contre la force, 2 contre la ruse
ninjato-rules-elite-E52 = 5 contre la force, 2 contre la ruse
ninjato-rules-elite-E41 = 4 contre la force, 1 contre la ruse
ninjato-rules-elite-E53 = 5 contre la force, 3 contre la ruse
ninjato-rules-elite-E31 = 3 contre la force, 1 contre la ruse
ninjato-rules-elite-D35 = deux gardes, 3 et 5
ninjato-rules-elite-D13 = deux gardes, 1 et 3
ninjato-rules-elite-D24 = deux gardes, 2 et 4
ninjato-rules-skills = Chaque tuile de technique sert une fois par manche. La première d’un style coûte une carte ; dès que vous en avez une, toutes les autres de ce style sont gratuites.
ninjato-rules-skill = Technique
ninjato-rules-effect = Effet
ninjato-rules-style = Style
ninjato-rules-cost = Prix
ninjato-rules-tiles = Tuiles
ninjato-rules-cost-1 = un 1
ninjato-rules-cost-5 = un 5
ninjato-rules-cost-any = une carte au choix
ninjato-rules-cost-style = selon le style
ninjato-rules-style-each = une de chaque
ninjato-rules-treasures = Les trésors dépensés rapportent aussitôt de l’honneur :
ninjato-rules-fan-name = Éventail
ninjato-rules-fan = 2
ninjato-rules-scroll-name = Rouleau
ninjato-rules-scroll = 3
ninjato-rules-vase-name = Vase
ninjato-rules-vase = 4
ninjato-rules-jade-name = Jade
ninjato-rules-jade = 5
ninjato-rules-gold-name = Lingot d’or
ninjato-rules-gold = Remplace toute sorte et rapporte son honneur ; à la place d’un trésor au choix (?), 5. Les vrais trésors de la sorte se dépensent d’abord.
ninjato-rules-envoys = Chaque clan a sept envoyés, tous d’âges différents. À influence égale, le joueur qui a l’envoyé le plus âgé du clan passe devant.
ninjato-rules-mask = Masque
ninjato-rules-yes = oui
ninjato-rules-no = non
ninjato-rules-envoy-fan-jade = un éventail et un jade
ninjato-rules-envoy-vase-jade = un vase et un jade
ninjato-rules-envoy-scroll-vase = un rouleau et un vase
ninjato-rules-envoy-fan-scroll-vase = un éventail, un rouleau et un vase
ninjato-rules-envoy-range = un à quatre d’une même sorte
ninjato-rules-envoy-three = un de toute sorte et trois d’une même sorte
ninjato-rules-envoy-pairs = deux d’une sorte et deux d’une autre
ninjato-rules-rumors = Il y a six rumeurs de chaque sorte. Elles coûtent un trésor au choix, deux au choix, un rouleau, un vase, un jade, ou un éventail et un rouleau.
ninjato-rules-rumor = Rumeur
ninjato-rules-worth = Ce qu’elle compte
ninjato-rules-several = Plusieurs rumeurs d’une des quatre premières sortes comptent davantage : au lieu de 1 par chose, c’est 2 avec deux d’entre elles, 4 avec trois, puis 5, 6 et 8.
ninjato-rules-influence = Après les manches 3, 5 et 7, les clans récompensent l’influence : 1 par envoyé du clan que vous avez, et 1 par Hensojutsu avec un envoyé masqué.
ninjato-rules-reward = Dans chaque clan, le premier prend l’honneur qu’indiquent les jetons du clan sur les maisons, ou une rumeur du pavillon. Puis le deuxième reçoit ce que le premier a laissé. Les clans passent dans cet ordre :
ninjato-rules-after = Après
ninjato-rules-order-1 = Premier
ninjato-rules-order-2 = Deuxième
ninjato-rules-order-3 = Troisième
ninjato-rules-round-3 = manche 3
ninjato-rules-round-5 = manche 5
ninjato-rules-round-7 = manche 7
ninjato-rules-end = Après sept manches, les rumeurs comptent, chaque trésor restant vaut 1, et les gardes d’élite 1 ou 2. Qui a le plus d’honneur gagne.
ninjato-rules-tie = À honneur égal, qui a le plus d’envoyés gagne, puis l’envoyé le plus âgé ; sinon la victoire est partagée.
ninjato-rules-decks = Les règles imprimées donnent les totaux, les jetons de clan, ce que valent trésors et techniques, et des exemples. Le nombre d’exemplaires de chaque carte, la plupart des prix et des âges, quelques gardes d’élite et les noms Kayakujutsu, Taijutsu et Kuji-in sont reconstitués.

# The strip of pictures in the rules
ninjato-strip-house = Vous envahissez la maison 2 par la force. Sa sentinelle est un 3.
ninjato-strip-sentry = Votre 4 dépasse 3 : vous prenez le trésor le moins cher, l’éventail.
ninjato-strip-banzai = Vous criez banzaï. Le garde suivant est un 3 qui donne l’alarme…
ninjato-strip-alarm = … un vase arrive donc dans la maison, et le trésor le plus précieux, le jade, devient rouge.
ninjato-strip-beaten = Vous jouez un 3 et en ajoutez un autre comme +1 : 4 bat le garde, et le rouleau est à vous.
ninjato-strip-leave = Vous repartez avec les deux. En cas d’échec, vous n’en auriez gardé qu’un.

# The unit of the scores
ninjato-amount = { $points ->
    [one] { $points } point d’honneur
   *[other] { $points } points d’honneur
  }
ninjato-points-of = Honneur : { $name }
ninjato-points-yours = Votre honneur
ninjato-points-none = Pas encore d’honneur.

# The board
ninjato-nothing = rien
ninjato-no-treasures = aucun trésor
ninjato-nobody = personne
ninjato-houses = Maisons
ninjato-info = Les autres joueurs et les manches
ninjato-honor = honneur { $count }
ninjato-token = { NOUN($clan, of: "ninjato-clan") } { $honor }
ninjato-house-name = Maison { $number } : { $token } ; sentinelle { $sentry } ; { $treasures }
ninjato-house-closed-name = Maison { $number } : { $token } ; fermée jusqu’à la fin de la manche
ninjato-house-closed = fermée jusqu’à la fin de la manche
ninjato-in-house = { $what } dans la maison
ninjato-strength = force
ninjato-stealth = ruse
ninjato-by-strength = Par la force : plus de { $value } bat la sentinelle
ninjato-by-stealth = Par la ruse : moins de { $value } bat la sentinelle
ninjato-dojo = Dojo
ninjato-dojo-name = Dojo : visibles { $cards } ; { $count } dans la pioche
ninjato-dojo-deck = La pioche du dojo, { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
ninjato-dojo-discard = défausse : { $count }
ninjato-dojo-first = Ordre suivant : { $names }
ninjato-draws = { $count ->
        [one] encore { $count } carte
       *[other] encore { $count } cartes
    }
ninjato-cards = { $count ->
        [one] un { $value }
       *[other] { $count } cartes de { $value }
    }
ninjato-hand = { $count ->
        [0] Aucune carte en main
        [one] Une carte en main
       *[other] { $count } cartes en main
    }
ninjato-sensei = Sensei
ninjato-sensei-empty = Rien à apprendre dans cette manche.
ninjato-tile = { $count ->
        [one] { NOUN($skill, of: "ninjato-tile") }, style { NOUN($style, of: "ninjato-style") }
       *[other] { $count } × { NOUN($skill, of: "ninjato-tile") }, style { NOUN($style, of: "ninjato-style") }
    }
ninjato-used = { $tile } (utilisée)
ninjato-skills = Techniques
ninjato-palace = Palais
ninjato-pavilion = Pavillon
ninjato-deck = reste { $count }
ninjato-slot-empty = Emplacement vide
ninjato-envoy = { $mask ->
        [yes] Envoyé { NOUN($clan, of: "ninjato-clan") }, { $age } ans, masqué
       *[no] Envoyé { NOUN($clan, of: "ninjato-clan") }, { $age } ans
    }
ninjato-rumor = Rumeur « { NOUN($kind, of: "ninjato-rumor") } »
ninjato-style-snake = serpent
ninjato-style-tiger = tigre
ninjato-style-crane = grue
ninjato-step-house = Choisissez maintenant la force ou la ruse.
ninjato-step-palace = Choisissez les trésors qui paient l’envoyé.
ninjato-step-pavilion = Choisissez les trésors qui paient la rumeur.
ninjato-step-sensei = Choisissez la carte à défausser en échange.
ninjato-step-hand = Choisissez : le 3 comme +1 ou comme −1.
ninjato-step-taijutsu = Taijutsu : choisissez +1 ou −1.
ninjato-step-boryaku = Boryaku : choisissez 2 ou 4.
ninjato-step-choho = Choho : choisissez le trésor que vous rendez.
ninjato-step-choho-second = Choho : choisissez le trésor que vous prenez dans la maison.
ninjato-step-kuji-in = Kuji-in : choisissez la technique utilisée qui peut resservir.
ninjato-verb-dojo = Y aller
ninjato-verb-leave = Repartir
ninjato-verb-banzai = Banzaï !
ninjato-verb-t = Prendre
ninjato-verb-x = Défausser
ninjato-verb-b = Jouer
ninjato-verb-learn = Apprendre
ninjato-verb-P = Payer
ninjato-verb-R = Payer
ninjato-verb-H = Envahir
ninjato-verb-use = Utiliser
ninjato-verb-strike = Frapper
ninjato-verb-k = Garder
ninjato-verb-take = Prendre
ninjato-verb-choose = Choisir
ninjato-verb-honor = Prendre l’honneur
ninjato-verb-unused = Ne pas l’utiliser
ninjato-verb-yield = Renoncer
ninjato-pay = Payer avec
ninjato-pay-name = Payer { $list } : honneur { $honor }
ninjato-seat-honor = { $name } : honneur { $honor }
ninjato-seat-elites = { $count ->
        [one] { $count } garde d’élite
       *[other] { $count } gardes d’élite
    }
ninjato-seat-rumors = { $count ->
        [one] { $count } rumeur
       *[other] { $count } rumeurs
    }
ninjato-shurikens = { $count ->
        [one] { $count } shuriken à placer
       *[other] { $count } shurikens à placer
    }
ninjato-invasion = { $side ->
        [strength] Maison { $number }, par la force
       *[stealth] Maison { $number }, par la ruse
    }
ninjato-wins-strength = plus que le garde gagne
ninjato-wins-stealth = moins que le garde gagne
ninjato-shuriken = Butin
ninjato-shuriken-empty = rien encore
ninjato-left = Dans la maison
ninjato-on-shuriken = { $what } sur le shuriken
ninjato-no-card-yet = aucune carte
ninjato-total = jusqu’ici
ninjato-total-name = { $total ->
        [none] Aucune carte jouée pour l’instant
       *[other] Votre jeu : { $total }
    }
ninjato-as = comme { $value }
ninjato-as-which = comme quoi ?
ninjato-strike = Frapper
ninjato-guard = garde de { $value }
ninjato-guard-alarm = garde d’alarme de { $value }
ninjato-guard-elite = garde d’élite, { $strength } contre la force, { $stealth } contre la ruse
ninjato-guard-double = deux gardes d’élite, { $first } et { $second }
ninjato-guard-of-two = garde d’élite de { $value }, un des deux
ninjato-faced-sentry = la sentinelle : { $guard }
ninjato-faced-normal = en face : { $guard }
ninjato-faced-elite = en face : { $guard }
ninjato-faced-standin = en remplacement d’un garde d’élite : { $guard }
ninjato-strike-at = Frapper { $guard }
ninjato-plays = Jeux qui battent le garde
ninjato-plays-title = Gagne :
ninjato-plays-of = Bat le { $value } :
ninjato-plays-none = Vous n’avez rien qui le batte.
ninjato-play-boryaku = Boryaku comme { $value }
ninjato-play-taijutsu = Taijutsu { $value }
ninjato-play-three = 3 comme { $value }
ninjato-source-sentry = la sentinelle
ninjato-source-normal = un garde
ninjato-source-elite = un garde d’élite
ninjato-source-double = deux gardes d’élite
ninjato-source-standin = remplace un garde d’élite
ninjato-failed = Échec : un trésor est gardé, le reste est perdu.
ninjato-cleared = La maison est vidée. Choisissez son nouveau jeton de clan :
ninjato-beaten = { $count ->
        [one] { $count } garde battu
       *[other] { $count } gardes battus
    }
ninjato-next = { $source ->
        [elite] { $count ->
            [one] Ensuite : le dernier garde d’élite
           *[other] Ensuite : un de { $count } gardes d’élite
        }
       *[other] { $count ->
            [one] Ensuite : le dernier garde
           *[other] Ensuite : un de { $count } gardes
        }
    }
ninjato-next-none = { $left ->
        [one] Personne ne vient après : battez ce garde, et la maison est vidée.
       *[other] Personne ne vient après : battez les deux, et la maison est vidée.
    }
ninjato-odds = { $source ->
        [elite] vos cartes et techniques battent { $beaten } gardes d’élite sur { $of }
       *[other] vos cartes et techniques battent { $beaten } gardes sur { $of }
    }
ninjato-column = { $count ->
        [one] Un garde de { $value } peut venir
       *[other] { $count } gardes de { $value } peuvent venir
    }
ninjato-column-can = Vos cartes et techniques peuvent le battre.
ninjato-column-cannot = Vous n’avez rien qui le batte.
ninjato-round = Manche { $round } sur 7
ninjato-round-short = Manche { $round }
ninjato-order = Ordre du tour : { $names }
ninjato-clan = { NOUN($clan, of: "ninjato-clan") } : honneur { $honor } sur les maisons
ninjato-next-scoring = Décompte après la manche { $round }, dans cet ordre
ninjato-heap = { $count ->
        [one] { $count } trésor dépensé
       *[other] { $count } trésors dépensés
    }
ninjato-bag = { $count ->
        [one] { $count } trésor dans le sac
       *[other] { $count } trésors dans le sac
    }
ninjato-guards-left = dans les pioches : { $guards ->
        [one] { $guards } garde
       *[other] { $guards } gardes
    } et { $elites ->
        [one] { $elites } garde d’élite
       *[other] { $elites } gardes d’élite
    }

# The cards that explain the pieces
ninjato-about-house = La sentinelle vient en premier : jouez plus de { $value } par la force, ou moins de { $value } par la ruse. Chaque victoire prend le trésor suivant, le moins cher d’abord, les rouges en dernier.
ninjato-about-closed = Elle a été vidée dans cette manche. De nouveaux trésors et une nouvelle sentinelle arrivent à la fin de la manche.
ninjato-about-token = À chaque décompte, les jetons { NOUN($clan, of: "ninjato-clan") } des maisons rapportent leur honneur à qui a le plus d’influence dans ce clan.
ninjato-about-strength = Vous battez chaque garde avec plus que son nombre. L’égalité ne gagne pas.
ninjato-about-stealth = Vous battez chaque garde avec moins que son nombre. L’égalité ne gagne pas.
ninjato-about-sentry = Le premier garde de chaque invasion. La sentinelle reste jusqu’à ce que la maison soit vidée, et ne donne jamais l’alarme.
ninjato-about-guard = Battez-le pour prendre le trésor suivant. En cas d’échec, vous ne gardez qu’un seul des trésors pris.
ninjato-about-alarm = L’alarme a apporté un trésor de plus, et le plus précieux de ceux qui n’étaient pas rouges l’est devenu. Battez-le ensuite comme tout autre garde.
ninjato-about-standin = Tous les gardes d’élite sont capturés : un garde ordinaire garde donc le trésor rouge.
ninjato-about-elite = Il garde un trésor rouge. Le nombre droit compte contre la force, le nombre penché contre la ruse.
ninjato-about-double = Deux gardes gardent un seul trésor rouge : battez chacun à part, dans l’ordre de votre choix.
ninjato-about-elites = Capture, honneur { $honor } à la fin.
ninjato-about-beaten = Chacun d’eux vous a donné un trésor. Les gardes d’élite battus sont à vous, même si vous échouez ensuite.
ninjato-about-banzai = Affrontez le garde suivant, encore inconnu, pour un trésor de plus. Si vous ne pouvez pas le battre, vous ne gardez qu’un seul trésor.
ninjato-about-leave = Gardez tout ce que vous avez pris dans cette invasion. La maison reçoit un nouveau trésor.
ninjato-about-next-normal = Ces gardes sont encore inconnus : la pioche et, une fois vide, la défausse. Ceux qui ont une cloche donnent l’alarme.
ninjato-about-next-elite = Il ne reste que des trésors rouges, gardés par des gardes d’élite. Le nombre affiché est celui qui compte contre vous.
ninjato-about-plays = Les façons les plus courtes de gagner avec vos cartes et techniques. Ce que vous jouez est dépensé, même en cas d’échec.
ninjato-about-total = Votre carte avec tout ce qui s’y ajoute. Frappez le garde quand elle gagne.
ninjato-about-as = Choisissez comment elle compte.
ninjato-about-pay = Vous perdez ces trésors et recevez aussitôt leur honneur.
ninjato-about-card = Jouez-la contre un garde, ou donnez-la au sensei contre une technique.
ninjato-about-three = Jouez-la contre un garde, ou ajoutez-la à une autre carte comme +1 ou −1.
ninjato-about-dojo = Prenez 2 cartes, 3 si vous en avez une, 4 si vous n’en avez pas ; vous en gardez 7 au plus. Qui y vient en dernier commence à la manche suivante.
ninjato-about-dojo-deck = Cartes du dojo, de 1 à 5, face cachée.
ninjato-about-dojo-first = Les visiteurs du dojo commencent à la manche suivante, le dernier venu avant les autres.
ninjato-about-discard = Cartes du dojo jouées et défaussées. On les mélange quand la pioche est vide.
ninjato-about-hand-other = Cachée pour vous. Les cartes prises face visible ont été vues de tous.
ninjato-about-sensei = Apprenez une technique contre la carte demandée. C’est gratuit si vous en avez déjà une de son style.
ninjato-about-lesson = { $card ->
        [none] Gratuit : vous avez déjà une technique de style { NOUN($style, of: "ninjato-style") }.
        [any] Coûte une carte au choix ; ensuite, le style { NOUN($style, of: "ninjato-style") } est gratuit pour vous.
       *[other] Coûte un { $card } ; ensuite, le style { NOUN($style, of: "ninjato-style") } est gratuit pour vous.
    }
ninjato-about-used = { $about } De nouveau disponible à la fin de la manche.
ninjato-about-shinobi-iri = Retire 2 à votre carte, une fois par manche.
ninjato-about-intonjutsu = Votre carte compte 0, avant les ajouts, une fois par manche.
ninjato-about-choho = Échange un trésor pris dans cette invasion contre un trésor encore dans la maison, une fois par manche, même après un échec.
ninjato-about-kayakujutsu = Ajoute 2 à votre carte, une fois par manche.
ninjato-about-kenjutsu = Votre carte compte 6, avant les ajouts, une fois par manche.
ninjato-about-kuji-in = Une de vos techniques utilisées, sauf Hensojutsu, peut resservir, une fois par manche.
ninjato-about-taijutsu = Ajoute ou retire 1 à votre carte, une fois par manche.
ninjato-about-boryaku = Compte comme un 2 ou un 4 joué, sans carte, une fois par manche.
ninjato-about-seishin-teki = Face à un garde, change la force en ruse ou la ruse en force pour le reste de l’invasion, une fois par manche.
ninjato-about-hensojutsu = À chaque décompte, ajoute 1 en influence par un de vos envoyés masqués.
ninjato-about-palace = Payez des trésors pour un envoyé : leur honneur est aussitôt à vous, et l’envoyé vous donne de l’influence dans un clan.
ninjato-about-pavilion = Payez des trésors pour une rumeur : leur honneur est aussitôt à vous, et la rumeur, gardée face cachée, compte à la fin.
ninjato-about-envoy-deck = Sept envoyés de chaque clan, tous d’âges différents. De nouveaux arrivent à la fin de la manche.
ninjato-about-rumor-deck = Six rumeurs de chacune des cinq sortes. De nouvelles arrivent à la fin de la manche.
ninjato-about-slot-empty = Une nouvelle carte arrive à la fin de la manche.
ninjato-about-envoy = Vous donne 1 en influence dans le clan { NOUN($clan, of: "ninjato-clan") }. L’âge départage : le joueur qui a l’envoyé le plus âgé du clan passe devant.
ninjato-about-mask = Grâce au masque, Hensojutsu peut ajouter 1 en influence.
ninjato-about-cost-named = Coûte { $list } : honneur { $honor } pour vous.
ninjato-about-cost-any = { $count ->
        [one] Coûte un trésor au choix (?).
       *[other] Coûte { $count } trésors au choix (?).
    }
ninjato-about-cost-range = Coûte un à quatre trésors d’une même sorte (=) ; plus il y en a, plus ils rapportent d’honneur.
ninjato-about-cost-three = Coûte trois trésors d’une même sorte (=) et un autre au choix (?).
ninjato-about-cost-pairs = Coûte deux trésors d’une sorte (= clair) et deux d’une autre (= foncé).
ninjato-about-rumor-W = À la fin, 1 point d’honneur par garde d’élite capturé.
ninjato-about-rumor-G = À la fin, 1 point d’honneur par rumeur à vous.
ninjato-about-rumor-P = À la fin, 1 point d’honneur par envoyé à vous.
ninjato-about-rumor-A = À la fin, 1 point d’honneur par technique à vous.
ninjato-about-rumor-D = À la fin, 6 points d’honneur si personne d’autre n’en a, 4 si deux joueurs en ont, 2 si davantage en ont.
ninjato-about-rumor-now = Vous en avez { $count } : { $factor } × { $things } = { $honor } maintenant.
ninjato-about-rumors-other = Face cachée : personne d’autre ne les connaît avant la fin.
ninjato-about-treasure = Honneur { $honor } quand vous le dépensez, 1 si vous l’avez encore à la fin.
ninjato-about-gold = Remplace toute sorte et rapporte son honneur, ou 5 à la place d’un trésor au choix. 1 si vous l’avez encore à la fin.
ninjato-about-red = Rouge : des gardes d’élite le gardent.
ninjato-about-shurikens = Chaque joueur place trois shurikens par manche, un à la fois.
ninjato-about-honor = Qui a le plus d’honneur après sept manches gagne. Rumeurs, gardes d’élite et trésors restants s’ajoutent à la fin.
ninjato-about-rounds = Sept manches. Après les manches 3, 5 et 7, encadrées, on fait le décompte des clans.
ninjato-about-order = Aller au dojo vous fait jouer plus tôt à la manche suivante.
ninjato-about-scoring = Clan par clan, la première place en influence prend l’honneur des jetons ou une rumeur ; puis la deuxième reçoit ce qui reste.
ninjato-about-clan = Influence : { $list }. La première place choisit : l’honneur ({ $honor }) ou une rumeur.
ninjato-about-clan-nobody = Personne n’a encore d’influence ici. La première place prendrait l’honneur ({ $honor }) ou une rumeur.
ninjato-about-clan-rank = { $name } { $count }
ninjato-about-bag = 90 trésors en tout. Les nouveaux trésors des maisons viennent d’ici.
ninjato-about-heap = Trésors dépensés et perdus. Ils retournent dans le sac quand il est vide.
ninjato-about-guards = 40 gardes de 1 à 5, dont chaque 3 donne l’alarme, et 20 gardes d’élite.

# The guided first game
ninjato-lesson-aim = Gagnez le plus d’honneur en sept manches : envahissez ces cinq maisons, et dépensez bien leurs trésors.
ninjato-lesson-strength = À chaque tour, vous placez un de vos trois shurikens : touchez la maison 2 et choisissez la force, pour battre sa sentinelle, un 3, avec plus.
ninjato-lesson-card = Jouez le 4, car il dépasse 3 ; l’égalité ne gagnerait pas.
ninjato-lesson-strike = Votre jeu bat le garde : frappez, et prenez le trésor le moins cher de la maison.
ninjato-lesson-leave = Repartez avec lui : plus de gardes, c’est plus de trésors, mais en cas d’échec vous n’en gardez qu’un.
ninjato-lesson-left = Que vous repartiez ou échouiez, un nouveau trésor arrive dans la maison, et sa sentinelle reste.
ninjato-lesson-dojo = Allez au dojo : vous prenez deux cartes, en gardez sept au plus et, en y venant en dernier, commencez à la manche suivante.
ninjato-lesson-three = Prenez le 3 : vous pouvez aussi l’ajouter à une autre carte, comme +1 ou −1.
ninjato-lesson-deck = Prenez la deuxième carte dans la pioche, à l’aveugle.
ninjato-lesson-sensei = Apprenez la technique Shinobi-iri contre un 1 ; désormais, les autres techniques de son style, le serpent, sont gratuites pour vous.
ninjato-lesson-round = C’était votre troisième shuriken : la manche se termine, et une nouvelle commence.
ninjato-lesson-stealth = Envahissez maintenant la maison 3 par la ruse, où vous battez chaque garde avec moins que son nombre.
ninjato-lesson-low = Jouez le 2 : ce n’est pas encore moins de 1, mais vous avez une technique.
ninjato-lesson-skill = Utilisez Shinobi-iri : cela retire 2 à votre carte, une fois par manche.
ninjato-lesson-used = Une technique utilisée reste face cachée jusqu’à la fin de la manche.
ninjato-lesson-banzai = Les barres montrent quels gardes peuvent venir, et votre 2 en bat peu ; tentez tout de même votre chance et criez banzaï !
ninjato-lesson-alarm = Un garde d’alarme : un trésor de plus est arrivé et le plus précieux est devenu rouge, mais rien de votre main ne bat un 3 ; renoncez donc.
ninjato-lesson-fail = C’est un échec, vous ne gardez donc qu’un de vos trésors : prenez le jade.
ninjato-lesson-lost = L’éventail est perdu : savoir repartir à temps, voilà ce qui fait gagner.
ninjato-lesson-elite = Les gardes d’élite gardent les trésors rouges, et votre 5 bat son 4 contre la force : frappez, et capturez-le.
ninjato-lesson-clear = Vous avez vidé la maison : choisissez son nouveau jeton de clan. Les jetons donnent de l’honneur à qui a le plus d’influence dans le clan.
ninjato-lesson-closed = Une maison vidée reste fermée jusqu’à la fin de la manche ; puis arrivent de nouveaux trésors et une nouvelle sentinelle.
ninjato-lesson-double = Un double, ce sont deux gardes d’élite pour un seul trésor : votre 5 bat le 4, frappez-le donc d’abord.
ninjato-lesson-second = Au tour du 2 : il faut jouer contre lui à part ; jouez le 3.
ninjato-lesson-both = Frappez encore : le jade rouge n’est à vous que si les deux sont battus.
ninjato-lesson-palace = Payez un éventail, qui vaut 2 points d’honneur, et un lingot à la place d’un jade, qui vaut 5, pour un envoyé qui vous donne de l’influence dans le clan Taira.
ninjato-lesson-pavilion = Payez un vase pour une rumeur : 4 points d’honneur maintenant, et à la fin 1 par garde d’élite capturé.
ninjato-lesson-slots = Les emplacements vides sont complétés à la fin de la manche ; les rumeurs restent face cachée jusqu’à la fin de la partie.
ninjato-lesson-rounds = Après les manches 3, 5 et 7, on fait le décompte des clans, chaque fois dans un autre ordre : ici les Minamoto, les Go-Shirakawa, les Taira.
ninjato-lesson-age = À influence égale, l’envoyé le plus âgé du clan décide : chez les Taira, c’est le vôtre, avec 72 ans.
ninjato-lesson-hensojutsu = Hensojutsu ajoute 1 en influence par un envoyé masqué : choisissez le vôtre.
ninjato-lesson-scoring = Vous avez le plus d’influence dans le clan Taira : prenez ses 14 points d’honneur, et la deuxième place reçoit une rumeur.
ninjato-lesson-several = Plusieurs rumeurs d’une même sorte comptent davantage : chacun de vos gardes d’élite rapporte 2 avec deux Guerriers, 4 avec trois.
ninjato-lesson-end = Après la manche 7, rumeurs, gardes d’élite et trésors restants s’ajoutent, et qui a le plus d’honneur gagne.
