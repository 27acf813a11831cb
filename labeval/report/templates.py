"""Pages made from templates."""

from __future__ import annotations

from pathlib import Path

from labeval.text.unbroken import unbroken


def filled_template(folder: Path, name: str, **values: object) -> str:
    """A template of a folder with its values, which are escaped; a value that is missing raises."""
    from jinja2 import Environment, FileSystemLoader, StrictUndefined

    environment = Environment(
        loader=FileSystemLoader(folder),
        autoescape=True,
        finalize=_unbroken,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    return environment.get_template(name).render(**values)


def _unbroken(value: object) -> object:
    """A text of a page whose figures do not break at a line's end; markup as it is."""
    return unbroken(value) if type(value) is str else value
