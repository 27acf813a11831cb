"""``labeval judge-audit``: a language model's ratings compared with those of people."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from labeval.commands.shared.folders import folder_with_record
from labeval.commands.shared.running import Refused
from labeval.commands.shared.syntax import Add
from labeval.commands.shared.words import QT_TR_NOOP, language, tr, translated
from labeval.exchange.errors import writing_to
from labeval.report.material import Material
from labeval.store.disk.atomic import replacing
from labeval.store.record.record import Record

if TYPE_CHECKING:
    from pandas import DataFrame


_ABOUT = QT_TR_NOOP(
    "Compare a language model's ratings with those of people: agreement with each person\n"
    "against people with each other, the alternative annotator test, bias by length, position\n"
    "and own family, calibration, estimates from the judge and people together, and how many\n"
    "participants that saves. A judge is a file of ratings as `labeval judge` writes it, or a\n"
    "participant of an imported table."
)
_SHOWN = {
    "judge_kappa": QT_TR_NOOP("kappa of the judge with people"),
    "people_kappa": QT_TR_NOOP("kappa of people with each other"),
    "winning_rate": QT_TR_NOOP("winning rate"),
    "higher_than_people": QT_TR_NOOP("higher than people by"),
    "twice_the_length": QT_TR_NOOP("for twice the length"),
    "own_family": QT_TR_NOOP("for its own family"),
    "first_chosen": QT_TR_NOOP("share of the first text"),
    "slope": QT_TR_NOOP("calibration slope"),
    "participants_now": QT_TR_NOOP("participants now"),
    "participants_needed": QT_TR_NOOP("participants needed"),
    "participants_at_best": QT_TR_NOOP("participants at best"),
}
"""Figures that are printed, and their names; all of them are in the file."""


def add_to(add: Add) -> None:
    """Its syntax."""
    sub = add(
        "judge-audit",
        judge_audit,
        tr("how far a language model's ratings can stand in for people, and whom they save"),
    )
    sub.description = tr(_ABOUT)
    sub.add_argument("study", type=Path, help=tr("study folder"))
    sub.add_argument(
        "judges",
        nargs="*",
        metavar="JUDGE",
        help=tr("file of ratings (.jsonl), or participant; the study's own file when left out"),
    )
    sub.add_argument("--out", type=Path, metavar="FILE", help=tr("all figures as CSV"))


def judge_audit(chosen: Namespace) -> int:
    """Print the answer in sentences and the main figures, tab-separated."""
    from labeval.jobs.results.analyse import AnalysisChoice, analyse, write_table
    from labeval.jobs.results.judges import usual_judges
    from labeval.jobs.results.report import material_of
    from labeval.report.questions import judges as question
    from labeval.study.reading import read_study

    folder = folder_with_record(chosen.study)
    content = read_study(folder.path)
    names = tuple(chosen.judges) or usual_judges(folder, content)
    if not names:
        raise Refused(
            tr(
                "{path}: there are no ratings of a judge; `labeval judge` makes them, or "
                "name a file of ratings or a participant who is a model",
                path=folder.path,
            )
        )
    with Record(folder.database, read_only=True) as record:
        choice = AnalysisChoice(judges=names)
        results = analyse(record, content, choice, tables=("judge_audit",))
    material = material_of(results, content, language=language(), say=translated)
    for sentence in question.answer(material):
        print(sentence)
    print()
    table = results.tables["judge_audit"]
    for line in _lines(table, material):
        print(*line, sep="\t")
    if chosen.out is not None:
        with writing_to(chosen.out), replacing(chosen.out) as part:
            write_table(table, part)
        print(chosen.out)
    return 0


def _lines(table: DataFrame, material: Material) -> list[list[str]]:
    from labeval.report.material import records

    lines = [tr("judge\tmethod\tcriterion\tfigure\tvalue\tfrom\tto\tp").split("\t")]
    whole = table[table["statistic"].isin(list(_SHOWN))]
    raters = (whole["part"] == "agreement") & (whole["of"] != "")
    unknown = (whole["part"] == "bias") & whole["value"].isna()
    for row in records(whole[~raters & ~unknown]):
        numbers = [row[name] for name in ("value", "ci_low", "ci_high", "p")]
        texts = ["" if number != number else f"{number:.4g}" for number in numbers]
        place = (row["judge"], row["method"], row["criterion"], tr(_SHOWN[row["statistic"]]))
        lines.append(
            [*place, *(texts if texts[0] else [material.words.reason(row["reason"]), "", "", ""])]
        )
    return lines
