"""``labeval codes``: what was coded, as tables."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from labeval.commands.results.analyse import add_draws
from labeval.commands.shared.columns import check_format
from labeval.commands.shared.folders import study_folder
from labeval.commands.shared.running import Refused
from labeval.commands.shared.syntax import Add
from labeval.commands.shared.words import tr
from labeval.files.refusal import FileRefused, refusing
from labeval.session.events.events import RecordError

if TYPE_CHECKING:
    from labeval.coding.rows import Coder
    from labeval.jobs.coding.joint_ratings import Rating
    from labeval.study.folder import StudyFolder


def add_to(add: Add) -> None:
    """Its syntax."""
    sub = add(
        "codes", codes, tr("what was coded: frequencies, agreement, ratings with codes, quotes")
    )
    sub.add_argument("study", type=Path, help=tr("study folder"))
    sub.add_argument(
        "--out", type=Path, help=tr("folder; `codes` next to the exports when left out")
    )
    sub.add_argument("--format", default="csv", help=tr("csv, jsonl, parquet or xlsx"))
    sub.add_argument(
        "--safe-for-spreadsheets",
        action="store_true",
        help=tr(
            "with csv: an apostrophe before texts that a spreadsheet program would take for "
            "formulas"
        ),
    )
    sub.add_argument(
        "--unit",
        default="character",
        choices=["character", "word", "sentence", "turn"],
        help=tr("of agreement; a turn is a passage: an answer, a turn of talk"),
    )
    sub.add_argument(
        "--coder",
        action="append",
        default=[],
        metavar="CODE",
        help=tr("a coder who is compared (repeatable); everybody when left out"),
    )
    sub.add_argument(
        "--count",
        action="append",
        default=[],
        metavar="CODE",
        help=tr(
            "a coder whose segments are counted (repeatable), 'agreed' for what coders agreed on; "
            "those of everybody else when left out, so that what two have coded counts twice"
        ),
    )
    sub.add_argument(
        "--order",
        default="given",
        choices=["given", "jaccard", "cosine"],
        help=tr(
            "of the rows and columns of the matrix: as they are, or with alike next to alike by "
            "average linkage of this distance"
        ),
    )
    sub.add_argument(
        "--rest",
        default="spoken",
        choices=["spoken", "all"],
        help=tr(
            "what a code's ratings are compared with: other ratings at which something was said "
            "or written, or all others"
        ),
    )
    sub.add_argument(
        "--memos",
        action="store_true",
        help=tr("memos and the journal are in the report, with whatever words they hold"),
    )
    add_draws(sub)


def codes(chosen: Namespace) -> int:
    """Write the tables and say where they are."""
    from labeval.coding.corpus.filtering import Filter
    from labeval.exchange.formats import FORMATS
    from labeval.jobs.coding.corpus import counted_coders, read_corpus
    from labeval.jobs.coding.project_export import gathered_workbook
    from labeval.jobs.coding.report import write_coding_report
    from labeval.jobs.coding.tables import CodesChosen, CodesRead, tables_of_codes, write_tables
    from labeval.jobs.results.looks import check_folder_open

    folder = study_folder(chosen.study)
    check_format(chosen.format, FORMATS, safe=chosen.safe_for_spreadsheets)
    check_folder_open(folder)
    if not folder.workbook.exists():
        raise Refused(
            tr(
                "{path}: nothing was coded yet; there is no {name}",
                path=folder.path,
                name=folder.workbook.name,
            )
        )
    with (
        refusing(folder.workbook, FileRefused, RecordError),
        gathered_workbook(folder) as workbook,
    ):
        corpus = read_corpus(workbook)
        current = next((board for board in workbook.boards() if not board.kept), None)
        themes = workbook.themes(current.id) if current else []
        paraphrases = workbook.paraphrases()
        memos = workbook.memos() if chosen.memos else None
    if not corpus.codings:
        raise Refused(tr("{workbook}: no segment is coded yet", workbook=folder.workbook))
    read = CodesRead(corpus, _ratings(folder), themes, paraphrases)
    coders = list(corpus.coders.values())
    counted = _known(chosen.count, coders)
    choices = CodesChosen(
        filter=Filter(coders=counted_coders(corpus, counted)),
        coders=_compared(chosen.coder, coders),
        unit=chosen.unit,
        samples=chosen.samples,
        seed=chosen.seed,
        rest=chosen.rest,
        order=chosen.order,
    )
    out = chosen.out or folder.exports / "codes"
    safe = chosen.safe_for_spreadsheets
    with refusing(folder.workbook, FileRefused, RecordError, OSError):
        written = write_tables(tables_of_codes(read, choices), out, chosen.format, safe=safe)
        written += write_coding_report(
            *(corpus, themes, out),
            title=_title(folder),
            summaries=paraphrases,
            coders=counted,
            memos=memos,
        )
    for path in written:
        print(path)
    return 0


def _known(names: Sequence[str], coders: Sequence[Coder]) -> tuple[str, ...]:
    """The ids of coders who were named."""
    ids = {coder.name: coder.id for coder in coders}
    for name in names:
        if name not in ids:
            raise Refused(
                tr(
                    "nobody codes as '{name}'; there are {ids}",
                    name=name,
                    ids=", ".join(sorted(ids)),
                )
            )
    return tuple(dict.fromkeys(ids[name] for name in names))


def _compared(names: Sequence[str], coders: Sequence[Coder]) -> tuple[str, ...]:
    """The ids of coders to compare; two at least, or none."""
    if len(set(names)) == 1:
        raise Refused(tr("it takes two coders to compare; name another, or none for all of them"))
    return _known(names, coders)


def _title(folder: StudyFolder) -> str:
    """Title of the study, or of a folder for interviews alone; else the folder's name."""
    from labeval.study.title import study_title

    title = study_title(folder.path)
    return title.in_language("en") if title is not None else folder.path.name


def _ratings(folder: StudyFolder) -> Sequence[Rating]:
    """The ratings of the record; none where no session has been run."""
    from labeval.jobs.coding.joint_ratings import read_ratings
    from labeval.store.record.record import Record
    from labeval.study.reading import read_study

    if not folder.database.exists():
        return []
    with Record(folder.database, read_only=True) as record:
        return read_ratings(record, read_study(folder.path))
