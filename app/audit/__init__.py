"""What makes a log worth believing later: proof, copies, who looked, and forgetting in order.

Nothing at a table waits for it, but whoever wants to see a hidden card.
"""
