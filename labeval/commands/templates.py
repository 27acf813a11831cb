"""``labeval templates`` and ``labeval new``: study folders from templates."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from labeval import places
from labeval.commands.running import Refused
from labeval.commands.syntax import Add


def add_to(add: Add) -> None:
    """Its syntax."""
    add("templates", list_templates, "list the templates, one a line, name first")
    sub = add("new", new_study, "make a study folder from a template")
    sub.add_argument("folder", type=Path)
    sub.add_argument("--template", required=True)
    sub.add_argument("--items", type=Path, help="your own items table: CSV, JSONL or XLSX")
    sub.add_argument("--references", type=Path, help="your own references: JSONL")


def list_templates(chosen: Namespace) -> int:
    """One line a template: its name, then what it is."""
    from labeval.exchange.study_folder import templates

    for name, description in templates(places.templates()):
        print(f"{name}\t{description}")
    return 0


def new_study(chosen: Namespace) -> int:
    """A study folder from a template."""
    from labeval.exchange.study_folder import make_study

    template = places.templates() / chosen.template
    if not (template / "study.yaml").is_file():
        raise Refused(f"there is no template '{chosen.template}'; 'labeval templates' lists them")
    make_study(template, chosen.folder, chosen.items, chosen.references)
    print(chosen.folder)
    return 0
