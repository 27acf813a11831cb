"""Protected studies; after each test no study is open, and copies have no second place."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from labeval.store.disk.second_place import choose_second_place
from tests.support.protected import all_keys_forgotten


@pytest.fixture(autouse=True)
def nothing_left() -> Iterator[None]:
    with all_keys_forgotten():
        yield
    choose_second_place(None)
