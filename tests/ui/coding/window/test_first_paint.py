"""What the coding window loads before its texts are painted, and what comes afterwards."""

from __future__ import annotations

import subprocess
import sys
from contextlib import closing

from labeval.jobs.planning.simulate import simulate
from labeval.store.record.record import Record
from labeval.study.folder import StudyFolder
from labeval.study.reading import read_study
from labeval.ui.coding.window.files_menu import FilesMenu
from labeval.ui.coding.window.opening import coding_window
from labeval.ui.theme import LIGHT

NOT_YET = (
    *("numpy", "pydantic.main", "labeval.study.reading", "labeval.session.plan.plan"),
    *("labeval.store.record.record", "labeval.store.salvage.salvage", "labeval.jobs.coding.qda"),
    *("labeval.ui.participant.pages.rating_page", "labeval.ui.moderator.window.mirror"),
)
"""Large modules, and those that load them, which no text needs."""
PAINTED = f"""
import sys
from pathlib import Path
from labeval import app
from labeval.study.folder import StudyFolder
from labeval.ui.theme import LIGHT
application = app.make_application()
from labeval.ui.coding.window.opening import coding_window
window = coding_window(StudyFolder(Path(sys.argv[1])), LIGHT, coder="A")
window.show()
painted = []
window.view.painted.connect(lambda: painted.append(len(window.view.sheet)))
window.grab()
assert painted[0] > 0
print("loaded:", *(name for name in {NOT_YET!r} if name in sys.modules))
window.close()
"""


def test_texts_are_painted_before_pages_studies_and_arrays_are_loaded(folder: StudyFolder) -> None:
    command = [sys.executable, "-c", PAINTED, str(folder.path)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.stdout.splitlines() == ["loaded:"], done.stdout + done.stderr


def test_the_page_on_screen_and_the_names_of_criteria_follow(folder: StudyFolder, qtbot) -> None:
    window = coding_window(folder, LIGHT, coder="A")
    assert window.moment.mirror is None
    window.resize(1280, 720)
    window.show()
    place = next(
        (source, passage)
        for source in window.controller.sources.values()
        for passage in window.controller.workbook.passages(source.id)
        if source.session and passage.where.session_ms is not None
    )
    window.open_source(place[0].id)
    window.moment.show_passage(*place)
    qtbot.waitUntil(lambda: window.moment.mirror is not None and window.moment.mirror.isVisible())
    assert window.moment.mirror.stage is not None
    first = read_study(folder.path).study.criteria[0]
    assert window.controller.naming.criterion(first.id) == first.name.in_language("en") != first.id
    window.close()
    window.deleteLater()


def test_sessions_that_came_while_the_window_was_open_are_read_when_asked(
    folder: StudyFolder, qtbot
) -> None:
    window = coding_window(folder, LIGHT, coder="A")
    window.show()
    before = len(window.controller.sources)
    with closing(Record(folder.database)) as record:
        simulate(record, read_study(folder.path), 1, 17)
    (files,) = window.findChildren(FilesMenu)
    (newer,) = [a for a in files.menu().actions() if a.text() == "Texts of newer sessions"]
    newer.trigger()
    qtbot.waitUntil(lambda: len(window.controller.sources) > before)
    newer.trigger()  # the first one gives way to what is read after the first paint
    text = "come from the sessions."
    qtbot.waitUntil(lambda: window.footer.message.endswith(text))
    window.close()
    window.deleteLater()
