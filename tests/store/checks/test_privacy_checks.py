"""Codes in plain text are found in versions of any form."""

from __future__ import annotations

import json
import sqlite3

import pytest

from labeval.store.checks.privacy_checks import code_findings
from labeval.store.record.record import Record
from labeval.store.verify import verify
from labeval.study.folder import StudyFolder
from tests.store.conftest import the_content


def test_versions_that_hold_a_plain_code_are_said(folder: StudyFolder) -> None:
    content = the_content()
    with Record(folder.database) as record:
        record.versions.keep(content)
    assert not [f for f in verify(folder.database).findings if "plain text" in f.template]
    older = json.loads(content.to_json())
    older["study"]["supervisor_code"] = "1357"
    text = json.dumps(older, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    (found,) = code_findings(_holding(text))
    assert found.values == {"count": 1} and "labeval supervisor-code" in found.advice


@pytest.mark.parametrize("text", ["{", "[]", "7", '{"study": []}', '{"study": {}}', "{}"])
def test_a_version_of_another_form_holds_no_code_and_hides_none(text: str) -> None:
    code = '{"study": {"supervisor_code": "1357"}}'
    assert list(code_findings(_holding(text))) == []
    (found,) = code_findings(_holding(code, text, code))
    assert found.values == {"count": 2}


def _holding(*texts: str) -> sqlite3.Connection:
    connection = sqlite3.connect(":memory:")
    connection.execute("CREATE TABLE study_version (content TEXT)")
    connection.executemany("INSERT INTO study_version VALUES (?)", [(text,) for text in texts])
    return connection
