"""A connection that would not be safe is refused before anything is sent."""

from __future__ import annotations

from pathlib import Path

import pytest

from labeval import places
from labeval.hub.address import read_address
from labeval.hub.errors import HubRefused
from labeval.hub.keys import forget_key, keep_key, kept_key
from tests.support.keyrings import Forgetful, in_use

pytest.importorskip("psycopg", reason="the optional part “hub” is not installed")


@pytest.mark.parametrize("mode", ["disable", "allow", "prefer", "require"])
def test_a_network_without_a_checked_certificate_is_refused(mode: str) -> None:
    with pytest.raises(HubRefused, match=f"sslmode={mode} does not check"):
        read_address(f"postgresql://lab-1@db.example.org/study?sslmode={mode}")


def test_a_network_gets_tls_and_scram() -> None:
    wanted = read_address("postgresql://lab-1:secret@db.example.org/study").connecting
    assert wanted["sslmode"] == "verify-full"
    assert wanted["sslrootcert"] == "system"
    assert wanted["require_auth"] == "scram-sha-256"


def test_a_socket_of_this_computer_needs_neither() -> None:
    address = read_address("postgresql:///study?host=/run/postgresql")
    assert address.is_local
    assert "sslmode" not in address.connecting
    assert "require_auth" not in address.connecting


@pytest.mark.parametrize(
    "hosts", ["db.example.org", "/run/postgresql,db.example.org", "127.0.0.1", "localhost"]
)
def test_any_other_place_is_a_network(hosts: str) -> None:
    address = read_address(f"postgresql:///study?host={hosts}")
    assert not address.is_local


def test_a_host_of_the_environment_is_a_network(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PGHOST", "db.example.org")
    assert not read_address("postgresql:///study").is_local


def test_an_address_in_numbers_is_a_network() -> None:
    assert not read_address("postgresql:///study?host=/run&hostaddr=10.0.0.1").is_local


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("http://db.example.org/study", "is no hub's address"),
        ("host=db.example.org dbname=study", "is no hub's address"),
        ("postgresql://db.example.org", "names no database"),
        ("postgresql://db.example.org/study?sslmod=disable", "cannot be read"),
        ("postgresql:///study?service=lab", "has no “service”"),
        ("postgresql://h/study?require_auth=none", "has no “require_auth”"),
    ],
)
def test_what_is_no_address_is_refused_with_the_reason(text: str, reason: str) -> None:
    with pytest.raises(HubRefused, match=reason):
        read_address(text)


@pytest.mark.parametrize("text", ["mysql://me:secret@h/d", "postgresql://me:secret@h/d?no=1"])
def test_no_message_shows_the_password(text: str) -> None:
    with pytest.raises(HubRefused) as caught:
        read_address(text)
    assert "secret" not in str(caught.value)


@pytest.mark.parametrize(
    "text",
    [
        "postgresql://lab-1@db.example.org:5433/study",
        "postgresql://lab-1@/study?host=/run/postgresql",
        "postgresql://a%40b@[::1]/study?sslrootcert=/etc/lab.crt",
    ],
)
def test_an_address_is_written_as_it_is_read(text: str) -> None:
    address = read_address(text)
    assert dict(read_address(str(address)).parameters) == dict(address.parameters)
    assert "secret" not in str(address.with_password("secret"))


def test_a_keyring_that_keeps_nothing_is_none() -> None:
    address = read_address("postgresql://lab-1@db.example.org/study")
    with in_use(Forgetful({})):
        assert not keep_key(address, "a secret")
        assert kept_key(address) == "a secret"
    forget_key(address)


def test_a_key_is_in_a_file_for_its_owner_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHON_KEYRING_BACKEND", "keyring.backends.fail.Keyring")
    address = read_address("postgresql://lab-1@db.example.org/study")
    assert not keep_key(address, "a secret")
    (path,) = places.hub_keys_folder().iterdir()
    assert path.stat().st_mode & 0o777 == 0o600
    assert path.parent.stat().st_mode & 0o777 == 0o700
    assert kept_key(address) == "a secret"
    assert kept_key(read_address("postgresql://lab-2@db.example.org/study")) == ""
    path.chmod(0o640)
    with pytest.raises(HubRefused, match="may read this key"):
        kept_key(address)
    path.chmod(0o600)
    forget_key(address)
    assert list(Path(places.hub_keys_folder()).iterdir()) == []
