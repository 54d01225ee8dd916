"""One connection must not cost much: bytes, seconds and the number of connections are bounded."""

from collections.abc import Iterator
from contextlib import ExitStack, suppress

import pytest

from tests.server.clients import Server, until
from tests.server.fork_server import running
from tests.server.raw_sockets import PING, PONG, TEXT, UPGRADE, Answer, RawSocket, raw
from tests.server.serve_with_small_limits import MOST_CONNECTIONS, MOST_OF_ADDRESS, PROXY
from zashiki.server.admission import Admission
from zashiki.server.errors import Busy, TooFast
from zashiki.server.http.page import COMPILED
from zashiki.server.http_protocol import LARGEST_HEAD, LONGEST_URL, MOST_CHUNKS, MOST_HEADERS, MOST_PIPELINED
from zashiki.server.responses import HEADERS
from zashiki.server.websocket_protocol import MOST_CONTROL_FRAMES

GET = b"GET /api/games HTTP/1.1\r\nhost: 127.0.0.1\r\n"
POST = b"POST /api/guest HTTP/1.1\r\nhost: 127.0.0.1\r\n"
MEGABYTES = 32
"""To send; a server that accepts them all has no limit."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("server"), "tests.server.serve_with_small_limits") as one:
        yield one


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("server"), "tests.server.serve_with_short_deadlines") as one:
        yield one


def assert_refused(answer: Answer, status: int, code: str) -> None:
    """The client gets an error like any other, and the connection closes."""
    assert (answer.status, answer.code) == (status, code)
    assert answer.headers["connection"] == "close"
    assert HEADERS.items() <= answer.headers.items()


# Bytes


@pytest.mark.parametrize("pieces", [1, 7])
def test_a_url_that_is_too_long_is_refused(server: Server, pieces: int) -> None:
    request = b"GET /" + b"x" * LONGEST_URL + b" HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n"
    size = len(request) // pieces + 1
    with raw(server) as client:
        for start in range(0, len(request), size):
            client.send(request[start : start + size])
        assert_refused(client.answer(), 414, "too_large")
        client.wait_until_closed()


def test_a_long_url_is_answered(server: Server) -> None:
    with raw(server) as client:
        assert client.get("/" + "x" * (LONGEST_URL - 1)).status == 404


@pytest.mark.parametrize(
    "headers",
    [
        b"x: " + b"x" * LARGEST_HEAD + b"\r\n",
        b"".join(b"x-%d: %s\r\n" % (number, b"x" * 1000) for number in range(LARGEST_HEAD // 1000 + 1)),
        b"x: y\r\n" * (MOST_HEADERS + 1),
    ],
)
def test_headers_that_are_too_large_are_refused(server: Server, headers: bytes) -> None:
    with raw(server) as client:
        client.send(GET + headers + b"\r\n")
        assert_refused(client.answer(), 431, "too_large")
        client.wait_until_closed()


def test_large_headers_are_answered(server: Server) -> None:
    with raw(server) as client:
        assert client.get("/api/games", b"x: " + b"x" * (LARGEST_HEAD - 200) + b"\r\n").status == 200
        assert client.get("/api/games", b"x: y\r\n" * (MOST_HEADERS - 1)).status == 200


@pytest.mark.parametrize(
    "endless",
    [b"GET /", GET + b"x: ", b"\r\n", GET + b"x"],
    ids=["url", "header", "empty lines", "name"],
)
def test_a_head_without_an_end_is_not_read(server: Server, endless: bytes) -> None:
    piece = endless[-2:] * 8192 if endless == b"\r\n" else b"x" * 16384
    with raw(server) as client:
        client.send(endless)
        with pytest.raises(OSError):
            for _ in range(MEGABYTES * 64):
                client.send(piece)


@pytest.mark.parametrize(
    "kind", [b"content-length: 100000000\r\n\r\n", b"transfer-encoding: chunked\r\n\r\nffffff\r\n"]
)
@pytest.mark.parametrize("request_line", [GET, POST])
def test_a_body_without_an_end_is_not_read(server: Server, request_line: bytes, kind: bytes) -> None:
    """Even after the response."""
    with raw(server) as client:
        with pytest.raises(OSError):
            client.send(request_line + kind)
            for _ in range(MEGABYTES * 64):
                client.send(b"x" * 16384)
        with suppress(ConnectionResetError):
            assert client.answer().status in (200, 201)


def test_a_body_in_too_many_chunks_is_refused(server: Server) -> None:
    with raw(server) as client:
        client.send(POST + b"transfer-encoding: chunked\r\n\r\n" + b"1\r\nx\r\n" * (MOST_CHUNKS + 1))
        assert_refused(client.answer(), 413, "too_large")


def test_trailers_do_not_pile_up(server: Server) -> None:
    with raw(server) as client:
        client.send(POST + b"transfer-encoding: chunked\r\n\r\n0\r\n")
        with pytest.raises(OSError):
            for _ in range(MEGABYTES * 64):
                client.send(b"x: yz\r\n" * 2341)


def test_what_is_not_http_is_refused(server: Server) -> None:
    with raw(server) as client:
        client.send(b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03")
        assert_refused(client.answer(), 400, "malformed")


# Seconds


@pytest.mark.parametrize("sent", [b"", b"\r\n", GET, GET + b"\r\n"], ids=["nothing", "a line", "half a head", "all"])
def test_a_silent_connection_is_closed(impatient: Server, sent: bytes) -> None:
    with raw(impatient) as client:
        client.send(sent)
        client.wait_until_closed()


def test_a_head_that_trickles_is_refused(impatient: Server) -> None:
    with raw(impatient) as client:
        client.send(GET + b"x: ")

        def trickle() -> bool:
            with suppress(OSError):
                client.send(b"x")
            return client.is_closed()

        until(trickle, "the server to close the connection")
        assert_refused(client.answer(), 408, "too_slow")


def test_the_second_head_must_arrive_in_time_too(impatient: Server) -> None:
    with ExitStack() as stack:
        clients: list[RawSocket] = []

        def is_answered() -> bool:
            """The first may have arrived too late."""
            clients.append(stack.enter_context(raw(impatient)))
            with suppress(OSError):
                clients[-1].send(GET + b"\r\n" + GET)
                return clients[-1].answer().status == 200
            return False

        until(is_answered, "the answer to the first")
        client = clients[-1]
        assert_refused(client.answer(), 408, "too_slow")


@pytest.mark.parametrize("body", [b"content-length: 10\r\n\r\n{", b"transfer-encoding: chunked\r\n\r\n1\r\n{\r\n"])
def test_a_body_that_does_not_arrive_is_refused(impatient: Server, body: bytes) -> None:
    with raw(impatient) as client:
        client.send(b"POST /api/log-in HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\n" + body)
        assert_refused(client.answer(), 408, "too_slow")
        client.wait_until_closed()


def test_a_client_that_does_not_read_is_dropped(impatient: Server) -> None:
    """It asks for more than the buffers of a socket hold."""
    largest = max(COMPILED.glob("*.wasm"), key=lambda file: file.stat().st_size).name.encode()
    with raw(impatient, buffer=4096) as client:
        client.send((b"GET /modules/" + largest + b" HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n") * 100)
        client.wait_until_closed()


# Pipelining and keeping alive


def test_requests_may_follow_each_other_without_waiting(server: Server) -> None:
    with raw(server) as client:
        client.send((GET + b"\r\n") * MOST_PIPELINED + b"GET /robots.txt HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n")
        bodies = [client.answer().body for _ in range(MOST_PIPELINED + 1)]
        assert all(b"naishi" in body for body in bodies[:-1])
        assert b"User-agent" in bodies[-1]
        assert client.get("/api/games").status == 200


def test_after_too_many_requests_at_once_the_connection_closes(server: Server) -> None:
    """The client gets the first responses in full, and repeats the other requests."""
    with raw(server) as client:
        client.send((GET + b"\r\n") * 1000)
        answers = [client.answer()]
        while "connection" not in answers[-1].headers:
            answers.append(client.answer())
        assert {answer.status for answer in answers} == {200}
        assert len(answers) > MOST_PIPELINED
        client.wait_until_closed()


def test_a_bad_request_does_not_interrupt_the_response_to_a_good_one(server: Server) -> None:
    with raw(server) as client:
        client.send(GET + b"\r\nnonsense\r\n\r\n")
        answer = client.answer()
        assert (answer.status, answer.headers["connection"]) == (200, "close")
        client.wait_until_closed()


# The number of connections


def opened(server: Server, address: str, number: int, stack: ExitStack) -> list[RawSocket]:
    """Open connections from one address, all of which the server has accepted."""
    clients: list[RawSocket] = []

    def is_open() -> bool:
        """Whether there is one more; there is no place until the server has noticed that others are closed."""
        with suppress(ConnectionResetError):
            client = stack.enter_context(raw(server, address))
            client.send(UPGRADE + b"\r\n")
            if client.answer().status == 101:
                clients.append(client)
                return True
        return False

    for _ in range(number):
        until(is_open, "a place")
    return clients


def refusal(server: Server, address: str) -> Answer | None:
    """The answer to a new connection, before it asks for anything; None if it is accepted."""
    answers: list[Answer] = []

    def is_answered() -> bool:
        """A refusal may be lost, as the connection closes before the request is read."""
        with raw(server, address) as client, suppress(ConnectionResetError):
            client.send(GET + b"\r\n")
            answers.append(client.answer())
        return bool(answers)

    until(is_answered, "an answer")
    return None if answers[0].status == 200 else answers[0]


def test_an_address_has_a_limited_number_of_connections(server: Server) -> None:
    with ExitStack() as stack:
        clients = opened(server, "127.0.0.2", MOST_OF_ADDRESS, stack)
        refused = refusal(server, "127.0.0.2")
        assert refused
        assert_refused(refused, 429, "too_fast")
        assert int(refused.headers["retry-after"]) > 0
        assert refusal(server, "127.0.0.3") is None
        clients[0].close()
        until(lambda: refusal(server, "127.0.0.2") is None, "the place of the closed connection")


def test_refused_connections_take_no_place(server: Server) -> None:
    with ExitStack() as stack:
        clients = opened(server, "127.0.0.2", MOST_OF_ADDRESS, stack)
        for _ in range(MOST_CONNECTIONS):
            assert refusal(server, "127.0.0.2")
        clients[0].close()
        until(lambda: refusal(server, "127.0.0.2") is None, "the place of the closed connection")


def test_a_proxy_may_open_more_connections(server: Server) -> None:
    with ExitStack() as stack:
        opened(server, PROXY, MOST_OF_ADDRESS + 1, stack)
        assert refusal(server, PROXY) is None


def test_the_server_has_a_limited_number_of_connections(server: Server) -> None:
    with ExitStack() as stack:
        for number in range(MOST_CONNECTIONS // 10):
            opened(server, f"127.0.1.{number}", 10, stack)
        refused = refusal(server, "127.0.2.1")
        assert refused
        assert_refused(refused, 503, "busy")
        assert int(refused.headers["retry-after"]) > 0
    until(lambda: refusal(server, "127.0.2.1") is None, "the connections to close")


def test_an_ipv6_network_counts_as_one_address() -> None:
    admission = Admission(100, 2, lambda address: address == "2001:db8::1")
    admission.enter("2001:db8:0:1::1")
    admission.enter("2001:db8:0:1::2")
    admission.enter("2001:db8:0:2::1")
    with pytest.raises(TooFast):
        admission.enter("2001:db8:0:1::3")
    for _ in range(2):
        admission.leave("2001:db8:0:1::1")
    admission.enter("2001:db8:0:1::3")
    for _ in range(10):
        admission.enter("2001:db8::1")


def test_the_total_counts_proxies_too() -> None:
    admission = Admission(2, 1, lambda address: True)
    admission.enter("127.0.0.1")
    admission.enter("127.0.0.1")
    with pytest.raises(Busy):
        admission.enter("127.0.0.1")


# WebSockets


def test_pings_without_end_are_disconnected(server: Server) -> None:
    with raw(server) as client:
        client.upgrade()
        with suppress(OSError):
            for _ in range(MEGABYTES * 64):
                client.send(client.frame(PING, b"x" * 125) * 125)
        code, reason = client.until_close()
        assert (code, "pings" in reason) == (1008, True)
        client.wait_until_closed()


def test_pings_of_a_client_that_never_reads_are_not_answered_forever(server: Server) -> None:
    with raw(server, buffer=4096) as client:
        client.upgrade()
        with pytest.raises(OSError):
            for _ in range(MEGABYTES * 64):
                client.send(client.frame(PING, b"x" * 125) * 125)


@pytest.mark.parametrize(
    ("first", "fin", "then"), [(PONG, True, PONG), (TEXT, False, 0)], ids=["pongs", "empty fragments"]
)
def test_frames_that_the_application_does_not_see_are_limited(server: Server, first: int, fin: bool, then: int) -> None:
    with raw(server) as client:
        client.upgrade()
        client.send(client.frame(first, fin=fin))
        with suppress(OSError):
            for _ in range(1000):
                client.send(client.frame(then, fin=fin) * 100)
        assert client.until_close()[0] == 1008


def test_pings_and_fragments_within_the_limit_are_answered(server: Server) -> None:
    with raw(server) as client:
        client.upgrade()
        client.send(client.frame(PING, b"one") * (MOST_CONTROL_FRAMES // 2))
        client.send(client.frame(TEXT, b'{"type": "pi', fin=False) + client.frame(0, b'ng"}'))
        assert client.opcodes(MOST_CONTROL_FRAMES // 2) == {PONG}
        assert client.opcodes(1) == {TEXT}


def test_many_messages_in_one_packet_are_all_answered(server: Server) -> None:
    with raw(server) as client:
        client.upgrade()
        client.send(client.frame(TEXT, b'{"type": "ping", "id": 7}') * 2000)
        assert client.opcodes(2000) == {TEXT}


@pytest.mark.parametrize(
    ("headers", "status"),
    [(b"x: " + b"x" * 9000 + b"\r\n", 431), (b"sec-websocket-key: nonsense\r\n", 400)],
)
def test_a_bad_handshake_is_refused(server: Server, headers: bytes, status: int) -> None:
    with raw(server) as client:
        client.send(UPGRADE + headers + b"\r\n")
        answer = client.answer()
        assert (answer.status, answer.headers["connection"]) == (status, "close")
        assert HEADERS.items() <= answer.headers.items()
        client.wait_until_closed()
