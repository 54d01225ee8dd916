"""Chat messages are readable, whatever characters are sent."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from zashiki.server.chat_text import readable
from zashiki.server.errors import Malformed

TOWER = "\u0300\u0301\u0302\u0303\u0304\u0305"


@pytest.mark.parametrize(
    ("sent", "shown"),
    [
        ("Good luck\nto\tyou", "Good luck to you"),
        ("Good \u202eluck\u202c", "Good luck"),
        ("a\u2066b\u2069c\u200f", "abc"),
        ("in\u200bvi\u2060si\u00adble\ufeff", "invisible"),
        ("\u3164x\u2800", "x"),
        ("e\u200b\u0301", "é"),
        ("a\u200db\u200cc", "abc"),
        (f"Z{TOWER}a{TOWER}", "Z\u0300\u0301\u0302\u00e0\u0301\u0302\u0303"),
        ("x\u0489\u0489\u0489\u0489\u0489", "x\u0489\u0489\u0489"),
        (" \u0301x", "x"),
        ("x \u0301y", "x y"),
        ("x\ufe0f\ufe0f\ufe01", "x"),
        ("\U0001f3f4\U000e0067\U000e0062\U000e007f", "\U0001f3f4"),
    ],
)
def test_disturbing_characters_are_removed(sent: str, shown: str) -> None:
    assert readable(sent) == shown


@pytest.mark.parametrize(
    "text",
    [
        "👩‍🚀 👨‍👩‍👧‍👦 🧑🏽‍💻 🏳️‍🌈 👩‍❤️‍👨",
        "❤️ 1️⃣ ☀️ 🇯🇵 👍🏽 🫨",
        "Nguyễn, Zoë, ᾧδή, Łukasz",
        "می‌خواهم",
        "क्‍ष नरेन्द्र",
        "สวัสดีที่นี่",
        "שלום! مرحبا 名前 안녕",
        "x² + y² ≤ 1 → 3 × 5 = 15 €",
    ],
)
def test_languages_and_emoji_are_kept(text: str) -> None:
    assert readable(text) == unicodedata.normalize("NFC", text)


@pytest.mark.parametrize("text", ["", " \n ", "\u202e\u200b", "\u3164", "\u2800", "\u0301", "\u200d\ufe0f"])
def test_a_message_needs_something_visible(text: str) -> None:
    with pytest.raises(Malformed):
        readable(text)


@given(st.text(alphabet=st.characters(exclude_categories=["Cs"]), min_size=1))
def test_a_readable_message_stays_as_it_is(text: str) -> None:
    try:
        shown = readable(text)
    except Malformed:
        return
    assert readable(shown) == shown
    assert not set(shown) & set("\u202a\u202b\u202d\u202e\u2066\u2067\u2068\u2069\u200b\u2060\ufeff\n")
