# What a server or a match refuses, and why. The page shows these too.

# The game, its seats and its options
error-no-game = Le jeu { $name } n’existe pas ; il y a { LIST($games, with: "or") }.{ error-near }
error-no-device = L’appareil { $name } n’existe pas ; il y a { LIST($devices, with: "or") }.{ error-near }
error-near = { $near ->
    [none] { "" }
   *[other] { " " }Vouliez-vous dire { $near } ?
  }
error-options = Les options associent des noms à des valeurs, contrairement à { $given }.
error-no-option = { $options ->
    [none] { $game } n’a pas d’option { $name } ; ce jeu n’a pas d’options.
   *[other] { $game } n’a pas d’option { $name } ; ses options sont { $options }.
  }{ error-near }
error-option-value = { $game } : l’option { $name } vaut { LIST($values, with: "or") }, pas { $given }.
error-players = { $same ->
    [yes] { $game } se joue à { $least }, pas à { $given }.
   *[no] { $game } se joue de { $least } à { $most }, pas à { $given }.
  }
error-viewer = Une place est un nombre de 0 à { $last }, ou None pour un spectateur, pas { $given }.
error-names = Il faut { $seats } noms, un par place, pas { $given }.
error-seed = Une graine est un nombre entier de 0 à 2**{ $bits } - 1, pas { $given }.
error-level = Un niveau est un nombre entier de 1 à { $highest }, pas { $given }.

# Moves and plies. A ply is the number of moves made before.
error-not-a-move = { $move } n’est pas un coup de { $game }.{ error-near }
error-illegal-move = { $move } n’est pas permis maintenant : { $reason } Coups permis : { $moves }.
error-illegal-move-over = { $move } n’est pas permis : la partie est terminée.
error-nothing-to-take-back = Il n’y a aucun coup à reprendre.
error-no-ply = La position { $ply } n’existe pas ; { $moves } coups ont été joués.
error-no-move-at = Il n’y a pas de coup à la position { $ply } ; { $moves } coups ont été joués.
error-nothing-to-choose = La partie est terminée : il n’y a rien à choisir.
error-not-a-record-to-review = On analyse un Record, pas { $given }.
error-no-playout-policy = { $game } n’a pas de politique de simulation.

# A match
error-clock = { $what ->
    [live] Une pendule en direct donne de 10 secondes à 3 heures à chaque joueur, pas { $given }.
    [increment] Une pendule en direct ajoute de 0 à 60 secondes par tour, pas { $given }.
   *[slow] Une pendule lente donne de 1 heure à 14 jours par tour, pas { $given }.
  }
error-snapshot-seats = L’instantané a { $players } places, la table { $seats }.
error-not-your-turn = C’est à la place { $player } de décider, pas à la place { $seat }.
error-no-own-move-at = La place { $seat } n’a pas joué de coup à la position { $ply } de la partie.
error-already-asked = La place { $seat } demande déjà à reprendre un coup ; répondez d’abord à cette demande.
error-rated-take-back = Dans une partie classée, on ne reprend pas un coup auquel l’adversaire a répondu.
error-revealed-since = Quelque chose de caché ou d’aléatoire a été révélé depuis ; on ne peut pas le reprendre.
error-no-own-move = Cette place n’a aucun coup à reprendre.
error-taken-back-often = Cette place a repris ce coup { $times } fois, c’est la limite.
error-no-time-left = Il ne reste pas de temps pour le rejouer.
error-moved-since = Une autre place a joué depuis ; demandez plutôt à reprendre le coup.
error-revealed = Le coup a révélé quelque chose de caché ou d’aléatoire ; on ne peut pas le reprendre.
error-ply = Une position est un nombre entier à partir de 0, pas { $given }.
error-future-ply = La table en est à la position { $now } ; la position { $ply } n’est pas encore atteinte.
error-past-ply = La table en est à la position { $now } ; la position { $ply } est passée.
error-match-over = La partie est terminée.
error-time-up = Le temps de la place { $seat } est écoulé.
error-seat = Une place est un nombre de 0 à { $last }, pas { $given }.
error-withdrawn = La place { $seat } s’est retirée ; la partie est finie pour elle.
error-nobody-asked = Personne n’a demandé à reprendre un coup.
error-not-asked = Aucune question n’est posée à la place { $seat }.
error-entry = L’entrée { $entry } à la position { $ply } ne fait pas suite : le journal a { $entries } entrées, et la table en est à la position { $now }.
error-entry-after-end = L’entrée { $entry } vient après la fin de la partie.
error-cannot-go-back = La partie en est à la position { $now } et ne peut pas revenir à { $ply }.
error-match-not-over = La partie n’est pas terminée : sa graine est encore secrète.
error-open-seats = Une partie commence quand toutes les places sont prises.
error-nonces = Il y a { $nonces } nombres aléatoires pour { $seats } places ; chacune a le sien.

# Requests of all kinds
error-connections = Le serveur a trop de connexions ; réessayez plus tard.
error-address-connections = Votre adresse a trop de connexions.
error-no-websocket = Il n’y a pas de WebSocket à cette adresse.
error-websockets = Votre adresse a trop de WebSockets ouverts.
error-host-header = Il faut un en-tête Host, comme « Host: zashiki.example.org ».
error-host = Ce serveur ne répond pas à ce nom d’hôte.
error-host-name = Ce serveur ne répond pas au nom { $name } ; s’il le doit, lancez-le avec --allowed-host { $name }.
error-not-http = La requête n’est pas du HTTP valide.
error-header-too-long = Un en-tête est trop long.
error-body-too-large = Le corps de la requête est trop grand.
error-pipelined = Au plus { $most } requêtes peuvent attendre sur une connexion.
error-url-too-long = Une URL a au plus { $most } octets.
error-chunks = Un corps a au plus { $most } fragments.
error-request-too-slow = La requête n’est pas arrivée à temps.
error-head-too-large = L’URL et les en-têtes ont au plus { $bytes } octets, en au plus { $headers } en-têtes.
error-not-json = Le corps n’est pas du JSON lisible : { $problem }
error-unreadable-message = Le message est illisible : { $problem }
error-no-body = Le corps de la requête doit être un objet JSON ; il n’y en a pas.
error-detail = { $problem }
error-no-address = Il n’y a rien à cette adresse.
error-no-method = Cette adresse n’accepte pas la méthode ; voyez l’en-tête Allow.
error-request-too-large = Le corps d’une requête a au plus { $most } octets.
error-internal = Erreur interne ; elle a été consignée.
error-other-site = La requête vient d’une page d’un autre site.
error-too-many-requests = Trop de requêtes ({ $what }) ; réessayez dans { $seconds } s.
error-busy-server = Trop de monde attend la même chose ; réessayez dans quelques secondes.
error-no-such-game = Ce jeu n’existe pas.
error-metrics = Les mesures ne se lisent que sur la machine du serveur, pas à travers un proxy.

# The database
error-database = Le serveur n’atteint pas sa base de données en ce moment. Attendez quelques secondes, puis réessayez.
error-database-in-doubt = Le serveur a perdu sa base de données un instant. Attendez quelques secondes, puis voyez si c’est fait.
error-database-read = La base de données est illisible : { $problem }.
error-database-write = La base de données ne peut rien enregistrer : { $problem }.
error-database-stuck = La base de données n’a rien enregistré depuis { $seconds } secondes.
error-log-forked = La table n’est pas en cours, ou son journal ne s’arrête pas juste avant cette entrée.
error-entry-not-next = L’entrée { $entry } n’est pas la suivante, ou la partie n’est pas en cours.

# Players, accounts and bots
error-token = Un jeton d’accès ne sert qu’à jouer ; connectez-vous pour faire ceci.
error-banned = Ce serveur est fermé à ce compte.
error-no-such-credential = Ce jeton d’accès est inconnu ou expiré ; la forme attendue est « Authorization: Bearer zk_… ».
error-sign-in = Identifiez-vous d’abord : POST /api/guest ouvre une session sans compte.
error-has-account = Vous avez déjà un compte ; déconnectez-vous pour en créer un autre.
error-wrong-name-or-password = Le nom ou le mot de passe est faux.
error-guest-password = Sans compte, il n’y a pas de mot de passe ; créez d’abord un compte.
error-guest-bots = Il faut un compte pour avoir des bots ; choisissez d’abord un nom et un mot de passe.
error-wrong-password = Le mot de passe est faux.
error-name-length = Un nom a de 1 à { $most } caractères.
error-name-space = Un nom ne peut ni commencer ni finir par une espace.
error-name-characters = Un nom se compose de lettres, de chiffres, d’espaces simples, des signes d’un clavier et d’emojis.
error-name-alphabets = Un nom ne peut pas mêler les lettres de plusieurs alphabets, comme le latin et le cyrillique.
error-name-accents = Un nom a au plus { $most } accents sur une lettre, et aucun sans lettre.
error-name-computer = Les noms qui contiennent { $name } sont réservés à l’ordinateur.
error-name-guest = { $name } est réservé à ceux qui jouent sans compte.
error-name-taken = Le nom { $name }, ou un nom qui lui ressemble, est déjà pris.
error-password-length = Un mot de passe a de { $least } à { $most } caractères.
error-password-variety = Un mot de passe a au moins { $least } caractères différents.
error-password-name = Un mot de passe ne doit pas être votre nom, avec ou sans nombre ; trois ou quatre mots font l’affaire.
error-password-common = C’est un des mots de passe les plus courants ; trois ou quatre mots en font un bon.
error-no-guest = Cette session sans compte n’existe pas.
error-no-player = Ce joueur n’existe pas.
error-no-account = Aucun compte ne porte ce nom.
error-no-token = Ce jeton d’accès n’existe pas.
error-expired = Cela n’existe pas, ou plus.
error-logged-out = Votre session s’est fermée entre-temps ; reconnectez-vous.

# Tables
error-no-table-or-player = Cette table ou ce joueur n’existe pas.
error-no-table = Cette table n’existe pas.
error-rematch-exists = Il y a déjà une revanche.
error-no-player-or-game = Ce joueur ou cette partie précédente n’existe pas.
error-seat-taken = Cette place est prise.
error-seat-not-freed = La partie a commencé, cette place ne peut donc plus être libérée.
error-started = La partie a commencé.
error-not-startable = La partie a déjà commencé, ou une place est encore libre.
error-no-finished-game = Cette partie terminée n’existe pas.
error-rated-guest = Il faut un compte pour les parties classées ; choisissez d’abord un nom et un mot de passe.
error-not-host = Seule la personne qui a ouvert la table peut donner une place à Warashi.
error-rematch-seats = Les places d’une revanche sont réservées aux joueurs de la partie précédente.
error-rematch-table = Cette table est réservée aux joueurs de la partie précédente ; vous pouvez la regarder.
error-no-seat = Vous n’avez pas de place à cette table.
error-did-not-play = Vous n’avez pas joué cette partie.
error-rematch-too-early = Vous pourrez proposer une revanche quand la partie sera terminée.
error-chat-spectator = Seuls les joueurs de la table peuvent écrire dans sa discussion.
error-table-full = Cette table est complète ; vous pouvez la regarder.
error-not-your-seat = La place { $seat } n’est pas la vôtre.
error-no-past-yet = Les positions passées se montrent quand la partie est terminée.
error-past-the-end = La partie a fini à la position { $last }.
error-hint-turn = Vous pourrez demander un conseil quand ce sera à vous de jouer.
error-hint-people = Il n’y a pas de conseils dans les parties contre d’autres personnes, ni dans les parties classées.
error-not-started = La partie n’a pas commencé : une place est encore libre.
error-you-withdrew = Vous avez quitté cette partie.
error-table-changed = La table a changé entre-temps ; regardez-la de nouveau.
error-past-request = La table en est à la position { $now } ; la demande à la position { $ply } est dépassée.
error-quota = { $what ->
    [open] Vous avez { $most } tables ouvertes ; quittez-en une d’abord.
    [listed] Vous avez { $most } tables annoncées ; quittez-en une d’abord.
    [live] Vous jouez { $most } parties en temps limité ; finissez-en une d’abord.
   *[running] Vous avez { $most } parties en cours ; finissez-en une d’abord.
  }
error-network-quota = { $what ->
    [open] Il y a trop de tables ouvertes depuis votre réseau ; réessayez plus tard.
    [listed] Il y a trop de tables annoncées depuis votre réseau ; réessayez plus tard.
    [live] Il y a trop de parties en temps limité depuis votre réseau ; réessayez plus tard.
   *[running] Il y a trop de parties en cours depuis votre réseau ; réessayez plus tard.
  }
error-unrated-level = Le niveau { $level } de Warashi n’est pas classé, car sa force dépend de la machine ; choisissez un niveau plus bas.
error-seats = { $game } se joue à { LIST($seats, with: "or") }, pas à { $given }.
error-no-own-seat = Une place au moins doit être la vôtre : { "{" }'kind': 'me'{ "}" }.
error-rated-clock = Une partie classée se joue en temps limité, pour que personne ne laisse traîner une mauvaise position.
error-rated-seats = Dans une partie classée, chaque joueur a une seule place.
error-not-begun = La partie n’a pas commencé.
error-review-too-early = On peut revoir une partie quand elle est terminée.
error-no-review = Personne n’a demandé l’analyse de cette partie.
error-hint-interrupted = Le conseil a été interrompu.
error-commitment = Ce sceau est inconnu, utilisé ou trop ancien ; demandez-en un nouveau.
error-chat-empty = Le message n’a pas de caractères visibles.
error-hint-running = Warashi réfléchit encore à votre dernier conseil.
error-hints = Trop de monde attend un conseil à votre adresse ; réessayez dans { $seconds } s.
error-reviews = Trop d’analyses sont en attente ; réessayez dans { $seconds } s.
error-review-failed = L’analyse a échoué.
