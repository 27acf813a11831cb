"""Checks of privacy: access rights of files, and codes in plain text in versions."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path

from labeval.store.disk.backup import all_copies, copy_name
from labeval.store.disk.findings import Finding, Severity
from labeval.store.disk.read_only_copies import is_plain
from labeval.store.disk.rights import open_to_others
from labeval.store.disk.row_names import VERSIONS
from labeval.store.disk.study_key import Protection
from labeval.store.record.sealed_sounds import files_to_seal
from labeval.study.folder import StudyFolder, mailbox_path
from labeval.text.amounts import Amount
from labeval.text.marks import QT_TRANSLATE_NOOP


def rights_findings(folder: Path) -> Iterator[Finding]:
    """A study folder that other accounts can look into."""
    found = open_to_others(folder)
    if found:
        text = QT_TRANSLATE_NOOP(
            "Verification",
            "other accounts of this computer can read the study folder; {count} of its files and "
            "folders are open to them",
        )
        advice = QT_TRANSLATE_NOOP("Verification", "'labeval verify --make-private' closes them")
        yield Finding(Severity.WARNING, folder.name, text, advice, {"count": len(found)})


def protection_findings(protection: Protection, record: Path) -> Iterator[Finding]:
    """Files of a protected study that are not encrypted, and a change that was interrupted."""
    folder = record.parent
    workbook = StudyFolder(folder).workbook
    databases = (record, workbook, mailbox_path(record))
    for file in (*databases, *all_copies(record), *all_copies(workbook)):
        if is_plain(file):
            text = QT_TRANSLATE_NOOP(
                "Verification", "the study is protected, and this file is not encrypted"
            )
            advice = QT_TRANSLATE_NOOP("Verification", "'labeval protect' encrypts it")
            where = file.name if file in databases else copy_name(file, record)
            yield Finding(Severity.ERROR, where, text, advice)
    for file in files_to_seal(StudyFolder(folder).audio):
        text = QT_TRANSLATE_NOOP(
            "Verification", "the study is protected, and this file is not encrypted"
        )
        advice = QT_TRANSLATE_NOOP("Verification", "'labeval protect' encrypts it")
        yield Finding(Severity.ERROR, file.relative_to(folder).as_posix(), text, advice)
    if protection.changing:
        text = QT_TRANSLATE_NOOP(
            "Verification", "the study was being protected or opened, and that is not finished"
        )
        advice = QT_TRANSLATE_NOOP(
            "Verification", "'labeval protect' or 'labeval unprotect' finishes it"
        )
        yield Finding(Severity.ERROR, folder.name, text, advice)


def code_findings(connection: sqlite3.Connection) -> Iterator[Finding]:
    """Versions from before the supervisor's code was kept apart."""
    count = 0
    for (text,) in connection.execute("SELECT content FROM study_version"):
        try:
            content = json.loads(text)
        except ValueError:
            continue
        study = content.get("study") if isinstance(content, dict) else None
        count += isinstance(study, dict) and "supervisor_code" in study
    if count:
        text = QT_TRANSLATE_NOOP(
            "Verification",
            "{count:version holds|versions hold} the supervisor's code of their time in plain text",
        )
        advice = QT_TRANSLATE_NOOP(
            "Verification",
            "versions are never changed; choose another code with 'labeval supervisor-code'",
        )
        yield Finding(Severity.NOTE, VERSIONS, text, advice, {"count": Amount(count)})
