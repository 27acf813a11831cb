"""The tables that leave the record. Each is one module here, found by its name.

A table's module has ``COLUMNS`` and ``rows(record, include_rehearsals=False)``, which makes its
rows session after session, so that no table is ever in memory as a whole. Rehearsals are in none
of them unless asked for; simulated sessions are in all of them, marked in ``sessions``.
"""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from typing import cast

from labeval.exchange.table import Table

TABLES = tuple(sorted(module.name for module in pkgutil.iter_modules(__path__)))
"""The names of all tables."""


@cache
def find_table(name: str) -> Table:
    """The module of the table ``name``.

    Raises:
        KeyError: there is no such table.
    """
    if name not in TABLES:
        raise KeyError(name)
    return cast(Table, importlib.import_module(f"{__name__}.{name}"))
