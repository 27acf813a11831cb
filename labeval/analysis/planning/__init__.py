"""What the next study needs: effects, power, participants, minutes, cost."""
