# Several things in one phrase
list-comma = { $first }, { $second }
list-and = { $first } and { $second }
list-or = { $first } or { $second }
