"""Memory of arrays is kept for the next one while tables are made, and released at the end."""

from __future__ import annotations

import platform
import subprocess
import sys

import pytest

SIZE = 160
"""Megabytes of an array."""
MEASURED = f"""
import os
import numpy as np
from labeval.jobs.results.memory import memory_kept

def held():
    return int(open("/proc/self/statm").read().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6

def left():
    before = held()
    np.ones({SIZE} * 125_000)
    return held() - before

print(left())
with memory_kept(100):
    print(left())
with memory_kept(10_000_000):
    print(left())
    print(left())
    inside = held()
print(inside - held())
print(left())
"""


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="other C libraries do as they do")
def test_memory_of_many_ratings_is_kept_inside_the_block_only() -> None:
    command = [sys.executable, "-c", MEASURED]
    found = subprocess.run(command, capture_output=True, text=True, check=True, timeout=60)
    before, few, first, second, released, after = map(float, found.stdout.split())
    assert all(abs(size) < SIZE / 4 for size in (before, few, after))
    assert first > 0.9 * SIZE and abs(second) < SIZE / 4
    assert released > 0.9 * SIZE
