"""Licences under which a capsule is shared."""

from __future__ import annotations

import re
from dataclasses import dataclass

from labeval.exchange.errors import ExchangeError
from labeval.text.marks import QT_TRANSLATE_NOOP

OPEN = {
    "CC0-1.0": "Creative Commons Zero 1.0 Universal",
    "CC-BY-4.0": "Creative Commons Attribution 4.0 International",
    "CC-BY-SA-4.0": "Creative Commons Attribution Share Alike 4.0 International",
    "CC-BY-NC-4.0": "Creative Commons Attribution Non Commercial 4.0 International",
    "CC-BY-NC-SA-4.0": "Creative Commons Attribution Non Commercial Share Alike 4.0 International",
    "CC-BY-ND-4.0": "Creative Commons Attribution No Derivatives 4.0 International",
    "ODbL-1.0": "Open Data Commons Open Database License v1.0",
    "ODC-By-1.0": "Open Data Commons Attribution License v1.0",
    "PDDL-1.0": "Open Data Commons Public Domain Dedication and License 1.0",
}
"""Licences of data by their identifiers in the SPDX list."""
_ADDRESS = re.compile(r"https://[A-Za-z0-9._~:/?#@!$&'()*+,;=%\-]{3,300}")


@dataclass(frozen=True, slots=True)
class Licence:
    """A licence, by its address."""

    id: str
    """An address; ``#no-licence`` where none was stated."""
    name: str

    @property
    def is_open(self) -> bool:
        """True if a licence was stated."""
        return self.id != "#no-licence"

    def text(self) -> str:
        """The file that says it."""
        if self.is_open:
            return f"{self.name}\n{self.id}\n"
        return "No licence was stated. All rights stay with the authors; ask them.\n"


def licence_of(stated: str) -> Licence:
    """A licence by its identifier or address; none where nothing is stated.

    Raises:
        ExchangeError: it is neither a known identifier nor an address.
    """
    if not stated:
        return Licence("#no-licence", "No licence was stated")
    by_name = {name.casefold(): name for name in OPEN}
    known = by_name.get(stated.casefold())
    if known is not None:
        return Licence(f"https://spdx.org/licenses/{known}", OPEN[known])
    if _ADDRESS.fullmatch(stated):
        return Licence(stated, stated)
    raise ExchangeError(
        QT_TRANSLATE_NOOP(
            "Exchange",
            "“{stated}” is no licence that is known here; write its address (https://…), or one "
            "of {known}",
        ),
        stated=stated[:64],
        known=", ".join(OPEN),
    )
