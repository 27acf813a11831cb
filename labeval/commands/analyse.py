"""``labeval analyse``: scores, comparisons, agreement and time of a study, as tables."""

from __future__ import annotations

from argparse import Namespace
from contextlib import closing
from pathlib import Path

from labeval.commands.folders import folder_with_record
from labeval.commands.running import Refused
from labeval.commands.said import counted
from labeval.commands.syntax import Add
from labeval.store.record import Record


def add_to(add: Add) -> None:
    """Its syntax."""
    sub = add("analyse", analyse, "scores, comparisons, agreement and time, as tables")
    sub.add_argument("study", type=Path)
    sub.add_argument("--out", type=Path, help="folder; `results` beside the exports when left out")
    sub.add_argument(
        "--without",
        action="append",
        default=[],
        metavar="NAME",
        help="leave out judgments by name (repeatable), as in export",
    )
    sub.add_argument("--completed", action="store_true", help="only sessions that were completed")
    sub.add_argument("--rehearsals", action="store_true", help="rehearsals too")
    sub.add_argument("--hourly-rate", type=float, default=0.0, help="of a participant, for costs")
    sub.add_argument("--samples", type=int, default=1000, help="of each bootstrap; 0 for none")
    sub.add_argument("--seed", type=int, default=0)


def analyse(chosen: Namespace) -> int:
    """Write the tables and say where they are."""
    from labeval.exchange.left_out import LEFT_OUT
    from labeval.jobs import analyse as job
    from labeval.study.reading import read_study

    for name in chosen.without:
        if name not in LEFT_OUT:
            raise Refused(f"'{name}' cannot be left out; there are {', '.join(LEFT_OUT)}")
    folder = folder_with_record(chosen.study)
    content = read_study(folder.path)
    choices = job.Chosen(
        without=chosen.without,
        completed_only=chosen.completed,
        include_rehearsals=chosen.rehearsals,
        hourly_rate=chosen.hourly_rate,
        samples=chosen.samples,
        seed=chosen.seed,
    )
    with closing(Record(folder.database, read_only=True)) as record:
        results = job.analyse(record, content, choices, counted("tables"))
    if results.about["counted"]["judgments"] == 0:
        raise Refused(f"{folder.path}: there are no judgments to analyse")
    for path in job.write_results(results, chosen.out or folder.exports / "results"):
        print(path)
    return 0
