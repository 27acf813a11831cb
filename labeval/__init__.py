"""labeval: moderated human evaluation of texts written by language models."""

__version__ = "0.2.0"
