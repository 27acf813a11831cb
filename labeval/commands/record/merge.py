"""``labeval merge``: records, workbooks and attributes of participants of other laptops."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path

from labeval.commands.shared.folders import erased_participants, removing_if_new, study_folder
from labeval.commands.shared.overlaps import overlap_lines
from labeval.commands.shared.running import Refused
from labeval.commands.shared.syntax import Add
from labeval.commands.shared.words import tr, translated
from labeval.store.disk.lock import StudyLock
from labeval.store.disk.study_key import protection_over
from labeval.store.record.record import Record
from labeval.study.folder import StudyFolder


def add_to(add: Add) -> None:
    """Its syntax."""
    sub = add(
        "merge", merge, tr("bring records, workbooks and attributes of other laptops together")
    )
    sub.add_argument("study", type=Path, help=tr("study folder"))
    sub.add_argument(
        "others",
        nargs="*",
        type=Path,
        help=tr("study folders, bundles, record files, coding.sqlite or participants.csv"),
    )
    sub.add_argument(
        "--another-study",
        action="store_true",
        help=tr("take in what is of another study, too; a copy from before is in backups"),
    )
    sub.add_argument(
        "--unsaved",
        action="store_true",
        help=tr(
            "take in the sessions of this study that are kept on this computer because its "
            "folder was gone while they ran"
        ),
    )


def _record_at(other: Path, folder: StudyFolder) -> Path | None:
    """The record that a path names; None where it has only other things that can be merged."""
    if not other.is_dir():
        return None if other.name in (folder.workbook.name, folder.participants.name) else other
    there = StudyFolder(other)
    has_more = there.workbook.exists() or there.participants.exists()
    return None if has_more and not there.database.exists() else there.database


def _merge_attributes(folder: StudyFolder, path: Path, names: Mapping[Path, Path]) -> bool:
    """Take attributes of participants in; returns whether some contradict those here."""
    from labeval.exchange.materials.participants import (
        join_attributes,
        read_participants,
        write_participants,
    )

    there = read_participants(path)
    with StudyLock(folder.lock):
        joined = join_attributes(
            read_participants(folder.participants), there, erased_participants(folder)
        )
        if joined.has_changed:
            write_participants(folder.participants, joined.participants)
    print(f"{names.get(path.parent, path)}: {joined.described(translated)}")
    return bool(joined.conflicts)


def _take_in_unsaved(folder: StudyFolder) -> bool:
    """Merge unsaved sessions; returns whether something contradicts the record."""
    from labeval.jobs.sessions.unsaved import take_in

    done = take_in(folder)
    if not done:
        print(tr("no session of this study is kept elsewhere on this computer"))
    for kept, report in done:
        print(f"{kept.record}: {report.described(translated)}")
    return any(report.conflicts for _, report in done)


@contextmanager
def _record_of(folder: StudyFolder) -> Iterator[Record]:
    """The study's record; one that was made for a merge which then failed is removed again."""
    is_new = not folder.database.exists()
    try:
        with Record(folder.database) as record:
            yield record
    except BaseException:
        if is_new and folder.database.exists():
            with Record(folder.database, read_only=True) as record:
                keep = _holds_anything(record)
            for path in () if keep else folder.path.glob(f"{folder.database.name}*"):
                path.unlink()
        raise


def _holds_anything(record: Record) -> bool:
    return bool(list(record.sessions.headers()) or record.versions.lines())


def merge(chosen: Namespace) -> int:
    """Other laptops' records, attributes of their participants, and what was coded there."""
    from labeval.store.merging.bundles import is_bundle, remove_leftovers, unpacked

    folder = study_folder(chosen.study)
    if not chosen.others and not chosen.unsaved:
        raise Refused(tr("name what is to be merged, or give --unsaved"))
    conflicts = chosen.unsaved and _take_in_unsaved(folder)
    bundles = [other for other in chosen.others if is_bundle(other)]
    if bundles:
        remove_leftovers(folder)
    with ExitStack() as stack:
        names = {stack.enter_context(unpacked(one, folder)): one for one in bundles}
        places = {one: place for place, one in names.items()}
        others = [places.get(other, other) for other in chosen.others]
        if others:
            conflicts = _merge_all(folder, others, names, any_study=chosen.another_study) or (
                conflicts
            )
    found = overlap_lines(folder)
    for line in found:
        print(line)
    return 1 if conflicts or found else 0


def _refuse_into_the_clear(folder: StudyFolder, other: Path) -> None:
    """Refuse to write what another study keeps encrypted into one that does not."""
    if protection_over(other) is not None and protection_over(folder.path) is None:
        raise Refused(
            tr(
                "{other}: is protected, and {path} is not; protect it first, or open the other "
                "with 'labeval unprotect'",
                other=other,
                path=folder.path,
            )
        )


def _merge_all(
    folder: StudyFolder, others: list[Path], names: Mapping[Path, Path], *, any_study: bool
) -> bool:
    """Merge everything; returns whether something contradicts what is here.

    Args:
        names: the bundle of each folder that was unpacked, for messages.
        any_study: whether what is of another study is taken in, too.
    """
    from labeval.jobs.coding.workbook import merge_coding
    from labeval.store.merging.merge import check_other
    from labeval.store.merging.same_study import check_same_study
    from labeval.store.merging.workbook_merge import edits_so_far

    for other in others:
        _refuse_into_the_clear(folder, other)
    found = (_record_at(other, folder) for other in others)
    records = [path for path in found if path is not None]
    for path in records:
        check_other(path)  # before a record is made where there is none
    for other in others:
        if not any_study and (other.is_dir() or other in records):
            check_same_study(folder, other, names.get(other, other))
    attributes = _parts(others, folder.participants.name)
    workbooks = sorted(_parts(others, folder.workbook.name), key=edits_so_far)
    conflicts = bool(records) and _merge_records(folder, records, names)
    for path in attributes:
        conflicts = _merge_attributes(folder, path, names) or conflicts
    for path in workbooks:
        with removing_if_new(folder.workbook):
            coded = merge_coding(folder, path)
        print(f"{names.get(path.parent, path)}: {coded.described(translated)}")
        conflicts = conflicts or bool(coded.conflicts)
    return conflicts


def _parts(others: list[Path], name: str) -> list[Path]:
    """The files of this name, as they are before anything is merged; one that goes is missed."""
    paths = (other / name if other.is_dir() else other for other in others)
    return [path for path in paths if path.name == name and path.exists()]


def _merge_records(folder: StudyFolder, records: list[Path], names: Mapping[Path, Path]) -> bool:
    """Merge records; a copy from before is kept where something came in."""
    from labeval.store.disk.backup import back_up
    from labeval.store.disk.private_files import wipe
    from labeval.store.merging.merge import last_entry
    from labeval.store.merging.merge import merge as merge_record
    from labeval.store.merging.workbook_merge import BEFORE_MERGE

    with StudyLock(folder.lock), _record_of(folder) as record:
        copy = None
        if _holds_anything(record):
            copy = back_up(record.connection, record.path, BEFORE_MERGE)
        reports = []
        before = last_entry(record)
        try:
            for path in records:
                reports.append(merge_record(record, path))
                print(f"{names.get(path.parent, path)}: {reports[-1].described(translated)}")
        finally:
            came_in = any(report.has_changed for report in reports)
            if copy is not None and not came_in and last_entry(record) == before:
                wipe(copy)
    return any(report.conflicts for report in reports)
