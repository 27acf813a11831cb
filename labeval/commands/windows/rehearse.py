"""``labeval rehearse``: a session without a record, from any of its screens on."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from labeval.commands.shared.conditions import check_conditions
from labeval.commands.shared.display import needs_display
from labeval.commands.shared.folders import study_folder
from labeval.commands.shared.running import Refused
from labeval.commands.shared.syntax import Add
from labeval.commands.shared.text_sizes import add_text_size, text_scale
from labeval.commands.shared.words import tr

THEME_NAMES = ["light", "dark", "black_on_white", "white_on_black"]


def add_to(add: Add) -> None:
    """Its syntax."""
    sub = add("rehearse", rehearse, tr("go through a session without a record, from any screen on"))
    sub.add_argument("study", type=Path, help=tr("study folder"))
    sub.add_argument(
        "--from",
        dest="place",
        default="",
        metavar="SCREEN",
        help=tr("where to begin, such as consent or ab-003; --list names them all"),
    )
    sub.add_argument(
        "--list", action="store_true", help=tr("list the screens of a session and end")
    )
    sub.add_argument("--condition", default="", help=tr("id of the condition (the first)"))
    sub.add_argument("--language", default="", help=tr("of the session (the study's first)"))
    sub.add_argument("--theme", default="", choices=THEME_NAMES, help=tr("colours"))
    add_text_size(sub)
    sub.add_argument("--screen", default="", help=tr("name of the display (the system's first)"))
    sub.add_argument("--whole", action="store_true", help=tr("over the whole display"))


def rehearse(chosen: Namespace) -> int:
    """The participant's window; nothing of the session is kept."""
    folder = study_folder(chosen.study)
    if chosen.list:
        for name in _screens(folder.path, chosen.condition):
            print(name)
        return 0
    needs_display()
    from labeval import app
    from labeval.ui.participant.window.rehearsal import RehearsalChoices

    text_scale(chosen.text_size)
    choices = RehearsalChoices(
        *(chosen.place, chosen.condition, chosen.language, chosen.theme, chosen.text_size),
        spacing=chosen.spacing,
    )
    try:
        return app.run_rehearsal(folder, choices, screen=chosen.screen, whole=chosen.whole)
    except KeyError as error:
        raise _unknown(error.args[0], folder.path, chosen.condition) from None


def _screens(path: Path, condition: str) -> list[str]:
    from labeval.session.plan.plan import make_plan
    from labeval.session.running.unrecorded import places_of
    from labeval.study.reading import read_study

    content = read_study(path)
    check_conditions(content.study, [condition] if condition else [])
    first = content.study.conditions[0].id
    plan = make_plan(content, condition or first, content.study.seed, 0)
    return [place.id(plan) for place in places_of(plan, content.study)]


def _unknown(name: str, path: Path, condition: str) -> Refused:
    names = _screens(path, condition)  # refuses an unknown condition by itself
    return Refused(
        tr(
            "a session of this study has no screen '{name}'; there are {known} and others, which "
            "--list names",
            name=name,
            known=", ".join(names[:8]),
        )
    )
