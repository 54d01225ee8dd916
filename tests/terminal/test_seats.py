"""The names of the seats."""

from zashiki.terminal.seats import YOU, assign_seats, is_warashi, level_from_name


def test_one_person_gets_a_random_seat_or_the_given_one() -> None:
    assert {tuple(assign_seats(2, 1, None)) for _ in range(100)} == {(YOU, "Warashi 5"), ("Warashi 5", YOU)}
    assert assign_seats(2, 1, 1, level=8) == ["Warashi 8", YOU]
    assert assign_seats(4, 1, 2) == ["Warashi 5", "Warashi 5b", YOU, "Warashi 5c"]


def test_several_people_get_the_first_seats() -> None:
    assert assign_seats(2, 2, None) == ["Seat 0", "Seat 1"]
    assert assign_seats(4, 2, None) == ["Seat 0", "Seat 1", "Warashi 5", "Warashi 5b"]


def test_the_level_is_part_of_the_name() -> None:
    assert [level_from_name(name) for name in ("Warashi", "Warashi 8", "Warashi 3b")] == [5, 8, 3]
    assert [name for name in ("Warashi 9", "Warashi x", "Ada", "Warashi 5") if is_warashi(name)] == ["Warashi 5"]
