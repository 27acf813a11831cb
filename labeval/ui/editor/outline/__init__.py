"""What a part of the study comes to: minutes, orders, designs."""
