# Ta-Ke: the home page, the options
take-motto = Cinq piles de jetons, deux cours intérieures, rien de caché. Chaque prise rapporte des points aux deux joueurs.
take-option-ninja_values = Valeurs du Ninja
take-option-ninja_values-2-1 = 2 et 1
take-option-ninja_values-1-0 = 1 et 0
take-option-ninja_repeats = Le Ninja répète une capacité
take-option-ninja_repeats-no = jamais
take-option-ninja_repeats-yes = permis
take-about = D’Arve D. Fühler, publié par HUCH! (2017). Pour deux joueurs, sans rien de caché : cinq piles, deux cours intérieures, et des points pour les deux à chaque jeton pris.

# The rules
take-rules-title-ghosts = Les fantômes
take-rules-title-example = Une prise, pas à pas
take-rules-title-types = Les cinq types
take-rules-aim = Rassemblez des jetons dans votre cour intérieure pour avoir de l’influence dans les types décomptés. Chaque décompte donne des points aux deux joueurs. Le plus grand total gagne. Le sort désigne qui commence.
take-rules-hall = Cinq piles de sept jetons se dressent sur les cases A à E de la salle d’audience : cinq types, sept jetons de chacun. Un type est aussi imprimé sur chaque case. Rien n’est caché.
take-rules-court = Votre cour intérieure a une colonne pour les Daimyos, une pour les Ronins, une pour les Geishas et une pour les Ninjas. Un jeton vaut 2 dans la rangée du bas et 1 dans celle du milieu. Les Samouraïs se posent dans la rangée du haut, sur n’importe quelle colonne, et valent 1.
take-rules-turn-abilities = Utilisez des capacités, si vous le voulez.
take-rules-turn-take = Prenez le jeton au sommet d’une pile sans fantôme, et laissez-y un fantôme.
take-rules-turn-place = Placez le jeton en bas de sa colonne ; un Samouraï va au-dessus de la colonne de votre choix.
take-rules-turn-score = Les deux joueurs marquent des points.
take-rules-ghosts = Personne ne peut prendre un jeton sous un fantôme. Quand un tour commence et que chaque pile a un fantôme, tous les fantômes rentrent à la réserve.
take-rules-scored-type = On décompte un seul type : celui qui apparaît là où le jeton a été pris. C’est le jeton du dessous, ou le type imprimé sur une case vide.
take-rules-scored-count = Comptez les cases de la salle qui montrent ce type ; les fantômes ne cachent rien.
take-rules-scored-influence = Chacun reçoit ce nombre multiplié par son influence dans le type : la valeur des jetons de sa colonne, plus 1 par Samouraï au-dessus. L’influence des Samouraïs est le nombre de tous vos Samouraïs.
take-rules-abilities = Avant de prendre, les jetons de votre rangée du bas peuvent utiliser leur capacité, chaque type une fois par tour. Le jeton monte alors pour de bon dans la rangée du milieu et vaut moins.
take-rules-ninja = Le Ninja ne peut pas pousser un autre Ninja. Vous pouvez pousser sans utiliser la capacité, et vous ne pouvez pas utiliser la même capacité avec votre propre jeton pendant ce tour.
take-rules-end = La partie s’arrête quand le dernier jeton est pris et décompté. À égalité de points, elle est nulle.
take-rules-options = On peut ouvrir une table avec d’autres règles pour le Ninja : il vaut 1 et 0, ou il peut répéter une capacité que votre propre jeton a utilisée.
take-diagram-take = Vous prenez la Geisha en E. Elle va dans la rangée du bas de votre cour, et un fantôme arrive en E.
take-diagram-count = E montre maintenant une Geisha : on décompte donc les Geishas. Trois cases en montrent une : A, C et E.
take-diagram-influence = Votre influence dans les Geishas est 2 + 1 + 1 + 1 = 5 : un jeton en bas, un au milieu et deux Samouraïs. Vous recevez 3 × 5 = 15 points. L’adversaire reçoit 3 × sa propre influence.
take-column-type = Type
take-column-bottom = Rangée du bas
take-column-middle = Rangée du milieu
take-column-ability = Capacité
take-none = –

# The board
take-row-bottom = bas
take-row-middle = milieu
take-row-samurai = Samouraïs
take-your-court = Votre cour intérieure
take-court = Cour intérieure : { $name }
take-court-about = { $points ->
    [one] { $points } point
   *[other] { $points } points
  } jusqu’ici. Un jeton pris va dans sa colonne, un Samouraï au-dessus de n’importe laquelle.
take-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
take-hall = Salle d’audience

# Cards that explain a piece: a name, and what it is and does now
take-ability-D = Déplace un à trois de vos Samouraïs, chacun vers une autre colonne.
take-ability-R = Déplace un fantôme vers une case sans fantôme, ou entre une case et la réserve. Il doit vous rester un jeton à prendre.
take-ability-G = Déplace le jeton au sommet d’une pile d’au moins deux jetons vers une autre pile ou une case vide, toutes deux sans fantôme. Vous ne pouvez pas prendre ce jeton pendant ce tour.
take-ability-N = Pousse un Daimyo, un Ronin ou une Geisha adverse dans la rangée du milieu. Puis vous pouvez utiliser sa capacité pour vous.
take-ability-S = Aucune capacité. Compte 1 pour la colonne qu’il surmonte, et 1 au décompte des Samouraïs.
take-does = { NOUN($piece, of: "take-piece") } : { $ability }
take-cell = { $court }, { NOUN($piece, of: "take-piece", form: "many") }, { $row ->
    [bottom] rangée du bas
   *[middle] rangée du milieu
  } : { $count ->
    [0] vide
    [one] { NOUN($piece, of: "take-piece", form: "some") }
   *[other] { $count } { NOUN($piece, of: "take-piece", form: "many") }
  }
take-cell-bottom-about = { $count ->
    [0] C’est ici qu’arrive { NOUN($piece, of: "take-piece", form: "some") } après sa prise ; sa valeur est { $value }.
   *[other] Valeur : { $value }{ $count ->
        [one] {""}
       *[other] {" "}par jeton
      }. { $does } Utiliser la capacité fait monter le jeton pour de bon dans la rangée du milieu, où il vaut { $then }.
  }
take-cell-used = Déjà utilisé pendant ce tour.
take-cell-middle-about = Jetons déjà utilisés, ou poussés ici par un Ninja. Ils valent { $value } chacun et ne peuvent plus servir.
take-cell-samurai = { $court }, au-dessus des { NOUN($piece, of: "take-piece", form: "many") } : { $count ->
    [0] aucun Samouraï
    [one] { $count } Samouraï
   *[other] { $count } Samouraïs
  }
take-cell-samurai-about = Ici, chaque Samouraï compte 1 pour les { NOUN($piece, of: "take-piece", form: "many") }, et 1 au décompte des Samouraïs.
take-all-samurai = { $court } : tous les Samouraïs
take-row = { $row ->
    [bottom] Rangée du bas
    [middle] Rangée du milieu
   *[samurai] Samouraïs
  } : chaque jeton vaut { $value }{ $ninja ->
    [same] {""}
   *[other] , un Ninja { $ninja }
  }
take-row-about-bottom = Les jetons arrivent ici quand ils sont pris. C’est la seule rangée où ils peuvent utiliser leur capacité.
take-row-about-middle = Les jetons montent ici quand ils utilisent leur capacité ou qu’un Ninja les pousse. Ils y restent et ne servent plus.
take-row-about-samurai = Un Samouraï se pose au-dessus de la colonne de votre choix. Il compte pour elle, et au décompte des Samouraïs.
take-influence = Influence, { NOUN($piece, of: "take-piece", form: "many") } : { $influence }
take-influence-about = { $parts ->
    [none] Rien n’y compte encore.
   *[other] { $parts }.
  } Au décompte des { NOUN($piece, of: "take-piece", form: "many") }, elle est multipliée par le nombre de cases qui montrent { NOUN($piece, of: "take-piece", form: "some") }, maintenant { $shown }.
take-part-bottom = { $count } × { $value } dans la rangée du bas
take-part-middle = { $count } × { $value } dans la rangée du milieu
take-part-over = { $count ->
    [one] { $count } Samouraï
   *[other] { $count } Samouraïs
  } au-dessus de la colonne
take-part-samurai = { $count ->
    [one] { $count } Samouraï
   *[other] { $count } Samouraïs
  } en tout
take-stack = Pile { $letter } : { NOUN($piece, of: "take-piece") } au sommet
take-space = Case { $letter } : vide
take-stack-about = { $count ->
    [one] Le dernier jeton.
   *[other] De haut en bas : { LIST($chips, of: "take-piece", with: "comma") }.
  }
take-space-about = Une case vide montre le type imprimé : { NOUN($piece, of: "take-piece") }.
take-stack-uncovers = Prendre { NOUN($piece, of: "take-piece", form: "object") } découvre { NOUN($beneath, of: "take-piece", form: "some") }{ $from ->
    [space] , type imprimé sur la case
   *[chip] {""}
  } : on décompterait les { NOUN($beneath, of: "take-piece", form: "many") }.
take-stack-ghost = Un fantôme l’occupe : personne ne peut prendre ici tant qu’il n’est pas parti.
take-stack-closed = Fermée pour ce tour : une Geisha y a posé son jeton du dessus.
take-closed = fermée
take-supply = Réserve : { $count ->
    [0] aucun fantôme
    [one] { $count } fantôme
   *[other] { $count } fantômes
  }
take-supply-about = Chaque prise laisse un fantôme sur sa case. Quand un tour commence et que chaque pile a un fantôme, tous les fantômes rentrent à la réserve.
take-ghosts = Fantômes
take-you = vous
take-opponent = adversaire
take-offers = Points d’une prise
take-offers-about = Sous chaque pile : le type que sa prise ferait compter, et les points des deux joueurs. C’est le nombre de cases qui montrent ce type, fois l’influence.
take-sums = Décompte : { NOUN($piece, of: "take-piece", form: "many") }
take-plus = +{ $points }
take-scored = { NOUN($piece, of: "take-piece", form: "many") } : { $sum }
take-product = { $shown } × { $influence } = { $points }
take-step-take = Placez-le maintenant dans votre cour.
take-step-samurai = Choisissez maintenant une colonne pour le Samouraï.
take-step-over = Choisissez maintenant une autre colonne pour lui.
take-step-D-1 = Touchez vos Samouraïs : le Daimyo en déplace jusqu’à trois.
take-step-R-1 = Ronin : choisissez maintenant un fantôme.
take-step-R-2 = Choisissez maintenant où va le fantôme.
take-step-G-1 = Geisha : choisissez maintenant le jeton au sommet d’une pile.
take-step-G-2 = Choisissez maintenant où va le jeton.
take-step-N-1 = Ninja : choisissez maintenant un jeton à pousser.
take-step-N-D = Touchez vos Samouraïs pour les déplacer, ou la rangée du milieu pour pousser seulement.
take-step-N-R = Choisissez un fantôme à déplacer, ou la rangée du milieu pour pousser seulement.
take-step-N-G = Choisissez un jeton à déplacer, ou la rangée du milieu pour pousser seulement.
take-verb-take = Prendre
take-verb-use = Utiliser { NOUN($piece, of: "take-piece", form: "object") }
take-verb-ghost = Déplacer le fantôme
take-verb-chip = Déplacer le jeton
take-verb-samurai = Déplacer le Samouraï
take-verb-push = Pousser
take-verb-enough = C’est assez

# The guided first game
take-lesson-aim = Bienvenue ! Vous et moi prenons des jetons à tour de rôle, chaque prise nous rapporte des points à tous deux, et le plus grand total gagne.
take-lesson-hall = Cinq piles de sept jetons se dressent dans la salle, et rien n’est caché : vous voyez chaque jeton de côté.
take-lesson-take = Prenez la Geisha de la pile B : touchez-la, puis touchez la place qui brille dans votre cour.
take-lesson-score = Là où vous l’avez prise apparaît une Geisha, donc les Geishas comptent : 2 cases en montrent une × votre influence de 2 (rangée du bas) = 4 points.
take-lesson-ghost = Chaque prise laisse un fantôme, et personne ne prend sous un fantôme : B était bloquée, j’ai donc pris la Geisha en D.
take-lesson-both = Nous marquons tous deux à chaque fois : encore 2 cases montrent une Geisha, et avec un jeton chacun nous recevons 2 × 2 = 4.
take-lesson-samurai = Prenez le Samouraï en E et posez-le au-dessus de vos Geishas, où il ajoute 1 à votre influence.
take-lesson-counts = Maintenant 3 cases montrent une Geisha : 3 × votre influence de 3 = 9 pour vous, et 3 × 2 = 6 pour moi.
take-lesson-empty = Toutes les autres piles ont un fantôme : prenez donc le dernier jeton de la pile A.
take-lesson-printed = La case vide montre son Samouraï imprimé, donc les Samouraïs comptent, où qu’ils soient : 2 cases × vos 3 Samouraïs = 6 points.
take-lesson-home = Il ne restait aucun jeton sans fantôme pour mon tour : tous les fantômes sont donc rentrés à la réserve.
take-lesson-abilities = Avant votre prise, les jetons de votre rangée du bas peuvent utiliser leur capacité, chaque type une fois par tour.
take-lesson-daimyo = Le Daimyo déplace jusqu’à trois de vos Samouraïs vers d’autres colonnes : touchez votre Daimyo, puis vos Samouraïs.
take-lesson-middle = Le Daimyo utilisé reste dans la rangée du milieu et vaut 1 au lieu de 2 ; déplacez maintenant le Samouraï du Ronin vers les Geishas.
take-lesson-enough = C’est assez : laissez l’autre Samouraï en place, avec le bouton de la barre.
take-lesson-daimyo-take = Prenez maintenant la Geisha en C.
take-lesson-daimyo-score = 2 cases montrent une Geisha × votre influence de 5 = 10 points ; sans le Samouraï, il y en aurait eu 8.
take-lesson-ronin = Le Ronin déplace un fantôme vers une case libre de fantôme, ou entre une case et la réserve : renvoyez à la réserve le fantôme de la pile A.
take-lesson-geisha = La Geisha déplace le jeton au sommet d’une pile vers une autre case sans fantôme, même vide : déplacez le Ninja de A vers C.
take-lesson-closed = La pile C est fermée pour ce tour, car vous ne pouvez pas prendre le jeton que vous venez de déplacer.
take-lesson-geisha-take = Mais vous pouvez prendre le Daimyo découvert en A.
take-lesson-geisha-score = 2 cases montrent un Daimyo × votre influence de 5 = 10 points pour vous, et 2 × 1 = 2 pour moi.
take-lesson-ninja = Le Ninja pousse un de mes jetons vers le haut et utilise sa capacité : poussez mon Ronin, puis déplacez le fantôme de B vers D.
take-lesson-pushed = Mon Ronin vaut maintenant 1 au lieu de 2, et sa capacité est perdue ; un Ninja peut aussi pousser sans s’en servir, mais jamais un autre Ninja.
take-lesson-ninja-take = Prenez maintenant la Geisha en B : le Ninja du dessous fait compter les Ninjas.
take-lesson-ninja-score = 2 cases montrent un Ninja × votre influence de 5 = 10 points pour vous, et 2 × 2 = 4 pour moi.
take-lesson-last = La fin d’une partie : vous avez 2 points de retard, et le dernier jeton est pour vous.
take-lesson-end = Les 35 jetons sont pris et la partie est finie : vous gagnez par 149 à 147 ; à égalité, elle serait nulle.
