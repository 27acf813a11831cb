"""Errors of the hub, in sentences for people."""

from __future__ import annotations

from labeval.text.marks import MarkedError


class HubError(MarkedError):
    """Something a person can mend. ``template`` can be translated, ``values`` fill it."""

    context = "Hub"


class HubRefused(HubError):
    """The hub, or this program, does not allow it; trying again later would not help."""


class HubOffline(HubError):
    """The hub is out of reach now, which is a normal state of a station."""
