"""A part of a session's timeline as one HTML file, which plays its sound in a browser.

Only of sessions whose participant agreed, each by itself, to be recorded, to be quoted and to have
the data shared. What is redacted is silent. The participant's code is not in it, nor are the words
of the supervisor's notes and messages.
"""

from __future__ import annotations

import base64
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from typing import TYPE_CHECKING

from labeval.audio.encoding import mp3_of
from labeval.audio.recording import NoRecording, Recording, read_recording
from labeval.audio.sounds import Samples, samples_of
from labeval.coding.corpus.corpus import Corpus
from labeval.coding.texts.redaction_marks import muted
from labeval.coding.texts.redaction_signs import SEALED
from labeval.exchange.errors import ExchangeError
from labeval.exchange.recorded import RecordedSession
from labeval.jobs.coding.timeline_drawing import (
    MARGIN,
    NAMES,
    DrawnLane,
    clock,
    shown_between,
    timeline_svg,
)
from labeval.session.state.recordings import RecordedSound, Tie, recordings_of
from labeval.study.folder import StudyFolder
from labeval.text.marks import QT_TRANSLATE_NOOP
from labeval.text.xml_text import for_xml

if TYPE_CHECKING:
    import numpy as np

LONGEST_MS = 15 * 60_000
"""A page is short: what is longer is chosen by zooming."""
NEEDED = ("audio", "quotation", "sharing")
"""Consents that each have to be given."""
_RATE = 16_000
_STEP_MS = 1_000.0
"""The sound is put on the session's clock in steps, because cards and clocks drift apart."""


@dataclass(frozen=True, slots=True)
class PageWords:
    """Words of a page, in the interface's language."""

    language: str
    title: str
    how: str
    """Instructions, in a sentence."""
    turns: str
    """Heading of the list of what was said."""


def missing_consents(session: RecordedSession) -> list[str]:
    """The consents that the participant has not given, or was not asked for."""
    return [id for id in NEEDED if not session.state.consents.get(id, False)]


def check_page(session: RecordedSession, span_ms: tuple[int, int]) -> None:
    """Find out whether there may be a page of a part of a session.

    Raises:
        ExchangeError: a consent is missing, or the part is too long.
    """
    if missing := missing_consents(session):
        raise ExchangeError(
            QT_TRANSLATE_NOOP(
                "Exchange",
                "A page with sound is made only where the participant agreed to each of audio, "
                "quotation and sharing; not given here: {missing}",
            ),
            missing=", ".join(missing),
        )
    start_ms, end_ms = span_ms
    if end_ms - start_ms > LONGEST_MS:
        raise ExchangeError(
            QT_TRANSLATE_NOOP(
                "Exchange", "A page with sound holds at most {minutes} minutes: zoom in first"
            ),
            minutes=LONGEST_MS // 60_000,
        )


def timeline_page(
    folder: StudyFolder,
    session: RecordedSession,
    corpus: Corpus,
    lanes: Sequence[DrawnLane],
    span_ms: tuple[int, int],
    words: PageWords,
) -> str:
    """The page of a part of a session.

    Args:
        folder: of the study, where the sound is.
        session: as the record has it.
        corpus: its transcripts, whose redactions are silent.
        lanes: what is drawn.
        span_ms: beginning and end on the session's clock.
        words: of the page.

    Raises:
        ExchangeError: a consent is missing, the part is too long, or it has no sound.
    """
    check_page(session, span_ms)
    start_ms, end_ms = span_ms
    samples = sound_between(folder, session, corpus, start_ms, end_ms)
    if samples is None:
        raise ExchangeError(
            QT_TRANSLATE_NOOP("Exchange", "There is no sound of this part in the study folder")
        )
    sound = base64.b64encode(mp3_of(samples, _RATE)).decode("ascii")
    lanes = [lane.without_words() for lane in lanes]
    svg = timeline_svg(lanes, start_ms, end_ms, title=words.title, width=1400)
    return _PAGE.format(
        language=escape(words.language),
        title=escape(for_xml(words.title)),
        how=escape(words.how),
        turns=escape(words.turns),
        sound=sound,
        start=start_ms,
        end=end_ms,
        svg=svg,
        names=NAMES,
        around=NAMES + MARGIN,
        list="\n".join(_turns(lanes, start_ms, end_ms)),
    )


def sound_between(
    folder: StudyFolder, session: RecordedSession, corpus: Corpus, start_ms: int, end_ms: int
) -> np.ndarray | None:
    """A session's sound between two times of its clock, in one channel; None where there is none.

    Where nothing was recorded, and where words are redacted, it is silent.
    """
    import numpy as np

    whole = np.zeros(round((end_ms - start_ms) * _RATE / 1000), np.int16)
    found = False
    for sound in recordings_of(session.events):
        found |= _put(whole, folder, sound, start_ms, end_ms, _redacted(corpus, sound.id))
    return whole if found else None


def _redacted(corpus: Corpus, recording: str) -> list[tuple[int, int]]:
    """Spans of a recording in ms that are to be silent."""
    return [
        span
        for id, source in corpus.sources.items()
        if source.recording == recording
        for mark in ({}, {"mark": SEALED})
        for span in muted(corpus.layouts[id].passages, **mark)
    ]


def _put(
    whole: np.ndarray,
    folder: StudyFolder,
    sound: RecordedSound,
    start_ms: int,
    end_ms: int,
    silent: Sequence[tuple[int, int]],
) -> bool:
    """Put one recording where it belongs; False where none of it is there."""
    if sound.tie is None:
        return False
    try:
        recording = read_recording(folder.audio / sound.id)
    except NoRecording:
        return False
    samples = samples_of(recording.sound)
    if samples is None:
        return False
    with samples:
        return _put_samples(whole, samples, recording, sound.tie, (start_ms, end_ms), silent)


def _put_samples(
    whole: np.ndarray,
    samples: Samples,
    recording: Recording,
    tie: Tie,
    span_ms: tuple[int, int],
    silent: Sequence[tuple[int, int]],
) -> bool:
    import numpy as np

    layout, (start_ms, end_ms) = samples.layout, span_ms
    found, at_ms = False, float(start_ms)
    while at_ms < end_ms:
        until = min(at_ms + _STEP_MS, float(end_ms))
        first = tie.frame_at(recording.alignment, at_ms)
        last = min(layout.frames, tie.frame_at(recording.alignment, until))
        begins = tie.session_ms_of_frame(recording.alignment, first)
        if first < last and begins < until:
            piece = samples.frames(first, last - first).astype(np.float64).mean(axis=1)
            for from_ms, to_ms in silent:
                low, high = (round(ms * layout.rate / 1000) - first for ms in (from_ms, to_ms))
                piece[max(0, low) : max(0, high)] = 0
            place = round((max(at_ms, begins) - start_ms) * _RATE / 1000)
            count = min(round(len(piece) * _RATE / layout.rate), len(whole) - place)
            if count > 0:
                positions = np.arange(count) * (layout.rate / _RATE)
                values = np.interp(positions, np.arange(len(piece)), piece)
                whole[place : place + count] = values.astype(np.int16)
                found = True
        at_ms = until
    return found


def _turns(lanes: Sequence[DrawnLane], start_ms: int, end_ms: int) -> list[str]:
    """Everything that was said, a button a turn, in the order of time."""
    turns = [
        (bar.start_ms, lane.name, bar.text)
        for lane in shown_between(lanes, start_ms, end_ms)
        if lane.spoken
        for bar in lane.bars
    ]
    return [
        f'<li><button data-t="{at_ms}">{clock(at_ms)}</button> '
        f"<b>{escape(for_xml(name))}</b> {escape(for_xml(text))}</li>"
        for at_ms, name, text in sorted(turns)
    ]


_PAGE = """<!DOCTYPE html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; media-src data:;
 style-src 'unsafe-inline'; script-src 'unsafe-inline'">
<title>{title}</title>
<style>
body {{ font: 15px/1.5 sans-serif; margin: 1.5rem; color: #1f2328; background: #fff; }}
audio {{ width: 100%; }}
.picture {{ overflow-x: auto; }}
svg {{ width: 100%; min-width: 900px; height: auto; cursor: pointer; }}
button {{ font: inherit; border: 1px solid #dcdad4; border-radius: 6px; background: #f6f5f2; }}
li {{ list-style: none; margin: .3rem 0; }}
li.now {{ background: #e6eef8; }}
ul {{ padding: 0; }}
</style>
</head>
<body>
<h1>{title}</h1>
<p>{how}</p>
<audio id="sound" controls src="data:audio/mpeg;base64,{sound}"></audio>
<div class="picture">{svg}</div>
<h2>{turns}</h2>
<ul>
{list}
</ul>
<script>
"use strict";
const start = {start}, end = {end};
const sound = document.getElementById("sound");
const picture = document.querySelector("svg");
const line = document.createElementNS("http://www.w3.org/2000/svg", "path");
line.setAttribute("stroke", "#b3362b");
picture.appendChild(line);
const turns = Array.from(document.querySelectorAll("li"));
const box = picture.viewBox.baseVal;
const play = (seconds) => {{
  sound.currentTime = Math.max(0, seconds);
  sound.play();
}};
for (const time of document.querySelectorAll("button[data-t]")) {{
  time.addEventListener("click", () => play((Number(time.dataset.t) - start) / 1000));
}}
picture.addEventListener("click", (event) => {{
  const place = new DOMPoint(event.clientX, event.clientY);
  const x = place.matrixTransform(picture.getScreenCTM().inverse()).x - {names};
  if (x >= 0) play(x / (box.width - {around}) * (end - start) / 1000);
}});
sound.addEventListener("timeupdate", () => {{
  const at = start + 1000 * sound.currentTime;
  const x = {names} + (at - start) / (end - start) * (box.width - {around});
  line.setAttribute("d", "M" + x + " 24V" + box.height);
  let now = null;
  for (const turn of turns) {{
    turn.classList.remove("now");
    if (Number(turn.firstElementChild.dataset.t) <= at) now = turn;
  }}
  if (now) now.classList.add("now");
}});
</script>
</body>
</html>
"""
