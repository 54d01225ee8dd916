"""Every language is complete, and the tool that says so finds what is missing."""

import shutil
from pathlib import Path

import pytest
from tools import languages, pseudo_language

ENGLISH = """
tea-piece-G = Geisha
    .many = Geishas
tea-piece-S = Samurai
    .many = Samurai
tea-take =
    .does = takes the { NOUN($piece, of: "tea-piece") } from { $source }
    .you = take the { NOUN($piece, of: "tea-piece") } from { $source }
tea-all = All { NOUN($piece, of: "tea-piece", form: "many") } go home
tea-left = { $chips ->
    [one] { $chips } chip
   *[other] { $chips } chips
  } for { $who ->
    [you] you
   *[other] { $name }
  }
tea-piece-first =
    .does = begins with the { NOUN($piece, of: "tea-piece") }
"""
POLISH = """
tea-piece-G = gejsza
    .object = gejszę
    .of = gejsz
tea-piece-S = samuraj
    .object = samuraja
    .of = samurajów
tea-take =
    .does = zabiera { NOUN($piece, of: "tea-piece", form: "object") } z { $source }
    .you = zabierasz { NOUN($piece, of: "tea-piece", form: "object") } z { $source }
tea-all = Pora na powrót { NOUN($piece, of: "tea-piece", form: "of") }
tea-left = { $chips ->
    [one] { $chips } żeton
    [few] { $chips } żetony
   *[many] { $chips } żetonów
  } dla { $who ->
    [you] ciebie
   *[other] gracza { $name }
  }
tea-piece-first =
    .does = ma na początku { NOUN($piece, of: "tea-piece", form: "object") }
"""
GLOSSARY = "game\tenglish\ttranslation\tnote\ntake\tchip\t{}\t\n"


def test_every_language_is_complete() -> None:
    assert languages.findings("en") == []
    assert {name: languages.findings(name) for name in languages.languages()} == {
        name: [] for name in languages.languages()
    }


def test_the_glossaries_are_in_the_documents() -> None:
    assert languages.stale_glossaries() == []


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a language of which all is right."""
    monkeypatch.setattr(languages, "MESSAGES", tmp_path)
    for language, text, chip in (("en", ENGLISH, "chip"), ("pl", POLISH, "żeton")):
        (tmp_path / language).mkdir()
        (tmp_path / language / "tea.ftl").write_text(text, encoding="utf-8")
        (tmp_path / language / "glossary.tsv").write_text(GLOSSARY.format(chip), encoding="utf-8")
    return tmp_path / "pl"


def test_grammatical_forms_are_those_of_the_language(folder: Path) -> None:
    assert languages.findings("pl") == []


@pytest.mark.parametrize(
    ("right", "wrong", "finding"),
    [
        ("tea-all =", "tea-al =", "tea.ftl: missing: tea-all"),
        ("tea-all =", "tea-al =", "tea.ftl: not in English: tea-al"),
        ("    .you =", "    .me =", "tea-take: missing: .you"),
        ("    .you =", "    .me =", "tea-take: not in English: .me"),
        ("z { $source }", "stąd", "tea-take.does: variables: missing: source"),
        ("{ $source }", "{ $place }", "tea-take.does: variables: not in English: place"),
        ("= gejsza", "= gejsza { $name }", "tea-piece-G: variables: not in English: name"),
        ("    [few] { $chips } żetony\n", "", "tea-left: $chips: the plural [few] is missing"),
        ("*[many]", "*[other]", "tea-left: $chips: the plural [many] is missing"),
        ("[you] ciebie", "[ty] ciebie", "tea-left: $who: [ty] is not in English"),
        ("    .of = gejsz\n", "", "tea-piece-G.of: missing, as messages ask for it"),
        ("gejszę", "gejszę { $count }", "tea-piece-G.object: has $count, but a message asks for it without a number"),
        ('powrót { NOUN($piece, of: "tea-piece", form: "of") }', "powrót", "tea-all: variables: missing: piece"),
        ("Pora na powrót", "{ tea-home }", "tea-all: unknown: tea-home"),
        ("tea-all =", "tea-all", "tea.ftl:11: Expected token: \"=\""),
        ("tea-all =", "tea-take = x\ntea-all =", "tea.ftl: tea-take is defined twice"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_found(folder: Path, right: str, wrong: str, finding: str) -> None:
    text = POLISH.replace(right, wrong)
    assert text != POLISH
    languages._read_folder.cache_clear()
    (folder / "tea.ftl").write_text(text, encoding="utf-8")
    assert finding in languages.findings("pl")


def test_what_is_the_same_as_in_english_is_listed(folder: Path) -> None:
    languages._read_folder.cache_clear()
    (folder / "tea.ftl").write_text(POLISH.replace("= gejsza", "= Geisha"), encoding="utf-8")
    assert languages.findings("pl") == [
        "tea-piece-G: the same as in English; if that is intended, list it in same-as-english.txt"
    ]
    (folder / "same-as-english.txt").write_text("# Names\ntea-piece-*\n", encoding="utf-8")
    assert languages.findings("pl") == []
    (folder / "same-as-english.txt").write_text("tea-piece-G\ntea-all\n", encoding="utf-8")
    assert languages.findings("pl") == ["same-as-english.txt: nothing that is the same as in English: tea-all"]


def test_primers_fit_into_the_terminal(folder: Path) -> None:
    line = "x" * 61
    languages._read_folder.cache_clear()
    for language in ("en", "pl"):
        with (folder.parent / language / "tea.ftl").open("a", encoding="utf-8") as file:
            file.write(f"tea-primer =\n    {line}\n    {language}\n")
    assert languages.findings("pl") == [f"tea-primer: wider than 60 columns: {line}"]


def test_the_glossary_has_a_translation_of_every_term(folder: Path) -> None:
    (folder / "glossary.tsv").write_text(GLOSSARY.format(""), encoding="utf-8")
    assert languages.findings("pl") == ["glossary.tsv: no translation: chip"]
    (folder / "glossary.tsv").unlink()
    assert languages.findings("pl") == ["glossary.tsv: missing: take: chip"]


def test_a_ninth_language_is_complete_once_every_text_is_translated(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.copytree(languages.MESSAGES / "en", tmp_path / "en")
    monkeypatch.setattr(languages, "MESSAGES", tmp_path)
    shutil.copytree(tmp_path / "en", tmp_path / "pt")
    patterns = [pattern for _, _, pattern in languages.read("en").patterns()]
    assert len(languages.findings("pt")) > len(patterns) / 2
    pseudo_language.write(tmp_path / "pt")
    languages._read_folder.cache_clear()
    assert languages.findings("pt") == []
