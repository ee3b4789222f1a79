"""The two builds of the core: the plain Python sources, and the same sources compiled with mypyc."""
