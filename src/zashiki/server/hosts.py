"""The host names that the server answers to.

Another site can make its name point to this machine (DNS rebinding), and then its pages would count as ours: the
browser sends the same name as `Host` and as `Origin`. A page of the other site cannot have any of these names.
"""

import re
import socket
from collections.abc import Iterable, Iterator
from ipaddress import ip_address
from urllib.parse import urlsplit

from zashiki.kernel.errors import Reason, because
from zashiki.server.errors import Malformed, Refused
from zashiki.server.settings import Settings

_HOST = re.compile(r"(\[[0-9a-f:.]+\]|[^][:/@\s]+)(:[0-9]*)?", re.IGNORECASE)
_PLAIN = re.compile(r"[a-z0-9._-]{1,253}")


class UnknownHost(Refused):
    """The request is for a host that this server is not known as."""

    status, code = 421, "unknown_host"


class Hosts:
    """The names in the `Host` header that are accepted; IP addresses are always."""

    def __init__(self, names: Iterable[str]) -> None:
        self._names = {_ascii(name) for name in names if name}

    @classmethod
    def of(cls, settings: Settings) -> "Hosts":
        """The names of this machine, and those in the settings."""
        public = urlsplit(settings.public_url or "").hostname or ""
        return cls(["localhost", *_names_of_machine(), settings.host, public, *settings.allowed_hosts])

    def check(self, headers: Iterable[tuple[bytes, bytes]], http_version: str) -> None:
        """Raises `UnknownHost` if a request is for another host, and `Malformed` if it does not say which."""
        given = [value for name, value in headers if name == b"host"]
        if not given and http_version == "1.0":
            return
        match = _HOST.fullmatch(given[0].decode("latin-1")) if len(given) == 1 else None
        if match is None:
            raise Malformed(because("host-header"))
        name = match[1].lower().removesuffix(".")
        if name not in self._names and not _is_address(name.strip("[]")):
            raise UnknownHost(_explanation(name))


def _names_of_machine() -> Iterator[str]:
    full = socket.gethostname()
    short = full.partition(".")[0]
    return iter((full, short, f"{short}.local" if short else ""))


def _ascii(name: str) -> str:
    """A name as browsers send it."""
    try:
        return name.lower().encode("idna").decode().removesuffix(".")
    except UnicodeError:
        return name.lower()


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def _explanation(name: str) -> Reason:
    if not _PLAIN.fullmatch(name):
        return because("host")
    return because("host-name", name=name)
