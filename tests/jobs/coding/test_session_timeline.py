"""A session as lanes, as a picture, and as a page with its sound."""

from __future__ import annotations

import base64
import re
import xml.etree.ElementTree as ET

import numpy as np
import pytest

from labeval.audio.decoding import SoundFile
from labeval.coding.corpus.corpus import Corpus
from labeval.coding.rows import Anchor, Code, Coding, Passage, Source
from labeval.coding.texts.editing import redact
from labeval.coding.texts.redaction_signs import PENDING, SEALED
from labeval.coding.texts.source_text import SourceText
from labeval.exchange.errors import ExchangeError
from labeval.jobs.coding.corpus import read_corpus
from labeval.jobs.coding.recorded_moments import read_sessions
from labeval.jobs.coding.session_timeline import LaneKind, interview_timeline, session_timeline
from labeval.jobs.coding.timeline_drawing import (
    DrawnBar,
    DrawnLane,
    shown_between,
    ticks,
    timeline_svg,
)
from labeval.jobs.coding.timeline_page import (
    LONGEST_MS,
    PageWords,
    missing_consents,
    sound_between,
    timeline_page,
)
from labeval.store.workbook.workbook import Workbook
from tests.support.studies.thought_aloud import BEGAN_MS, think_aloud_study

WORDS = PageWords("en", "Part <1>", "Click & play", "Said")
LANES = [
    DrawnLane("Speech", "#1f5fa8", (DrawnBar(29_000, 30_400, "No & <two>", "No"),), spoken=True),
    DrawnLane("Answers", "#1d7a4c", (DrawnBar(20_000, 20_000, "4", "Honesty: 4"),)),
    DrawnLane("Later", "#b3362b", (DrawnBar(90_000, 91_000, "late", "late"),)),
]


def read(folder):
    with Workbook(folder.workbook, coder="A") as book:
        corpus = read_corpus(book)
    (session,) = {source.session for source in corpus.sources.values()}
    return folder, read_sessions(folder.database, [session])[session], corpus


@pytest.fixture(scope="module")
def consented(tmp_path_factory):
    path = tmp_path_factory.mktemp("aloud") / "study"
    return read(think_aloud_study(path, consents=("quotation", "sharing"), sound=True))


def with_codings(corpus, *codings):
    passages = {id: layout.passages for id, layout in corpus.layouts.items()}
    return Corpus(corpus.sources.values(), passages, corpus.codes.values(), codings)


def with_redaction(corpus, passage, mark):
    passages = corpus.layouts["s0"].passages
    ends = Anchor(passage, 0), Anchor(passage, 14)
    text = SourceText(passages)
    after = text.after(redact(text, *ends, mark=mark).changes)
    return Corpus(corpus.sources.values(), {"s0": after.passages}, [], [])


def test_every_lane_has_what_happened_when_it_did(consented):
    _, session, corpus = consented
    ends = Anchor("s0.3", 0), Anchor("s0.3", 9)
    coding = Coding("k", "s0", "d", "A", *ends, "No, wait,", "")
    found = session_timeline(session, with_codings(corpus, coding))
    lanes = {(lane.kind, lane.about): lane.bars for lane in found.lanes}
    screen = lanes[LaneKind.SCREENS, ""][-1]
    assert screen.screen == "dqe-004" and screen.end_ms == 100_000
    criteria = [(b.criterion, b.start_ms, b.end_ms) for b in lanes[LaneKind.CRITERIA, ""]]
    assert criteria[0][0] == "honesty" and criteria[0][2] == 20_000
    assert criteria[1] == ("correctness", 20_000, 100_000)
    spoken = lanes[LaneKind.SPEECH, "participant"]
    assert [b.start_ms for b in spoken] == [12_000, 22_000, 29_000, 45_000]
    assert spoken[2].end_ms == 30_400 and spoken[2].words[0] == "s0"
    assert [b.text for b in lanes[LaneKind.SPEECH, "supervisor"]] == ["Um, is the honesty clear?"]
    answers = [(b.start_ms, b.criterion, b.before, b.value) for b in lanes[LaneKind.ANSWERS, ""]]
    assert answers[:2] == [(20_000, "honesty", "", "4"), (30_000, "honesty", "4", "2")]
    signs = [(b.start_ms, b.kind, b.text) for b in lanes[LaneKind.SIGNS, ""]]
    assert signs == [(40_000, "looked_up", ""), (100_000, "marked", "saves")]
    (note,) = lanes[LaneKind.SUPERVISOR, ""]
    assert (note.start_ms, note.kind, note.text) == (50_000, "note", "Wavers")
    (coded,) = lanes[LaneKind.CODE, "d"]
    assert (coded.start_ms, coded.end_ms, coded.text) == (29_000, 29_900, "No, wait,")
    assert found.length_ms == 100_000


def test_an_interview_from_elsewhere_has_speakers_and_codes():
    source = Source("i", "interview", "Interview P7", participant="P7")
    passages = [
        Passage("i.0", "i", 0, "What was hard?", "interviewer", 500, 2_000),
        Passage("i.1", "i", 1, "The scale.", "participant", 2_000, 3_500),
        Passage("i.2", "i", 2, "And then?", "interviewer", 3_400, 4_000),
        Passage("i.3", "i", 3, "Without a time.", "participant"),
    ]
    coding = Coding("k", "i", "d", "A", Anchor("i.1", 4), Anchor("i.1", 9), "scale", "")
    found = interview_timeline(
        source, Corpus([source], {"i": passages}, [Code("d", "D")], [coding])
    )
    spans = {
        (lane.kind, lane.about): [(b.start_ms, b.end_ms) for b in lane.bars] for lane in found.lanes
    }
    assert spans == {
        (LaneKind.SPEECH, "interviewer"): [(500, 2_000), (3_400, 4_000)],
        (LaneKind.SPEECH, "participant"): [(2_000, 3_500)],
        (LaneKind.CODE, "d"): [(2_000, 3_500)],
    }
    assert (found.clock, found.participant, found.length_ms) == ("i", "P7", 4_000)


def test_the_picture_has_what_is_in_the_part_and_its_words_as_titles():
    svg = timeline_svg(LANES, 15_000, 35_000, title="A & B")
    root = ET.fromstring(svg)
    titles = [e.text for e in root.iter("{http://www.w3.org/2000/svg}title")]
    assert titles == ["A & B", "00:29  No", "00:20  Honesty: 4"]
    texts = [e.text for e in root.iter("{http://www.w3.org/2000/svg}text")]
    assert {"Speech", "Answers", "No & <two>", "00:20", "00:30"} <= set(texts)
    assert "Later" not in texts
    rects = list(root.iter("{http://www.w3.org/2000/svg}rect"))[1:]
    wide = [float(r.get("width")) for r in rects]
    assert wide[0] == pytest.approx(1.4 / 20 * (1600 - 198), abs=0.1) and wide[1] == 3


@pytest.mark.parametrize(
    ("text", "seconds", "shown"),
    [
        ("No, wait", 0.85, "No, wait"),
        ("No, wait, two", 0.85, "No, wa…"),
        ("MMMM", 0.6, "MM…"),
        ("MMMM", 0.5, None),
        ("漢字漢字", 0.6, "漢字…"),
    ],
)
def test_words_end_before_their_bar(text, seconds, shown):
    bar = DrawnBar(0, round(1000 * seconds), text, "tip")
    svg = timeline_svg([DrawnLane("S", "#000000", (bar,))], 0, 20_000, title="T")
    texts = [e.text for e in ET.fromstring(svg).iter("{http://www.w3.org/2000/svg}text")]
    assert texts[texts.index("S") + 1 :] == ([shown] if shown else [])


def test_marks_of_the_axis_are_round_and_apart():
    assert ticks(0, 60_000, 1000)[:3] == [0, 5_000, 10_000]
    assert ticks(3_100, 10_000, 1000) == list(range(4_000, 10_001, 1_000))
    assert ticks(0, 7_200_000, 400) == [0, 3_600_000, 7_200_000]


def test_a_bar_belongs_to_a_part_that_it_reaches_into():
    assert [lane.name for lane in shown_between(LANES, 30_000, 90_000)] == ["Speech", "Later"]


def loud(samples, start_ms, from_s, to_s):
    low, high = (round((s * 1000 - start_ms) * 16) for s in (from_s, to_s))
    return float(np.sqrt(np.mean(samples[low:high].astype(float) ** 2)))


def test_the_sound_of_a_part_is_on_the_session_clock(consented):
    samples = sound_between(*consented, 15_000, 35_000)
    assert len(samples) == 20 * 16_000
    assert loud(samples, 15_000, 20.01, 20.99) > 8_000 < loud(samples, 15_000, 29.01, 30.39)
    assert loud(samples, 15_000, 15, 19.99) < 50 > loud(samples, 15_000, 21.01, 28.99)
    assert sound_between(*consented, 70_000, 80_000) is None  # it ended at 63 s
    early = sound_between(*consented, 0, 22_000)
    assert loud(early, 0, 20.01, 20.99) > 8_000 and not early[: BEGAN_MS * 16].any()


@pytest.mark.parametrize("mark", [PENDING, SEALED])
def test_redacted_words_are_silent_in_it(consented, mark):
    folder, session, corpus = consented
    redacted = with_redaction(corpus, "s0.3", mark)
    samples = sound_between(folder, session, redacted, 15_000, 35_000)
    assert loud(samples, 15_000, 20.01, 20.99) > 8_000
    assert not samples[round(14.0 * 16_000) : round(15.4 * 16_000)].any()


def test_a_page_plays_what_was_said_and_names_nobody(consented, tmp_path):
    folder, session, corpus = consented
    page = timeline_page(folder, session, corpus, LANES, (15_000, 35_000), WORDS)
    assert session.header.participant not in page and session.header.id not in page
    assert "<h1>Part &lt;1&gt;</h1>" in page and "No &amp; &lt;two&gt;" in page
    assert '<button data-t="29000">00:29</button>' in page
    assert "http" not in re.sub(r'"http://www.w3.org/2000/svg"|http-equiv', "", page)
    (sound,) = re.findall(r"data:audio/mpeg;base64,([A-Za-z0-9+/=]+)", page)
    (tmp_path / "part.mp3").write_bytes(base64.b64decode(sound))
    decoded = np.concatenate(
        [piece.samples[:, 0] for piece in SoundFile(tmp_path / "part.mp3", 16_000).pieces()]
    )
    assert len(decoded) == pytest.approx(20 * 16_000, abs=4_000)
    assert loud(decoded, 15_000, 20.15, 20.85) > 8_000 and loud(decoded, 15_000, 22, 28) < 100


@pytest.mark.parametrize("given", [(), ("quotation",), ("sharing",)])
def test_without_each_consent_there_is_no_page(tmp_path, given):
    folder, session, corpus = read(think_aloud_study(tmp_path / "study", consents=given))
    assert missing_consents(session) == [n for n in ("quotation", "sharing") if n not in given]
    with pytest.raises(ExchangeError, match="sharing" if not given else "not given here"):
        timeline_page(folder, session, corpus, LANES, (0, 1000), WORDS)


def test_a_long_part_and_one_without_sound_are_refused(consented):
    with pytest.raises(ExchangeError, match="15 minutes"):
        timeline_page(*consented, LANES, (0, LONGEST_MS + 1), WORDS)
    with pytest.raises(ExchangeError, match="no sound"):
        timeline_page(*consented, LANES, (70_000, 80_000), WORDS)
