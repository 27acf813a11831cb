"""A workbook as two coders leave it: comments and interviews of a small study, coded by rule."""

from __future__ import annotations

import random
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from labeval.coding.codes.auto import Batch, Extent, Pattern, coded_by, found_by
from labeval.coding.edits import Change, added
from labeval.coding.identity import id_of
from labeval.coding.rows import Board, Code, Passage, Source, Theme, ThemeLink, Where
from labeval.jobs.coding.corpus import read_corpus
from labeval.jobs.coding.joint_ratings import Rating
from labeval.store.disk.private_files import make_private
from labeval.store.workbook.workbook import Workbook

UTC = "2026-01-05T09:00:00.000Z"
FIRST, SECOND = "A1", "B2"

TREE: dict[str, dict[str, str]] = {
    "Usability": {
        "Definition discoverability": r"what \w+ means",
        "Fixed text positioning": r"scroll\w*|jump\w*",
        "Navigation": r"go(ing)? back",
    },
    "Study design": {"Pairs": r"tie|side by side", "Study length": r"twentieth|too many|tired"},
    "User sentiment": {
        "Confusion": r"confus\w+|unclear|lost",
        "Struggle": r"hard to|difficult",
        "Likes": r"\blik\w+|clear and short",
    },
}
PHRASES = (
    "I had to look up what relevancy means again.",
    "What honesty means was on the page, which I liked.",
    "The question does not scroll away, so I never got lost.",
    "The text jumps when I scroll down to the end of it.",
    "Going back one page was easy.",
    "It is a tie, both say the same side by side.",
    "I would have chosen a tie here as well.",
    "This is the twentieth pair and I am getting tired.",
    "There are too many pages about the same thing.",
    "The second one is confusing, it mixes two topics.",
    "It is unclear to me who is talking.",
    "It is hard to say which of them is more honest.",
    "Difficult, because neither answers the question.",
    "I like the first, it is clear and short.",
    "The other one goes on about a codec nobody asked for.",
    "Both have a number in them, I did not check it.",
    "Fine. Next one.",
)
ASKED = ("How was it to compare the texts?", "What would you change?", "Anything else?")
COLOURS = {"Usability": "#2f7fd8", "Study design": "#b0438a", "User sentiment": "#b3362b"}


@dataclass(frozen=True)
class CodedStudy:
    """Where the workbook is, and the ratings that its comments were written beside."""

    path: Path
    ratings: list[Rating]


def code_rows() -> list[Code]:
    """Three categories with their codes."""
    rows = []
    for n, (category, codes) in enumerate(TREE.items()):
        top = id_of("test", category)
        rows.append(Code(top, category, place=float(n), codable=False, colour=COLOURS[category]))
        rows += [
            Code(id_of("test", name), name, top, float(m), definition=f"What is said of {name}.")
            for m, name in enumerate(codes)
        ]
    return rows


def make(path: Path, *, participants: int = 8, pages: int = 6, seed: int = 1) -> CodedStudy:
    """Make a workbook: texts, codes, codings of two coders, a board with three themes.

    A process makes each once, and copies it from then on.
    """
    content, ratings = _made(participants, pages, seed)
    make_private(path)
    path.write_bytes(content)
    return CodedStudy(path, list(ratings))


@cache
def _made(participants: int, pages: int, seed: int) -> tuple[bytes, tuple[Rating, ...]]:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "coding.sqlite"
        ratings = _make(path, participants, pages, seed)
        assert [each.name for each in Path(folder).iterdir()] == [path.name]
        return path.read_bytes(), tuple(ratings)


def _make(path: Path, participants: int, pages: int, seed: int) -> list[Rating]:
    draw = random.Random(seed)
    changes: list[Change] = []
    ratings: list[Rating] = []
    for n in range(participants):
        sources = _session(draw, f"P{n + 1:02}", n, pages, ratings)
        for source, passages in sources:
            changes += [added(source), *map(added, passages)]
    with Workbook(path, coder=FIRST) as book:
        book.take_in([*changes, *map(added, code_rows())])
        _code(book, draw, share=0.9, extent="match")
    with Workbook(path, coder=SECOND) as book:
        _code(book, draw, share=0.8, extent="sentence")
    with Workbook(path, coder=FIRST) as book:
        book.do("Add a theme board", _board())
    return ratings


def _session(
    draw: random.Random, participant: str, n: int, pages: int, ratings: list[Rating]
) -> list[tuple[Source, list[Passage]]]:
    session, condition = id_of("session", participant), ("ab", "dqe")[n % 2]
    about = {"participant": participant, "session": session, "condition": condition}
    created = f"2026-01-{5 + n:02}T09:00:00.000Z"
    found = []
    for kind in ("comments", "interview"):
        id = id_of(session, kind)
        source = Source(
            id, kind, f"{participant} {kind}", created=created, quotable=n != 2, **about
        )
        texts = []
        for page in range(pages if kind == "comments" else len(ASKED)):
            said = " ".join(draw.sample(PHRASES, draw.randint(1, 3)))
            where = Where(
                step="closing", question=ASKED[page % 3], session_ms=900_000 + page * 40_000
            )
            if kind == "comments":
                where = _judged(draw, participant, session, condition, page, said, ratings)
            else:
                texts.append(Passage(f"{id}q{page}", id, page - 0.5, ASKED[page], "S"))
            texts.append(Passage(f"{id}{page}", id, float(page), said, "P", where=where))
        found.append((source, texts))
    return found


def _judged(
    draw: random.Random, participant: str, session: str, method: str, page: int, said: str,
    ratings: list[Rating],
) -> Where:  # fmt: skip
    """A judgment that goes with what is said: a tie where it says so, low where it confuses."""
    id = f"{method}/{page:02}"
    lost = "confus" in said or "unclear" in said
    if method == "ab":
        items, systems = (f"t{page}a", f"t{page}b"), ("luminous", "gpt")
        value = "tie" if "tie" in said and draw.random() < 0.8 else draw.choice([*items, "tie"])
    else:
        items, systems = (f"t{page}a",), ("luminous",)
        value = str(draw.choice([1, 2, 3]) if lost else draw.choice([3, 4, 5]))
    ratings += [
        Rating(participant, session, id, method, method, criterion, items, systems, value)
        for criterion in ("honesty", "relevancy")
    ]
    return Where(
        *(
            id,
            "rating",
            method,
            method,
            items,
            systems,
            "",
            "honesty",
            value,
            60_000 + page * 90_000,
        )
    )


def _code(book: Workbook, draw: random.Random, *, share: float, extent: Extent) -> None:
    """Code every pattern in what participants say, missing some."""
    changes: list[Change] = []
    corpus = read_corpus(book)
    for codes in TREE.values():
        for name, pattern in codes.items():
            found = [
                pair
                for pair in found_by(corpus, Pattern(pattern), extent=extent)
                if pair[0].speaker == "P" and draw.random() < share
            ]
            batch = Batch(f"Pattern {name}", id_of("test", name), book.coder.id, UTC)
            changes += coded_by(corpus, found, batch)
    book.do("Code automatically", changes)


def _board() -> list[Change]:
    """Two themes, one of them under another, connected to a third."""
    board = Board(id_of("test", "board"), "Themes")
    effort = Theme(
        *(id_of("test", "effort"), board.id, "Judging is work"),
        *("Reading, remembering and going on although it is the twentieth time.", "", 40.0, 40.0),
        (id_of("test", "Study length"), id_of("test", "Struggle")),
    )
    memory = Theme(
        *(
            id_of("test", "memory"),
            board.id,
            "What has to be remembered",
            "",
            effort.id,
            40.0,
            260.0,
        ),
        (id_of("test", "Definition discoverability"),),
    )
    ties = Theme(
        *(id_of("test", "ties"), board.id, "A tie is a way out", "", "", 420.0, 40.0),
        (id_of("test", "Pairs"), id_of("test", "Confusion")),
    )
    link = ThemeLink(id_of("test", "link"), board.id, effort.id, ties.id, "leads to")
    return [*map(added, (board, effort, memory, ties)), added(link)]
