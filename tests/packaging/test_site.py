"""The site of the documents: every page is in its navigation once, and it loads nothing remote."""

from __future__ import annotations

import re
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
WEBSITE = ROOT / "packaging" / "website"


@pytest.fixture(scope="module")
def conf():
    spec = spec_from_file_location("labeval_site", WEBSITE / "conf.py")
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def listed() -> list[str]:
    """The pages that the navigation names, in its order."""
    home = (WEBSITE / "index.md").read_text("utf-8")
    trees = re.findall(r"^```\{toctree\}\n(.*?)^```$", home, re.MULTILINE | re.DOTALL)
    lines = [line for tree in trees for line in tree.splitlines()]
    return [f"{line}.md" for line in lines if line and not line.startswith(":")]


def test_every_document_is_in_the_navigation_once():
    documents = [page.relative_to(ROOT).as_posix() for page in (ROOT / "docs").rglob("*.md")]
    assert sorted(page for page in listed() if page.startswith("docs/")) == sorted(documents)


def test_the_navigation_names_nothing_that_is_not_there():
    assert [page for page in listed() if not (ROOT / page).is_file()] == []


def test_the_pages_from_outside_docs_are_given_to_sphinx():
    copied = re.findall(r"^cp -R (.+) \S+$", (ROOT / "packaging/site").read_text(), re.MULTILINE)
    given = copied[0].split()
    assert "docs" in given
    assert {page for page in listed() if "/" not in page} == {
        name for name in given if name.endswith(".md") and "/" not in name
    }


def test_links_of_the_home_page_lead_to_listed_pages_and_pictures():
    targets = re.findall(r"\]\(([^)]+)\)", (WEBSITE / "index.md").read_text("utf-8"))
    assert [name for name in targets if not (ROOT / name).is_file()] == []
    assert {name for name in targets if name.endswith(".md")} <= set(listed())


@pytest.mark.parametrize(
    ("file", "content"),
    [
        ("page.html", '<script async src="https://example.org/a.js"></script>'),
        ("page.html", '<link rel="stylesheet" href="//example.org/a.css" />'),
        ("page.html", '<img alt="" src="http://example.org/a.png">'),
        ("deep/style.css", "@font-face { src: url('https://example.org/a.woff2') }"),
        ("style.css", '@import "https://example.org/a.css";'),
    ],
)
def test_what_a_site_would_load_from_a_network_is_found(conf, tmp_path, file, content):
    (tmp_path / file).parent.mkdir(exist_ok=True)
    (tmp_path / file).write_text(content)
    (found,) = conf.remote_parts(tmp_path)
    assert found.startswith(f"{file}: ")


def test_links_for_readers_and_own_files_are_no_remote_parts(conf, tmp_path):
    (tmp_path / "page.html").write_text(
        '<a href="https://example.org">there</a><img src="_images/a.png">'
        '<link rel="stylesheet" href="_static/a.css"><script src="_static/a.js"></script>'
    )
    (tmp_path / "a.css").write_text("a { background: url(data:image/svg+xml;x) }")
    assert conf.remote_parts(tmp_path) == []


def test_the_site_has_the_programs_version(conf):
    import labeval

    assert conf.version == labeval.__version__
