"""Page turns over answers as models write them: Markdown, tables, code, formulas, conversations.

``python -m tests.benchmarks.rendered_turns [TURNS] [--lsl]`` turns through all shapes of answers in
a block of points and in one of pairs, forth and back, with the texts that follow laid out ahead of
time, as they are while a page is read. The processor's time says what a turn costs on a busy
machine, too. With ``--lsl`` each block is turned through twice, without and with marks for other
instruments.
"""

from __future__ import annotations

import sys
import time
from itertools import product
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from labeval import app
from labeval.collector import settled
from labeval.jobs.sessions.live import open_live
from labeval.session.assignment.starting import SessionStart
from labeval.study.folder import StudyFolder
from labeval.study.study import StudyContent
from labeval.ui.language import LanguageSwitch
from labeval.ui.participant.window.instruments import marked_for_instruments
from labeval.ui.participant.window.window import ParticipantWindow
from labeval.ui.theme import LIGHT
from labeval.ui.widgets.formatted.ahead import AheadOfTime
from tests.benchmarks.figures import spread
from tests.benchmarks.record import in_new_folder
from tests.benchmarks.walk import answer_pages, to_rating
from tests.support.texts.shaped_answers import ANSWERS, CONVERSATIONS

SIZE = (1280, 720)
_SHAPES = [*((text, "markdown") for text in ANSWERS.values())]
_SHAPES += [(text, "conversation") for text in CONVERSATIONS.values()]


_ASKS = [{"id": id, "text": f"I agree to {id}."} for id in ("rating", "instruments")]


def shaped_study(method: str, lsl: str = "none") -> StudyContent:
    """Every shape on a page of its own, or two of them in pairs, in a fixed order.

    Args:
        lsl: what other instruments get; participants are asked for it.
    """
    consent = {
        "step": "consent",
        "id": "consent",
        "version": "1",
        "text": "Marks are sent.",
        "asks": _ASKS,
        "declined": "Nothing is sent.",
    }
    items = [
        {
            "id": f"t{n}",
            "text": text,
            "extra": {"text_format": form},
            "question": f"q{n // 2}",
            "system": "ab"[n % 2],
        }
        for n, (text, form) in enumerate(_SHAPES)
    ]
    study = {
        "labeval": 1,
        "title": "Shapes",
        "seed": 3,
        "criteria": [
            {"id": "true", "name": "Truth", "definition": "It agrees with the source."},
            {"id": "clear", "name": "Clarity", "definition": "It can be followed at once."},
        ],
        "blocks": {"rated": {"method": method, "order": {"items": "fixed"}, "read_to_end": False}},
        "conditions": [{"id": "only", "blocks": ["rated"]}],
        "instruments": {"lsl": lsl},
        "procedure": [
            *([consent] if lsl != "none" else []),
            {"step": "rating", "id": "rating", "block": "rated"},
            {"step": "text", "id": "thanks", "text": "That was all."},
        ],
    }
    return StudyContent.model_validate({"study": study, "items": items})


def rendered_turns(
    content: StudyContent, place: Path, turns: int
) -> tuple[list[float], list[float]]:
    """Seconds of the clock and of the processor, from the key press to the page painted."""
    application = app.make_application()
    clock, processor = [], []
    with open_live(StudyFolder(place)) as live:
        decided = SessionStart(kind="simulated", condition="only", override_reason="benchmark")
        session = live.start(content, decided)
        to_rating(session)
        answer_pages(session)
        window = ParticipantWindow(
            session, LIGHT, full_screen=False, translations=LanguageSwitch(application)
        )
        window.setFixedSize(*SIZE)
        window.show()
        QTest.qWaitForWindowExposed(window)
        forth = (Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier)
        back = (Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
        with marked_for_instruments(window), settled():
            key = forth
            for _ in range(turns):
                if session.state.screen == session.state.current.screens - 2:
                    key = back
                elif session.state.screen == 0:
                    key = forth
                for ahead in window.findChildren(AheadOfTime):
                    while not ahead.is_done:
                        QTest.qWait(5)
                window.setFocus()
                application.processEvents()
                before = session.state.screen
                begun, spent = time.perf_counter(), time.process_time()
                QTest.keyClick(window.windowHandle(), *key)
                application.processEvents()
                clock.append(time.perf_counter() - begun)
                processor.append(time.process_time() - spent)
                assert session.state.screen != before
        window.close()
    return clock, processor


def main() -> int:
    numbers = [int(word) for word in sys.argv[1:] if word.isdecimal()]
    turns = numbers[0] if numbers else 200
    settings = ("none", "words") if "--lsl" in sys.argv else ("none",)
    for method, lsl in product(("dqe", "ab"), settings):
        with in_new_folder() as place:
            clock, processor = rendered_turns(shaped_study(method, lsl), Path(place), turns)
        print(
            f"{method}, marks: {lsl}: clock {spread(clock)}; processor {spread(processor)}",
            flush=True,
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
