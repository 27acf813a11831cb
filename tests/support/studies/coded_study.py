"""A study whose simulated participants have thought aloud, and a coder who has begun to code it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

from labeval.coding.codes import codebook, marking
from labeval.coding.rows import Anchor, Code, Coding
from labeval.coding.texts.source_text import SourceText
from labeval.session.events.events import Event, Kind
from labeval.store.record.record import Record
from labeval.store.record.transcripts import KeptTranscript
from labeval.store.workbook.workbook import Workbook
from labeval.transcription.timeline import RecordingTimeline, TimelineStretch
from labeval.transcription.transcript import SpeechSegment, Transcript, Word

CODES = {
    "Usability": {
        "Fixed text positioning": "#2f7fd6",
        "Definition discoverability": "#d98424",
        "Navigation": "#8f6bd1",
    },
    "Study design": {"AB": "#1f9a8a", "Item order": "#c2447e", "Study length": "#7c8f2a"},
    "User sentiment": {
        "Approach": "#4a6fae",
        "Confusion": "#b3362b",
        "Struggle": "#a8612a",
        "Likes": "#1d7a4c",
    },
}
SAID = {
    "First the question, then the source, and after that my eyes wander between the two until "
    "I have had enough of one.": [("my eyes wander between the two", "Approach")],
    "This brings up a loan fee. Who asked about a fee? And then I had to open the list for "
    "relevancy once more, which stands right here, and I still took it for true or false.": [
        ("This brings up a loan fee. Who asked about a fee?", "Confusion"),
        ("I had to open the list for relevancy once more", "Definition discoverability"),
        (
            "relevancy once more, which stands right here, and I still took it for true or false",
            "Confusion",
        ),
    ],
    "I have lost count of the pairs, and by now one is like the other.": [
        ("by now one is like the other", "Study length"),
    ],
    "The source stays where it is, that helps, I do not have to scroll back up for it.": [
        ("The source stays where it is, that helps", "Fixed text positioning"),
        ("that helps, I do not have to scroll back up", "Likes"),
    ],
    "Hm, I would say the first one, because it answers in one sentence.": [
        ("because it answers in one sentence", "Approach"),
    ],
    "This one is fluent, but is it right? I cannot tell from the text alone, I would have to "
    "check every number.": [("I cannot tell from the text alone", "Struggle")],
    "I have seen this text before, two pages ago, it was on the other side.": [
        ("I have seen this text before, two pages ago", "Item order"),
    ],
    "If both are bad I want to say so, and now I can, so I press that.": [
        ("I want to say so, and now I can", "Likes"),
        ("If both are bad I want to say so", "AB"),
    ],
    "Where was the button for the definitions, ah, up there.": [
        ("Where was the button for the definitions", "Navigation"),
    ],
    "Okay, so this is honest enough, it says what it does not know.": [],
    "I compare the second paragraph, that is where they differ.": [
        ("I compare the second paragraph", "Approach"),
    ],
    "Let me read that again.": [],
}
ASKED = ("What was it that bothered you here?", "Two more pages, then we rest.", "Go on.")


def speak(database: Path, *, seed: int = 1, sessions: int = 99) -> int:
    """Give sessions transcripts, as if everybody had thought aloud; to how many it did."""
    chance, count = random.Random(seed), 0
    with Record(database) as record:
        for header in list(record.sessions.headers())[:sessions]:
            pages = [e for e in record.sessions.events(header.id) if e.kind == Kind.PAGE_SHOWN]
            segments = tuple(_segments(pages, chance))
            length_s = segments[-1].end_s + 5 if segments else 1.0
            timeline = RecordingTimeline((TimelineStretch(0.0, 0.0, 1000.0),))
            transcript = Transcript(segments, "en", length_s, {"model": "made up"})
            kept = KeptTranscript(
                header.id, f"{header.id}-01", transcript, timeline, "2026-03-01T10:00:00Z"
            )
            count += record.transcripts.keep(kept)
    return count


def _segments(pages: list[Event], chance: random.Random) -> Iterator[SpeechSegment]:
    at_s = 2.0
    for page in pages:
        at_s = max(at_s + 1.0, page.at_ms / 1000 + 2)
        for _ in range(chance.choice((0, 1, 1, 2))):
            asked = chance.random() < 0.12
            text = chance.choice(ASKED if asked else list(SAID))
            words = []
            for word in text.split():
                length = 0.12 + 0.05 * len(word)
                sure = 0.35 if chance.random() < 0.03 else 0.93
                words.append(Word(f" {word}", at_s, at_s + length, sure))
                at_s += length + (2.2 if chance.random() < 0.015 else 0.06)
            speaker = "supervisor" if asked else "participant"
            yield SpeechSegment(words[0].start_s, at_s, tuple(words), speaker)
            at_s += chance.choice((0.5, 0.8, 3.5))


def begin_codebook(workbook: Workbook) -> dict[str, Code]:
    """Add the codes; name to code."""
    for category, codes in CODES.items():
        changes = codebook.add(workbook.codes(), category, codable=False)
        workbook.do(codebook.ADD, changes)
        for name, colour in codes.items():
            more = codebook.add(
                workbook.codes(),
                name,
                parent=changes[0].row.id,
                colour=colour,
                definition=f"What participants say about: {name.lower()}.",
            )
            workbook.do(codebook.ADD, more)
    return {code.name: code for code in workbook.codes()}


def code_what_was_said(workbook: Workbook, share: float = 0.8, seed: int = 2) -> list[Coding]:
    """Code the known sentences wherever they were said, source by source; what was coded."""
    codes, chance = begin_codebook(workbook), random.Random(seed)
    for source in workbook.sources():
        text = SourceText(workbook.passages(source.id))
        changes = []
        for passage in text.passages:
            for quote, name in SAID.get(passage.text, ()):
                start = passage.text.find(quote)
                if start >= 0 and chance.random() < share:
                    changes += marking.code_span(
                        text,
                        Anchor(passage.id, start),
                        Anchor(passage.id, start + len(quote)),
                        code=codes[name].id,
                        coder=workbook.coder.id,
                    )
        workbook.do(marking.CODE, changes)
    return workbook.codings()
