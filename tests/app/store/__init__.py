"""Proves the store on real database files. It proves nothing about poker."""
