"""A search in pieces finds what a search through the whole finds, wherever the pieces end."""

from __future__ import annotations

import random
import re
import sys
from collections.abc import Sequence

import pytest

from labeval.text.streamed_search import ByteStream, TextStream, parts_of, without_marks
from labeval.text.word_search import Hits, WordSearch, folded

AHEAD = 300
WORDS = (
    *("Anna", "Anna Schmidt", "Jörg", "O'Brien", "Annas Schwester aus Köln", "王芳", "ſtraße"),
    *("anna", "na", "K."),
)
PARTS = (
    *("Anna", "anna", "ANNA", "Anna Schmidt", "Anna \n\t  Schmidt", "Jörg", "Jo\u0308rg", "JÖRG"),
    *("J\\u00f6rg", "J&ouml;rg", "J&#246;rg", "An<b>na</b>", "An<w:t a='x y'>na", "</w:p>Anna"),
    *(
        "AnnaAnna",
        "O'Brien",
        "王芳王芳",
        "Annas Schwester aus K\\u00f6ln",
        "<",
        ">",
        "&",
        "\\",
        "\\n",
    ),
    *(
        " ",
        "\n",
        "\t",
        "x",
        "_",
        "é",
        "e\u0301",
        "\u0301",
        "strasse",
        "Straße",
        "a < b > c",
        "&amp;",
    ),
    *("Anna<br x='1'/>Schmidt", "&an", "\\u00", "z" * 40, "\U0001f600", "ı", "K."),
)


def whole(search: WordSearch, text: str, *, tags: bool) -> Hits:
    """What is found in a text that is in memory."""
    forms = {text, without_marks(text)} if tags else {text}
    return max(map(search.in_text, forms), key=lambda hits: (hits.total, hits.whole))


def pieces(text: str, rng: random.Random) -> Sequence[str]:
    cuts = sorted(rng.choices(range(len(text) + 1), k=rng.randint(0, 12)))
    return [text[a:b] for a, b in zip([0, *cuts], [*cuts, len(text)], strict=True)]


@pytest.mark.parametrize("seed", range(400))
def test_what_is_found_in_pieces_is_what_is_found_in_the_whole(seed):
    rng = random.Random(seed)
    text = "".join(rng.choices(PARTS, k=rng.randint(1, 400)))
    search = WordSearch.of(rng.sample(WORDS, rng.randint(1, 4)))
    tags = rng.random() < 0.6
    stream = TextStream(search, tags=tags, piece=rng.choice((300, 500, 999)), ahead=AHEAD)
    for part in pieces(text, rng):
        stream.feed(part)
    if all(len(tag) < AHEAD for tag in re.findall(r"<[^<>]*>", text)):
        assert stream.end() == whole(search, text, tags=tags), text
    else:  # a tag without an end in sight is text
        assert stream.end().total >= whole(search, text, tags=tags).total, text


@pytest.mark.parametrize("seed", range(200))
def test_the_same_holds_for_bytes(seed):
    rng = random.Random(seed)
    text = "".join(rng.choices(PARTS, k=rng.randint(1, 60)))
    codes = [rng.choice(("utf-8", "utf-16-le", "utf-16-be", "cp1252")) for _ in text]
    content = b"\0".join(
        part.encode(code, "ignore") for part, code in zip(pieces(text, rng), codes, strict=False)
    )
    search = WordSearch.of(rng.sample(WORDS, rng.randint(1, 4)))
    stream = ByteStream(search, piece=rng.choice((50, 64, 200)), ahead=160)
    for at in range(0, len(content), 17):
        stream.feed(content[at : at + 17])
    assert stream.end() == search.in_bytes(content)


def test_a_name_over_every_border_is_found_once():
    search = WordSearch.of(["Anna Schmidt"])
    for before in range(200):
        stream = TextStream(search, piece=64, ahead=64)
        stream.feed("x" * before + " Anna Schmidt " + "y" * 200)
        assert stream.end() == Hits(1, 0), before
        content = ByteStream(search, piece=64, ahead=64)
        content.feed(b"\0" * before + b"Anna Schmidt" + b"\1" * 200)
        assert content.end() == 1, before


def test_letters_that_a_pattern_takes_for_the_same_are_the_same_when_folded():
    letters = map(chr, range(sys.maxunicode + 1))
    cased = "".join(c for c in letters if len({c, c.lower(), c.upper(), c.casefold()}) > 1)
    for letter in cased:
        for same in re.findall(re.escape(letter), cased, re.IGNORECASE):
            assert folded(same) == folded(letter)


def test_parts_are_the_text():
    assert list(parts_of("abcde", 2)) == ["ab", "cd", "e"] and list(parts_of("")) == []
