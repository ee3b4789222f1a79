"""Processes in which bots think: a slow bot, or one that falls over, delays its own table only."""
