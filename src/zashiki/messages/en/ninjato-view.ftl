# Ninjato: where points come from
ninjato-from-earlier = honor before this position was set up: { $points }
ninjato-from-envoys = treasures paid for envoys: { $points }
ninjato-from-pavilion = treasures paid for rumors: { $points }
ninjato-from-clans = influence in the clans: { $points }
ninjato-from-rumors = { NOUN($kind, of: "ninjato-rumor-kind") }, { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }: { $times } × { NOUN($kind, $things, of: "ninjato-rumor-kind", form: "counts") } = { $points }
ninjato-from-dishonor = { NOUN("D", of: "ninjato-rumor-kind") }: { $cards } × { $each } as { $holders ->
        [one] nobody else holds any
       *[other] { $holders } players hold some
    } = { $points }
ninjato-from-treasures = { $count ->
        [one] { $count } unspent treasure
       *[other] { $count } unspent treasures
    }: { $points }
ninjato-from-elites = { $count ->
        [one] { $count } elite card
       *[other] { $count } elite cards
    }: { $points }
ninjato-from-tie = a tie is broken by envoys: { $envoys ->
        [one] { $envoys } envoy
       *[other] { $envoys } envoys
    }{ $envoys ->
        [0] { "" }
       *[other] , the oldest aged { $age }
    }

# Kinds of rumors, and a number of what they count
ninjato-rumor-kind-W = Greatest Warrior
    .counts = { $count ->
        [one] { $count } elite card
       *[other] { $count } elite cards
    }
ninjato-rumor-kind-G = Good Will of the People
    .counts = { $count ->
        [one] { $count } rumor
       *[other] { $count } rumors
    }
ninjato-rumor-kind-P = Powerful Friends
    .counts = { $count ->
        [one] { $count } envoy
       *[other] { $count } envoys
    }
ninjato-rumor-kind-A = Master of the Secret Arts
    .counts = { $count ->
        [one] { $count } skill tile
       *[other] { $count } skill tiles
    }
ninjato-rumor-kind-D = Dishonorable Opponents
