"""The teacher's room on a server: classes, what each member may see of them, and the coach's work."""
