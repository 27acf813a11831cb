"""Pages of a file by their numbers, which begin with 1."""

from __future__ import annotations

import pytest

from labeval.store.disk.raw_pages import RawPages


@pytest.mark.parametrize("number", [-1, 0, 3, 4])
def test_a_page_that_is_not_there_is_none(number: int) -> None:
    pages = RawPages(512, b"a" * 512 + b"b" * 512)
    assert pages.page(number) is None
    assert pages.page(1) == pages.page(1) == b"a" * 512
    assert pages.page(2) == b"b" * 512
    assert pages.page(number) is None
