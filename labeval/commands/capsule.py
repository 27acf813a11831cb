"""``labeval capsule``, ``reproduce``, ``compare``: one file for the next laboratory, its checks."""

from __future__ import annotations

import sys
from argparse import Namespace
from datetime import date
from pathlib import Path

from labeval.commands.analyse import add_analysis_choices, analysis_choice
from labeval.commands.shared.folders import folder_with_record
from labeval.commands.shared.progress_lines import counted, say
from labeval.commands.shared.running import Refused
from labeval.commands.shared.syntax import Add
from labeval.text.amounts import amount

_SHOWN = 20
"""Differences that are printed."""


def add_to(add: Add) -> None:
    """Its syntax."""
    sub = add("capsule", make, "one archive with study, de-identified data and results, to share")
    sub.add_argument("study", type=Path, help="study folder")
    sub.add_argument("file", type=Path, nargs="?", help="`capsule.zip` in exports when left out")
    sub.add_argument(
        "--licence",
        default="",
        metavar="ID",
        help="under which it is shared: such as CC-BY-4.0, or an address (https://…)",
    )
    sub.add_argument("--without-texts", action="store_true", help="no text of an item goes in")
    sub.add_argument(
        "--published", default="", metavar="DAY", help="day that it states (2026-01-31); or today"
    )
    add_analysis_choices(sub)
    sub = add("reproduce", check, "compute the results of a capsule again and compare every number")
    sub.add_argument("capsule", type=Path, help="a file made by `labeval capsule`")
    sub = add("compare", compare_runs, "two runs of a study: how alike are scores and conclusions?")
    sub.add_argument("first", type=Path, help="a capsule, or a study folder that was run")
    sub.add_argument("second", type=Path, help="another one")
    sub.add_argument("--out", type=Path, help="folder for two tables; only printed when left out")


def make(chosen: Namespace) -> int:
    """Write a capsule and list what it leaves out."""
    from labeval.jobs.capsule.making import CapsuleChoice, make_capsule
    from labeval.study.reading import read_study

    if chosen.published:
        try:
            date.fromisoformat(chosen.published)
        except ValueError:
            raise Refused(f"'{chosen.published}' is no day; write it as 2026-01-31") from None
    folder = folder_with_record(chosen.study)
    content = read_study(folder.path)
    path = chosen.file or folder.exports / "capsule.zip"
    if not chosen.file:
        folder.exports.mkdir(exist_ok=True)
    analysis = analysis_choice(chosen, content)
    choice = CapsuleChoice(analysis, chosen.licence, chosen.without_texts, chosen.published)
    manifest = make_capsule(folder, content, choice, path, counted("tables"))
    print(path)
    for each in manifest.omitted:
        count = "" if each.count is None else f" ({each.count})"
        say(f"left out: {each.what}{count}: {each.why}")
    if not chosen.licence:
        say("no licence was stated, so nobody may use it: --licence CC-BY-4.0, for example")
    say("comments, responses and transcripts of whoever agreed to be quoted are in it as they are:")
    say("read them before you pass it on")
    return 0


def check(chosen: Namespace) -> int:
    """Compute a capsule's results again; status 1 where a number differs."""
    from labeval.jobs.capsule.reading import opened
    from labeval.jobs.capsule.reproducing import reproduce

    with opened(chosen.capsule) as capsule:
        found = reproduce(capsule, counted("tables"))
    cells = f"{amount(found.tables, 'table')}, {found.numbers} numbers, {found.cells} cells"
    print(f"{cells}: {'all equal' if found.same else f'{found.differing} differ'}")
    if found.rounded:
        print(
            f"{found.rounded} numbers differ by rounding (relative difference "
            f"{found.largest_rounding:.1e} at most), as between processors"
        )
    for name in found.only_there:
        print(f"table {name} is in the capsule only")
    for name in found.only_here:
        print(f"table {name} is made here only")
    for difference in found.differences[:_SHOWN]:
        print(difference)
    if found.differing > _SHOWN:
        print(f"… and {found.differing - _SHOWN} more")
    for sentence in found.other_libraries:
        print(f"other version: {sentence}", file=sys.stderr)
    return 0 if found.same else 1


def compare_runs(chosen: Namespace) -> int:
    """Compare two runs, and print a line for each method and criterion."""
    from labeval.jobs.capsule.comparing import compare, read_run, write_comparison

    for path in (chosen.first, chosen.second):
        if path.is_dir():
            folder_with_record(path)
    found = compare(read_run(chosen.first), read_run(chosen.second))
    print("method and criterion: CV* | Pearson, Spearman | same conclusions")
    for each in found:
        method, scale, criterion = each.place
        alike, agreed = each.likeness, each.agreement
        print(
            f"{method}, {criterion or scale}: {_figure(each.mean_variation, 1)} % | "
            f"{_figure(alike.pearson, 3)}, {_figure(alike.spearman, 3)} over "
            f"{amount(alike.systems, 'system')} | {agreed.same} of {amount(agreed.pairs, 'pair')}"
            + (f", {agreed.reversed} reversed" if agreed.reversed else "")
        )
    if chosen.out is not None:
        for path in write_comparison(found, chosen.out):
            print(path)
    return 0


def _figure(value: float, decimals: int) -> str:
    return f"{value:.{decimals}f}" if value == value else "–"
