"""Claims under seal, over HTTP. What the domain says of them is proved with it."""
