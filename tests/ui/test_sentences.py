"""Sentences of other packages in the language of the interface."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QLocale

from labeval.files.limits import MEGABYTE, too_large
from labeval.jobs.sessions.readiness import CONTEXT, disk_check
from labeval.text.amounts import Amount
from labeval.ui.language import spoken_in
from labeval.ui.quoted import quoted
from labeval.ui.sentences import filled, sentence


@pytest.mark.parametrize(("language", "number"), [("en", "74.6"), ("de", "74,6")])
def test_decimals_are_written_as_the_language_writes_them(qapp, language, number):
    with spoken_in(language):
        size = int(74.6 * MEGABYTE)
        assert f"{number} MB" in sentence(too_large("notes.docx", size, MEGABYTE))
        assert filled("Flag", "{seconds} s", {"seconds": 74.6}) == f"{number} s"


@pytest.mark.parametrize(("language", "words"), [("en", "“{a} Hm”"), ("de", "„{a} Hm“")])
def test_quotation_marks_are_those_of_the_language(qapp, language, words):
    with spoken_in(language):
        assert quoted("{a} Hm") == words


def test_the_room_on_the_disk_has_the_decimals_of_the_language(qapp, tmp_path):
    check = disk_check(tmp_path, 60)
    with spoken_in("de"):
        text = filled(CONTEXT, check.text, check.values)
        assert (
            QLocale().toString(check.values["needed"], "f", 1) in text
            and str(check.values["needed"]) not in text
        )


def test_a_number_brings_the_form_of_its_word_in_german_too(qapp):
    template = "{count:action waits|actions wait} to be applied"
    with spoken_in("de"):
        assert filled("Verification", template, {"count": Amount(1)}) == "1 Eingriff wartet noch"
        assert filled("Verification", template, {"count": Amount(2)}).startswith("2 Eingriffe")
