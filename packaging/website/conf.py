"""Settings of Sphinx for the site of the documents, which ``sh packaging/site`` builds."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sphinx.application import Sphinx

_ROOT = Path(__file__).resolve().parents[2]
_PROGRAM = (_ROOT / "labeval" / "__init__.py").read_text("utf-8")

project = "labeval"
version = release = re.findall(r'^__version__ = "(.+)"$', _PROGRAM, re.MULTILINE)[0]
language = "en"

extensions = ["myst_parser"]
# Links to headings work as they do on a code host, of which #### is the lowest that is linked.
myst_heading_anchors = 4

html_theme = "furo"
html_title = f"labeval {version}"
html_logo = html_favicon = str(_ROOT / "resources" / "icon" / "labeval.svg")
html_use_index = html_copy_source = False
html_static_path = html_css_files = ["style.css"]
html_show_sourcelink = html_show_copyright = False
# Browsers do not let a page from a disk read the others, which excerpts of results would need.
html_show_search_summary = False

_REMOTE = re.compile(
    r"""<(?:script|img|link|iframe|source|video|audio)\b[^>]*\b(?:src|href|srcset)="(?:https?:)?//"""
    r"""|url\(\s*["']?(?:https?:)?//|@import\s+["'](?:https?:)?//"""
)


def remote_parts(site: Path) -> list[str]:
    """Each place of pages and styles that would load from a network, as `FILE: START`."""
    return [
        f"{path.relative_to(site)}: {found[0]}"
        for path in sorted([*site.rglob("*.html"), *site.rglob("*.css")])
        for found in _REMOTE.finditer(path.read_text("utf-8"))
    ]


def setup(app: Sphinx) -> None:
    """Register a lexer and the check of the pages; Sphinx calls this."""
    from pygments.lexers.special import TextLexer

    app.add_lexer("csv", TextLexer)
    app.connect("build-finished", _refuse_remote_parts)


def _refuse_remote_parts(app: Sphinx, failure: Exception | None) -> None:
    if failure is None and (found := remote_parts(Path(app.outdir))):
        raise SystemExit("The site would load from a network:\n" + "\n".join(found))
