"""What this computer can do for a study, without a window."""
