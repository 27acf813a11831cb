"""The table of attributes: participants or sources by what is known of them."""
