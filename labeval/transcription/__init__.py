"""Speech into words that know their time, on this computer, in a process of its own."""
