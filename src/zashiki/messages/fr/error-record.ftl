# What is wrong with a record, for the terminal and for programs

# Records
error-record-no-seed-yet = La partie est encore en cours : son enregistrement n’a pas encore de graine, on ne peut donc pas la rejouer.
error-record-replay = L’enregistrement ne peut pas être rejoué : { $problem }
error-record-setup-differs = Le jeu, les joueurs et les options de l’enregistrement ne sont pas ceux de sa mise en place.
error-record-winners = Selon l’enregistrement, { $said }, mais après ses { $moves } coups, { $true }.
error-record-goes-on = la partie continue
error-record-won = { $count ->
    [one] la place { $seats } gagne
   *[other] les places { $seats } partagent la victoire
  }
error-record-scores = Selon l’enregistrement, les scores sont { $said }, mais ses coups donnent { $true }.
error-record-not-text = { $file } n’est pas un enregistrement de partie : ce n’est pas du texte.
error-record-text = Un enregistrement est un texte, pas { $given }.
error-not-a-record = Ce n’est pas un enregistrement de partie : il commencerait par une balise comme [Game "take"].
error-record-no-tag = L’enregistrement n’a pas de balise [{ $tag } …] : il est incomplet, ou ne vient pas de Zashiki.
error-record-check = L’enregistrement a été modifié ou tronqué après son écriture : son [Check …] ne correspond pas.
error-record-tag = Ligne { $line } : une balise comme [Game "take"] est attendue avant les coups, pas { $given }.
error-record-tag-twice = Ligne { $line } : la balise { $tag } apparaît deux fois.
error-record-number = Ligne { $line } : le numéro { $number } est attendu avant un coup, pas { $given }.
error-record-move-missing = Ligne { $line } : il manque le coup après { $number }.
error-record-tags = Les balises de l’enregistrement sont illisibles : { $problem }
error-record-options = La balise Options contient { $given } ; la forme attendue est nom=valeur.
error-record-setup = La partie de l’enregistrement ne peut pas être mise en place : { $problem }
error-record-no-seed = L’enregistrement n’a pas de balise [Seed …] ; celui d’une partie terminée en a une.
error-record-move = Ligne { $line } : { $move } n’est pas un coup de { $game }.
error-not-a-file-name = { $given } n’est pas un nom de fichier.
error-record-secret = Le secret de l’enregistrement n’est pas celui qui était scellé avant la partie.
error-record-nonces = L’enregistrement a { $nonces } nombres aléatoires ; il en faut un par place, soit { $seats }.
error-record-seed = La graine de l’enregistrement ne découle pas de son secret et de ses nombres aléatoires.
error-record-digits = { $what ->
    [secret] Le secret doit avoir 64 chiffres hexadécimaux, pas { $given }.
    [commitment] Le sceau doit avoir 64 chiffres hexadécimaux, pas { $given }.
   *[nonce] Le nombre aléatoire de la place { $seat } doit avoir 64 chiffres hexadécimaux, pas { $given }.
  }
