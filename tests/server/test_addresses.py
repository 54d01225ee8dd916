"""The keys under which client addresses are counted."""

import pytest

from zashiki.server.addresses import REMEMBERED, Addresses
from zashiki.server.limits import limit_key


@pytest.mark.parametrize(
    ("address", "key"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("::FFFF:cb00:7107", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:0DB8:1:2::9", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::9", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("fe80::2%25eth1", "fe80::/64"),
        ("::1", "::/64"),
    ],
)
def test_an_ipv6_network_counts_as_one_address(address: str, key: str) -> None:
    assert limit_key(address) == key


@pytest.mark.parametrize(
    "address", ["", "unix:", "203.0.113", "203.0.113.7.8", "x" * 1000, "2001:db8::1::2", "٣.1.1.1"]
)
def test_everything_that_is_no_address_shares_one_key(address: str) -> None:
    """A client cannot get limits of its own by a header that a proxy passes on unread."""
    assert limit_key(address) == "unknown"


def test_the_address_of_a_player_is_forgotten_some_time_after_the_player_has_left() -> None:
    now = 0.0
    addresses = Addresses(now=lambda: now)
    assert addresses.client("ada") == ("", "ada")
    for player in ("ada", "grace"):
        addresses.note(player, "203.0.113.7")
    now = REMEMBERED
    addresses.sweep(connected=[])
    assert addresses.client("ada") == ("203.0.113.7", "ada")
    now += 1
    addresses.sweep(connected=["ada"])
    assert addresses.client("ada").address == "203.0.113.7"
    assert addresses.client("grace").address == ""
