"""Names in texts: from a list, by capital letters, and by likeness of spelling and sound.

What is found is a suggestion; somebody looks through it. Neither names nor their pseudonyms are
kept anywhere: a list of both is what pseudonyms are to prevent.
"""

from __future__ import annotations

import csv
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Set
from dataclasses import dataclass, field
from difflib import SequenceMatcher
from pathlib import Path
from unicodedata import combining, normalize

from labeval.coding.edits import Change
from labeval.coding.spans import Span
from labeval.coding.texts.redaction_signs import PENDING
from labeval.coding.words import sentences_of, words_of
from labeval.exchange.errors import ExchangeError
from labeval.exchange.qda.text_bytes import text_of_bytes
from labeval.files.content import read_content
from labeval.files.limits import MOST_TEXT
from labeval.files.refusal import refusing
from labeval.jobs.redaction.mentions import COMMON_WORDS, EDGES, marked_over
from labeval.jobs.redaction.name_kinds import (
    NameKind,
    Words,
    given_in,
    guessed_kind,
    listed_kind,
    next_pseudonym,
    words_for,
)
from labeval.jobs.redaction.redactable import can_redact
from labeval.jobs.redaction.remaining_words import (
    MARKED,
    Pseudonyms,
    folded_name,
    redacting_rest,
    words_around,
)
from labeval.store.workbook.workbook import Workbook
from labeval.study.problems import StudyProblems
from labeval.text.marks import QT_TRANSLATE_NOOP
from labeval.text.word_search import WordSearch

MARK_NAMES = QT_TRANSLATE_NOOP("Coding", "Replace names")
_POSSESSIVE = re.compile(r"['’]s$")
_TITLES = frozenset(
    ("mr", "mrs", "ms", "miss", "dr", "prof", "professor", "herr", "frau", "herrn", "doktor")
)
_ARTICLES = frozenset(
    (
        *("the", "a", "an", "this", "that", "my", "your", "his", "her", "our", "their"),
        *("der", "die", "das", "den", "dem", "des", "ein", "eine", "einen", "einem", "einer"),
        *("mein", "meine", "dein", "deine", "sein", "seine", "ihr", "ihre", "kein", "keine"),
        *("im", "am", "zum", "zur", "vom", "beim", "diese", "dieser", "dieses", "jede", "jeder"),
    )
)
"""Words that come before nouns, and seldom before names."""
_ENDING = re.compile(r"['’]s?$")
_SHORT_FORM = re.compile(r"i['’](m|d|ve|ll)")
_SOUNDS = (
    *(("ph", "f"), ("th", "t"), ("ck", "k"), ("sch", "s"), ("sh", "s"), ("ch", "k"), ("dt", "t")),
    *(("tz", "s"), ("z", "s"), ("c", "k"), ("q", "k"), ("v", "f"), ("w", "f"), ("y", "i")),
    *(("j", "i"), ("d", "t"), ("b", "p"), ("g", "k"), ("x", "ks")),
)
_ALIKE = 0.8
"""Likeness of spelling from which on two words may be the same name; of equal sound, less is
enough."""
_ALIKE_IN_SOUND = 0.6
_PLACES_SHOWN = 2
"""Places of a name that are shown."""
_SHORTEST = 3
_MOST_WORDS = 3
"""Words of a full name."""


class PseudonymRefused(ExchangeError):
    """Pseudonyms that would not hide the names."""


@dataclass(frozen=True, slots=True)
class NameFound:
    """A spelling that may be a name."""

    spelling: str
    places: int
    sources: int
    """Texts that have it."""
    pseudonym: str
    kind: NameKind = NameKind.PERSON
    listed: bool = False
    """True if it is one of the names that were given."""
    like: str = ""
    """The name that it resembles."""
    around: tuple[str, ...] = ()
    """Its first places, each with some words around it."""


@dataclass(frozen=True, slots=True)
class ListedName:
    """Facts about a name in a list; what is empty is found by the program."""

    pseudonym: str = ""
    kind: NameKind | None = None


@dataclass(frozen=True, slots=True)
class FoundNames:
    """Spellings that may be names, and what new pseudonyms for them begin with."""

    rows: list[NameFound]
    words: Words
    taken: frozenset[str]
    """Pseudonyms that texts have already."""


@dataclass(slots=True)
class _Seen:
    """Spellings and places of a word in all texts."""

    places: int = 0
    sources: set[str] = field(default_factory=set)
    inside: int = 0
    """Capital, and not at the beginning of a sentence."""
    titled: int = 0
    after_article: int = 0
    small: int = 0
    before: Counter[str] = field(default_factory=Counter)
    """Words before it, in small letters."""
    spellings: Counter[str] = field(default_factory=Counter)
    around: list[str] = field(default_factory=list)

    @property
    def spelling(self) -> str:
        """The most frequent spelling."""
        return self.spellings.most_common(1)[0][0]

    def take(self, spelling: str, source: str, text: str, span: Span) -> None:
        """One more place."""
        self.places += 1
        self.sources.add(source)
        self.spellings[spelling] += 1
        if len(self.around) < _PLACES_SHOWN:
            self.around.append(words_around(text, span.start, span.end))

    def follow(self, before: str) -> None:
        """It follows this word."""
        self.titled += before in _TITLES
        self.before[before] += 1


def find_names(
    workbook: Workbook, listed: Mapping[str, ListedName] | None = None, language: str = "en"
) -> FoundNames:
    """Spellings that may be names: those of a list first, then what is like them, then others.

    A name that was marked before and is not destroyed yet keeps its pseudonym.

    Args:
        listed: names that are known.
        language: of the interface, for the words of pseudonyms.
    """
    given = {folded_name(name): (name, about) for name, about in (listed or {}).items()}
    seen = _seen(workbook)
    kept = {folded_name(name): p for name, p in kept_names(workbook).items() if p}
    in_texts = given_in(text for _, text in _texts(workbook))
    taken = {*in_texts, *(about.pseudonym for _, about in given.values())}
    words = words_for(language, taken)

    def pseudonym(folded: str, kind: NameKind) -> str:
        found = kept.get(folded) or next_pseudonym(words[kind], taken)
        taken.add(found)
        return found

    found: list[NameFound] = []
    for folded, (name, about) in given.items():
        places, sources, around = _occurrences(workbook, name)
        one = seen.pop(folded, _Seen())
        kind = about.kind or guessed_kind(name, one.before, one.places, titled=one.titled > 0)
        chosen = about.pseudonym or pseudonym(folded, kind)
        found.append(NameFound(name, places, sources, chosen, kind, listed=True, around=around))
    of_list = tuple(found)
    codes = {folded_name(code) for source in workbook.sources() for code in source.participants}
    likely = [
        (word, one) for word, one in seen.items() if word not in codes and _may_be_name(word, one)
    ]
    likely.sort(key=lambda pair: (-pair[1].titled, -pair[1].places, pair[0]))
    likely_words = {word for word, _ in likely}
    full = _full_names(workbook, likely_words)
    of_full: dict[str, list[NameFound]] = {}
    for folded, one in full.items():
        row = next((row for row in of_list if folded_name(row.spelling) == folded), None)
        if row is None:
            row = _row(one, pseudonym(folded, _kind(one)), _kind(one))
            found.append(row)
        for part in folded.split():
            of_full.setdefault(part, []).append(row)
    likely.sort(key=lambda pair: len(of_full.get(pair[0], ())) != 1)
    others = [pair for pair in seen.items() if pair[0] not in likely_words]
    for word, one in [*likely, *others]:
        known = found if word in likely_words or _is_capital(one) else of_list
        twin = next((row for row in known if are_alike(row.spelling, one.spelling)), None)
        if len(whole := of_full.get(word, [])) == 1:
            twin = whole[0]
        if twin is not None:
            found.append(_row(one, twin.pseudonym, twin.kind, like=twin.like or twin.spelling))
        elif word in likely_words:
            found.append(_row(one, pseudonym(word, _kind(one)), _kind(one)))
    found.sort(
        key=lambda row: (not row.listed, folded_name(row.spelling) not in full, not row.like)
    )
    return FoundNames(found, words, frozenset(in_texts))


def _kind(one: _Seen) -> NameKind:
    return guessed_kind(one.spelling, one.before, one.places, titled=one.titled > 0)


def _row(one: _Seen, pseudonym: str, kind: NameKind, like: str = "") -> NameFound:
    places, sources, around = one.places, len(one.sources), tuple(one.around)
    return NameFound(one.spelling, places, sources, pseudonym, kind, like=like, around=around)


def pseudonymising(workbook: Workbook, pseudonyms: Mapping[str, str]) -> list[Change]:
    """The changes that put marks in the place of names in all texts, as one edit.

    Args:
        pseudonyms: name to its pseudonym; without one the name is only redacted.

    Raises:
        PseudonymRefused: a pseudonym holds a name.
    """
    search, folded = searched(pseudonyms)
    return redacting_rest(workbook, search, inside=False, pseudonyms=folded)


def marked_places(found: Iterable[NameFound]) -> dict[str, int]:
    """Number of places of each spelling that are marked where all of these go.

    Where a name is inside of a longer one that goes, too, its place is that of the longer one.
    """
    marked: dict[str, int] = {}
    for one in sorted(found, key=lambda one: -len(one.spelling)):
        search = WordSearch.of([one.spelling])
        inside = sum(places * search.in_text(name).whole for name, places in marked.items())
        marked[one.spelling] = max(0, one.places - inside)
    return marked


def searched(pseudonyms: Mapping[str, str]) -> tuple[WordSearch, Pseudonyms]:
    """The search for names, and their pseudonyms as the marks take them.

    Raises:
        PseudonymRefused: a pseudonym holds a name.
    """
    search = WordSearch.of(pseudonyms)
    for name, pseudonym in pseudonyms.items():
        if search.in_text(pseudonym).total:
            text = QT_TRANSLATE_NOOP(
                "Exchange",
                "the pseudonym '{pseudonym}' of '{name}' holds a name that is to go; take another",
            )
            raise PseudonymRefused(text, pseudonym=pseudonym, name=name)
    return search, {folded_name(name): "-".join(p.split()) for name, p in pseudonyms.items()}


def kept_names(workbook: Workbook) -> dict[str, str]:
    """The names that were marked and not destroyed yet, with their pseudonyms, from the history."""
    found: dict[str, str] = {}
    for edit in workbook.history(limit=-1):
        if edit.label != MARK_NAMES:
            continue
        for change in edit.changes:
            for words, mark in marked_over(change):
                name = _POSSESSIVE.sub("", words.strip(EDGES))
                found.setdefault(name, mark[len(PENDING) + 1 : -1])
    return found


def still_marked(workbook: Workbook, pseudonyms: Mapping[str, str]) -> dict[str, str]:
    """The names that no text has now, with their pseudonyms.

    Where the edit that marked a name was undone, the name is back in the texts, and left out.
    """
    if not pseudonyms:
        return {}
    search = WordSearch.of(pseudonyms)
    back = {
        folded_name(passage.text[start:end])
        for source in filter(can_redact, workbook.sources())
        for passage in workbook.passages(source.id)
        for start, end, whole in search.spans(passage.text)
        if whole
    }
    return {name: p for name, p in pseudonyms.items() if folded_name(name) not in back}


def read_names(path: Path) -> dict[str, ListedName]:
    """Names of a list: one a line, or a table with pseudonyms and kinds after them.

    Raises:
        ExchangeError, StudyProblems: it cannot be read, or a kind is none.
    """
    with refusing(path, ExchangeError, StudyProblems):
        text = text_of_bytes(read_content(path, MOST_TEXT), str(path)).removeprefix("\ufeff")
    separator = next((mark for mark in "\t;," if mark in text), ",")
    found: dict[str, ListedName] = {}
    for number, row in enumerate(csv.reader(text.splitlines(), delimiter=separator), start=1):
        name, pseudonym, kind = ([" ".join(cell.split()) for cell in row] + [""] * 3)[:3]
        if not name or name.casefold() in ("name", "names"):
            continue
        if kind and listed_kind(kind) is None:
            raise ExchangeError(
                _NO_KIND, path=path, line=number, found=kind, kinds=", ".join(NameKind)
            )
        found[name] = ListedName(pseudonym, listed_kind(kind))
    return found


_NO_KIND = QT_TRANSLATE_NOOP(
    "Exchange", "{path}, line {line}: “{found}” is no kind of a name – expected one of {kinds}"
)


def are_alike(one: str, other: str) -> bool:
    """True if two spellings may be the same name: but for an ending, or in spelling or sound."""
    a, b = _plain(one), _plain(other)
    if a == b or a == f"{b}s" or b == f"{a}s":
        return True
    if min(len(a), len(b)) <= _SHORTEST or a[0] != b[0] or abs(len(a) - len(b)) > _SHORTEST:
        return False
    matcher = SequenceMatcher(None, a, b, autojunk=False)
    if matcher.quick_ratio() < _ALIKE_IN_SOUND:
        return False
    likeness = matcher.ratio()
    return likeness >= _ALIKE or (likeness >= _ALIKE_IN_SOUND and sound_of(one) == sound_of(other))


def sound_of(word: str) -> str:
    """The consonants of a word, those that sound alike written alike."""
    text = _plain(word)
    for written, sound in _SOUNDS:
        text = text.replace(written, sound)
    first, rest = text[:1], re.sub(r"[aeiouh]", "", text[1:])
    return re.sub(r"(.)\1+", r"\1", first + rest)


def _plain(word: str) -> str:
    """A word in small letters without accents."""
    return "".join(c for c in normalize("NFD", word.casefold()) if not combining(c))


def _seen(workbook: Workbook) -> dict[str, _Seen]:
    seen: dict[str, _Seen] = {}
    for source, marked in _texts(workbook):
        text = MARKED.sub("…", marked)
        starts = {sentence.start for sentence in sentences_of(text)}
        before = ""
        for span in words_of(text):
            word = _ENDING.sub("", text[span.start : span.end])
            one = seen.setdefault(folded_name(word), _Seen())
            one.take(word, source, text, span)
            if word[:1].isupper():
                one.inside += span.start not in starts
                one.follow(before)
                one.after_article += before in _ARTICLES
            else:
                one.small += 1
            before = word.casefold()
    return seen


def _full_names(workbook: Workbook, likely: Set[str]) -> dict[str, _Seen]:
    """Names of two and three words: those that may be names, with one space between them."""
    found: dict[str, _Seen] = {}
    for source, marked in _texts(workbook):
        text = MARKED.sub("…", marked)
        run: list[Span] = []
        before = ""
        for span in [*words_of(text), None]:
            word = "" if span is None else text[span.start : span.end]
            goes_on = span is not None and (not run or text[run[-1].end : span.start] == " ")
            part = folded_name(_ENDING.sub("", word)) in likely and word[:1].isupper()
            if run and not (part and goes_on and len(run) < _MOST_WORDS):
                if len(run) > 1:
                    whole = Span(run[0].start, run[-1].end)
                    name = _ENDING.sub("", text[whole.start : whole.end])
                    one = found.setdefault(folded_name(name), _Seen())
                    one.take(name, source, text, whole)
                    one.follow(before)
                before = text[run[-1].start : run[-1].end].casefold()
                run = []
            if part and span is not None:
                run.append(span)
            else:
                before = word.casefold()
    return found


def _may_be_name(word: str, one: _Seen) -> bool:
    """True for a word that is always capital, also inside of sentences, and seldom with article."""
    if len(word) < _SHORTEST or word in COMMON_WORDS or word in _TITLES or not word[0].isalpha():
        return False
    if _SHORT_FORM.fullmatch(word):
        return False
    if one.titled:
        return True
    return _is_capital(one) and 3 * one.after_article < one.places


def _is_capital(one: _Seen) -> bool:
    """True for a word that is always capital, also inside of sentences."""
    return one.inside > 0 and not one.small


def _occurrences(workbook: Workbook, name: str) -> tuple[int, int, tuple[str, ...]]:
    """Places of a name as whole words, the number of texts with it, and its first places."""
    search, places, sources = WordSearch.of([name]), 0, set()
    around: list[str] = []
    for source, text in _texts(workbook):
        if here := search.in_text(text).whole:
            places += here
            sources.add(source)
            around += [
                words_around(text, start, end) for start, end, whole in search.spans(text) if whole
            ]
    return places, len(sources), tuple(around[:_PLACES_SHOWN])


def _texts(workbook: Workbook) -> Iterator[tuple[str, str]]:
    """The texts that can be redacted: source and text, passage by passage."""
    for source in filter(can_redact, workbook.sources()):
        for passage in workbook.passages(source.id):
            yield source.id, passage.text
