"""The package for Debian: pages made of the commands' syntax, and parts where they belong."""

from __future__ import annotations

import gzip
import re
import shutil
import subprocess
import tomllib
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from PySide6.QtGui import QImage

from labeval import places
from labeval.cli import MODULES

ROOT = Path(__file__).resolve().parent.parent.parent


@pytest.fixture(scope="module")
def deb(qapp):
    loader = SourceFileLoader("labeval_deb", str(ROOT / "packaging" / "deb"))
    module = module_from_spec(spec_from_loader(loader.name, loader))
    loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def pages(deb, tmp_path_factory):
    share = tmp_path_factory.mktemp("share")
    deb.add_pages(share)
    return share


def test_the_manual_page_has_every_command_and_option(pages):
    page = gzip.decompress((pages / "man/man1/labeval.1.gz").read_bytes()).decode()
    assert {name for name in MODULES if f"labeval {name}" not in page.replace("\\-", "-")} == set()
    assert "--speakers" in page.replace("\\-", "-")
    assert not re.search(r"\bargparse\b|0x[0-9a-f]{6}", page)


@pytest.mark.parametrize(
    ("shell", "place"),
    [
        ("bash", "bash-completion/completions/labeval"),
        ("zsh", "zsh/vendor-completions/_labeval"),
        ("fish", "fish/vendor_completions.d/labeval.fish"),
    ],
)
def test_completions_name_every_command_in_the_shells_own_syntax(pages, shell, place):
    path = pages / place
    words = set(re.findall(r"[\w-]+", path.read_text("utf-8")))
    assert set(MODULES) <= words
    if shutil.which(shell):
        subprocess.run([shell, "-n", str(path)], check=True)


@pytest.mark.slow
def test_bash_completes_commands_and_options(pages):
    script = (
        f"source {pages}/bash-completion/completions/labeval; "
        "COMP_WORDS=(labeval tra); COMP_CWORD=1; _shtab_labeval 2>/dev/null; echo ${COMPREPLY[@]}; "
        "COMP_WORDS=(labeval transcribe --spe); COMP_CWORD=2; _shtab_labeval 2>/dev/null; "
        "echo ${COMPREPLY[@]}"
    )
    done = subprocess.run(["bash", "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["transcribe", "--speakers"]


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("dpkg-deb") is None, reason="no Debian")
def test_the_package_has_the_program_its_command_icon_and_menu_entry(deb, tmp_path):
    program = tmp_path / "program"
    (program / "_internal").mkdir(parents=True)
    (program / "labeval").write_text("#!/bin/sh\necho labeval\n")
    shutil.copy("/bin/true", program / "_internal/part.so")
    deb.main(["--program", str(program), "--target", str(tmp_path / "made")])
    (package,) = (tmp_path / "made").iterdir()
    unpacked = tmp_path / "unpacked"
    subprocess.run(["dpkg-deb", "-x", str(package), str(unpacked)], check=True)

    command = unpacked / "usr/bin/labeval"
    assert subprocess.run([command], capture_output=True, text=True).stdout == "labeval\n"
    control = subprocess.run(["dpkg-deb", "-f", package], capture_output=True, text=True).stdout
    assert "libportaudio2" in control and "libc6" in control
    share = unpacked / "usr/share"
    entry = (share / "applications/labeval.desktop").read_text("utf-8")
    icon = re.search(r"^Icon=(.+)$", entry, re.M).group(1)
    assert (share / f"icons/hicolor/scalable/apps/{icon}.svg").is_file()
    kinds = re.search(r"^MimeType=(.+);$", entry, re.M).group(1).split(";")
    known = (share / "mime/packages/labeval.xml").read_text("utf-8")
    assert all(f'type="{kind}"' in known for kind in kinds)
    worst = max(path.stat().st_mode & 0o777 for path in unpacked.rglob("*") if path.is_file())
    assert worst == 0o755 and not [p for p in unpacked.rglob("*") if p.stat().st_mode & 0o022]


def test_the_release_in_the_description_is_the_programs_version(deb):
    described = (ROOT / "packaging/linux/labeval.metainfo.xml").read_text("utf-8")
    assert f'version="{deb.labeval.__version__}"' in described


@pytest.mark.parametrize("size", [16, 48, 256])
def test_the_icon_has_its_colours_at_every_size(deb, size, tmp_path):
    deb.draw_icons(tmp_path)
    picture = QImage(str(tmp_path / f"{size}x{size}/apps/labeval.png"))
    colours = {
        picture.pixelColor(x, y).name()
        for x in range(size)
        for y in range(size)
        if picture.pixelColor(x, y).alpha() == 255
    }
    assert {"#1f5fa8", "#f6c453"} <= colours
    assert places.icon().is_file()


def test_packages_have_every_part_of_the_program_but_the_trees():
    with (ROOT / "pyproject.toml").open("rb") as file:
        extras = tomllib.load(file)["project"]["optional-dependencies"]
    (own,) = (part for part in map(Requirement, extras["package"]) if part.name == "labeval")
    assert own.extras == extras.keys() - {"trees", "package", "test"}


@pytest.mark.parametrize(
    "place", ["CONTRIBUTING.md", "packaging/deb", ".github/workflows/packages.yml"]
)
def test_every_recipe_of_a_package_installs_its_parts(place):
    text = (ROOT / place).read_text("utf-8")
    assert set(re.findall(r"pip install '?\"?(\S+?)'?\"?$", text, re.M)) == {".[package]"}


@pytest.mark.parametrize("place", ["packaging/try-fresh", ".github/workflows/packages.yml"])
def test_every_part_of_a_package_is_tried_in_it(place):
    with (ROOT / "pyproject.toml").open("rb") as file:
        extras = tomllib.load(file)["project"]["optional-dependencies"]
    tried = re.findall(r"LABEVAL_TRY_PARTS[=:] ?(\S+)", (ROOT / place).read_text("utf-8"))
    assert tried
    for parts in tried:
        assert set(parts.split(",")) == extras.keys() - {"trees", "package", "test"}
