"""Redacted words of a written text are in no state of it that the events keep."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from labeval.coding.texts.redaction_signs import SEALED
from labeval.store.erasing.redacted_writing import redacted

NAME = "Xanthippe"
LAST = (f"I asked {SEALED} about it.", "Nobody knew.")
TEXT = st.text(st.sampled_from("ab .\n"), max_size=12)


@pytest.mark.parametrize(
    ("state", "becomes"),
    [
        (f"I asked {NAME} about it.\nNobody knew.", f"I asked {SEALED} about it.\nNobody knew."),
        (f"  I asked {NAME} about it.  \n\nNobody knew.\n", f"{LAST[0]}  \n\nNobody knew.\n"),
        ("I asked Xan", SEALED),
        (f"Nobody knew.\nMaybe {NAME}", f"Nobody knew.\n{SEALED}"),
        ("Nobody knew.", "Nobody knew."),
        ("", ""),
    ],
)
def test_lines_stay_where_they_hold_nothing_that_is_redacted(state, becomes):
    assert redacted(state, LAST) == becomes
    assert redacted(becomes, LAST) == becomes, "done again it changes"


@given(TEXT, TEXT, TEXT)
def test_a_name_is_gone_from_every_state(before, after, draft):
    whole = f"{before.strip()} {NAME} {after.strip()}"
    lines = [line.strip() for line in whole.replace(NAME, SEALED).splitlines() if line.strip()]
    for state in (whole, whole[: whole.index(NAME) + 4], draft + NAME, NAME + draft):
        assert NAME[:4] not in redacted(state, lines)
    shown = [line.strip() for line in redacted(whole, lines).splitlines() if line.strip()]
    assert shown == lines
