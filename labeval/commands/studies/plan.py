"""``labeval plan``: how many participants a study needs, by assumptions."""

from __future__ import annotations

import argparse
from argparse import Namespace
from pathlib import Path

from labeval.commands.shared.folders import study_folder
from labeval.commands.shared.progress_lines import say
from labeval.commands.shared.running import Refused
from labeval.commands.shared.syntax import Add, count
from labeval.commands.shared.words import tr, translated
from labeval.study.folder import StudyFolder
from labeval.text.marks import translate_filled


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
    sub.add_argument("--power", type=_share, default=0.8, help=tr("of the tests (0.8)"))
    sub.add_argument("--alpha", type=_share, default=0.05, help=tr("level of the tests (0.05)"))
    sub.add_argument(
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
    print(tr("block\tcompared\tassumed\tparticipants\tminutes\tcost\thow"))
    for row in assumed_plan(content, assumptions):
        participants = "" if row.participants is None else row.participants
        total = "" if row.cost is None else f"{row.cost:.2f}"
        minutes = f"{row.minutes:.2f}"
        how = translate_filled(translated, "Analysis", row.how)
        print(*(row.block, row.question, row.assumed, participants, minutes, total, how), sep="\t")
    for sentence in pace_sentences(content, paces_in(folder.database)):
        say(sentence.described(translated))
    if folder.database.exists():
        say(tr("'labeval analyse' plans from the judgments: its tables plan and power_curve"))
    return 0


def _plan_looks(folder: StudyFolder, studies: int) -> int:
    """A line for no difference, and one for the smallest of interest."""
    from labeval.analysis.looks.operating import OF_RATER, OF_REST, OF_TEXT
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
