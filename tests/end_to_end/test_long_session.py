"""However long a session is, the moderator's window neither grows nor slows down."""

from __future__ import annotations

import sys

import pytest

from tests.benchmarks.figures import percentile
from tests.runs.long_session import follow

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="reads /proc")


def test_memory_and_latency_do_not_grow():
    parts = follow(0.25, 150)
    assert sum(len(part.seconds) for part in parts) > 120
    early, late = parts[1], parts[-1]
    assert late.megabytes - early.megabytes < 8
    assert percentile(late.seconds, 0.5) < 3 * percentile(early.seconds, 0.5) + 0.02
