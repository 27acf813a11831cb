"""``python -m labeval`` is the command line, and so is the packaged program."""

import sys

from labeval.cli import main

if __name__ == "__main__":
    if getattr(sys, "frozen", False):
        # In a packaged program, helper processes start with this file too.
        from multiprocessing import freeze_support

        freeze_support()
    sys.exit(main())
