"""A short run of the damages that ``tests.runs.damages`` does by the thousand."""

from __future__ import annotations

from pathlib import Path

import pytest

from labeval.store.disk import read_only_copies
from tests.runs.damages import DAMAGES, run


@pytest.mark.parametrize("held", [read_only_copies.MOST_HELD, 0], ids=["in memory", "in place"])
def test_every_damage_is_found_and_nothing_altered_is_passed_off_as_true(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, held: int
) -> None:
    """Large records are read in place; here, all of them are."""
    monkeypatch.setattr(read_only_copies, "MOST_HELD", held)
    figures = run(tmp_path, len(DAMAGES), seed=11)
    assert figures.failures == []
    assert sum(figures.found.values()) == len(DAMAGES)
    assert figures.false == 0
    assert figures.vouched == figures.vouched_restored > 0
