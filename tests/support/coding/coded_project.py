"""A small qualitative analysis with everything that is hard to hand on."""

from __future__ import annotations

from labeval.coding.identity import coder_id, id_of
from labeval.coding.rows import (
    Anchor,
    Board,
    Code,
    Coder,
    Coding,
    Memo,
    Paraphrase,
    Passage,
    Source,
    SourceKind,
    Theme,
    ThemeLink,
    Where,
    Word,
)
from labeval.exchange.qda.project import Project

UTC = "2026-01-05T08:00:00.000Z"
SPOKEN = "It was 🙂 good, e\u0301 and שלום <tag> & so on"
WRITTEN = ("First line", "", "The second one is \u202bעברית\u202c here")


def coded_project() -> Project:
    """Two coders, four codes in two levels, two sources, overlaps, memos, themes."""
    one, two = Coder(coder_id("A"), "A"), Coder(coder_id("B"), "B", "#AA0000")
    top = Code(id_of("c", 1), 'Reading & "seeing" <1>', codable=False, colour="#1F5FA8")
    under = Code(
        id_of("c", 2),
        "Naïve 🙂",
        parent=top.id,
        definition="What is meant.\n\nIn two paragraphs.",
        include="this",
        exclude="that",
        example="so",
        shortcut="k",
    )
    deep = Code(id_of("c", 3), "Deep", parent=under.id, colour="#B3362B")
    gone = Code(id_of("c", 4), "Gone", place=1.0, retired=True)
    spoken = Source(
        *(id_of("s", 1), SourceKind.THINK_ALOUD, "lumo-rita think-aloud", "lumo-rita"),
        *("f" * 32, "recording-1", "ab", "experts", "en", UTC, "hash", False),
    )
    written = Source(id_of("s", 2), SourceKind.COMMENTS, "comments", "lumo-rita", created=UTC)
    said = Passage(
        id_of("p", 1),
        spoken.id,
        0.0,
        SPOKEN,
        "participant",
        1000,
        4000,
        (Word(0, 2, 1000, 1200, 0.9), Word(3, 6, 1250, 1500, None)),
        Where(page="ab-1", method="ab", items=("t1", "t2"), criterion="fluency", session_ms=900),
    )
    lines = [Passage(id_of("p", 2, n), written.id, float(n), t) for n, t in enumerate(WRITTEN)]
    smile = SPOKEN.index("🙂")
    codings = [
        _coding(1, spoken, under, one, Anchor(said.id, smile), Anchor(said.id, smile + 1), "🙂"),
        _coding(2, spoken, deep, two, Anchor(said.id, 3), Anchor(said.id, 13), SPOKEN[3:13]),
        _coding(3, spoken, deep, one, Anchor(said.id, 7), Anchor(said.id, 20), SPOKEN[7:20]),
        _coding(
            *(4, written, gone, two, Anchor(lines[0].id, 6), Anchor(lines[2].id, 3)),
            "line\n\nThe",
        ),
    ]
    board, kept = Board(id_of("b", 1), "Themes"), Board(id_of("b", 2), "Themes", UTC, "before")
    card = Theme(id_of("t", 1), board.id, "Care", "taking it", x=3.5, y=7.0, codes=(deep.id,))
    card_two = Theme(id_of("t", 2), board.id, "Speed", parent=card.id)
    old = Theme(id_of("t", 3), kept.id, "Care", codes=(under.id, deep.id))
    return Project(
        "study",
        [one, two],
        [top, under, deep, gone],
        [spoken, written],
        {spoken.id: [said], written.id: lines},
        codings,
        [
            Memo(id_of("m", 1), "code", deep.id, one.id, "a memo", UTC),
            Memo(id_of("m", 2), "source", written.id, two.id, "two\nlines", UTC),
            Memo(id_of("m", 3), "project", "", one.id, "about it all", UTC),
        ],
        [Paraphrase(id_of("q", 1), "lumo-rita", deep.id, one.id, "in short")],
        [board, kept],
        [card, card_two, old],
        [ThemeLink(id_of("l", 1), board.id, card.id, card_two.id, "leads to")],
    )


def _coding(
    n: int, source: Source, code: Code, coder: Coder, start: Anchor, end: Anchor, quote: str
) -> Coding:
    rest = ("why", 0.5, True, "batch-1") if n == 3 else ()
    return Coding(id_of("x", n), source.id, code.id, coder.id, start, end, quote, UTC, *rest)
