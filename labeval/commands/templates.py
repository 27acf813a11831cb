"""``labeval templates`` and ``labeval new``: study folders from templates, or from judgments."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from labeval import places
from labeval.commands.running import Refused
from labeval.commands.syntax import Add


def add_to(add: Add) -> None:
    """Its syntax."""
    add("templates", list_templates, "list the templates, one a line, name first")
    sub = add("new", new_study, "make a study folder from a template, or from judgments")
    sub.add_argument("folder", type=Path, help="the new study folder, which must be new or empty")
    origin = sub.add_mutually_exclusive_group(required=True)
    origin.add_argument("--template", metavar="NAME", help="as 'labeval templates' lists them")
    origin.add_argument(
        "--from-judgments",
        type=Path,
        metavar="FILE",
        help="a table of judgments made elsewhere, a row each: CSV, JSONL, XLSX or Parquet",
    )
    sub.add_argument("--items", type=Path, help="your own items table: CSV, JSONL or XLSX")
    sub.add_argument("--references", type=Path, help="your own references: JSONL")


def list_templates(chosen: Namespace) -> int:
    """One line a template: its name, then what it is."""
    from labeval.exchange.study_folder import templates

    for name, description in templates(places.templates()):
        print(f"{name}\t{description}")
    return 0


def new_study(chosen: Namespace) -> int:
    """A study folder from a template, or from judgments that were made elsewhere."""
    if chosen.from_judgments is not None:
        return _from_judgments(chosen)
    from labeval.exchange.study_folder import make_study

    template = places.templates() / chosen.template
    if not (template / "study.yaml").is_file():
        raise Refused(f"there is no template '{chosen.template}'; 'labeval templates' lists them")
    make_study(template, chosen.folder, chosen.items, chosen.references)
    print(chosen.folder)
    return 0


def _from_judgments(chosen: Namespace) -> int:
    """A study folder with judgments; what was inferred is shown, for a person to correct."""
    from labeval.exchange.study_from_judgments import study_from_judgments

    if chosen.references is not None:
        raise Refused("--references goes with --template; put the file beside study.yaml instead")
    made = study_from_judgments(chosen.folder, chosen.from_judgments, chosen.items)
    print(f"{made.judgments} judgments of {made.items} items by {made.participants} participants")
    for block in made.blocks:
        settings = ", ".join(f"{name} {value}" for name, value in block.settings.items())
        told = "; ".join(filter(None, [settings if len(settings) < 100 else "", block.note]))
        print(f"{block.id}: {', '.join(block.criteria)}{f' ({told})' if told else ''}")
    if made.unanswered:
        print(f"{made.unanswered} rows without a value were left out")
    if made.unused:
        print(f"columns not used: {', '.join(made.unused)}")
    if made.changed:
        named = ", ".join(made.changed[:5])
        print(f"{len(made.changed)} names were changed to be ids, such as {named}")
    for template, values in made.remarks:
        print(template.format(**values))
    print(f"look over what was inferred in {chosen.folder / 'study.yaml'}")
    return 0
