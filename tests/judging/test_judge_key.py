"""Keys come from the environment or the keyring, and show themselves nowhere."""

from __future__ import annotations

import copy
import pickle

import keyring
import pytest
from keyring.backend import KeyringBackend
from keyring.backends.fail import Keyring as NoKeyring
from keyring.credentials import SimpleCredential

from labeval.judging.errors import JudgingRefused
from labeval.judging.key import Key, key_from_environment, key_from_keyring

SECRET = "sk-topsecret-1234567890"


class Drawer(KeyringBackend):
    """A keyring that lives as long as a test."""

    priority = 0.1  # type: ignore[assignment]

    def __init__(self, kept: dict[tuple[str, str], str]) -> None:
        super().__init__()
        self.kept = kept

    def get_password(self, service: str, username: str) -> str | None:
        return self.kept.get((service, username))

    def get_credential(self, service: str, username: str | None) -> SimpleCredential | None:
        found = [(u, p) for (s, u), p in self.kept.items() if s == service]
        return SimpleCredential(*found[0]) if found else None

    def set_password(self, service: str, username: str, password: str) -> None:
        self.kept[service, username] = password


@pytest.fixture
def drawer():
    """The keyring in use, put back afterwards."""
    before = keyring.get_keyring()
    drawer = Drawer({})
    keyring.set_keyring(drawer)
    yield drawer.kept
    keyring.set_keyring(before)


def test_a_key_shows_itself_nowhere():
    key = Key(SECRET)
    assert SECRET not in f"{key} {key!r} {[key]}"
    for write in (pickle.dumps, copy.deepcopy):
        with pytest.raises(TypeError):
            write(key)


def test_a_key_is_blotted_out_but_a_word_that_local_servers_take_is_not():
    assert Key(SECRET).hidden_in(f"a {SECRET}b") == "a [key]b"
    assert Key("none").hidden_in("none of it") == "none of it"


def test_the_environment_gives_a_key(monkeypatch):
    monkeypatch.setenv("JUDGE_KEY", f" {SECRET}\n")
    assert key_from_environment("JUDGE_KEY").authorization == f"Bearer {SECRET}"


@pytest.mark.parametrize("value", ["", "  "])
def test_an_empty_variable_is_named(monkeypatch, value):
    monkeypatch.setenv("JUDGE_KEY", value)
    with pytest.raises(JudgingRefused, match="JUDGE_KEY is not set"):
        key_from_environment("JUDGE_KEY")


@pytest.mark.parametrize("value", ["sk-geheim-schlüssel", "sk-top\nsecret", "sk top secret"])
def test_what_cannot_be_sent_is_refused_without_being_said(monkeypatch, value):
    monkeypatch.setenv("JUDGE_KEY", value)
    with pytest.raises(JudgingRefused, match="not a key") as raised:
        key_from_environment("JUDGE_KEY")
    assert value not in str(raised.value)


def test_the_keyring_gives_the_key_kept_for_this_program_first(drawer):
    drawer["judge", "somebody"] = "sk-other-1234567890"
    drawer["judge", "labeval"] = SECRET
    assert key_from_keyring("judge").authorization == f"Bearer {SECRET}"


def test_else_any_key_of_the_service(drawer):
    drawer["judge", "somebody"] = SECRET
    assert key_from_keyring("judge").authorization == f"Bearer {SECRET}"


def test_a_keyring_without_the_key_says_how_to_put_it_in(drawer):
    with pytest.raises(JudgingRefused, match="keyring set judge labeval"):
        key_from_keyring("judge")


def test_a_computer_without_a_keyring_is_told_of_the_environment(drawer):
    keyring.set_keyring(NoKeyring())
    with pytest.raises(JudgingRefused, match="--key-env"):
        key_from_keyring("judge")
