pebbles-take =
    .does = { $name } takes { $pebbles ->
        [one] { $pebbles } pebble
       *[other] { $pebbles } pebbles
      }
    .you = You take { $pebbles ->
        [one] { $pebbles } pebble
       *[other] { $pebbles } pebbles
      }
    .do = take { $pebbles ->
        [one] { $pebbles } pebble
       *[other] { $pebbles } pebbles
      } of { $heap }
pebbles-pebbles = Pebbles: { $points }
pebbles-card = Card: { $points }
pebbles-hidden-card = Card: ?
pebbles-ask = How many pebbles do you take?
pebbles-too-few = there are only { $heap ->
    [one] { $heap } pebble
   *[other] { $heap } pebbles
  } left.
pebbles-board-heap = Heap
pebbles-board-seat = { $name }: { $pebbles ->
    [one] { $pebbles } pebble
   *[other] { $pebbles } pebbles
  }, card { $card }
