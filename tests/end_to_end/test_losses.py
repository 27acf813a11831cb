"""Whatever becomes of a session's record, no acknowledged answer is lost and none is invented."""

from __future__ import annotations

import sys

import pytest

from tests.end_to_end.losses import can_mount, lose_records


@pytest.mark.skipif(sys.platform == "win32", reason="kills with SIGKILL")
@pytest.mark.parametrize("mounts", [False, True])
def test_nothing_acknowledged_is_lost_and_nothing_invented(mounts):
    if mounts and not can_mount():
        pytest.skip("this user may mount no disk")
    found = lose_records(7, seed=31, mounts=mounts)
    assert found.acknowledged > 20
    assert (found.lost, found.invented, found.unexplained) == (0, 0, [])
    assert len(found.losses) > 2, "records were lost in several ways"
    assert found.kept_elsewhere
