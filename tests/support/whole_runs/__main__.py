"""Writes anew what whole runs give."""

from pathlib import Path
from tempfile import TemporaryDirectory

from tests.runs.damages import TABLES, make_study
from tests.support.whole_runs.codes import rows_after_edits, tables_of_coders
from tests.support.whole_runs.damaged import findings_of_alterations
from tests.support.whole_runs.odd import ODD, keep_odd
from tests.support.whole_runs.rescued import rescues_of
from tests.support.whole_runs.runs import FOLLOWED, KEPT, RUNS, keep
from tests.support.whole_runs.turns import interrupted, turns_of_all

KEPT.mkdir(exist_ok=True)
for kind, (run, templates) in RUNS.items():
    for each in templates:
        keep(kind, each, run(each))
for name in ODD:
    keep_odd(name)
keep("turns", "all", turns_of_all())
keep("turns", "interrupted", {k: v for each in FOLLOWED for k, v in interrupted(each).items()})
with TemporaryDirectory() as place:
    study = make_study(Path(place) / "made")
    for table in TABLES:
        keep("rescued", table, rescues_of(study, Path(place) / table, table))
with TemporaryDirectory() as place:
    keep("findings", "alterations", findings_of_alterations(Path(place)))
    keep("codes", "tables", tables_of_coders(Path(place)))
    keep("codes", "rows", rows_after_edits(Path(place)))
