"""Commands on the record: tables out and in, copies, checks, rejecting, erasing."""
