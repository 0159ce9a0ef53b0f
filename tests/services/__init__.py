"""Real services that tests start themselves. They hold no test."""
