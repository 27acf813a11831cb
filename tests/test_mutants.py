"""No change that a test could notice is excused as equivalent."""

from __future__ import annotations

import gc
from pathlib import Path

import pytest

from labeval.coding import edits
from tests.runs.mutants.changes import all_mutants, mutants_of
from tests.runs.mutants.equivalent import by_rule, listed
from tests.runs.mutants.warm import _functions, _place

ROOT = Path(__file__).resolve().parents[1]
PACKAGES = ("session", "store", "coding", "analysis")


def excused(source: str) -> set[str]:
    """The changes to a module that a rule excuses."""
    found = mutants_of("labeval/x.py", source.encode())
    return {f"{m.before} -> {m.after}" for m in found if by_rule(m, source.encode())}


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ('_log.info("x %d", 1)', {'_log.info("x %d", 1) -> pass'}),
        ("log.markers[id] = 1", set()),
        ("log.markers.pop(id, None)", set()),
        ("log.remarks = value", set()),
        (
            'db.execute("PRAGMA temp_store = MEMORY")',
            {'db.execute("PRAGMA temp_store = MEMORY") -> pass'},
        ),
        ('db.execute("PRAGMA foreign_keys = ON")', set()),
        ('db.execute("DELETE FROM temp_store")', set()),
        ("_ROWS_AT_ONCE = 2 * 500", {"2 -> (3)", "500 -> (501)"}),
        ("_CHUNK = 1 << 20", {"1 -> (2)", "20 -> (21)"}),
        ("if _CHUNK == 20: pass", set()),
        ("size = _CHUNK * 2", set()),
        ("_PATIENCE_S = 0.3", {"0.3 -> (1.3)"}),
        ("PAUSE_MS = 2_000", set()),
        ("lock = FileLock(path, mode=1, timeout=0, thread_local=False)", {"0 -> (1)"}),
        ("run(capture_output=True, text=True, timeout=5, check=True)", {"5 -> (6)"}),
        ("c = connect(timeout=_BUSY_MS / 1000, level=1)", {"1000 -> (1001)"}),
        ("if timeout == 0: pass", set()),
        ("pairs = zip(a[1:], b, strict=True)", {"True -> (False)"}),
        ("pairs = enumerate(zip(a, b, strict=True), start=1)", {"True -> (False)"}),
        ("pairs = zip(a, a[1:], strict=False)", set()),
        ("pages = read_at_rest(path, strict=True)", set()),
        ("y = x.astype(float, copy=False) + 1", {"False -> (True)"}),
        ("y = x.astype(float, copy=True)", set()),
        ("y = frame.sort(copy=False)", set()),
        ("y = x.reshape(len(x), -1) @ g", {"1 -> (2)"}),
        ("y = x.reshape(-1) @ g", {"1 -> (2)"}),
        ("y = x.reshape(2, 1)", set()),
        ("y = x.reshape(n)[-1]", set()),
        ("def f():\n    raise AssertionError(1)", {"raise AssertionError(1) -> pass"}),
        ("def f():\n    raise ValueError(1)", set()),
        ("gc.collect()", {"gc.collect() -> pass"}),
        ("y = rng.random() < 0.5", {"rng.random() < 0.5 -> (rng.random() <= 0.5)"}),
        (
            "y = here != there and self._rng.random() < share",
            {"self._rng.random() < share -> (self._rng.random() <= share)"},
        ),
        ("y = rng.random() < 0.5 and n < 3", {"rng.random() < 0.5 -> (rng.random() <= 0.5)"}),
        ("y = 0.5 if rng.random() == 3 else 1", set()),
        ("y = n not in known and m < rng.random()", set()),
    ],
)
def test_a_rule_excuses_what_it_says_and_not_its_neighbours(
    source: str, expected: set[str]
) -> None:
    assert excused(source) == expected


def test_changes_that_read_the_same_have_names_of_their_own() -> None:
    found = mutants_of("labeval/x.py", b"def f(a):\n    return a[1] + a[1]\n\n\nb = 1\n")
    names = [m.key for m in found if m.before == "1"]
    start = "labeval/x.py:"
    assert names == [f"{start}f: 1 -> (2)", f"{start}f: 1 -> (2) (2)", f"{start}: 1 -> (2)"]


def test_each_change_of_the_list_is_one_that_can_be_made_and_has_a_reason() -> None:
    packages = [f"labeval/{name}" for name in PACKAGES]
    known = [mutant.key for mutant in all_mutants(packages, ROOT)]
    assert len(known) == len(set(known))
    assert not listed().keys() - set(known)
    assert all(listed().values())


def test_functions_are_found_though_the_collector_of_garbage_passes_over_them() -> None:
    gc.freeze()  # as after tests were collected
    assert _place(edits.changed.__code__) in _functions(ROOT)
