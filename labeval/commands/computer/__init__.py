"""Commands about this computer."""
