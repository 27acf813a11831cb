"""The title of a study without the rest of its file."""

from __future__ import annotations

import pytest

from labeval import places
from labeval.study.reading import read_study
from labeval.study.title import study_title

TEMPLATES = sorted(path.parent for path in places.templates().glob("*/study.yaml"))


@pytest.mark.parametrize("folder", TEMPLATES, ids=lambda folder: folder.name)
def test_it_is_the_title_that_the_whole_study_has(folder):
    assert study_title(folder) == read_study(folder).study.title


@pytest.mark.parametrize(
    ("text", "title"),
    [
        ('labeval: 1\ntitle: "A: b"  # ours\nseed: 1\n', "A: b"),
        ("title: >-\n  in two\n\n  lines\nseed: 1\n", "in two\nlines"),
        ("﻿title: first\r\nseed: 1\r\n", "first"),
        ("title: [\nseed: 1\n", None),
        ("title: 3\n", None),
        ("title:\nseed: 1\n", None),
        ("{title: inline}\n", None),
        ("procedure:\n  - title: of a step\n", None),
        ("", None),
    ],
)
def test_whatever_is_no_title_is_none(tmp_path, text, title):
    (tmp_path / "study.yaml").write_text(text, encoding="utf-8", newline="")
    found = study_title(tmp_path)
    assert (found.in_language("en") if found is not None else None) == title


def test_a_file_that_is_not_there_has_none(tmp_path):
    assert study_title(tmp_path) is None
