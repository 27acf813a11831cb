"""A code named like redacted words loses the name for good when a person changes it."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import pytest

from labeval.coding.codes import codebook
from labeval.coding.edits import added, changed, removed
from labeval.coding.rows import Attribute, Code, Memo, Passage, Source
from labeval.coding.texts.redaction_signs import PENDING
from labeval.jobs.redaction.mentions import redacted_phrases
from labeval.jobs.redaction.plan import Intention
from labeval.jobs.redaction.redaction import confirm
from labeval.session.events.clock import utc_now
from labeval.store.disk.backup import back_up
from labeval.store.verify import verify
from labeval.store.workbook.workbook import EditConflict, Workbook
from labeval.study.folder import StudyFolder
from tests.support.studies.redacted_study import CODER, SECRETS, fill, redact_names


@pytest.fixture
def folder(tmp_path: Path) -> StudyFolder:
    return fill(tmp_path / "study")


def holding(folder: StudyFolder) -> list[str]:
    wanted = [secret.encode() for secret in SECRETS]
    files = [f for f in folder.path.rglob("*") if f.is_file()]
    return [f.name for f in files if any(part in f.read_bytes() for part in wanted)]


def code_of(workbook: Workbook, id: str) -> Code:
    return next(code for code in workbook.codes() if code.id == id)


def test_after_its_codes_and_memos_are_changed_no_byte_of_a_name_is_left(folder):
    with Workbook(folder.workbook, coder=CODER) as workbook:
        memo = Memo("memo", "project", "", workbook.coder.id, f"Ask {SECRETS[0]}", utc_now())
        rows = Code("named", " ".join(SECRETS)), Code("once", SECRETS[1]), memo
        workbook.do("Code", [added(row) for row in rows])
        workbook.do("Name", codebook.describe(code_of(workbook, "once"), name="Somebody"))
        redact_names(workbook)
        report = confirm(folder, workbook)
        assert report.mentions == [" ".join(SECRETS), f"Ask {SECRETS[0]}"]
        back_up(workbook.connection, workbook.path, "between")
        workbook.do("Name", codebook.describe(code_of(workbook, "named"), name="A person"))
        workbook.do("Remove", [removed(memo)])
        with suppress(EditConflict):
            while workbook.undo() is not None:
                pass
        assert not any(s in code.name for code in workbook.codes() for s in SECRETS)
        assert holding(folder) == []
    assert holding(folder) == []
    assert verify(folder.database).sound


def test_attributes_that_name_somebody_are_listed_once_with_their_value(folder):
    with Workbook(folder.workbook, coder=CODER) as workbook:
        rows = [Attribute(f"a{n}", "case", f"P0{n}", "boss", SECRETS[0]) for n in range(3)]
        workbook.do("Attributes", map(added, rows))
        redact_names(workbook)
        assert confirm(folder, workbook).mentions == [f"boss: {SECRETS[0]}"]


def test_a_change_that_is_not_of_its_words_can_be_undone(folder):
    with Workbook(folder.workbook, coder=CODER) as workbook:
        workbook.do("Code", [added(Code("named", SECRETS[0])), added(Code("other", "Other"))])
        redact_names(workbook)
        confirm(folder, workbook)
        workbook.do("Colour", codebook.describe(code_of(workbook, "named"), colour="#123456"))
        workbook.do("Name", codebook.describe(code_of(workbook, "other"), name="Another"))
        assert workbook.undo() is not None and workbook.undo() is not None


def test_a_reader_delays_it_until_the_next_opening(folder):
    with Workbook(folder.workbook, coder=CODER) as workbook:
        workbook.do("Code", [added(Code("named", SECRETS[0]))])
        redact_names(workbook)
        confirm(folder, workbook)
        with Workbook(folder.workbook, coder="", read_only=True) as reader:
            reader.connection.execute("BEGIN")
            reader.connection.execute("SELECT count(*) FROM code").fetchone()
            workbook.do("Name", codebook.describe(code_of(workbook, "named"), name="A person"))
            reader.connection.execute("COMMIT")
    with Workbook(folder.workbook, coder=CODER):
        assert holding(folder) == []


def test_each_edit_is_read_once_however_many_passages_it_redacted(tmp_path):
    folder = StudyFolder(tmp_path)
    told = [Passage(f"p{n}", "talk", float(n), f"So I told Name{n} of it.") for n in range(30)]
    with Workbook(folder.workbook, coder=CODER) as workbook:
        workbook.do("Import", [added(row) for row in (Source("talk", "imported", "Talk"), *told)])
        marked = [
            replace(one, text=one.text.replace(f"Name{n}", PENDING)) for n, one in enumerate(told)
        ]
        pairs = zip(told, marked, strict=True)
        workbook.do("Redact", [change for pair in pairs for change in changed(*pair)])
        asked: list[str] = []
        workbook.connection.set_trace_callback(asked.append)
        phrases = redacted_phrases(folder, workbook, Intention(("talk",), (), len(told)))
        workbook.connection.set_trace_callback(None)
    assert phrases == [f"Name{n}" for n in range(30)]
    assert sum("FROM change" in statement for statement in asked) == 2
