# Titles and descriptions of the page's addresses, for browsers, search engines and links in messages
preview-home = Zashiki : des jeux de société aux couleurs du Japon
    .about = Jouez à Ta-Ke, Naishi et Ninjato dans votre navigateur, contre Warashi, l’esprit de la maison, ou entre amis.
preview-account = Votre compte · Zashiki
    .about = Votre nom, vos classements et vos parties terminées.
preview-about = À propos de Zashiki
    .about = Des jeux de société gratuits aux couleurs du Japon, avec des donnes que chacun peut vérifier.
preview-not-found = Page introuvable · Zashiki
    .about = Cette page n’existe pas.
preview-learn = Apprendre { $game } · Zashiki
    .about = Une première partie guidée de { $game } : toutes les règles, pas à pas.
preview-rules = Règles de { $game } · Zashiki
    .about = Comment jouer à { $game } : les règles, avec des schémas et des exemples.
preview-analysis = Analyse · { $game } · Zashiki
    .about = Essayez des coups dans { $game }, avec l’avis de Warashi sur chaque position.
preview-invitation = { $host } vous invite à { $game }
    .about = { $host } vous invite à une partie de { $game }, { $clock }. Elle commence quand tout le monde a pris place.
preview-running = { $table }
    .about = Une partie de { $game } est en cours, { $clock }. Vous pouvez la regarder.
preview-over = { $table }
    .about = La partie est terminée. { $scores }.
preview-review = Analyse · { $table }
    .about = Warashi examine chaque décision de cette partie.
preview-no-script = Cette page a besoin de JavaScript.

# Parts of them
preview-table = { $game } : { $names }
preview-against = { $names } contre { $name }
preview-clock-none = sans limite de temps
preview-clock-live = { $time } par joueur et { $more } de plus par tour
preview-clock-slow = { $time } par tour
preview-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
  }
preview-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
  }
preview-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
  }
preview-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
  }
