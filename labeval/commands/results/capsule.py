"""``labeval capsule``, ``reproduce``, ``compare``: one file for the next laboratory, its checks."""

from __future__ import annotations

import sys
from argparse import Namespace
from datetime import date
from pathlib import Path

from labeval.commands.results.analyse import add_analysis_choices, analysis_choice
from labeval.commands.shared.folders import folder_with_record, warn_of_clear_text
from labeval.commands.shared.progress_lines import counted, say
from labeval.commands.shared.running import Refused
from labeval.commands.shared.syntax import Add
from labeval.commands.shared.words import tr, translated
from labeval.study.problems import listed
from labeval.text.marks import translate_filled

_SHOWN = 20
"""Differences that are printed."""


def add_to(add: Add) -> None:
    """Its syntax."""
    sub = add(
        "capsule", make, tr("one archive with study, de-identified data and results, to share")
    )
    sub.add_argument("study", type=Path, help=tr("study folder"))
    sub.add_argument(
        "file", type=Path, nargs="?", help=tr("`capsule.zip` in exports when left out")
    )
    sub.add_argument(
        "--licence",
        default="",
        metavar="ID",
        help=tr("under which it is shared: such as CC-BY-4.0, or an address (https://…)"),
    )
    sub.add_argument("--without-texts", action="store_true", help=tr("no text of an item goes in"))
    sub.add_argument(
        "--published",
        default="",
        metavar="DAY",
        help=tr("day that it states (2026-01-31); or today"),
    )
    add_analysis_choices(sub)
    sub = add(
        "reproduce", check, tr("compute the results of a capsule again and compare every number")
    )
    sub.add_argument("capsule", type=Path, help=tr("a file made by `labeval capsule`"))
    sub = add(
        "compare", compare_runs, tr("two runs of a study: how alike are scores and conclusions?")
    )
    sub.add_argument("first", type=Path, help=tr("a capsule, or a study folder that was run"))
    sub.add_argument("second", type=Path, help=tr("another one"))
    sub.add_argument(
        "--out", type=Path, help=tr("folder for two tables; only printed when left out")
    )


def make(chosen: Namespace) -> int:
    """Write a capsule and list what it leaves out."""
    from labeval.exchange.left_out import unasked_sessions
    from labeval.jobs.capsule.contents import CONTEXT
    from labeval.jobs.capsule.making import CapsuleChoice, make_capsule
    from labeval.store.record.record import Record
    from labeval.study.reading import read_study

    if chosen.published:
        try:
            date.fromisoformat(chosen.published)
        except ValueError:
            raise Refused(
                tr("'{published}' is no day; write it as 2026-01-31", published=chosen.published)
            ) from None
    folder = folder_with_record(chosen.study)
    warn_of_clear_text(folder)
    content = read_study(folder.path)
    path = chosen.file or folder.exports / "capsule.zip"
    if not chosen.file:
        folder.exports.mkdir(exist_ok=True)
    analysis = analysis_choice(chosen, content)
    choice = CapsuleChoice(analysis, chosen.licence, chosen.without_texts, chosen.published)
    manifest = make_capsule(folder, content, choice, path, counted(tr("tables")))
    print(path)
    for each in manifest.omitted:
        count = "" if each.count is None else f" ({each.count})"
        what, why = (translate_filled(translated, CONTEXT, text) for text in (each.what, each.why))
        say(tr("left out: {what}{count}: {why}", what=what, count=count, why=why))
    with Record(folder.database, read_only=True) as record:
        unasked = len(unasked_sessions(record))
    if unasked:
        say(
            tr(
                "{unasked:session|sessions} of people who were not asked whether their answers may "
                "be passed on (consent `sharing`): see that you may, before you do",
                unasked=unasked,
            )
        )
    if not chosen.licence:
        say(tr("no licence was stated, so nobody may use it: --licence CC-BY-4.0, for example"))
    say(
        tr(
            "comments, responses and transcripts of whoever agreed to be quoted are in it as they "
            "are:\nread them before you pass it on"
        )
    )
    return 0


def check(chosen: Namespace) -> int:
    """Compute a capsule's results again; status 1 where a number differs."""
    from labeval.jobs.capsule.reading import opened
    from labeval.jobs.capsule.reproducing import reproduce

    with opened(chosen.capsule) as capsule:
        found = reproduce(capsule, counted(tr("tables")))
        added = capsule.unlisted
    cells = tr(
        "{tables:table|tables}, {numbers:number|numbers}, {cells:cell|cells}",
        tables=found.tables,
        numbers=found.numbers,
        cells=found.cells,
    )
    outcome = tr("all equal") if found.same else tr("{count} differ", count=found.differing)
    print(f"{cells}: {outcome}")
    if added:
        print(tr("not in its list, and not read: {files}", files=listed(added)))
    if found.rounded:
        print(
            tr(
                "{numbers:number differs|numbers differ} by rounding (relative difference "
                "{largest:.1e} at most), as between processors",
                numbers=found.rounded,
                largest=found.largest_rounding,
            )
        )
    for name in found.only_there:
        print(tr("table {name} is in the capsule only", name=name))
    for name in found.only_here:
        print(tr("table {name} is made here only", name=name))
    for difference in found.differences[:_SHOWN]:
        print(difference.described(translated))
    if found.differing > _SHOWN:
        print(tr("… and {count} more", count=found.differing - _SHOWN))
    if found.not_compared:
        print(
            tr(
                "not compared, since a part of the program that they need is not installed there "
                "or here: {figures}",
                figures=listed(found.not_compared),
            )
        )
    for other in found.other_libraries:
        print(
            tr(
                "other version: {name} {theirs} there, {ours} here",
                name=other.name,
                theirs=other.theirs or tr("none"),
                ours=other.ours or tr("none"),
            ),
            file=sys.stderr,
        )
    return 0 if found.same else 1


def compare_runs(chosen: Namespace) -> int:
    """Compare two runs, and print a line for each method and criterion."""
    from labeval.jobs.capsule.comparing import compare, only_in_one, read_run, write_comparison

    for path in (chosen.first, chosen.second):
        if path.is_dir():
            folder_with_record(path)
    runs = read_run(chosen.first), read_run(chosen.second)
    found = compare(*runs)
    print(tr("method and criterion: CV* | Pearson, Spearman | same conclusions"))
    for each in found:
        method, scale, criterion = each.place
        alike, agreed = each.likeness, each.agreement
        over = tr("over {systems:system|systems}", systems=alike.systems)
        same = tr("{same} of {pairs:pair|pairs}", same=agreed.same, pairs=agreed.pairs)
        if agreed.reversed:
            same += tr(", {count} reversed", count=agreed.reversed)
        print(
            f"{method}, {criterion or scale}: {_figure(each.mean_variation, 1)} % | "
            f"{_figure(alike.pearson, 3)}, {_figure(alike.spearman, 3)} {over} | {same}"
        )
    others = only_in_one(*runs)
    for path, (systems, criteria) in zip((chosen.first, chosen.second), others, strict=True):
        if systems:
            print(tr("systems of {run} alone: {names}", run=path, names=", ".join(systems)))
        if criteria:
            print(tr("criteria of {run} alone: {names}", run=path, names=", ".join(criteria)))
    if any(criteria for _, criteria in others):
        print(tr("scores over several criteria are of other criteria in each run"))
    if chosen.out is not None:
        for path in write_comparison(found, chosen.out):
            print(path)
    return 0


def _figure(value: float, decimals: int) -> str:
    return f"{value:.{decimals}f}" if value == value else "–"
