"""Home windows on a study: new, and published."""

from tests.ui.home.opened_home import home, published, published_study

__all__ = ["home", "published", "published_study"]
