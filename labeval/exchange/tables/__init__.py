"""The tables that leave the record. Each is one module here or in a folder, found by its name.

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

_MODULES = {
    module.name.rpartition(".")[2]: module.name
    for module in pkgutil.walk_packages(__path__, f"{__name__}.")
    if not module.ispkg
}
TABLES = tuple(sorted(_MODULES))
"""The names of all tables."""


@cache
def find_table(name: str) -> Table:
    """The module of the table ``name``.

    Raises:
        KeyError: there is no such table.
    """
    return cast(Table, importlib.import_module(_MODULES[name]))
