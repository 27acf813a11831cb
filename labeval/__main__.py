"""``python -m labeval`` is the command line."""

import sys

from labeval.cli import main

sys.exit(main())
