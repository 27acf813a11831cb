"""Is this computer ready for a session?"""

from __future__ import annotations

from pathlib import Path

from labeval.jobs.sessions.readiness import Readiness, disk_check, power_check

UNKNOWN = Readiness.UNKNOWN


def supply(folder: Path, name: str, **told: str) -> None:
    (folder / name).mkdir(parents=True)
    for key, value in told.items():
        (folder / name / key).write_text(f"{value}\n", encoding="ascii")


def test_the_disk_is_measured_by_the_planned_length(tmp_path: Path):
    assert disk_check(tmp_path, 1).readiness is Readiness.READY
    little = disk_check(tmp_path, 10**9)
    assert little.readiness is Readiness.TO_DO
    assert "free some space" in little.text.format(**little.values)
    assert disk_check(tmp_path / "gone", 60).readiness is Readiness.UNKNOWN


def test_a_session_without_sound_needs_no_room_for_it(tmp_path: Path):
    silent = disk_check(tmp_path, 10**9, is_recorded=False)
    assert silent.readiness is Readiness.READY
    assert silent.text.format(**silent.values).endswith("GB free; no sound is recorded.")


def test_a_battery_has_to_last_for_the_session(tmp_path: Path):
    supply(tmp_path, "BAT0", type="Battery", capacity="40", status="Discharging")
    assert power_check(30, supplies=tmp_path, platform="linux").readiness is Readiness.READY
    long = power_check(90, supplies=tmp_path, platform="linux")
    assert long.readiness is Readiness.TO_DO
    assert "40 %" in long.text.format(**long.values)


def test_a_charger_is_enough_and_a_mouse_is_no_battery(tmp_path: Path):
    supply(tmp_path, "mouse", type="Battery", scope="Device", capacity="5", status="Discharging")
    mains = power_check(90, supplies=tmp_path, platform="linux")
    assert mains.readiness is Readiness.READY and "No battery" in mains.text
    supply(tmp_path, "BAT0", type="Battery", capacity="20", status="Charging")
    charging = power_check(90, supplies=tmp_path, platform="linux")
    assert charging.readiness is Readiness.READY and charging.values["percent"] == 20


def test_elsewhere_it_is_said_that_nobody_can_tell(tmp_path: Path):
    assert power_check(90, supplies=tmp_path, platform="win32").readiness is Readiness.UNKNOWN


def test_what_the_system_does_not_say_is_not_said(tmp_path: Path):
    """No list of supplies, a state that is none, a charge that is not a number."""
    assert power_check(90, supplies=tmp_path / "gone", platform="linux").readiness is UNKNOWN
    supply(tmp_path / "a", "BAT0", type="Battery", capacity="80", status="Unknown")
    assert power_check(90, supplies=tmp_path / "a", platform="linux").readiness is UNKNOWN
    supply(tmp_path / "b", "BAT0", type="Battery", capacity="80")
    assert power_check(90, supplies=tmp_path / "b", platform="linux").readiness is UNKNOWN
    supply(tmp_path / "c", "BAT0", type="Battery", capacity="much", status="Charging")
    assert power_check(90, supplies=tmp_path / "c", platform="linux").readiness is UNKNOWN
