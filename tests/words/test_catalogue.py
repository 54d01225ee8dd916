"""Catalogues: nouns with their forms, lists and counts, and what is missing."""

import pytest
from fluent.runtime import FluentResource

from zashiki.kernel.facts import Argument, Fact
from zashiki.words.catalogue import Catalogue
from zashiki.words.facts import foretold, said, told

MESSAGES = """
tea-type-G = Geisha
    .many = Geishas
tea-loot-f = { $count ->
    [one] a fan
   *[other] { $count } fans
  }
tea-loot-v = a vase
tea-place-hall-E = E
tea-take = nobody takes it
    .does = { $name } takes the { NOUN($piece, of: "tea-type") } from { NOUN($source, of: "tea-place") }
    .you = You take the { NOUN($piece, of: "tea-type") } from { NOUN($source, of: "tea-place") }
    .do = take the { NOUN($piece, of: "tea-type") }
tea-loot = { COUNTS($loot, of: "tea-loot") }
tea-paid = { COUNTS($paid, $gold, of: "tea-loot") }
tea-guests = { LIST($first, $second, $third, of: "tea-type") }
tea-types = { LIST($types, of: "tea-type", form: "many", with: "or") }
tea-broken = { NOUN($piece, of: "tea-none") }
"""
TAKE = Fact("take", seat=0, piece="G", source="hall:E")


@pytest.fixture(scope="module")
def english() -> Catalogue:
    catalogue = Catalogue()
    catalogue._bundle.add_resource(FluentResource(MESSAGES))
    return catalogue


def test_a_fact_is_told_to_everybody_and_to_the_player(english: Catalogue) -> None:
    assert told(english, "tea", TAKE, ["Ann", "Ben"]) == "Ann takes the Geisha from E"
    assert told(english, "tea", TAKE, ["Ann", "Ben"], you=0) == "You take the Geisha from E"
    assert foretold(english, "tea", [TAKE, Fact("quiet", is_silent=True)]) == "take the Geisha"


def test_lists_and_counts_are_phrases(english: Catalogue) -> None:
    assert said(english, "tea", Fact("loot", args={"loot": {"f": 2, "v": 1}})) == "2 fans and a vase"
    assert said(english, "tea", Fact("loot", args={"loot": {"f": 1}})) == "a fan"
    assert said(english, "tea", Fact("types", args={"types": ["G", "G", "G"]})) == "Geishas, Geishas or Geishas"


def test_several_arguments_make_one_phrase(english: Catalogue) -> None:
    assert said(english, "tea", Fact("paid", args={"paid": {"f": 2}, "gold": {"v": 1}})) == "2 fans and a vase"
    assert said(english, "tea", Fact("paid", args={"paid": {}, "gold": {"v": 1}})) == "a vase"
    guests: dict[str, Argument] = {"first": "G", "second": "G", "third": None}
    assert said(english, "tea", Fact("guests", args=guests)) == "Geisha and Geisha"


def test_what_is_missing_is_an_error(english: Catalogue) -> None:
    with pytest.raises(LookupError, match="no message tea-none"):
        english.text("tea-none")
    with pytest.raises(LookupError, match="tea-broken"):
        said(english, "tea", Fact("broken", piece="G"))
    with pytest.raises(LookupError, match=r"no message tea-take\.shout"):
        english.text("tea-take", "shout")
    with pytest.raises(LookupError, match="name"):
        english.text("tea-take", "does", piece="G", source="hall:E")
