"""Tables about judges by model."""
