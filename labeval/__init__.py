"""labeval: moderated human evaluation of texts written by language models."""

import os

__version__ = "0.2.0"

# Without this, onnxruntime, by which voices are found, keeps notes about computer and program in the
# user's cache, and sends them to its publisher. It reads the variable when it is loaded.
os.environ["ORT_DISABLE_TELEMETRY"] = "1"
