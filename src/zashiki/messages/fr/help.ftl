# What `zashiki --help` and the help of its commands for players say: `help-COMMAND` and `help-COMMAND-OPTION`
help-zashiki = Des jeux de société modernes aux couleurs du Japon, joués dans les règles.
help-zashiki-version = Affiche la version.
help-help = Affiche cette aide.
help-play = Joue une partie dans le terminal, contre Warashi ou entre vous.
help-play-game = Un de ces jeux : { $games }. S’il manque, on vous le demande.
help-play-players = Le nombre de joueurs ; sinon celui du jeu.
help-play-people = Combien d’entre eux sont des personnes à ce clavier.
help-play-hotseat = Tous sont des personnes à ce clavier.
help-play-level = La force de Warashi, de 1 à { $highest }.
help-play-seat = Votre place, à partir de 0 ; sinon au hasard.
help-play-seed = La graine de la donne ; sinon au hasard.
help-play-option = Une option du jeu ; peut se répéter.
help-resume = Continue une partie enregistrée.
help-resume-file = Une partie enregistrée avec save FICHIER.
help-verify = Rejoue un enregistrement et le vérifie.
help-verify-file = L’enregistrement d’une partie.
help-review = Montre comment une partie a été jouée, et les occasions manquées.
help-review-file = L’enregistrement d’une partie.
help-review-json = Affiche l’analyse en JSON.
help-review-nodes = Le nombre de nœuds à examiner par décision ; sinon comme au niveau 6.
help-warm = Compile les règles à l’avance.
help-warm-games = Les jeux à compiler ; sinon tous.

# Commands for hosts and programmers, whose own help is English
help-serve = Lance le serveur, pour les personnes et les bots.
help-site = Écrit la page sous forme de dossier, pour jouer, apprendre et analyser sans serveur.
help-admin = Gère un serveur : ses comptes, même en marche, et sa base de données.
help-arena = Fait jouer des moteurs l’un contre l’autre et mesure leur écart de force.
help-selfplay = Fait jouer Warashi contre lui-même et écrit chaque décision dans des fichiers Parquet, pour apprendre.
help-engine = Met Warashi au service d’autres programmes, par un protocole à la manière d’UCI (docs/engine.md).
