"""Web Push: notifications for players who are away."""
