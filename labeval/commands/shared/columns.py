"""Options that say what the columns of a file are, and how it is written."""

from __future__ import annotations

import argparse
import dataclasses
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from pathlib import Path

from labeval.commands.shared.running import Refused
from labeval.commands.shared.words import tr, translated
from labeval.exchange.materials.model import (
    FACTOR,
    ITEM_ROLES,
    REPEATED,
    ROLES,
    UNUSED,
    ColumnMapping,
    Layout,
)
from labeval.exchange.materials.readers import TABLE
from labeval.exchange.materials.seeing import inspect
from labeval.study.problems import listed, nearest


def add_layout(sub: ArgumentParser) -> None:
    """Options for how a file is written."""
    sub.add_argument("--encoding", default="", help=tr("such as cp1252; found out when left out"))
    sub.add_argument("--delimiter", default="", help=tr("between cells; found out when left out"))
    sub.add_argument(
        "--header-rows", type=int, choices=range(4), help=tr("rows with the names of columns")
    )
    sub.add_argument(
        "--part",
        default="",
        metavar="NAME",
        help=tr("a sheet of a workbook, a table of a database, or a list of a JSON file"),
    )


def check_format(format: str, formats: Sequence[str], *, safe: bool = False) -> None:
    """Refuse a format that there is not, and the safe form of one that has none."""
    if format not in formats:
        raise Refused(
            tr(
                "'{format}' is no format; there are {formats}",
                format=format,
                formats=", ".join(formats),
            )
        )
    if safe and format != "csv":
        raise Refused(tr("only csv has a form that is safe for spreadsheets; xlsx needs none"))


def add_columns(sub: ArgumentParser) -> None:
    """Options for what the columns of a file are."""
    sub.add_argument(
        "--map",
        action="append",
        default=[],
        metavar="ROLE=COLUMN",
        type=_pair,
        help=tr("what a column is; guessed when left out. Roles: {roles}", roles=", ".join(ROLES)),
    )
    sub.add_argument(
        "--scale",
        action="append",
        default=[],
        metavar="CRITERION=WORD,WORD",
        type=_pair,
        help=tr("the words of a scale from the lowest to the highest"),
    )
    sub.add_argument(
        "--positions-from",
        choices=["-1", "0", "1"],
        default="",
        help=tr("the number of the first of two texts, where values are positions"),
    )
    add_layout(sub)


def layout_of(chosen: Namespace) -> Layout:
    """The layout that was chosen."""
    delimiter = {"tab": "\t", "\\t": "\t"}.get(chosen.delimiter, chosen.delimiter)
    if len(delimiter) > 1:
        raise Refused(
            tr(
                "--delimiter takes one character or tab, not '{delimiter}'",
                delimiter=chosen.delimiter,
            )
        )
    return Layout(chosen.encoding, delimiter, chosen.header_rows, chosen.part)


def mapping_of(chosen: Namespace, files: Sequence[Path]) -> ColumnMapping | None:
    """The guessed mapping with what was chosen; None where nothing was.

    Raises:
        Refused: there is no such role or column.
    """
    layout = layout_of(chosen)
    if not (chosen.map or chosen.scale or chosen.positions_from or layout != Layout()):
        return None
    for role, _ in chosen.map:
        if role not in ROLES:
            raise Refused(
                tr("'{role}' is no role; there are {roles}", role=role, roles=", ".join(ROLES))
            )
    seen = inspect(files, layout, {column: role for role, column in chosen.map})
    names = [column.name for column in seen.columns]
    mapping = seen.mapping
    if mapping.reader != TABLE and seen.judgments:
        for role in (role for role, _ in chosen.map if role not in (*ITEM_ROLES, FACTOR, UNUSED)):
            raise Refused(
                tr(
                    "in “{format}” judgments have places of their own, so that --map {role}=… has "
                    "no effect; name the column as this format does, such as “participant”, or "
                    "make a table with columns participant, items, criterion and value",
                    format=seen.title.described(translated),
                    role=role,
                )
            )
    for role in dict.fromkeys(role for role, _ in chosen.map if role not in REPEATED):
        columns = {column for given, column in chosen.map if given == role}
        if role == "text" and len(columns) > 1:
            mapping = dataclasses.replace(mapping, shape="wide")
    cleared = {role for role, _ in chosen.map if role in ("text", "rating")}
    kept = {c: "factor" if r in cleared else r for c, r in mapping.roles.items()}
    mapping = dataclasses.replace(mapping, roles=kept)
    for role, column in chosen.map:
        if column not in names:
            near = nearest(column, names)
            hint = (
                tr("did you mean '{name}'?", name=near)
                if near
                else tr("there are {names}", names=listed(names))
            )
            raise Refused(tr("there is no column '{column}'; {hint}", column=column, hint=hint))
        mapping = mapping.with_role(column, role)
    mapping = mapping.with_shape_of_roles()
    scales = {criterion: words.split(",") for criterion, words in chosen.scale}
    return dataclasses.replace(mapping, scales=scales, positions=chosen.positions_from)


def _pair(text: str) -> tuple[str, str]:
    name, sign, value = text.partition("=")
    if not (name.strip() and sign and value.strip()):
        raise argparse.ArgumentTypeError(tr("'{text}' is not NAME=VALUE", text=text))
    return name.strip(), value.strip()
