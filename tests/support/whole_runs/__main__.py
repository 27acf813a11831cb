"""Writes anew what whole runs give."""

from pathlib import Path
from tempfile import TemporaryDirectory

from tests.support.whole_runs.codes import rows_after_edits, tables_of_coders
from tests.support.whole_runs.damaged import findings_of_alterations
from tests.support.whole_runs.runs import ANALYSED, FOLLOWED, KEPT, keep, results_of, sessions_of

KEPT.mkdir(exist_ok=True)
for each in FOLLOWED:
    keep("sessions", each, sessions_of(each))
for each in ANALYSED:
    keep("results", each, results_of(each))
with TemporaryDirectory() as place:
    keep("findings", "alterations", findings_of_alterations(Path(place)))
    keep("codes", "tables", tables_of_coders(Path(place)))
    keep("codes", "rows", rows_after_edits(Path(place)))
