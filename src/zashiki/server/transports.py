"""Closing connections whose client does not read."""

import socket
import struct
from asyncio import Transport

_NO_LINGER = struct.pack("ii", 1, 0)


def reset(transport: Transport) -> None:
    """Closes a connection at once. The system drops what was not read too; otherwise it would keep that for minutes."""
    if transport.get_write_buffer_size() and (client := transport.get_extra_info("socket")):
        client.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, _NO_LINGER)
    transport.abort()
