"""Everything that a session records, as it is listed before a study is published."""

from __future__ import annotations

import pytest

from labeval.jobs.planning.publication import recorded
from tests.conftest import small_study


@pytest.mark.parametrize(
    ("record", "listed"),
    [
        ("none", []),
        ("think_aloud", ["sound during the session, from those who agree to it"]),
        ("interview", ["sound of the interview, from those who agree to it"]),
        ("both", ["sound during the session and of the interview, from those who agree to it"]),
    ],
)
def test_each_part_of_which_sound_is_recorded_is_listed(record: str, listed: list[str]) -> None:
    study = small_study(audio={"record": record})
    assert [text for text in recorded(study) if "sound" in text] == listed
