# The page
zashiki = Zashiki
skip-to-content = Aller au contenu
nav = Pages
nav-account = Compte
nav-about = À propos
page-outdated = Zashiki a été mis à jour. Rechargez la page pour continuer ; vos parties sont conservées.
reload = Recharger
connection-lost = Connexion perdue. Nouvelle tentative… Vos coups sont conservés.
connection-coming = Connexion…
news-turn = { $game } : c’est à vous
news-begun = { $game } : votre partie commence
try-again = Réessayer
page-unfetched = Une partie de la page n’a pas pu être chargée. Vérifiez votre connexion et réessayez.
close = Fermer
cancel = Annuler
not-found = Cette page n’existe pas.
to-home = Retour aux jeux

# Home
home-title = Zashiki : des jeux de société aux couleurs du Japon
home-motto = Des jeux calmes, à partager entre amis ou avec un esprit de la maison.
welcome = Première visite ?
welcome-note = Apprenez un jeu en y jouant : dix minutes, pas à pas.
welcome-not-now = Plus tard
learn-game = Apprendre { $game }
text-board = Plateau en texte
facts = { $players } joueurs · environ { $minutes } minutes
play = Jouer
play-game = Jouer à { $game }
how-to-play = Règles
opponent = Jouer avec
opponent-warashi = Warashi
opponent-warashi-note = l’esprit de la maison, joué par l’ordinateur
opponent-friend = Un proche
opponent-friend-note = par un lien que vous envoyez
opponent-anybody = Tout le monde
opponent-anybody-note = votre table est annoncée sur cette page
opponent-device = Chacun son tour
opponent-device-note = sur cet appareil
open-warashi = Commencer la partie
open-friend = Obtenir un lien
open-anybody = Ouvrir la table
open-device = Commencer la partie
opening = La table se prépare…
level = Niveau
level-lowest = débutant
level-highest = pleine force
level-name = { $level ->
    [1] 1 · débutant
    [2] 2 · en apprentissage
    [3] 3 · détendu
    [4] 4 · attentif
    [5] 5 · prévoyant
    [6] 6 · affûté
    [7] 7 · très fort
   *[other] { $level } · pleine force
  }
open-tables = Tables où il reste une place
running-tables = Parties à regarder
join = Prendre place
watch = Regarder
my-games = Vos parties
show-all = Tout afficher ({ $count })
at-one-device = sur cet appareil
your-turn = À vous de jouer
turn-of = Tour en cours : { $name }
player-number = Joueur { $number }
name-numbered = { $name } ({ $number })
waiting-for-players = { $count ->
    [one] Encore { $count } place à prendre
   *[other] Encore { $count } places à prendre
  }
preparing = Ce jeu se prépare ; encore { $seconds } secondes environ.
choose-options = Plus d’options
players = Joueurs
clock = Temps
clock-none = sans limite de temps
clock-live = { $minutes } min + { $seconds } s par tour
clock-days = { $days ->
    [one] un jour par tour
   *[other] { $days } jours par tour
  }
clock-hours = { $hours ->
    [one] une heure par tour
   *[other] { $hours } heures par tour
  }
duration = Durée
about-minutes = environ { $minutes } minutes
rated = Partie classée
rated-yes = oui
rated-clock = Une partie classée se joue en temps limité.
rated-here = Cette partie est classée.
rated-note = Elle compte si elle va à son terme, ou dès que chacun a joué { $moves ->
    [one] un coup
   *[other] { $moves } coups
  }. Partir plus tôt vous coûte des points de classement sans en rapporter aux autres.
uncounted-too_short = Partie trop courte pour le classement : tout le monde n’avait pas joué { $moves ->
    [one] un coup
   *[other] { $moves } coups
  }. Personne ne gagne de points de classement, et qui s’en va en perd.
uncounted-pair_limit = Cette partie n’est pas classée : ces joueurs ont déjà joué leurs parties classées du jour.
uncounted-no_account = Cette partie n’est pas classée : un des comptes n’existe plus.
uncounted-undone = Cette partie a été retirée du classement par l’hébergeur du site.
options-here = À cette table
option-chosen = { $name } : { $value }

# Table
against = contre { $names }
invites = { $name } vous invite à jouer à { $game }
new-to-it = Vous découvrez { $game } ?
while-waiting = En attendant :
listed = Votre table est annoncée sur la page d’accueil tant que vous restez ici, et tout le monde peut s’y asseoir. Vous pouvez aussi envoyer le lien :
rematch-title = { $game } : revanche
rematch-waiting = Revanche proposée à { $names }. La partie commence quand tout le monde a pris place.
warashi-instead = Jouer plutôt avec Warashi
give-seat = { $count ->
    [one] Donner la place libre à Warashi
   *[other] Donner une place libre à Warashi
  }
share-link = Envoyez ce lien à la personne avec qui vous jouez :
share-here = Pour l’instant, le lien ne fonctionne que sur cet ordinateur.
share = Partager
copy-link = Copier le lien
copied = Copié
copy-by-hand = Le lien est sélectionné : copiez-le d’ici.
table-gone = Cette table est fermée : la personne qui l’avait ouverte n’est plus là.
free-seat = place libre
take-seat = Prendre place
leave-table = Quitter la table
spectating = Vous regardez la partie.
you = vous
seat-you = Vous
waiting-for = { $name } joue.
waiting-for-absent = { $name } n’est plus sur la page.
waiting-for-absent-clock = { $name } n’est plus sur la page ; son temps s’écoule.
waiting-for-spirit = { $name } réfléchit.
button-sure = { $words } ? C’est définitif.
other-moves = Autres coups
drop-choice = Annuler
do-it = Valider
skip-motion = Passer l’animation
hint = Conseil
tip-hint = Warashi montre ce qu’il jouerait.
hint-thinking = Warashi y réfléchit…
hint-is = Conseil : { $words }
hint-brief = Conseil : { $words } ({ $percent } % de chances de gagner)
undo = Défaire
tip-undo = Annule votre dernière action. Elle n’a rien révélé de nouveau.
tip-undo-none = Il n’y a rien à défaire pour le moment.
take-back = Reprendre
tip-take-back = Demande aux autres de pouvoir reprendre votre dernier coup.
more = Plus
wants-back = { $name } demande à reprendre un coup.
agree = Accepter
refuse = Refuser
asked-back = Vous demandez à reprendre un coup.
resign = Abandonner
resign-sure = Abandonner cette partie ?
resign-about = La partie s’arrête pour vous et compte comme une défaite.
resign-not = Continuer
rules = Règles
tip-rules = Comment se joue la partie, en images.
settings = Réglages
tip-settings = Couleurs, animations et son sur cet appareil.
result = Résultat
log-and-chat = Journal et discussion
log = Journal de la partie
chat = Discussion
chat-say = Écrire un message
send = Envoyer
points-of = Points : { $name }
points-yours = Vos points
points-none = Aucun point pour l’instant.
points-hidden = Cachés jusqu’à la fin de la partie.
points-sum = Total
present = sur la page
absent = n’est plus sur la page
gave-up-resigned = abandon
gave-up-left = départ
gave-up-time = temps écoulé
log-back =
    .does = reprend un coup
    .you = reprenez un coup
log-ask =
    .does = demande à reprendre un coup
    .you = demandez à reprendre un coup
log-agree =
    .does = accepte
    .you = acceptez
log-decline =
    .does = refuse
    .you = refusez
log-gave_up-resigned =
    .does = abandonne
    .you = abandonnez
log-gave_up-left =
    .does = quitte la table
    .you = quittez la table
log-gave_up-time =
    .does = n’a plus de temps
    .you = n’avez plus de temps
log-plays =
    .does = joue { $move }
    .you = jouez { $move }
log-taken-back = repris
log-your-points = vous
winner = vainqueur de la partie
result-plain = { $winner }.
result-by = { $winner } { $points ->
    [0] au départage
   *[other] avec { $amount } d’avance
  }.
result-won = Vous gagnez
result-lost = { $names } gagne
result-shared = Victoire partagée : { $names }.
result-you-shared = Vous partagez la victoire.
reason-resigned = { $who ->
    [you] Vous abandonnez
   *[other] Abandon : { $names }
  }.
reason-left = { $who ->
    [you] Vous quittez la partie
   *[other] Départ avant la fin : { $names }
  }.
reason-time = { $who ->
    [you] Vous n’avez plus de temps
   *[other] Temps écoulé : { $names }
  }.
end-looking = Warashi examine la partie…
end-best = Votre meilleure décision
end-worst = Votre moins bonne décision
end-rose = Vous avez su en profiter : vos chances de gagner passent de { $from } à { $to }.
rematch = Revanche
rematch-asked = Revanche proposée à { $names }. La partie commence dès que tout le monde accepte.
rematch-cancel = Retirer
rematch-offered = Revanche proposée par { $names }.
rematch-accept = Jouer la revanche
rematch-go = Vers la revanche
level-next = Niveau suivant ({ $level })
level-lower = Essayer le niveau { $level }
review = Revoir toute la partie
record = Télécharger la partie
commitment-note = La donne vient d’un nombre secret, fixé avant la partie, et de nombres aléatoires de tous les joueurs. Voici l’empreinte du secret : { $seal }. Après la partie, son enregistrement contient le secret, et chacun peut vérifier la donne.
curtain = Passez l’appareil à { $name }.
curtain-open = C’est moi, { $name } : montrer mon côté
language = Langue
motion = Animations
motion-system = automatiques
motion-full = complètes
motion-less = réduites
colours = Thème
colours-system = automatique
colours-light = clair
colours-dark = sombre
sound = Son
notices = M’avertir quand c’est à moi de jouer
notices-denied = Votre navigateur bloque les notifications de cette page. Vous pouvez les autoriser dans ses réglages.
notices-none = Ce navigateur ne peut pas vous avertir.
knowledge = Naishi : montrer ce que je sais de la Main adverse

# Account
guest-note = Vous jouez sans compte. Tout vous est ouvert, et ce navigateur garde vos parties. Avec un nom et un mot de passe, vous les retrouvez sur tous vos appareils et pouvez jouer des parties classées.
log-in-note = Vos parties jouées sans compte restent à part ; elles ne sont pas ajoutées au compte.
new-account = Nouveau compte
log-in = Se connecter
make-account = Créer le compte
name = Nom
password = Mot de passe
old-password = Mot de passe actuel
new-password = Nouveau mot de passe
change-password = Changer le mot de passe
password-changed = Votre mot de passe est changé. Les autres appareils sont déconnectés.
ratings = Classements
rated-games = { $games ->
    [one] { $games } partie classée
   *[other] { $games } parties classées
  }
no-ratings = Pas encore de partie classée.
finished-games = Parties terminées
no-finished-games = Aucune pour l’instant.
won = victoire
lost = défaite
drawn = égalité
more-games = En afficher plus
log-out = Se déconnecter
log-out-everywhere = Se déconnecter partout
log-out-note = Se déconnecter partout ou changer de mot de passe révoque aussi tous les jetons d’accès.
tokens = Bots
tokens-note = Avec un jeton d’accès, un programme peut jouer en votre nom, et rien d’autre.
no-tokens = Aucun jeton d’accès.
token-until = jusqu’au { $day }
token-expired = expiré
token-label = À quoi sert ce jeton ?
make-token = Créer un jeton
token-made = Copiez le jeton maintenant ; il ne s’affiche qu’une fois :
revoke = Révoquer
revoke-token = Révoquer le jeton { $label }
your-data = Vos données
export = Télécharger mes données
delete = Supprimer mon compte
delete-guest = Supprimer mes données
delete-sure = Supprimer définitivement
delete-note = La suppression efface votre nom, votre mot de passe, vos classements et vos messages. Les autres joueurs gardent les parties jouées avec vous, sans votre nom.

# Review
review-title = Le fil de la partie
back-to-table = Retour à la table
review-running = Warashi examine chaque décision…
review-board = Le plateau avant la décision
review-you = Vous
review-end = La fin
step-back = Décision précédente
step-on = Décision suivante
review-graph = Les chances de gagner, coup par coup
review-chance = { $percent } %
review-cost = { $points ->
    [0] { $chance ->
        [same] { $after } %
       *[other] { $before } → { $after } %
      }
   *[other] { $chance ->
        [same] −{ $amount }
       *[other] −{ $amount }, { $before } → { $after } %
      }
  }
accuracy = précision : { $percent } %
costliest = Les décisions les plus coûteuses
nothing-missed = Aucune décision n’a coûté cher.
move-number = Coup { $number }
better-was = Mieux :

# About
about-title = À propos de Zashiki
about-zashiki = Un zashiki est la pièce à tatamis où l’on reçoit ses hôtes. Celui-ci est un logiciel libre : les règles ont été reprogrammées, tout ce que vous voyez a été dessiné pour lui, et rien n’y est repris des jeux publiés, ni image ni texte. Si un jeu vous plaît, achetez la boîte.
about-fair-title = Des donnes équitables
about-fair = Personne ne peut choisir la donne, pas même le serveur. Avant une partie, le serveur tire un nombre secret et en montre l’empreinte. Puis chaque joueur ajoute un nombre aléatoire, et la donne découle de tous ces nombres. Après la partie, son enregistrement contient le secret, et chacun peut vérifier la donne.

# Rules
rules-aim = But du jeu
rules-table = La table
rules-turn = Un tour
rules-scoring = Le décompte
rules-end = La fin
rules-name = { $name }.
how-to-play-of = { $game } : règles du jeu
contents = Sommaire

# Guided first games
warashi = Warashi
learn-about = Warashi vous montre le jeu sur le vrai plateau, pas à pas, en dix minutes.
learn-new = Apprendre en jouant
learn-begun = Reprendre l’initiation : étape { $number } sur { $steps }
learn-done = Refaire l’initiation
lesson-of = Apprendre { $game }
lesson-step = Étape { $number } sur { $steps }
lesson-new-position = Une nouvelle position
lesson-next = Suivant
lesson-figures = { $number } / { $steps }
lesson-back = Retour
lesson-leave = Quitter l’initiation
lesson-leave-about = Vous pourrez reprendre plus tard au même endroit.
lesson-show-me = Montrez-moi
lesson-done = Vous connaissez les règles.
lesson-done-about = Jouez maintenant une vraie partie de { $game } contre Warashi, au niveau débutant.
lesson-play = Jouer ma première partie
lesson-rules = Lire les règles
lesson-again = Recommencer

# Errors, by the server's codes; others are shown in the server's words.
error-wait = C’est trop rapproché. Réessayez dans { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
  }.
error-wait-minutes = C’est trop rapproché. Réessayez dans { $count } minutes.
error-offline = Le serveur ne répond pas. Vérifiez votre connexion et réessayez.
error-unavailable = Le serveur n’atteint pas sa base de données. Attendez quelques secondes, puis voyez si c’est fait ou réessayez.
error-busy = Le serveur est très occupé. Réessayez dans quelques secondes.
error-failed = Le serveur a rencontré un problème. Réessayez.
error-old_ply = La partie a avancé entre-temps.
error-ahead = La partie a avancé entre-temps.
error-not_your_turn = Ce n’est pas votre tour.
error-time = Le temps est écoulé.

# Games without a connection, and the analysis board
offline-keep = Garder Zashiki sur cet appareil
offline-keeping = Chargement des jeux …
offline-ready = Zashiki fonctionne aussi sans connexion sur cet appareil.
offline-note = Pas de connexion. Les parties contre Warashi et sur cet appareil continuent.
device-player = Vous
on-device = sur cet appareil
away-opponents = Pour jouer avec des personnes ailleurs, il faut une connexion à un serveur.
error-local-missing = Cette partie n’est pas sur cet appareil.
error-local-rules = Les règles de ce jeu ne sont pas encore sur cet appareil. Ouvrez-le une fois avec une connexion.
error-local-storage = Ce navigateur n’autorise pas la page à conserver des parties sur cet appareil.
error-local-only = Il faut une connexion pour cela.
error-record-none = Ce n’est pas l’enregistrement d’une partie.
error-record-partial = Cet enregistrement n’a pas de graine : sa partie ne peut pas être rejouée ici.
error-record-changed = Cet enregistrement a été modifié après coup.
error-record-other = C’est l’enregistrement d’un autre jeu.
error-record-illegal = L’enregistrement contient un coup interdit : { $move }
analysis-title = Analyse
analysis-loading = Mise en place du plateau …
analysis-moves = Coups
analysis-start = Début
analysis-end = La partie est terminée.
analysis-unknown = C’est à { $name } de jouer ; sa main est cachée depuis cette place.
analysis-thought = Ce que pense Warashi
analysis-live = Warashi évalue
analysis-viewpoint = Vu par
analysis-all-open = toutes les cartes visibles
analysis-open = Ouvrir un enregistrement
analysis-deal = Nouvelle donne
analysis-remove = Supprimer la variante
