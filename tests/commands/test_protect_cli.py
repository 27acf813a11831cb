"""``labeval protect`` and ``unprotect``: what scripts and people see, and what stays hidden."""

from __future__ import annotations

import os
import re
import shutil
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

import keyring
import pytest
from keyring.backends.fail import Keyring as NoKeyring

from labeval import places
from labeval.cli import main
from labeval.commands.shared import passphrases
from labeval.exchange.study_folder import make_study
from labeval.store.disk.key_ring import RING
from labeval.store.record.record import Record
from labeval.study.folder import StudyFolder
from tests.support.keyrings import Drawer, in_use
from tests.support.protected import all_keys_forgotten, holding, quick_passphrases

WORDS = ("five words drawn at random", "another five words at random")


@pytest.fixture(autouse=True)
def no_keys() -> Iterator[None]:
    with all_keys_forgotten(), quick_passphrases():
        yield


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A study without sound, with two robots' sessions."""
    folder = tmp_path_factory.mktemp("made") / "study"
    make_study(places.templates() / "six-methods", folder, None)
    assert main(["publish", str(folder)]) == 0
    assert main(["simulate", str(folder), "--participants", "2"]) == 0
    return folder


@pytest.fixture
def study(made: Path, tmp_path: Path) -> StudyFolder:
    """A copy of it."""
    shutil.copytree(made, tmp_path / "study")
    return StudyFolder(tmp_path / "study")


@pytest.fixture
def secrets(tmp_path: Path) -> list[Path]:
    """Files with two passphrases, outside of the study."""
    files = [tmp_path / f"secret-{n}" for n in range(2)]
    for file, words in zip(files, WORDS, strict=True):
        file.write_text(f"{words}\n")
    return files


def run(*given: object, secret: Path | None = None) -> int:
    """A command as a program that has just begun, with a secret in a file or without one."""
    RING.clear()
    with pytest.MonkeyPatch.context() as patch:
        if secret is not None:
            patch.setenv(passphrases.FILE, str(secret))
        return main([str(each) for each in given])


def test_a_study_is_protected_used_and_opened_again(
    study: StudyFolder, secrets: list[Path], capsys: pytest.CaptureFixture[str]
) -> None:
    with Record(study.database) as record:
        participants = [header.participant for header in record.sessions.headers()]
    secret = secrets[0]
    assert run("protect", study.path, "--name", "AB", "--secret", secret) == 0
    printed = capsys.readouterr().out
    assert f"{study.path}: is protected; it can be opened by AB" in printed
    assert "may still have their content" in printed
    (recovery,) = re.findall(r"^ {4}(\S{47})$", printed, re.MULTILINE)
    assert holding(study.path, *participants, recovery, WORDS[0]) == []
    # Without a key every command says why, in one line.
    for command in ("verify", "export", "analyse", "unprotect"):
        assert run(command, study.path) == 1
        printed = capsys.readouterr().err
        assert printed.count("\n") == 1 and "this study is protected" in printed
    assert run("verify", study.path, secret=secrets[1]) == 1
    assert "does not open the study" in capsys.readouterr().err
    assert run("verify", study.path, secret=secret) == 0
    assert "is protected: record, texts and codes" in capsys.readouterr().out
    assert run("simulate", study.path, "--participants", "1", secret=secret) == 0
    assert run("export", study.path, secret=secret) == 0
    assert "in the clear" in capsys.readouterr().err
    assert holding(study.path, participants[0])  # in the exports, as was said
    written = secret.with_name("recovery")
    written.write_text(recovery)
    assert run("unprotect", study.path, secret=written) == 0
    assert "no longer protected" in capsys.readouterr().out
    assert run("verify", study.path) == 0
    assert "3 sessions" in capsys.readouterr().out
    assert run("unprotect", study.path) == 0
    assert "is not protected" in capsys.readouterr().out


def test_people_come_and_go(
    study: StudyFolder, secrets: list[Path], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    one, other = secrets
    assert run("protect", study.path, "--add", "CD", "--secret", other) == 1
    assert "is not protected" in capsys.readouterr().err
    key = tmp_path / "key"
    inside = study.path / "key"
    assert run("protect", study.path, "--make-key", inside) == 1 and not inside.exists()
    assert run("protect", study.path, "--name", "AB", "--make-key", key) == 0
    assert key.stat().st_mode & 0o077 == 0
    capsys.readouterr()
    assert run("protect", study.path, "--add", "CD", "--secret", other, secret=one) == 1
    assert run("protect", study.path, "--add", "CD", "--secret", other, secret=key) == 0
    assert "can be opened by AB, CD" in capsys.readouterr().out
    assert run("protect", study.path, "--withdraw", "EF", secret=key) == 1
    assert "there are AB, CD" in capsys.readouterr().err
    assert run("protect", study.path, "--withdraw", "AB", secret=other) == 0
    assert "can still open that copy" in capsys.readouterr().out
    copy = study.path / "copy-of-protection.json"
    assert copy.read_bytes() == study.protection.read_bytes()
    assert run("verify", study.path, secret=key) == 1
    assert run("verify", study.path, secret=other) == 0
    capsys.readouterr()
    assert run("protect", study.path, "--recovery", secret=other) == 0
    (recovery,) = re.findall(r"^ {4}(\S{47})$", capsys.readouterr().out, re.MULTILINE)
    one.write_text(recovery.lower())
    assert run("protect", study.path, "--withdraw", "CD", secret=one) == 0
    assert "the recovery key alone" in capsys.readouterr().out
    assert run("verify", study.path, secret=other) == 1
    assert run("verify", study.path, secret=one) == 0


@pytest.fixture
def drawer() -> Iterator[Drawer]:
    """The keyring in use, put back afterwards."""
    with in_use(Drawer({})) as drawer:
        yield drawer


def test_the_keyring_opens_the_study_where_it_was_asked_to_until_it_is_withdrawn(
    study: StudyFolder,
    secrets: list[Path],
    drawer: Drawer,
    capsys: pytest.CaptureFixture[str],
) -> None:
    secret = secrets[0]
    assert run("protect", study.path, "--name", "AB", "--secret", secret) == 0
    assert run("verify", study.path) == 1 and drawer.kept == {}
    capsys.readouterr()
    assert run("protect", study.path, "--keyring", "AB", secret=secret) == 1
    assert "choose a name that says which computer" in capsys.readouterr().err
    assert run("protect", study.path, "--keyring", "AB on laptop 3", secret=secret) == 0
    assert "can be opened by AB, AB on laptop 3" in capsys.readouterr().out
    ((service, id),) = drawer.kept
    assert service == "labeval-study" and id in study.protection.read_text()
    assert WORDS[0] not in drawer.kept.values()
    assert holding(study.path, drawer.kept[service, id], WORDS[0]) == []
    assert run("verify", study.path) == 0
    # On another account, and where what is kept does not fit, somebody is asked as before.
    kept = drawer.kept.pop((service, id))
    assert run("verify", study.path) == 1
    drawer.kept[service, id] = kept[:-3] + "AA="
    assert run("verify", study.path) == 1
    assert run("verify", study.path, secret=secret) == 0
    drawer.kept[service, id] = kept
    assert run("protect", study.path, "--withdraw", "AB on laptop 3") == 0
    assert drawer.kept == {}
    drawer.kept[service, id] = kept
    assert run("verify", study.path) == 1


def test_where_there_is_no_keyring_nothing_is_changed(
    study: StudyFolder, secrets: list[Path], drawer: Drawer, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("protect", study.path, "--name", "AB", "--secret", secrets[0]) == 0
    before = study.protection.read_bytes()
    keyring.set_keyring(NoKeyring())
    assert run("protect", study.path, "--keyring", "laptop", secret=secrets[0]) == 1
    assert "keyring cannot be used" in capsys.readouterr().err
    assert study.protection.read_bytes() == before


@pytest.mark.parametrize("secret", ["short", "ABCDE-" * 7 + "ABCDE"])
def test_a_secret_that_protects_badly_is_refused(
    study: StudyFolder, secret: str, secrets: list[Path]
) -> None:
    secrets[0].write_text(secret)
    assert run("protect", study.path, "--secret", secrets[0]) == 1
    assert not study.protection.exists()


def test_a_passphrase_is_typed_twice_when_it_is_new_and_three_times_at_most_later(
    study: StudyFolder, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed: list[str] = []
    monkeypatch.setattr(passphrases, "getpass", lambda _: typed.pop(0))
    monkeypatch.setattr(sys.stdin, "isatty", lambda: True, raising=False)
    typed += [WORDS[0], WORDS[1]]
    assert run("protect", study.path) == 1 and not study.protection.exists()
    typed += [WORDS[0], WORDS[0]]
    assert run("protect", study.path) == 0
    typed += ["wrong", WORDS[0]]
    assert run("verify", study.path) == 0 and typed == []
    typed += ["wrong", "wrong again", "and again", WORDS[0]]
    assert run("verify", study.path) == 1 and typed == [WORDS[0]]
    assert "does not open the study" in capsys.readouterr().err


def test_what_is_protected_is_not_merged_into_a_study_in_the_clear(
    study: StudyFolder, secrets: list[Path], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    plain = StudyFolder(tmp_path / "plain")
    make_study(places.templates() / "six-methods", plain.path, None)
    one, other = secrets
    assert run("protect", study.path, "--secret", one) == 0
    assert run("merge", plain.path, study.path, secret=one) == 1
    assert "protect it first" in capsys.readouterr().err
    assert not plain.database.exists()
    assert run("protect", plain.path, "--secret", other) == 0
    assert run("merge", plain.path, study.path, secret=one) == 1
    both = Path(os.pathsep.join(map(str, (one, other))))
    assert run("merge", plain.path, study.path, secret=both) == 0
    assert "2 new sessions" in capsys.readouterr().out


def test_a_bundle_of_a_protected_study_is_encrypted_and_is_merged_into_such_a_study_only(
    study: StudyFolder, secrets: list[Path], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with Record(study.database) as record:
        participants = [header.participant for header in record.sessions.headers()]
    attributes = f"participant,job\n{participants[0]},Unmistakable\n"
    study.participants.write_text(attributes, encoding="utf-8")
    here, sent = StudyFolder(tmp_path / "here"), tmp_path / "sent"
    make_study(places.templates() / "six-methods", here.path, None)
    one, other = secrets
    assert run("pack", study.path, "--to", sent) == 0
    (plain,) = sent.iterdir()
    assert run("protect", study.path, "--secret", one) == 0
    assert run("pack", study.path, "--to", sent) == 1
    assert "this study is protected" in capsys.readouterr().err
    assert run("pack", study.path, "--to", sent, secret=one) == 0
    (bundle,) = set(sent.iterdir()) - {plain}
    unpacked = tmp_path / "seen"
    with zipfile.ZipFile(bundle) as archive:
        archive.extractall(unpacked)
    assert holding(unpacked, *participants, "Unmistakable", "SQLite format", WORDS[0]) == []
    capsys.readouterr()
    assert run("merge", here.path, bundle, secret=one) == 1
    assert "is not protected; protect it first" in capsys.readouterr().err
    assert run("protect", here.path, "--secret", other) == 0
    assert run("merge", here.path, plain, secret=other) == 1
    assert "is not encrypted" in capsys.readouterr().err
    assert run("merge", here.path, bundle, secret=other) == 1
    assert f"{bundle}" in capsys.readouterr().err
    assert not here.database.exists()
    both = Path(os.pathsep.join(map(str, (one, other))))
    assert run("merge", here.path, bundle, secret=both) == 0
    assert "2 new sessions" in capsys.readouterr().out
    assert run("verify", here.path, secret=other) == 0
    assert here.participants.read_text(encoding="utf-8") == attributes
    assert holding(here.path, "SQLite format") == [] and not list(here.path.glob(".bundle*"))
    # Of a protected study, too, a file that was altered on its way is refused.
    altered = bytearray(bundle.read_bytes())
    altered[len(altered) // 2] ^= 1
    (sent / "other.bundle").write_bytes(altered)
    assert run("merge", here.path, sent / "other.bundle", secret=both) == 1
    assert "altered on its way" in capsys.readouterr().err
