"""The live feed: what happens at a table reaches everyone who follows it. It decides nothing."""
