"""labeval: moderated human evaluation of texts written by language models."""

import os

__version__ = "0.2.0"

# onnxruntime, by which voices are found, would keep notes about the computer in the user's cache
# and send them to its publisher. It reads this when it is loaded.
os.environ["ORT_DISABLE_TELEMETRY"] = "1"
