"""``labeval tally``: win rates, scores and agreement of a file of comparisons, however long."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from labeval.commands.shared.progress_lines import say
from labeval.commands.shared.syntax import Add
from labeval.text.amounts import amount


def add_to(add: Add) -> None:
    """Its syntax."""
    sub = add("tally", tally, "win rates, scores and agreement of a file of comparisons")
    sub.add_argument(
        "file",
        type=Path,
        help="Parquet with a row a comparison: first, second, value; participant, question_id and "
        "criterion where they are known",
    )
    sub.add_argument("--out", type=Path, required=True, help="folder of the tables")
    sub.add_argument("--samples", type=int, default=1000, help="of the bootstrap; 0 for none")
    sub.add_argument("--seed", type=int, default=0, help="of random numbers (0)")


def tally(chosen: Namespace) -> int:
    """Count the comparisons, write the tables and say where they are."""
    from labeval.exchange.comparisons_file import read_comparisons
    from labeval.jobs.results.tally import tables_of, write_tables

    tallied = read_comparisons(chosen.file)
    for path in write_tables(tables_of(tallied, chosen.samples, chosen.seed), chosen.out):
        print(path)
    counted = [amount(tallied.comparisons, "comparison"), amount(tallied.raters, "participant")]
    counted.append(amount(tallied.questions, "question"))
    if tallied.open:
        counted.append(f"{amount(tallied.open, 'row')} without a value left out")
    say(", ".join(counted))
    return 0
