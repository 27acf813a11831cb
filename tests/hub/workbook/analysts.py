"""Analysts who share a workbook through a hub, each on a computer of their own."""

from __future__ import annotations

from labeval.hub.connection import hub_at
from labeval.hub.verifying import verify_hub
from labeval.hub.workbook import WorkbookExchange, exchange_workbook
from tests.hub.conftest import Hub, Station
from tests.support.sharing import SharingAnalyst, begin_together


class Analyst(SharingAnalyst):
    """An analyst with a computer of their own."""

    def __init__(self, station: Station, code: str, *, first: bool = False) -> None:
        super().__init__(station.folder.workbook, code, first=first)
        self.station = station

    def exchange(self) -> WorkbookExchange:
        with hub_at(self.station.member.address) as connection:
            return exchange_workbook(connection, self.station.folder)

    def verified(self) -> bool:
        return verify_hub(self.station.folder, self.station.member).is_equal


def two_analysts(hub: Hub) -> tuple[Analyst, Analyst]:
    """Two who have the same texts and codes, of the first."""
    one = Analyst(hub.station("analyst"), "A1", first=True)
    two = Analyst(hub.station("analyst"), "A2")
    begin_together(one, two)
    return one, two
