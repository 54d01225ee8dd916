# The game in the terminal. Names of commands, such as `review` and `save FILE`, are typed as they stand here.
# `$you` is yes if the sentence is about the person at the keyboard.
terminal-you = Vous
terminal-you-among = vous
terminal-seat = Place { $number }
terminal-title-two = { $game } : { $first } – { $second }.
terminal-title = { $game } : { $names }.
terminal-begins = { $you ->
    [yes] Vous commencez.
   *[no] { $name } commence.
  } Tapez ? pour de l’aide.
terminal-turn = { $you ->
    [yes] À vous de jouer.
   *[no] Tour en cours : { $name }.
  }
terminal-goodbye = Au revoir.
terminal-cannot-use = { $file ->
    [none] Impossible de continuer : { $problem }.
   *[some] Impossible d’utiliser { $file } : { $problem }.
  }
terminal-after-game = review, new, undo, save FICHIER ou quit.
terminal-thinking = { $name } réfléchit…
terminal-took-back = Coup repris : { $move }.
terminal-took-back-both = Coup repris : { $move }, avec la réponse de l’adversaire ({ $name }).
terminal-saved-over = Enregistré. Pour revoir la partie plus tard : { $command }
terminal-saved = Enregistré. Pour continuer la partie plus tard : { $command }
terminal-saved-unfinished = Votre partie est enregistrée. Pour la continuer : { $command }
terminal-not-saved = Cette partie n’a pas pu être enregistrée : { $problem }.
terminal-narrow = Le plateau demande { $needed } colonnes ; ce terminal en a { $columns }.
terminal-hide = { $name }, appuyez sur Entrée pour cacher ceci à { $next }.
terminal-hand-over = Passez l’appareil à { $name }. { $name }, appuyez sur Entrée quand personne d’autre ne regarde.
terminal-ways = { $count } façons (tapez { $prefix }), par exemple : { $example }
terminal-no-points = Il n’y a pas de points à expliquer.
terminal-won = { $you ->
    [yes] Vous gagnez, { $points }.
   *[no] { $name } gagne, { $points }.
  }
terminal-draw = Partie nulle, { $points }.
terminal-shared = Victoire partagée, { $points } : { $names }.
terminal-score = { $more } à { $less }

# Lines of at most 60 columns
terminal-help =
    Tapez un coup, ou son numéro dans la liste. Commandes :
      moves           tous les coups permis
      moves R         ceux qui commencent par R (ou tapez R)
      board           montrer encore le plateau
      ?               montrer cette aide (aussi : help)
      ? COUP          ce qu’un coup ferait, ou pourquoi il
                      n’est pas permis
      score           d’où viennent les points, pour autant
                      qu’on le voie
      hint            les meilleurs coups selon Warashi
      undo            reprendre un coup, si rien n’est caché
      review          les occasions manquées, après la partie
      save FICHIER    enregistrer la partie dans un fichier
      resume FICHIER  continuer une partie enregistrée
      new             nouvelle donne
      quit            quitter ; la partie est enregistrée

# A review in the terminal
terminal-reviewing = analyse
terminal-decisions = décisions
terminal-review-nothing = Il n’y a rien à revoir : personne n’a pris de décision.
terminal-review-clean = Rien de bien meilleur à signaler pour { $players }.
terminal-review-more = { $count ->
    [one] { $count } autre décision a coûté moins que celles-ci.
   *[other] { $count } autres décisions ont coûté moins que celles-ci.
  }
terminal-chance = { $you ->
    [yes] Vos chances de gagner
   *[no] Chances de gagner : { $name }
  }
terminal-chance-judged = { $you ->
    [yes] Vos chances de gagner, telles que le joueur au trait pouvait les estimer
   *[no] Chances de gagner, telles que le joueur au trait pouvait les estimer : { $name }
  }
terminal-accuracy = précision
terminal-no-choice = aucun choix
terminal-played = { $you ->
    [yes] Vous avez joué { $move } : { $deeds }.
   *[no] { $name } joue { $move } : { $deeds }.
  } { $label }{ $amount ->
    [none] { "" }
   *[some] , environ { $amount } de moins
  } ({ $evaluation }).
terminal-better = Mieux : { $line }, { $deeds } ({ $evaluation }).

# The command line
terminal-which-game = Quel jeu ({ $games })
terminal-seats = les places vont de 0 à { $last }, pas { $seat }
terminal-people = il n’y a que { $seats } joueurs, pas { $people } ; voyez --players
terminal-first-seats = plusieurs personnes prennent les premières places dans l’ordre
terminal-option = la forme attendue est NOM=VALEUR, pas { $given }
terminal-ready = { $game } est prêt.
terminal-well-formed = { $file } est bien formé. Sa donne est secrète tant que la partie est en cours, on ne peut donc pas encore la rejouer.
terminal-valid = { $file } est valable : { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
  } de { $game } ; { $scores ->
    [none] la partie n’est pas terminée
   *[some] la partie a fini par { $scores }
  }.{ $proof ->
    [yes] { " " }La donne correspond à son sceau.
   *[no] { "" }
  }
