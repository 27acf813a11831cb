"""Commands compute with one thread."""

from __future__ import annotations

import json
import os
import subprocess
import sys

_PRINT_THREADS = """
import json, sys
from labeval.cli import main
loaded = "numpy" in sys.modules
try:
    main(["--version"])
except SystemExit:
    pass
import numpy
from threadpoolctl import threadpool_info
print(json.dumps([loaded, [pool["num_threads"] for pool in threadpool_info()]]))
"""


def _threads(**environment: str) -> tuple[bool, list[int]]:
    """Whether numpy was loaded before the command, and the threads of its linear algebra."""
    known = {name: text for name, text in os.environ.items() if not name.endswith("_NUM_THREADS")}
    done = subprocess.run(
        [sys.executable, "-c", _PRINT_THREADS],
        env=known | environment,
        capture_output=True,
        text=True,
        check=True,
    )
    loaded, threads = json.loads(done.stdout.splitlines()[-1])
    return loaded, threads


def test_linear_algebra_has_one_thread_as_small_matrices_need() -> None:
    loaded, threads = _threads()

    assert not loaded  # the number is read when it is loaded
    assert threads
    assert set(threads) == {1}


def test_the_environment_can_ask_for_more_threads() -> None:
    _, threads = _threads(OPENBLAS_NUM_THREADS="2", MKL_NUM_THREADS="2", VECLIB_MAXIMUM_THREADS="2")

    assert set(threads) == {min(2, os.cpu_count() or 1)}
