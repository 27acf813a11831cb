"""The system's keyring opens a study where somebody has asked it to, and nothing else."""

from __future__ import annotations

from pathlib import Path

import keyring
import pytest
from keyring.backends.fail import Keyring as NoKeyring

from labeval.store.disk.errors import RecordUnavailable, StudyLocked
from labeval.store.disk.key_ring import RING, is_locked
from labeval.store.disk.study_key import (
    Protection,
    StudyKey,
    Way,
    new_key_file,
    new_keyring_secret,
    new_protection,
)
from labeval.store.disk.system_keyring import forget_in_keyring, keep_in_keyring, key_in_keyring
from tests.support.keyrings import Drawer, Forgetful, in_use

KEY = StudyKey(bytes(range(32)))
SECRET = new_keyring_secret()


def kept(place: Path, way: Way = Way.KEYRING) -> Protection:
    """A study that one secret opens, in its file."""
    place.mkdir(exist_ok=True)
    secret = SECRET if way == Way.KEYRING else new_key_file()
    made = new_protection(place, KEY).with_person(KEY, "laptop", way, secret)
    made.write()
    return made


def test_what_is_kept_opens_the_study_until_it_is_forgotten(tmp_path: Path) -> None:
    study = kept(tmp_path)
    with in_use(Drawer({})) as drawer:
        assert key_in_keyring(study) is None and is_locked(study.path)
        keep_in_keyring(study, SECRET)
        assert drawer.kept == {("labeval-study", KEY.id): SECRET}
        assert key_in_keyring(study) == KEY
        assert not is_locked(study.path) and RING.holds(study)
        RING.clear()
        assert RING.key_of(study) == KEY
        RING.clear()
        forget_in_keyring(study)
        assert drawer.kept == {} and is_locked(study.path)
        forget_in_keyring(study)  # once more changes nothing
        with pytest.raises(StudyLocked):
            RING.key_of(study)


def test_it_is_looked_into_only_where_it_was_asked_to_keep_the_study(tmp_path: Path) -> None:
    with in_use(Drawer({("labeval-study", KEY.id): SECRET})):
        assert key_in_keyring(kept(tmp_path / "asked")) == KEY
        assert key_in_keyring(kept(tmp_path / "not", Way.KEY_FILE)) is None


def test_what_does_not_fit_opens_nothing_and_somebody_is_asked(tmp_path: Path) -> None:
    study = kept(tmp_path)
    with in_use(Drawer({("labeval-study", KEY.id): new_keyring_secret()})):
        assert key_in_keyring(study) is None
        RING.ask_with(lambda _: KEY)
        assert RING.key_of(study) == KEY


def test_a_keyring_that_forgets_is_not_relied_on(tmp_path: Path) -> None:
    study = kept(tmp_path)
    with in_use(Forgetful({})), pytest.raises(RecordUnavailable, match="does not keep") as refused:
        keep_in_keyring(study, SECRET)
    assert str(tmp_path) in str(refused.value)


def test_where_there_is_none_it_is_said_and_nothing_else_depends_on_it(tmp_path: Path) -> None:
    study = kept(tmp_path)
    with in_use(Drawer({})):
        keyring.set_keyring(NoKeyring())
        with pytest.raises(RecordUnavailable, match="cannot be used: No recommended") as refused:
            keep_in_keyring(study, SECRET)
        assert "\n" not in str(refused.value)
        assert key_in_keyring(study) is None
        forget_in_keyring(study)
