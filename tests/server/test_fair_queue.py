"""The fair queue: whoever has received the least is next, by address and then by player."""

from collections import Counter
from collections.abc import Iterable

import msgspec

from zashiki.server.fair_queue import Client, FairQueue

ADA, GRACE, EDITH = Client("1.1.1.1", "ada"), Client("2.2.2.2", "grace"), Client("2.2.2.2", "edith")


class Waiting(msgspec.Struct):
    """A job that waits."""

    client: Client
    number: int
    is_short: bool = False


def queue_of(*clients: Client) -> FairQueue[Waiting]:
    queue: FairQueue[Waiting] = FairQueue()
    for number, client in enumerate(clients):
        queue.put(Waiting(client, number))
    return queue


def served(queue: FairQueue[Waiting], most: int = 10_000) -> Iterable[Client]:
    """The clients of the next jobs, each of which takes a second."""
    while most and (job := queue.take()):
        queue.add(job.client, 1.0)
        yield job.client
        most -= 1


def test_many_jobs_of_one_client_delay_nobody_else() -> None:
    queue = queue_of(*[ADA] * 100, GRACE)
    assert list(served(queue, 3)) == [ADA, GRACE, ADA]
    queue.put(Waiting(EDITH, 200))
    assert next(iter(served(queue))) == EDITH


def test_many_players_at_one_address_receive_no_more_than_another_address() -> None:
    crowd = [Client("3.3.3.3", f"guest {number}") for number in range(100)]
    queue = queue_of(*crowd, *[ADA] * 20)
    assert Counter(client.address for client in served(queue, 40)) == {"3.3.3.3": 20, "1.1.1.1": 20}


def test_players_at_one_address_take_turns() -> None:
    queue = queue_of(*[GRACE] * 100, *[EDITH] * 10)
    assert Counter(served(queue, 20)) == {GRACE: 10, EDITH: 10}


def test_nobody_saves_up_by_waiting() -> None:
    """Somebody who comes late is next, but then takes turns with the others."""
    queue = queue_of(*[ADA] * 200)
    list(served(queue, 100))
    for number in range(200, 300):
        queue.put(Waiting(GRACE, number))
    assert list(served(queue, 1)) == [GRACE]
    assert Counter(served(queue, 40)) == {ADA: 20, GRACE: 20}


def test_long_jobs_count_for_more_than_short_ones() -> None:
    queue = queue_of(*[ADA] * 100, *[GRACE] * 100)
    order = []
    for _ in range(22):
        job = queue.take()
        assert job
        queue.add(job.client, 1.0 if job.client == ADA else 0.1)
        order.append(job.client)
    assert order.count(ADA) == 2


def test_the_short_jobs_of_a_client_come_first() -> None:
    queue = queue_of(ADA, ADA)
    for number in (7, 8):
        queue.put(Waiting(ADA, number, is_short=True))
    assert [queue.take(only_short=True), queue.take(only_short=True), queue.take(only_short=True)] == [
        Waiting(ADA, 7, is_short=True),
        Waiting(ADA, 8, is_short=True),
        None,
    ]
    assert queue.has_long
    assert queue.take() == Waiting(ADA, 0)


def test_taking_short_jobs_only_does_not_change_the_turns_of_the_others() -> None:
    queue = queue_of(*[ADA] * 3, GRACE)
    assert list(served(queue, 1)) == [ADA]
    queue.put(Waiting(ADA, 9, is_short=True))
    assert queue.take(only_short=True) == Waiting(ADA, 9, is_short=True)
    assert list(served(queue, 1)) == [GRACE]


def test_a_discarded_job_is_gone() -> None:
    queue, job = queue_of(ADA), Waiting(GRACE, 9)
    queue.put(job)
    queue.discard(job)
    queue.discard(job)
    assert list(served(queue)) == [ADA]
    assert not queue.has_long


def test_the_shares_of_those_who_left_are_forgotten() -> None:
    queue = queue_of(ADA, ADA, GRACE, EDITH)
    list(served(queue, 3))
    assert queue.received(ADA) == (2.0, 2.0)
    queue.forget_all_but([])
    assert set(queue._addresses._received) == {"2.2.2.2"}, "Edith still waits"
    list(served(queue))
    queue.forget_all_but([])
    assert not queue._addresses._received and not queue._players
