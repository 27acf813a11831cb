"""``labeval templates`` and ``labeval new``: study folders from templates and other origins."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Iterable
from pathlib import Path

from labeval import places
from labeval.commands.shared.columns import add_columns, mapping_of
from labeval.commands.shared.running import Refused
from labeval.commands.shared.syntax import Add
from labeval.commands.shared.words import language, tr, translated
from labeval.study.problems import Problem

_PLAIN = "trained-raters"
"""The template of a study with texts of one's own where none is named."""


def add_to(add: Add) -> None:
    """Its syntax."""
    add("templates", list_templates, tr("list the templates, one a line, name first"))
    sub = add("new", new_study, tr("make a study folder from texts, judgments or a template"))
    sub.add_argument(
        "folder", type=Path, help=tr("the new study folder, which must be new or empty")
    )
    sub.add_argument(
        "files",
        type=Path,
        nargs="*",
        metavar="FILE",
        help=tr("what it is made of: judgments, texts or a capsule, whichever the files hold"),
    )
    origin = sub.add_mutually_exclusive_group()
    origin.add_argument(
        "--template",
        metavar="NAME",
        help=tr(
            "as 'labeval templates' lists them; with --items {name} when left out", name=_PLAIN
        ),
    )
    origin.add_argument(
        "--from-judgments",
        type=Path,
        nargs="+",
        metavar="FILE",
        help=tr(
            "judgments made elsewhere: a table with a row each, or a file of another program, as "
            "'labeval inspect' shows them; with an exported table evidence, the words that were "
            "marked for them too"
        ),
    )
    origin.add_argument(
        "--from-capsule",
        type=Path,
        metavar="FILE",
        help=tr("the study of a capsule, to run it again"),
    )
    sub.add_argument(
        "--items",
        type=Path,
        nargs="+",
        metavar="FILE",
        help=tr("your own texts, in any table or format that 'labeval inspect' reads"),
    )
    sub.add_argument("--references", type=Path, help=tr("your own references: JSONL"))
    add_columns(sub)


def list_templates(chosen: Namespace) -> int:
    """One line per template: its name, then what it is."""
    from labeval.exchange.study_folder import templates

    for name, description in templates(places.templates()):
        text = description.in_language(language()) if description is not None else ""
        print(f"{name}\t{text}")
    return 0


def new_study(chosen: Namespace) -> int:
    """A study folder from a template, or from judgments that were made elsewhere."""
    if chosen.files:
        _sort(chosen)
    if chosen.from_judgments is not None:
        return _from_judgments(chosen)
    if chosen.from_capsule is not None:
        return _from_capsule(chosen)
    from labeval.exchange.materials.starting import start_study
    from labeval.exchange.study_folder import make_study

    if not (chosen.template or chosen.items):
        raise Refused(tr("name files of texts or judgments, a capsule, or a --template"))
    name = chosen.template or _PLAIN
    template = places.templates() / name
    if not (template / "study.yaml").is_file():
        raise Refused(
            tr("there is no template '{name}'; 'labeval templates' lists them", name=name)
        )
    if not chosen.items:
        make_study(template, chosen.folder, None, chosen.references)
        print(chosen.folder)
        return 0
    mapping = mapping_of(chosen, chosen.items)
    taken = start_study(template, chosen.folder, chosen.items, mapping, chosen.references)
    print(chosen.folder)
    if taken is not None:
        _announce(taken.problems)
        made = tr("; ids were made for {count}", count=taken.made_ids) if taken.made_ids else ""
        print(tr("{n:text|texts}", n=len(taken.items)) + made, file=sys.stderr)
    return 0


def _sort(chosen: Namespace) -> None:
    """Choose the option that files without one belong to; next to an items table, judgments.

    Raises:
        Refused: another origin is named, too.
    """
    from labeval.exchange.judgment_sources import holds_judgments
    from labeval.jobs.capsule.reading import is_capsule

    files = chosen.files
    if chosen.from_judgments or chosen.from_capsule:
        raise Refused(tr("{file}: name all files behind one option, or none", file=files[0]))
    if len(files) == 1 and is_capsule(files[0]):
        chosen.from_capsule = files[0]
        return
    judged = not chosen.template and holds_judgments(files, mapping_of(chosen, files))
    if chosen.items or judged:
        chosen.from_judgments = files
    else:
        chosen.items = files


def _from_capsule(chosen: Namespace) -> int:
    """A study folder from a capsule; what is still to be done is shown."""
    from labeval.jobs.capsule.starting import study_from_capsule

    if chosen.items is not None or chosen.references is not None:
        raise Refused(tr("a capsule has its own texts; change them in the new folder"))
    to_do = study_from_capsule(chosen.from_capsule, chosen.folder)
    print(chosen.folder)
    for sentence in to_do:
        print(sentence.described(translated), file=sys.stderr)
    return 0


def _shown(setting: object) -> str:
    """A setting of a block in a line: ends as “0 to 100”, options by their names."""
    if isinstance(setting, dict) and {"min", "max"} <= setting.keys():
        return tr("{min} to {max}", **setting)
    if isinstance(setting, dict):
        return str(setting.get("label", setting.get("id", setting)))
    if isinstance(setting, list):
        return ", ".join(map(_shown, setting))
    return str(setting)


def _announce(problems: Iterable[Problem]) -> None:
    for problem in problems:
        print(problem.described(translated), file=sys.stderr)


def _from_judgments(chosen: Namespace) -> int:
    """A study folder with judgments; what was inferred is shown, for a person to correct."""
    from labeval.exchange.study_from_judgments import study_from_judgments

    if chosen.references is not None:
        raise Refused(
            tr("--references goes with --template; put the file next to study.yaml instead")
        )
    if chosen.items is not None and len(chosen.items) > 1:
        raise Refused(tr("with --from-judgments, --items takes one items table"))
    made = study_from_judgments(
        chosen.folder,
        chosen.from_judgments,
        chosen.items[0] if chosen.items else None,
        mapping_of(chosen, chosen.from_judgments),
    )
    if made.format is not None:
        print(tr("read as {format}", format=made.format.described(translated)))
    for sentence in made.assumed:
        print(tr("assumed: {text}", text=sentence.described(translated)))
    _announce(made.warnings)
    print(
        tr(
            "{judgments:judgment|judgments} of {items:item|items} by "
            "{participants:participant|participants}",
            judgments=made.judgments,
            items=made.items,
            participants=made.participants,
        )
    )
    if made.marks:
        print(tr("{marks:mark of words|marks of words}", marks=made.marks))
    for block in made.blocks:
        settings = ", ".join(f"{name} {_shown(value)}" for name, value in block.settings.items())
        note = "; ".join(filter(None, [settings if len(settings) < 100 else "", block.note]))
        print(f"{block.id}: {', '.join(block.criteria)}{f' ({note})' if note else ''}")
    if made.described:
        print(
            tr(
                "attributes of {described:participant|participants} in participants.csv",
                described=made.described,
            )
        )
    if made.unanswered:
        print(tr("{unanswered:row|rows} without a value left out", unanswered=made.unanswered))
    if made.unused:
        print(tr("columns not used: {unused}", unused=", ".join(made.unused)))
    if made.changed:
        named = ", ".join(made.changed[:5])
        print(
            tr(
                "{changed:name|names} changed to be ids, such as {named}",
                changed=len(made.changed),
                named=named,
            )
        )
    for remark in made.remarks:
        print(remark.described(translated))
    print(tr("look over what was inferred in {path}", path=chosen.folder / "study.yaml"))
    return 0
