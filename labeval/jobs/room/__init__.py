"""The control room: what all stations of a laboratory do now."""
