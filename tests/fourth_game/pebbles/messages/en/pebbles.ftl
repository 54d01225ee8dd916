pebbles-take =
    .does = takes { $pebbles ->
        [one] { $pebbles } pebble
       *[other] { $pebbles } pebbles
      }
    .you = take { $pebbles ->
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
pebbles-primer =
    Take one to three pebbles in turn. Every pebble is a point,
    and so is every pip of your hidden card.
