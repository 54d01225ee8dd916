# What the game in the terminal refuses
error-turn-is-over = Le tour est fini ; { $move } n’est pas joué.
error-no-such-beginning = Aucun coup permis ne commence par { $given }.
error-game-over = La partie est terminée.
error-hint-over = La partie est terminée ; tapez review pour voir les occasions manquées.
error-review-first-play = On revoit une partie quand elle est finie ; tapez hint pour connaître le meilleur coup du moment.
error-review-stopped = L’analyse a été arrêtée.
error-no-undo-secrets = Dans ce jeu, les coups révèlent des cartes cachées : on ne peut pas les défaire.
error-no-move-of-yours = Vous n’avez aucun coup à reprendre.
error-save-where = Enregistrer où ? Tapez save et le nom d’un fichier.
error-other-file = { $file } existe déjà et n’est pas un enregistrement de partie. Choisissez un autre nom.
error-resume-what = Reprendre quoi ? Tapez resume et le nom d’un fichier.
error-other-game = { $file } est une partie de { $game } : { $command }
error-capitals = Ici, les majuscules comptent : { LIST($moves, with: "or") } ?
error-not-understood = { $given } n’est ni un coup de { $game } ni une commande.{ error-near } Tapez ? pour de l’aide.
error-game-over-no-move = La partie est terminée ; il n’y a pas de coup { $number }.
error-no-move-number = Il n’y a pas de coup { $number } ; la liste en a { $count }.
