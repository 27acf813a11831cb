"""Tables of the weights of aspects."""
