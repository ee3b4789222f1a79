"""The two builds of the core: the sources as they are, and the same sources compiled with mypyc."""
