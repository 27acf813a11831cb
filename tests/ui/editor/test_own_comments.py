"""Comments that the program wrote itself go without a word; those of people are named."""

from __future__ import annotations

from labeval.jobs.new_study.own_study import make_own_study
from labeval.study.editing.edits import Remove
from labeval.study.folder import StudyFolder
from labeval.ui.editor.window import EditorWindow
from labeval.ui.memory import Memory
from labeval.ui.theme import LIGHT
from tests.jobs.new_study.test_own_study import DESIGNS, items, own_study

__all__ = ["items"]


def test_only_a_comment_of_people_is_named_when_its_entry_goes(items, tmp_path, qtbot):
    folder = StudyFolder(tmp_path / "made")
    make_own_study(own_study(DESIGNS[0], items, minutes=30), folder.path)
    written = folder.study_file.read_text(encoding="utf-8")
    assert "time_is_up" in written and "# shown only where" in written
    window = EditorWindow(folder, LIGHT, Memory(tmp_path / "settings.json"))
    qtbot.addWidget(window)
    noted: list[str] = []
    window.controller.noted.connect(noted.append)

    def remove_the_step() -> str:
        steps = [step.get("id") for step in window.controller.value(("procedure",))]
        noted.clear()
        window.controller.do(Remove(("procedure", steps.index("time_is_up"))))
        return "".join(noted)

    assert remove_the_step() == ""
    window.controller.undo()
    mine = window.controller.file.text.text.replace("# shown only where", "# I show it where")
    folder.study_file.write_text(mine, encoding="utf-8")
    window.controller.look()
    assert "such as “# I show it where" in remove_the_step()
    window.close()
