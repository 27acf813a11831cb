"""Examples of every command, which its help shows."""

from __future__ import annotations

import argparse
from typing import Any

from labeval.commands.shared.words import tr

EXAMPLES: dict[str, tuple[str, ...]] = {
    "open": ("labeval open STUDY",),
    "edit": ("labeval edit STUDY",),
    "rehearse": (
        "labeval rehearse STUDY",
        "labeval rehearse STUDY --from consent --language de",
        "labeval rehearse STUDY --condition ab --list",
    ),
    "demo": ("labeval demo", "labeval demo FOLDER --robot --screenshots PICTURES"),
    "moderate": ("labeval moderate STUDY P01",),
    "replay": ("labeval replay STUDY P01 --speed 4 --at 12:30",),
    "room": ("labeval room STUDY", "labeval room postgresql://wall@HOST/DATABASE"),
    "templates": ("labeval templates",),
    "new": (
        "labeval new STUDY --template six-methods",
        "labeval new STUDY judgments.csv",
        "labeval new STUDY answers.csv --map text=Answer --map system=Model",
        "labeval new STUDY items.csv --template six-methods",
        "labeval new STUDY capsule.zip",
    ),
    "inspect": ("labeval inspect answers.csv", "labeval inspect items.json user_state.json"),
    "check": ("labeval check STUDY", "labeval check STUDY --screen 960x540 --text-size 2.0"),
    "publish": ("labeval publish STUDY",),
    "check-tables": ("labeval check-tables scores.csv agreement.csv",),
    "plan": (
        "labeval plan STUDY --difference 0.5 --power 0.8",
        "labeval plan STUDY --looks --studies 10000",
    ),
    "judge": (
        "labeval judge STUDY --server http://localhost:8080/v1 --model NAME --dry-run",
        "labeval judge STUDY --server https://HOST/v1 --model NAME --key-env JUDGE_KEY",
    ),
    "suggest": (
        "labeval suggest STUDY --coder AB --server http://localhost:8080 --model NAME --dry-run",
    ),
    "judge-audit": (
        "labeval judge-audit STUDY",
        "labeval judge-audit STUDY ratings.jsonl --out judge_audit.csv",
    ),
    "looks": (
        "labeval looks STUDY",
        'labeval looks STUDY --unlock "the ethics board asks for an interim report"',
    ),
    "code": ("labeval code STUDY A7K2",),
    "simulate": ("labeval simulate STUDY --participants 20 --seed 1",),
    "transcribe": (
        "labeval transcribe interview.wav --format vtt --language de",
        "labeval transcribe talk.wav --speakers 2 --format json",
        "labeval transcribe STUDY",
    ),
    "models": ("labeval models list", "labeval models add FOLDER", "labeval models get small.en"),
    "export": (
        "labeval export STUDY --format csv --out TABLES",
        "labeval export STUDY --table judgments --format xlsx --out judgments.xlsx",
        "labeval export STUDY --format spss --dictionary --out TABLES",
        "labeval export STUDY --format qdpx --with-sound",
        "labeval export STUDY --transcripts docx --out TRANSCRIPTS",
    ),
    "import": (
        "labeval import STUDY judgments.csv",
        "labeval import STUDY answers.csv --as items --dry-run",
        "labeval import STUDY demographics.csv --as participants",
        "labeval import STUDY interview.vtt --as transcript --of SESSION",
        "labeval import STUDY talks/*.eaf --as interview --coder AB --attributes people.csv",
        "labeval import STUDY project.qdpx --as qdpx --coder A --theirs",
        "labeval import STUDY criteria --as codebook --coder A",
    ),
    "coding": ("labeval coding STUDY --coder A",),
    "analyse": (
        "labeval analyse STUDY",
        "labeval analyse STUDY --without flagged --condition main --out RESULTS",
    ),
    "tally": ("labeval tally comparisons.parquet --out RESULTS",),
    "results": ("labeval results STUDY",),
    "draft": (
        "labeval draft STUDY methods",
        "labeval draft STUDY preregistration --out preregistration.md",
    ),
    "datasheet": ("labeval datasheet STUDY --out datasheet.html",),
    "capsule": ("labeval capsule STUDY capsule.zip --licence CC-BY-4.0",),
    "reproduce": ("labeval reproduce capsule.zip",),
    "compare": (
        "labeval compare capsule.zip STUDY",
        "labeval compare first.zip second.zip --out COMPARED",
    ),
    "codes": ("labeval codes STUDY --unit word --coder A --coder B",),
    "pack": ("labeval pack STUDY", "labeval pack STUDY --to /media/stick"),
    "merge": (
        "labeval merge STUDY mulch-0123456789abcdef0123456789abcdef.bundle",
        "labeval merge STUDY OTHER_STUDY",
        "labeval merge STUDY record.sqlite coding.sqlite participants.csv",
    ),
    "clean-up": ("labeval clean-up STUDY", "labeval clean-up STUDY --yes"),
    "access": ("labeval access STUDY",),
    "recordings": (
        "labeval recordings STUDY",
        "labeval recordings STUDY --make-key FILE",
        "labeval recordings STUDY --use-key FILE",
    ),
    "hub": (
        "labeval hub init postgresql://OWNER@HOST/DATABASE",
        "labeval hub add postgresql://OWNER@HOST/DATABASE lab-1 --as station",
        "labeval hub join STUDY postgresql://lab-1@HOST/DATABASE",
        "labeval hub sync STUDY --every 60",
        "labeval hub status STUDY",
        "labeval hub verify STUDY",
        "labeval hub leave STUDY",
    ),
    "protect": (
        "labeval protect STUDY",
        "labeval protect STUDY --add NAME",
        "labeval protect STUDY --name LAB --make-key FILE",
        "labeval protect STUDY --recovery",
    ),
    "unprotect": ("labeval unprotect STUDY",),
    "verify": ("labeval verify STUDY", "labeval verify STUDY --save-to saved.sqlite"),
    "query": (
        "labeval query STUDY --schema",
        "labeval query STUDY \"select * from scores_by_system where method = 'dqe'\"",
        'labeval query STUDY "select * from comments_with_ratings" --format csv',
    ),
    "unsaved": ("labeval unsaved",),
    "copies": ("labeval copies", "labeval copies --to FOLDER"),
    "supervisor-code": ("labeval supervisor-code STUDY",),
    "reject": (
        'labeval reject STUDY P01 --why "the fire alarm rang"',
        "labeval reject STUDY P01 --undo",
    ),
    "erase": ("labeval erase STUDY P01",),
    "doctor": ("labeval doctor", "labeval doctor STUDY", "labeval doctor --line"),
}
"""By command; each line can be run as it stands, with the names in capitals replaced."""


def with_examples(name: str, part: str = "") -> dict[str, Any]:
    """Arguments of a parser whose help ends with the examples of a command.

    Args:
        name: such as ``export``.
        part: a command of this command, such as ``init`` of ``hub``; empty for all of it.
    """
    lines = [line for line in EXAMPLES.get(name, ()) if not part or line.split()[2] == part]
    return {
        "epilog": "\n".join([tr("examples:"), *(f"  {line}" for line in lines)]),
        "formatter_class": argparse.RawDescriptionHelpFormatter,
    }
