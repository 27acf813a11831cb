"""Whatever the table of struggles counts has words in the report."""

from __future__ import annotations

from labeval.report.naming import COUNTED
from labeval.session.flags.flag import FlagKind


def test_every_flag_has_words():
    assert [kind for kind in FlagKind if kind not in COUNTED] == []
