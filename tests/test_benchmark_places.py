"""A benchmark that is stopped leaves nothing that a commit would take along."""

from __future__ import annotations

import subprocess

from tests.benchmarks.record import ROOT, in_new_folder


def test_git_ignores_the_folders_of_benchmarks() -> None:
    with in_new_folder() as place:
        asked = ["git", "check-ignore", "-q", place]
        assert subprocess.run(asked, cwd=ROOT, check=False).returncode == 0
