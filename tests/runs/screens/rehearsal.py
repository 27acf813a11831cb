"""Shows a rehearsal on the display that there is, and says how much of it is in sight."""

from __future__ import annotations

from labeval import places
from labeval.app import make_application
from labeval.study.reading import read_study
from labeval.ui.language import LanguageSwitch
from labeval.ui.participant.window.rehearsal import RehearsalChoices, RehearsalWindow
from labeval.ui.theme import LIGHT


def main() -> None:
    application = make_application()
    content = read_study(places.templates() / "six-methods")
    languages = LanguageSwitch(application)
    window = RehearsalWindow(content, RehearsalChoices("ab-001", "ab"), LIGHT, languages)
    window.present_on(None, whole=False)
    application.processEvents()
    size = window.size()
    print("whole display" if window.isFullScreen() else "window", size.width(), size.height())
    lower = window._bars.leave.mapToGlobal(window._bars.leave.rect().bottomLeft()).y()
    print("lower edge in sight", window.screen().geometry().bottom() > lower)
    window.close()


if __name__ == "__main__":
    main()
