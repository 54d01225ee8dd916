"""The messages between a program and the gateway, its process that belongs to a Ray cluster."""

import msgspec


class Run(msgspec.Struct, frozen=True, tag=True):
    """Run a pickled job."""

    number: int
    job: bytes


class Cancel(msgspec.Struct, frozen=True, tag=True):
    """Stop a job, whose outcome is not wanted any more."""

    number: int


class Close(msgspec.Struct, frozen=True, tag=True):
    """Leave the cluster."""


class Alive(msgspec.Struct, frozen=True, tag=True):
    """The cluster works, with this number of CPUs. It is repeated all the time."""

    cpus: int


class Done(msgspec.Struct, frozen=True, tag=True):
    """A job has run; its outcome is as `zashiki.workers.worker.execute` returns it."""

    number: int
    outcome: bytes


class Crashed(msgspec.Struct, frozen=True, tag=True):
    """The worker of a job died, and so did those on which it was tried again."""

    number: int
    reason: str


class Failed(msgspec.Struct, frozen=True, tag=True):
    """The cluster cannot be used; this is the last message."""

    reason: str


Request = Run | Cancel | Close
Report = Alive | Done | Crashed | Failed
encode = msgspec.msgpack.Encoder().encode
decode_request = msgspec.msgpack.Decoder(Request).decode
decode_report = msgspec.msgpack.Decoder(Report).decode
