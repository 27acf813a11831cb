"""Protected studies; after each test no study is open."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.support.protected import all_keys_forgotten


@pytest.fixture(autouse=True)
def no_keys() -> Iterator[None]:
    with all_keys_forgotten():
        yield
