"""``labeval tally``: win rates, scores and agreement of a file of comparisons, however long."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from labeval.analysis.statistics.samples import SAMPLES
from labeval.commands.shared.progress_lines import say
from labeval.commands.shared.syntax import Add
from labeval.commands.shared.words import tr


def add_to(add: Add) -> None:
    """Its syntax."""
    sub = add("tally", tally, tr("win rates, scores and agreement of a file of comparisons"))
    sub.add_argument(
        "file",
        type=Path,
        help=tr(
            "Parquet with a row a comparison: first, second, value; participant, question_id and "
            "criterion where they are known"
        ),
    )
    sub.add_argument("--out", type=Path, required=True, help=tr("folder of the tables"))
    sub.add_argument(
        "--samples", type=int, default=SAMPLES, help=tr("of the bootstrap; 0 for none")
    )
    sub.add_argument("--seed", type=int, default=0, help=tr("of random numbers (0)"))


def tally(chosen: Namespace) -> int:
    """Count the comparisons, write the tables and say where they are."""
    from labeval.exchange.comparisons_file import read_comparisons
    from labeval.jobs.results.tally import tables_of, write_tables

    tallied = read_comparisons(chosen.file)
    for path in write_tables(tables_of(tallied, chosen.samples, chosen.seed), chosen.out):
        print(path)
    counted = tr(
        "{comparisons:comparison|comparisons}, {participants:participant|participants}, "
        "{questions:question|questions}",
        comparisons=tallied.comparisons,
        participants=tallied.raters,
        questions=tallied.questions,
    )
    if tallied.open:
        left_out = tr("{unanswered:row|rows} without a value left out", unanswered=tallied.open)
        counted = f"{counted}, {left_out}"
    say(counted)
    return 0
