"""What the floor sees of all tables at once. It follows the desks and decides nothing."""
