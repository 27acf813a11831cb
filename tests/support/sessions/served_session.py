"""A participant's window on a real screen, for a test that operates it from another process.

``python -m tests.support.sessions.served_session FOLDER [words]``: a line in asks for the state of
things, a line of JSON out tells it. With ``words`` the study is one of words that are marked and
written, else that of all controls.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from PySide6.QtCore import QSocketNotifier
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QApplication, QWidget

from labeval.store.record.record import Record
from labeval.study.study import StudyContent
from labeval.ui.accessible import install
from labeval.ui.language import LanguageSwitch
from labeval.ui.participant.window.window import ParticipantWindow
from labeval.ui.theme import LIGHT
from labeval.ui.widgets.answers.scale_slider import ScaleSlider
from tests.support.sessions.drawn_answers import drawn, recorded, shown_controls
from tests.support.sessions.started_session import started_session
from tests.support.studies.every_control_study import every_control_study
from tests.support.studies.words_study import words_study


def path_of(widget: QWidget) -> list[int]:
    """Places among children that lead from the program to a widget."""
    places: list[int] = []
    here: QAccessibleInterface = QAccessible.queryAccessibleInterface(widget)
    while (above := here.parent()) is not None and above.isValid():
        places.insert(0, above.indexOfChild(here))
        here = above
    return places


def main(folder: Path, content: StudyContent) -> None:
    """Serve one session until no line comes any more."""
    app = QApplication(sys.argv[:1])
    install()
    with Record(folder / "record.sqlite") as record:
        session = started_session(record, content)
        languages = LanguageSwitch(app)
        languages.use("en")
        window = ParticipantWindow(session, LIGHT, full_screen=False, translations=languages)
        window.resize(1280, 720)
        window.show()
        window.activateWindow()

        def state() -> dict[str, Any]:
            controls = [
                {
                    "field": shown.field,
                    "value": shown.value,
                    "several": shown.several,
                    "slider": isinstance(shown.widget, ScaleSlider),
                    "step": shown.widget._step if isinstance(shown.widget, ScaleSlider) else 0,
                    "begins": shown.begins,
                    "path": path_of(shown.widget),
                }
                for shown in shown_controls(window, session)
                if shown.elsewhere is None and shown.widget.isEnabled()
            ]
            return {
                "screen": session.state.screen_id,
                "feedback": session.state.feedback,
                "at": session.state.screen_id + session.state.feedback,
                "kind": session.state.current.kind,
                "block": session.state.current.block,
                "ended": session.state.ended,
                "controls": controls,
                "drawn": drawn(window, session),
                "recorded": recorded(record, session),
                "next": path_of(window._bottom.next_button),
            }

        def on_line(_: object) -> None:
            if not sys.stdin.readline():
                app.quit()
                return
            print(json.dumps(state()), flush=True)

        notifier = QSocketNotifier(sys.stdin.fileno(), QSocketNotifier.Type.Read)
        notifier.activated.connect(on_line)
        app.exec()
        window._may_close = True
        window.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), words_study() if sys.argv[2:] else every_control_study())
