"""Descriptions of a capsule for machines: an RO-Crate, and a data set as Psych-DS describes it.

RO-Crate 1.1 (https://w3id.org/ro/crate/1.1) asks for one JSON-LD file with a descriptor, a root
data set with name, description, licence and day, and one entity for each file. Psych-DS asks for
``dataset_description.json`` and data files below ``data/`` whose columns are all described. Both
are a few dozen lines of JSON; the kept library for crates would bring a client of the web, and a
template engine, for them.
"""

from __future__ import annotations

import mimetypes
from collections.abc import Iterable
from typing import Any

from labeval.exchange.described.psych_ds import variable
from labeval.jobs.capsule.contents import (
    CRATE,
    DATA,
    LICENCE,
    RESULTS,
    TABLES,
    Manifest,
    columns_of,
    data_file,
)
from labeval.jobs.capsule.licences import Licence

_CONTEXT = "https://w3id.org/ro/crate/1.1/context"
_PROFILE = "https://w3id.org/ro/crate/1.1"
_HOME = "https://schema.org/"
_PROGRAM, _ANALYSIS = "#labeval", "#analysis"
_ABOUT = (
    "A human evaluation of texts: the frozen study, de-identified judgments, the results of their "
    "analysis, and all that is needed to compute them again or to run the study again."
)
_MEDIA = {".md": "text/markdown", ".yaml": "application/yaml", ".jsonl": "application/jsonl"}


def crate_of(manifest: Manifest, licence: Licence, names: Iterable[str]) -> dict[str, Any]:
    """The metadata file of an RO-Crate.

    Args:
        names: of all files of the capsule but this one.
    """
    files = sorted(names)
    root = {
        "@id": "./",
        "@type": "Dataset",
        "name": manifest.title,
        "description": _ABOUT,
        "datePublished": manifest.published,
        "license": {"@id": licence.id},
        "hasPart": [{"@id": name} for name in files],
        "mentions": {"@id": _ANALYSIS},
        "identifier": f"urn:sha256:{manifest.version}",
    }
    descriptor = {
        "@id": CRATE,
        "@type": "CreativeWork",
        "conformsTo": {"@id": _PROFILE},
        "about": {"@id": "./"},
    }
    entities = [descriptor, root, *map(_file, files), _licence(licence), *_analysis(manifest)]
    return {"@context": _CONTEXT, "@graph": entities}


def _file(name: str) -> dict[str, Any]:
    suffix = name[name.rfind(".") :]
    media = _MEDIA.get(suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    return {"@id": name, "@type": "File", "name": name.rsplit("/", 1)[-1], "encodingFormat": media}


def _licence(licence: Licence) -> dict[str, Any]:
    return {"@id": licence.id, "@type": "CreativeWork", "name": licence.name}


def _analysis(manifest: Manifest) -> list[dict[str, Any]]:
    """The program, and the run of it that made the results."""
    results = sorted(name for name in manifest.files if name.startswith(RESULTS))
    data = sorted(name for name in manifest.files if name.startswith(DATA))
    program = {
        "@id": _PROGRAM,
        "@type": "SoftwareApplication",
        "name": "labeval",
        "softwareVersion": manifest.program,
        "softwareRequirements": [f"{name} {v}" for name, v in sorted(manifest.libraries.items())],
    }
    run = {
        "@id": _ANALYSIS,
        "@type": "CreateAction",
        "name": "Analysis of the judgments",
        "instrument": {"@id": _PROGRAM},
        "object": [{"@id": name} for name in data],
        "result": [{"@id": name} for name in results],
    }
    return [program, run]


def psych_ds_of(manifest: Manifest, licence: Licence) -> dict[str, Any]:
    """The description of the data as Psych-DS reads it: every column of every table, once."""
    variables: dict[str, dict[str, Any]] = {}
    for name in TABLES:
        for column in columns_of(name):
            variables.setdefault(column.name, variable(column))
    return {
        "@context": _HOME,
        "@type": "Dataset",
        "name": manifest.title,
        "description": _ABOUT,
        "license": licence.id if licence.is_open else LICENCE,
        "datePublished": manifest.published,
        "identifier": f"urn:sha256:{manifest.version}",
        "distribution": [{"@type": "DataDownload", "name": data_file(name)} for name in TABLES],
        "variableMeasured": [variables[name] for name in sorted(variables)],
    }
