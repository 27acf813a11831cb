"""Looks at a hub again and again, until nobody wants to see more of it."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TypeVar

from labeval.hub.address import HubAddress
from labeval.hub.connection import hub_at
from labeval.hub.errors import HubError
from labeval.hub.watching import HubWatch

_SECOND = 1.0
_TRY_AGAIN_S = 2.0
_LOOK_S = 0.2

Look = TypeVar("Look")


def keep_looking(
    address: HubAddress,
    look: Callable[[HubWatch], Look],
    failed: Callable[[HubError], Look],
    report: Callable[[Look], bool],
) -> None:
    """Report each look, until no other one is wanted; a hub that is gone is asked again.

    Args:
        address: with the password where one is needed.
        look: at the hub, after something new is there or a second has passed.
        failed: what there is to report while the hub cannot be asked.
        report: returns whether another look is wanted.
    """
    while True:
        try:
            with hub_at(address) as connection:
                watch = HubWatch(connection)
                while report(look(watch)):
                    watch.wait(_SECOND)
            return
        except HubError as error:
            until = time.monotonic() + _TRY_AGAIN_S
            while time.monotonic() < until:
                if not report(failed(error)):
                    return
                time.sleep(_LOOK_S)
