"""Catalogues: nouns with their forms, lists and counts, and what is missing."""

import pytest
from fluent.runtime import FluentResource

from zashiki.kernel.catalogue import DEFAULT, Catalogue, catalogue, file_of, language_of, languages, use
from zashiki.kernel.facts import Fact
from zashiki.kernel.wording import evaluation, foretold, said, told, turn_foretold

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
    .does = takes the { NOUN($piece, of: "tea-type") } from { NOUN($source, of: "tea-place") }
    .you = take the { NOUN($piece, of: "tea-type") } from { NOUN($source, of: "tea-place") }
    .do = take the { NOUN($piece, of: "tea-type") }
tea-loot = { COUNTS($loot, of: "tea-loot") }
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


def test_a_verb_begins_a_sentence_without_a_pronoun() -> None:
    catalogue = Catalogue()
    catalogue._bundle.add_resource(FluentResource(MESSAGES + "told-you = { $deeds }\n"), allow_overrides=True)
    assert told(catalogue, "tea", TAKE, ["Ann", "Ben"], you=0) == "Take the Geisha from E"
    assert told(catalogue, "tea", TAKE, ["ann", "Ben"]) == "ann takes the Geisha from E"


def test_lists_and_counts_are_phrases(english: Catalogue) -> None:
    assert said(english, "tea", Fact("loot", args={"loot": {"f": 2, "v": 1}})) == "2 fans and a vase"
    assert said(english, "tea", Fact("loot", args={"loot": {"f": 1}})) == "a fan"
    assert said(english, "tea", Fact("types", args={"types": ["G", "G", "G"]})) == "Geishas, Geishas or Geishas"


def test_what_is_missing_is_an_error(english: Catalogue) -> None:
    with pytest.raises(LookupError, match="no message tea-none"):
        english.text("tea-none")
    with pytest.raises(LookupError, match="tea-broken"):
        said(english, "tea", Fact("broken", piece="G"))
    with pytest.raises(LookupError, match=r"no message tea-take\.shout"):
        english.text("tea-take", "shout")
    with pytest.raises(LookupError, match="source"):
        english.text("tea-take", "does", piece="G")


def test_evaluations() -> None:
    words = Catalogue()
    assert evaluation(words, "take", 0.634, 4.2) == "63 % to win, about 4\u00a0points ahead at the end"
    assert evaluation(words, "take", 0.4, -0.8) == "40 % to win, about 1\u00a0point behind at the end"
    assert evaluation(words, "take", 0.5, 0.2) == "50 % to win, about even at the end"
    assert evaluation(words, "ninjato", 0.4, -2.8) == "40 % to win, about 3\u00a0honor behind at the end"


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "en_US.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "tlh"}, "en"),
        ({"LANG": "xx_XX.UTF-8@euro"}, "xx"),
        ({"LC_MESSAGES": "xx", "LANG": "en_GB"}, "xx"),
        ({"LC_ALL": "POSIX", "LC_MESSAGES": "xx"}, "en"),
        ({"LC_ALL": "", "LANG": "xx.UTF-8"}, "xx"),
    ],
)
def test_the_environment_says_the_language(
    environment: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("zashiki.kernel.catalogue.languages", lambda: ("en", "xx"))
    assert language_of(environment) == language


def test_programs_read_english_unless_they_use_another_language() -> None:
    assert DEFAULT in languages()
    assert catalogue() is catalogue("en")
    try:
        use(languages()[-1])
        assert catalogue() is catalogue(languages()[-1])
    finally:
        use(DEFAULT)


def test_a_package_without_a_language_has_its_english_catalogue() -> None:
    assert file_of("xx", "take") == file_of("en", "take") != ""


def test_the_moves_of_a_turn_follow_each_other(english: Catalogue) -> None:
    assert turn_foretold(english, "tea", [[TAKE], [TAKE]]) == "take the Geisha, then take the Geisha"
    assert turn_foretold(english, "tea", []) == ""
