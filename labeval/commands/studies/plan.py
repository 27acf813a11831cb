"""``labeval plan``: how many participants a study needs, by assumptions."""

from __future__ import annotations

import argparse
from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from labeval.commands.shared.folders import study_folder
from labeval.commands.shared.progress_lines import say
from labeval.commands.shared.running import Refused
from labeval.commands.shared.syntax import Add, count
from labeval.commands.shared.words import tr, translated
from labeval.study.folder import StudyFolder
from labeval.text.marks import translate_filled

if TYPE_CHECKING:
    from labeval.analysis.planning.assumed import Assumptions
    from labeval.study.study import StudyContent


def add_to(add: Add) -> None:
    """Its syntax."""
    sub = add("plan", plan, tr("participants, minutes and cost of each block, by assumptions"))
    sub.add_argument("study", type=Path, help=tr("study folder"))
    sub.add_argument(
        "--difference", type=_above_zero, default=0.5, metavar="D", help=tr("of two: d")
    )
    sub.add_argument("--f", type=_above_zero, default=0.25, help=tr("of all: Cohen's f"))
    sub.add_argument(
        "--win-rate",
        type=_win_rate,
        default=0.65,
        metavar="P",
        help=tr("of two, above 0.5, below 1"),
    )
    sub.add_argument(
        "--spreads",
        type=_not_negative,
        nargs=3,
        default=None,
        metavar=("LIKING", "TEXT", "REST"),
        help=tr("with --questions: standard deviations on a scale of 1 to 5 (0.3 0.4 0.7)"),
    )
    sub.add_argument("--power", type=_share, default=0.8, help=tr("of the tests (0.8)"))
    sub.add_argument("--alpha", type=_share, default=0.05, help=tr("level of the tests (0.05)"))
    instead = sub.add_mutually_exclusive_group()
    instead.add_argument(
        "--questions",
        action="store_true",
        help=tr("instead: power for two systems by raters and questions, with hours and cost"),
    )
    instead.add_argument(
        "--looks",
        action="store_true",
        help=tr(
            "instead: how the registered looks work out, by simulation with the study's design"
        ),
    )
    sub.add_argument(
        "--studies", type=count, default=1000, metavar="N", help=tr("simulated (1000)")
    )
    sub.add_argument(
        "--hourly-rate", type=float, default=0.0, help=tr("of a participant, for costs")
    )


def plan(chosen: Namespace) -> int:
    """A line for each block and question, tab-separated, with how it was computed."""
    from labeval.analysis.planning.assumed import Assumptions
    from labeval.jobs.planning.own_paces import paces_in
    from labeval.jobs.planning.paces import pace_sentences
    from labeval.jobs.planning.plan import assumed_plan
    from labeval.study.reading import read_study

    folder = study_folder(chosen.study)
    if chosen.looks:
        return _plan_looks(folder, chosen.studies)
    assumptions = Assumptions(
        difference=chosen.difference,
        f=chosen.f,
        win_rate=chosen.win_rate,
        power=chosen.power,
        alpha=chosen.alpha,
        hourly_rate=chosen.hourly_rate,
    )
    content = read_study(folder.path)
    if chosen.questions:
        return _plan_questions(content, assumptions, chosen.spreads)
    print(tr("block\tcompared\tassumed\tparticipants\tminutes\tcost\thow"))
    for row in assumed_plan(content, assumptions):
        participants = "" if row.participants is None else row.participants
        total = "" if row.cost is None else f"{row.cost:.2f}"
        minutes = f"{row.minutes:.2f}"
        how = translate_filled(translated, "Analysis", row.how)
        print(*(row.block, row.question, row.assumed, participants, minutes, total, how), sep="\t")
    say(
        tr(
            "For new raters of the same texts. A verdict is about new questions, too, and takes "
            "more: see --questions"
        )
    )
    for sentence in pace_sentences(content, paces_in(folder.database)):
        say(sentence.described(translated))
    if folder.database.exists():
        say(tr("'labeval analyse' plans from the judgments: its tables plan and power_curve"))
    return 0


def _plan_questions(
    content: StudyContent, assumptions: Assumptions, spreads: list[float] | None
) -> int:
    """A line for each block, number of questions and number of raters."""
    from labeval.analysis.planning.crossed import Spreads
    from labeval.jobs.planning.design_power import cheapest, power_by_design

    if spreads is not None and not any(spreads):
        raise Refused(tr("--spreads: one of the three has to be above 0"))
    assumed = Spreads(*(spreads or ()))
    rows = list(power_by_design(content, assumptions, assumed))
    print(
        tr(
            "block\traters\tquestions\tpower\thours\tcost\tone more rater\tone more question\t"
            "cheaper\thow"
        )
    )
    for row in rows:
        figures = (row.power, row.hours, row.cost, row.of_rater, row.of_question)
        formats = (".3f", ".1f", ".2f", ".4f", ".4f")
        written = [
            "" if f is None else format(f, to) for f, to in zip(figures, formats, strict=True)
        ]
        size = ["" if n is None else n for n in (row.raters, row.questions)]
        how = translate_filled(translated, "Analysis", row.how)
        print(row.block, *size, *written, row.cheaper, how, sep="\t")
    if all(row.power is None for row in rows):
        return 0
    say(
        tr(
            "The better system's text is found better in {rate} of cases; standard deviations on a "
            "scale of 1 to 5: {raters} between raters' likings, {texts} between texts, {rest} the "
            "rest. Power is for other raters and other questions, as the verdict is. Hours are for "
            "judging all texts of the questions, not for writing them",
            rate=f"{assumptions.win_rate:g}",
            raters=f"{assumed.rater:g}",
            texts=f"{assumed.text:g}",
            rest=f"{assumed.rest:g}",
        )
    )
    for block, best in cheapest(rows, assumptions.power).items():
        say(
            tr(
                "{block}: of these, {raters} raters and {questions} questions reach a power of "
                "{power} in the fewest hours, {hours}",
                block=block,
                raters=best.raters,
                questions=best.questions,
                power=f"{assumptions.power:g}",
                hours=f"{best.hours:.1f}",
            )
        )
    return 0


def _plan_looks(folder: StudyFolder, studies: int) -> int:
    """A line for no difference, and one for the smallest of interest."""
    from labeval.analysis.planning.crossed import OF_RATER, OF_REST, OF_TEXT
    from labeval.jobs.planning.looks import planned_looks
    from labeval.study.reading import read_study

    content = read_study(folder.path)
    if content.study.looks is None:
        raise Refused(tr("{path}: the study file registers no looks", path=folder.path))
    print(
        tr(
            "difference\tfound\tfound without looks\tstopped for futility\tparticipants\t"
            "without looks\tsaved"
        )
    )
    for difference, found in planned_looks(content, studies=studies):
        shares = (found.found, found.unlooked, found.futile)
        print(
            *(f"{difference:g}", *(f"{share:.4f}" for share in shares)),
            *(f"{found.participants:.1f}", found.most, f"{found.saved:.1f}"),
            sep="\t",
        )
    say(
        tr(
            "{studies} studies each; standard deviations of each system's ratings: {raters} "
            "between raters' likings, {texts} between texts, {rest} the rest",
            studies=studies,
            raters=OF_RATER,
            texts=OF_TEXT,
            rest=OF_REST,
        )
    )
    return 0


def _above_zero(text: str) -> float:
    value = float(text)
    if not 0 < value < 100:
        raise argparse.ArgumentTypeError(tr("'{text}' is not an effect above 0", text=text))
    return value


def _not_negative(text: str) -> float:
    value = float(text)
    if not 0 <= value < 100:
        raise argparse.ArgumentTypeError(tr("'{text}' is no standard deviation", text=text))
    return value


def _share(text: str) -> float:
    value = float(text)
    if not 0 < value < 1:
        raise argparse.ArgumentTypeError(tr("'{text}' is not a share between 0 and 1", text=text))
    return value


def _win_rate(text: str) -> float:
    value = float(text)
    if not 0.5 < value < 1:
        raise argparse.ArgumentTypeError(
            tr("'{text}' is not a win rate above 0.5 and below 1", text=text)
        )
    return value
