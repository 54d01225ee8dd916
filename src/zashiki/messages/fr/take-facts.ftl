# Ta-Ke: pieces and places in sentences
take-piece-S = Samouraï
    .many = Samouraïs
    .object = le Samouraï
    .some = un Samouraï
take-piece-D = Daimyo
    .many = Daimyos
    .object = le Daimyo
    .some = un Daimyo
take-piece-R = Ronin
    .many = Ronins
    .object = le Ronin
    .some = un Ronin
take-piece-G = Geisha
    .many = Geishas
    .object = la Geisha
    .some = une Geisha
take-piece-N = Ninja
    .many = Ninjas
    .object = le Ninja
    .some = un Ninja
take-place-hall-A = A
take-place-hall-B = B
take-place-hall-C = C
take-place-hall-D = D
take-place-hall-E = E
take-influence-bottom-2 = { $count } × 2 en bas
take-influence-bottom-1 = { $count } × 1 en bas
take-influence-middle-1 = { $count } × 1 au milieu
take-influence-middle-0 = { $count } × 0 au milieu
take-influence-samurai = { $count ->
    [one] { $count } Samouraï
   *[other] { $count } Samouraïs
  }

# What a move does
take-take =
    .does = prend { NOUN($piece, of: "take-piece", form: "object") } en { NOUN($source, of: "take-place") }
    .you = prenez { NOUN($piece, of: "take-piece", form: "object") } en { NOUN($source, of: "take-place") }
    .do = prendre { NOUN($piece, of: "take-piece", form: "object") } en { NOUN($source, of: "take-place") }
take-take-samurai =
    .does = prend le Samouraï en { NOUN($source, of: "take-place") } pour le poser au-dessus des { NOUN($column, of: "take-piece", form: "many") }
    .you = prenez le Samouraï en { NOUN($source, of: "take-place") } pour le poser au-dessus des { NOUN($column, of: "take-piece", form: "many") }
    .do = prendre le Samouraï en { NOUN($source, of: "take-place") } et le poser au-dessus des { NOUN($column, of: "take-piece", form: "many") }
take-leave =
    .does = laisse un fantôme en { NOUN($target, of: "take-place") }
    .you = laissez un fantôme en { NOUN($target, of: "take-place") }
take-use =
    .does = utilise { NOUN($piece, of: "take-piece", form: "some") }
    .you = utilisez { NOUN($piece, of: "take-piece", form: "some") }
    .do = utiliser { NOUN($piece, of: "take-piece", form: "some") }
take-use-daimyo =
    .does = utilise un Daimyo pour déplacer des Samouraïs
    .you = utilisez un Daimyo pour déplacer des Samouraïs
    .do = utiliser un Daimyo pour déplacer des Samouraïs
take-push =
    .does = pousse vers le haut { NOUN($piece, of: "take-piece", form: "object") } adverse
    .you = poussez vers le haut { NOUN($piece, of: "take-piece", form: "object") } adverse
    .do = pousser vers le haut { NOUN($piece, of: "take-piece", form: "object") } adverse
take-push-daimyo =
    .does = pousse vers le haut le Daimyo adverse pour déplacer des Samouraïs
    .you = poussez vers le haut le Daimyo adverse pour déplacer des Samouraïs
    .do = pousser vers le haut le Daimyo adverse pour déplacer des Samouraïs
take-samurai =
    .does = déplace un Samouraï des { NOUN($from, of: "take-piece", form: "many") } aux { NOUN($to, of: "take-piece", form: "many") }
    .you = déplacez un Samouraï des { NOUN($from, of: "take-piece", form: "many") } aux { NOUN($to, of: "take-piece", form: "many") }
    .do = déplacer un Samouraï des { NOUN($from, of: "take-piece", form: "many") } aux { NOUN($to, of: "take-piece", form: "many") }
take-enough =
    .does = laisse les autres Samouraïs en place
    .you = laissez les autres Samouraïs en place
    .do = laisser les autres Samouraïs en place
take-ghost =
    .does = déplace un fantôme de { NOUN($source, of: "take-place") } vers { NOUN($target, of: "take-place") }
    .you = déplacez un fantôme de { NOUN($source, of: "take-place") } vers { NOUN($target, of: "take-place") }
    .do = déplacer un fantôme de { NOUN($source, of: "take-place") } vers { NOUN($target, of: "take-place") }
take-ghost-comes =
    .does = place un fantôme de la réserve en { NOUN($target, of: "take-place") }
    .you = placez un fantôme de la réserve en { NOUN($target, of: "take-place") }
    .do = placer un fantôme de la réserve en { NOUN($target, of: "take-place") }
take-ghost-goes =
    .does = renvoie à la réserve le fantôme en { NOUN($source, of: "take-place") }
    .you = renvoyez à la réserve le fantôme en { NOUN($source, of: "take-place") }
    .do = renvoyer à la réserve le fantôme en { NOUN($source, of: "take-place") }
take-chip =
    .does = déplace { NOUN($piece, of: "take-piece", form: "object") } de { NOUN($source, of: "take-place") } vers { NOUN($target, of: "take-place") }
    .you = déplacez { NOUN($piece, of: "take-piece", form: "object") } de { NOUN($source, of: "take-place") } vers { NOUN($target, of: "take-place") }
    .do = déplacer { NOUN($piece, of: "take-piece", form: "object") } de { NOUN($source, of: "take-place") } vers { NOUN($target, of: "take-place") }
take-score =
    .does = marque pour les { NOUN($piece, of: "take-piece", form: "many") } : { $times } × { $influence } = { $points }{ $influence ->
        [0] {""}
       *[other] {" "}({ COUNTS($chips, of: "take-influence", with: "comma") })
      }
    .you = marquez pour les { NOUN($piece, of: "take-piece", form: "many") } : { $times } × { $influence } = { $points }{ $influence ->
        [0] {""}
       *[other] {" "}({ COUNTS($chips, of: "take-influence", with: "comma") })
      }
    .of = { NOUN($piece, of: "take-piece", form: "many") }
take-home = Tous les fantômes rentrent à la réserve
take-gain =
    .do = { NOUN($piece, of: "take-piece", form: "many") } : { $times } × { $influence } = { $points } pour vous, { $times } × { $their_influence } = { $their_points } pour l’adversaire

# What is asked of the player
take-ask-take = Prenez un jeton.
take-ask-take-or-use = Prenez un jeton, ou utilisez d’abord une capacité.
take-ask-samurai = Déplacez un Samouraï.
take-ask-samurai-or-enough = Déplacez un autre Samouraï, ou laissez les autres en place.

# Why a move is refused, after a colon
take-refuse-moving = le Daimyo déplace des Samouraïs. Déplacez-en un qui n’a pas encore bougé, dans l’ordre D R G N.
take-refuse-moving-or-enough = le Daimyo déplace des Samouraïs. Déplacez-en un qui n’a pas encore bougé, dans l’ordre D R G N, ou arrêtez-vous avec s.
take-refuse-not-moving = aucun Daimyo ne déplace de Samouraïs ; commencez par D: ou N.D.
take-refuse-empty = la case { $space } est vide.
take-refuse-ghost = un fantôme occupe { $space }.
take-refuse-closed = la pile { $space } est fermée pour ce tour : une Geisha y a posé son jeton du dessus.
take-refuse-no-column = le Samouraï en { $space } a besoin d’une colonne, comme dans { $space }>G.
take-refuse-column = ce jeton ({ NOUN($piece, of: "take-piece") }) en { $space } n’est pas un Samouraï et va dans sa propre colonne.
take-refuse-used = vous avez déjà utilisé { NOUN($piece, of: "take-piece", form: "some") } pendant ce tour.
take-refuse-none = il n’y a pas de { NOUN($piece, of: "take-piece") } dans votre rangée du bas.
take-refuse-none-to-push = il n’y a pas de { NOUN($piece, of: "take-piece") } à pousser dans la rangée du bas adverse.
take-refuse-performed = cette action ({ NOUN($piece, of: "take-piece") }) a déjà eu lieu pendant ce tour, et chacune n’a lieu qu’une fois par tour.
take-refuse-no-samurai = vous n’avez pas de Samouraï à déplacer.
take-refuse-no-ghost = il n’y a pas de fantôme en { $space }.
take-refuse-two-ghosts = il y a déjà un fantôme en { $space }.
take-refuse-nothing-left = il ne resterait aucun jeton à prendre.
take-refuse-low = une Geisha a besoin d’une pile d’au moins deux jetons, et la pile { $space } en a { $height }.

# The text board
take-board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
take-board-bottom = bas
take-board-middle = milieu
take-board-samurai = Samouraï
take-board-worth = valeur { $value }
take-board-worth-ninja = valeur { $value }, N { $ninja }
take-board-printed = imprimé
take-board-space = case
take-board-ghost = fantôme
take-board-closed = fermée
take-board-left = { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetons
  } dans la salle, { $supply } fantômes sur { $ghosts } dans la réserve

# The rules in brief, for the terminal: lines of at most 60 columns
take-primer =
    À chaque tour, vous prenez le jeton au sommet d’une pile,
    et un fantôme y reste : personne ne prend sous un fantôme.
    Quand un tour commence et que chaque pile a un fantôme,
    tous les fantômes rentrent à la réserve.

    Votre jeton va dans la rangée du bas de sa colonne, dans
    votre cour, et vaut 2. Un Samouraï va au-dessus de la
    colonne de votre choix et vaut 1.

    Puis on compte, pour vous deux, le type visible là où le
    jeton a été pris : le nombre de cases, sur les cinq, qui le
    montrent, fois votre influence. Une case vide montre le
    type imprimé. Votre influence dans un type : la valeur de
    vos jetons dans sa colonne, et un par Samouraï au-dessus.
    Pour les Samouraïs : le nombre de vos Samouraïs.

    Avant de prendre, vous pouvez utiliser des capacités,
    chacune une fois par tour. Le jeton monte pour de bon dans
    la rangée du milieu et vaut 1. (Avec ninja_values 1/0, les
    Ninjas valent 1 et 0.)
      Daimyo  déplace un à trois de vos Samouraïs :
              D:  puis  s:R>G …  et  s.  pour finir
      Ronin   déplace un fantôme :  R:A>C   R:A>-   R:->C
              (- est la réserve)
      Geisha  déplace le sommet d’une pile, qu’on ne peut pas
              prendre à ce tour :  G:A>C
      Ninja   pousse vers le haut un Daimyo, un Ronin ou une
              Geisha adverse et fait son action :
              N.R:A>C   N.G:A>C   N.D
              ou pousse seulement :  N.R:-   N.G:-   N.D:-
              (mais pas l’action que fait votre propre jeton au
              même tour, sauf si ninja_repeats vaut yes)

    Pour prendre : la lettre de la pile, C ; pour un Samouraï,
    avec la colonne où il va, C>G. Après 35 jetons, le plus de
    points gagne ; à égalité, la partie est nulle.
