"""Proves what every bus promises, and what the one over NATS does when its server is gone."""
