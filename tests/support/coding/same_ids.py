"""Ids of new rows that are the same in every run."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from unittest.mock import patch
from uuid import UUID


@contextmanager
def the_same_ids(seed: int = 7) -> Iterator[None]:
    """Make new ids from a seed, since rows at one place are in their order."""
    rng = random.Random(seed)
    with patch("labeval.coding.identity.uuid4", lambda: UUID(int=rng.getrandbits(128), version=4)):
        yield
