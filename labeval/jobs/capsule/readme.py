"""The page that says what a capsule is, for whoever opens it without the program."""

from __future__ import annotations

from collections.abc import Iterator

from labeval.jobs.capsule.contents import (
    DATASHEET,
    HEDS,
    LICENCE,
    MANIFEST,
    RESULTS,
    STUDY,
    TABLES,
    VERSIONS,
    Manifest,
    data_file,
)
from labeval.text.amounts import amount

_COMMANDS = (
    ("labeval reproduce CAPSULE", "computes the results again and compares every number"),
    ("labeval new FOLDER --from-capsule CAPSULE", "makes a study folder to run the study again"),
    ("labeval compare CAPSULE OTHER", "compares its results with those of another run"),
)


def readme_of(manifest: Manifest) -> str:
    """The page, as Markdown."""
    return "\n".join(_lines(manifest)) + "\n"


def _lines(manifest: Manifest) -> Iterator[str]:
    yield from (f"# {manifest.title}", "")
    yield "A capsule of a human evaluation, made with labeval "
    yield f"{manifest.program} on {manifest.published}. Licence: {manifest.licence}."
    kinds = manifest.about.get("kinds")
    if isinstance(kinds, dict) and (robots := kinds.get("simulated")):
        of = f"{robots} of {amount(sum(kinds.values()), 'session')}"
        yield from ("", f"Robots made the judgments of {of}: these results say nothing about ")
        yield "people."
    yield from ("", "## Contents", "")
    yield f"- `{STUDY}`: the study's files, to read and to run again"
    yield f"- `{VERSIONS}`: each frozen version that the results rest on, as canonical JSON"
    yield from (f"- `{data_file(name)}`: table of {name}" for name in TABLES)
    yield f"- `{RESULTS}`: every table of the analysis"
    yield f"- `{DATASHEET}`: datasheet after HEDS 3.0; `{HEDS}`: the same for its public form"
    yield f"- `{LICENCE}`"
    yield f"- `{MANIFEST}`: versions, options of the analysis, hashes of all files"
    yield "- `ro-crate-metadata.json`, `dataset_description.json`: the same for machines "
    yield "  (RO-Crate 1.1, Psych-DS)"
    yield from ("", "## What was replaced and left out", "")
    yield "Codes of participants and sessions are random and say nothing about the old ones. The "
    yield "results are those of the tables in this archive. Left out:"
    yield ""
    for each in manifest.omitted:
        count = f" ({each.count})" if each.count is not None else ""
        yield f"- {each.what}{count}: {each.why}"
    if not manifest.omitted:
        yield "- nothing"
    yield from ("", "## Using it", "", "| command | what it does |", "| --- | --- |")
    yield from (f"| `{command}` | {does} |" for command, does in _COMMANDS)
    yield from ("", "Computed with:", "")
    yield from (f"- {name} {number}" for name, number in sorted(manifest.libraries.items()))
    yield f"- {manifest.machine}"
