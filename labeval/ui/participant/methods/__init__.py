"""The rating page of each method. A module here has the method's name and a class ``Page``."""

from __future__ import annotations

import importlib
from functools import cache

from labeval.ui.participant.pages.rating_page import RatingPage


@cache
def find_page(method_name: str) -> type[RatingPage]:
    """The rating page of a method.

    Raises:
        ModuleNotFoundError: the method has no page.
    """
    module = importlib.import_module(f"{__name__}.{method_name}")
    page: type[RatingPage] = module.Page
    return page
