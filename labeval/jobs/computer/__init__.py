"""Facts about this computer, as far as they can be had without a window."""
