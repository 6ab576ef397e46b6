"""The pages that are read: true to the engine, the same in every language, whole and small."""

from __future__ import annotations

import json
import re
import subprocess
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import urljoin, urlsplit
from xml.etree import ElementTree

import pytest

from boardlet.core.catalogue import find
from boardlet.core.options import resolve
from boardlet.core.record import add_turn, begin
from tests.pages import facts
from tools import hosting, pages, pages_address, pages_missing
from tools.manifest import png_size
from tools.pages_sources import FIRST, Source, languages, plain, read_sources
from tools.paths import ENGINE, NODE_MODULES, ROOT
from tools.run import Problem

FACT = re.compile(r"\{\{(\w+): ([^{}]*)\}\}")
CHOICE = re.compile(r"\{\{(\w+)=(\w+)\}\}")
MOST_BYTES = 150_000
SITE = "https://example.org/games/"

SOURCES = read_sources()
RULES = [source for source in SOURCES if source.game]


def name(source: Source) -> str:
    return f"{source.game or source.kind}-{source.language}"


def words(source: Source) -> str:
    """All that a page says."""
    captions = [
        text for diagram in source.diagrams for key, text in diagram.items() if is_said(key)
    ]
    facts = [value for key, value in source.facts.items() if key != "picture"]
    return "\n".join([*facts, source.text, *captions])


def is_said(key: str) -> bool:
    """Tells whether a line of a diagram is a text in the page's language."""
    return key == "caption" or key.isdecimal()


def first(source: Source) -> Source:
    """The same page in the first language."""
    return next(
        other
        for other in SOURCES
        if (other.kind, other.game, other.language) == (source.kind, source.game, FIRST)
    )


class TestRules:
    @pytest.mark.parametrize("source", RULES, ids=name)
    def test_numbers_are_those_of_the_engine(self, source: Source) -> None:
        assert source.game
        known = facts.GAMES[source.game]()
        folder = ENGINE / "games" / source.game.replace("-", "_")
        length = re.search(r"-length = (\d+)", (folder / "l10n" / "en.ftl").read_text("utf-8"))
        assert length
        known["minutes"] = length[1]
        said = FACT.findall(words(source))
        assert said
        for key, text in said:
            assert facts.read(text, source.language) == facts.digits(known[key]), (key, text)
        assert {key for key, _ in said} == known.keys()

    @pytest.mark.parametrize("source", RULES, ids=name)
    def test_no_number_is_said_without_being_tied_to_a_fact(self, source: Source) -> None:
        text = CHOICE.sub("", FACT.sub("", words(source)))
        text = re.sub(r"\b[a-q]1?\d\b", "", text)
        # Places of diagrams, and items of numbered lists.
        text = re.sub(r"@diagram \d+@|^\d\. ", "", text, flags=re.MULTILINE)
        assert not re.findall(r".{0,20}\d+", text)
        counted = {
            word
            for word, number in facts.WORDS[source.language].items()
            if number not in facts.USUAL_WORDS
        }
        # Descriptions are for search engines and cannot carry marks.
        text = text.replace(source.facts["description"], "")
        assert not counted & set(re.findall(r"\w+", text.casefold()))

    @pytest.mark.parametrize("source", RULES, ids=name)
    def test_every_value_of_every_option_is_told(self, source: Source) -> None:
        assert source.game
        told = CHOICE.findall(words(source))
        options = find(source.game).spec.options
        wanted = [
            (option.key, json.dumps(value).strip('"'))
            for option in options
            for value in option.values
        ]
        assert sorted(told) == sorted(wanted)

    @pytest.mark.parametrize("source", RULES, ids=name)
    def test_the_usual_value_stands_where_it_is_said_to(self, source: Source) -> None:
        assert source.game
        usual = resolve(find(source.game).spec.options, {})
        rows = [line.split("|") for line in source.text.splitlines() if line.count("|") == 4]
        assert len(rows) > 2
        for _, _, usually, instead, _ in rows[2:]:
            ((key, value),) = CHOICE.findall(usually)
            assert json.dumps(usual[key]).strip('"') == value
            assert {other for other, _ in CHOICE.findall(instead)} == {key}

    @pytest.mark.parametrize("source", RULES, ids=name)
    def test_languages_tell_the_same(self, source: Source) -> None:
        other = first(source)
        for one, two in zip(source.diagrams, other.diagrams, strict=True):
            assert one.keys() == two.keys()
            assert all(one[key] == two[key] or is_said(key) for key in one)
        for pattern in (r"^##? ", r"^\d\. ", r"^- ", r"^\|"):
            count = len(re.findall(pattern, source.text, re.MULTILINE))
            assert count == len(re.findall(pattern, other.text, re.MULTILINE)), pattern
        said = [key for key, _ in FACT.findall(words(source))]
        assert sorted(said) == sorted(key for key, _ in FACT.findall(words(other)))

    @pytest.mark.parametrize("source", SOURCES, ids=name)
    def test_signs_are_those_of_the_language(self, source: Source) -> None:
        """Quotation marks, apostrophes and the spaces before signs are the printer's."""
        text = re.sub(r"^```\n.*?^```$", "", words(source), flags=re.MULTILINE | re.DOTALL)
        text = re.sub(r"\]\(@root/[^)]*\)", "]", CHOICE.sub("", plain(text)))
        assert not set(text) & set("\"'")
        assert "..." not in text
        if source.language == "fr":
            assert not re.search(r"[^\S\u202f][;:!?»%]|[\wà-ÿ][;!?»]", text)

    @pytest.mark.parametrize("source", RULES, ids=name)
    def test_a_game_is_told_to_its_end(self, source: Source) -> None:
        assert source.game
        (told,) = [diagram for diagram in source.diagrams if "story" in diagram]
        turns = told["moves"].split()
        notes = [int(key) for key in told if key.isdecimal()]
        assert len(notes) >= 5
        assert notes == sorted(notes)
        assert notes[-1] == len(turns)
        played = begin(find(source.game), {})
        for turn in turns:
            played = add_turn(played, turn)
        assert played.state.outcome() is not None

    def test_every_game_has_a_page_with_diagrams(self) -> None:
        assert {source.game for source in RULES} == set(facts.GAMES)
        assert all(len(source.diagrams) >= 2 for source in RULES)


class Links(HTMLParser):
    """Collects what a page refers to, and what it has that can be referred to."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str]]] = []
        self.ids: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        attributes = {key: value or "" for key, value in attrs}
        if "id" in attributes:
            assert attributes["id"] not in self.ids
            self.ids.add(attributes["id"])
        for key in ("href", "src"):
            if key in attributes:
                self.found.append((tag, {**attributes, "to": attributes[key]}))


def html_pages(dist: Path) -> list[Path]:
    return [dist / page["folder"] / "index.html" for page in [pages.HOME, *pages.listed()]]


class TestPages:
    def test_links_lead_somewhere(self, dist: Path) -> None:
        for page in html_pages(dist):
            links = Links()
            links.feed(page.read_text("utf-8"))
            for _, attributes in links.found:
                to = urlsplit(attributes["to"])
                assert not to.scheme or to.scheme in ("data", "https"), to
                if to.scheme:
                    continue
                file = (page.parent / to.path) if to.path else page
                file = file / "index.html" if file.is_dir() else file
                assert file.resolve().is_relative_to(dist)
                assert file.is_file(), f"{page}: {attributes['to']}"
                if to.fragment and not to.fragment.startswith("/"):
                    assert to.fragment in links.ids

    def test_pages_are_small(self, dist: Path) -> None:
        for page in pages.listed():
            folder = dist / page["folder"]
            links = Links()
            links.feed((folder / "index.html").read_text("utf-8"))
            fetched = {
                attributes["to"]
                for tag, attributes in links.found
                if tag == "script" or attributes.get("rel") in ("stylesheet", "icon")
            }
            assert len(fetched) > 3
            files = [folder / "index.html", *(folder / file for file in fetched)]
            assert sum(file.stat().st_size for file in files) < MOST_BYTES

    def test_the_checker_finds_nothing(self, dist: Path) -> None:
        program = NODE_MODULES / "html-validate" / "bin" / "html-validate.mjs"
        files = [*html_pages(dist), dist / "404.html"]
        config = ROOT / "tests" / "pages" / "htmlvalidate.json"
        done = subprocess.run(
            ["node", program, "--config", config, *files],
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stdout + done.stderr

    def test_every_page_has_its_own_title_and_description(self, dist: Path) -> None:
        found = set()
        for page in html_pages(dist):
            text = page.read_text("utf-8")
            title = re.search(r"<title>(.+)</title>", text)
            description = re.search(r'name="description"\s[^>]*content="([^"]+)"', text)
            assert title
            assert description
            assert 50 < len(description[1]) < 200
            found.add((title[1], description[1]))
        assert len(found) == len(html_pages(dist))


class Texts(HTMLParser):
    """All that a page says to people, also where it is only heard or shown elsewhere."""

    def __init__(self) -> None:
        super().__init__()
        self.found: set[str] = set()
        self._silent = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self._silent += tag in ("script", "style")
        given = dict(attrs)
        is_said = tag != "meta" or given.get("name") == "description"
        for name in ("alt", "aria-label", "title", "content"):
            if is_said and (text := given.get(name)):
                self.found.add(text)

    def handle_endtag(self, tag: str) -> None:
        self._silent -= tag in ("script", "style")

    def handle_data(self, data: str) -> None:
        if not self._silent and data.strip():
            self.found.add(data.strip())


def said_in(page: Path) -> set[str]:
    """What a page says that has a word of some length in it."""
    texts = Texts()
    texts.feed(page.read_text())
    return {text for text in texts.found if re.search(r"[^\W\d_]{4,}", text)}


EVERYWHERE = {
    *("Boardlet", "Cheversi", "Chifoumi", "English", "Français", "Nederlands", "Čeština"),
    *("docs/add-a-game.md", "games.json", "python3 build.py new-game"),
}
"""Names and lines of code, the same in every language..."""
FRENCH_TOO = {"Options", "Licences"}
"""...and words that are."""


class TestEnglish:
    @pytest.mark.parametrize("language", [code for code in languages() if code != FIRST])
    def test_no_page_says_anything_in_it(self, dist: Path, language: str) -> None:
        looked = 0
        for page in dist.glob(f"*/**/{language}/index.html"):
            same = said_in(page) & said_in(page.parent.parent / "index.html")
            same = {text for text in same if "<board-game" not in text}
            assert same <= EVERYWHERE | (FRENCH_TOO if language == "fr" else set()), page
            looked += 1
        assert looked == len({source.game or source.kind for source in SOURCES})

    @pytest.mark.parametrize("language", [code for code in languages() if code != FIRST])
    def test_no_lesson_says_anything_in_it(self, dist: Path, language: str) -> None:
        for english in (dist / "data" / "learn").glob(f"*.{FIRST}.json"):
            said = english.with_name(english.name.replace(f".{FIRST}.", f".{language}."))
            both = sentences(json.loads(english.read_text())) & sentences(
                json.loads(said.read_text())
            )
            assert both == set(), said.name


def sentences(value: object) -> set[str]:
    """All texts in a reply that have two words in a row."""
    if isinstance(value, str):
        return {value} if re.search(r"[^\W\d_]{3,} [^\W\d_]{2,}", value) else set()
    parts = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return set().union(*(sentences(part) for part in parts))


class TestAddress:
    def test_without_one_nothing_names_a_host(self) -> None:
        for text in pages.finished(None).values():
            assert b"canonical" not in text
            assert b"og:url" not in text
        assert pages_address.robots(None) == b"User-agent: *\nAllow: /\n"

    def test_with_one_every_page_says_where_it_is(self) -> None:
        listed = {f"{page['folder']}index.html": page for page in pages.listed()}
        for file, text in pages.finished(SITE).items():
            page, words = listed[file], text.decode()
            assert f'<link rel="canonical" href="{SITE}{page["folder"]}">' in words
            others = re.findall(r'<link rel="alternate" hreflang="([\w-]+)" href="([^"]+)">', words)
            if len(page["languages"]) > 1:
                wanted = {code: SITE + folder for code, folder in page["languages"].items()}
                assert dict(others) == {**wanted, "x-default": wanted[FIRST]}
            picture = re.search(r'property="og:image" content="([^"]+)"', words)
            assert picture
            path = urlsplit(picture[1]).path.removeprefix(urlsplit(SITE).path)
            assert png_size(ROOT / "static" / path) == (1200, 630)

    def test_the_sitemap_lists_all_pages(self) -> None:
        listed = [pages.HOME, *pages.listed()]
        root = ElementTree.fromstring(pages_address.sitemap(listed, SITE))
        places = [node.text for node in root.iter() if node.tag.endswith("}loc")]
        assert places == [urljoin(SITE, page["folder"]) for page in listed]
        assert pages_address.robots(SITE).decode().endswith(f"Sitemap: {SITE}sitemap.xml\n")

    @pytest.mark.parametrize(
        "given", ["example.org", "ftp://example.org/", "https:///games", "https://example.org/?a=b"]
    )
    def test_what_is_no_address_is_said_in_words(self, given: str) -> None:
        with pytest.raises(Problem, match="is not an address"):
            pages_address.checked(given)

    def test_a_slash_is_added(self) -> None:
        assert pages_address.checked(SITE.rstrip("/")) == SITE


def test_the_page_for_nothing_may_run_what_it_brings(dist: Path) -> None:
    text = (dist / "404.html").read_text("utf-8")
    sent = re.search(r"Content-Security-Policy: (.+)", (dist / "_headers").read_text("utf-8"))
    assert sent
    for directive in pages_missing.sources():
        source = directive.split(" ")[1]
        assert source in hosting.policy(text)
        assert source in sent[1]
    for language in languages():
        assert f'lang="{language}"' in text
