"""``python -m labeval`` is the command line, and so is the packaged program."""

import multiprocessing
import sys

from labeval.cli import main

if __name__ == "__main__":
    # In a packaged program, helper processes start with this file too.
    multiprocessing.freeze_support()
    sys.exit(main())
