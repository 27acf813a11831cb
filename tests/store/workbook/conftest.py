"""Analysts who share a workbook."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.support.sharing import ListedAnalyst, ListedHub


@pytest.fixture
def pair(tmp_path: Path) -> tuple[ListedAnalyst, ListedAnalyst]:
    return ListedHub().pair(tmp_path)
