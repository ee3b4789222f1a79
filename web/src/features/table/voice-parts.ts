// The signs of the voice chat, which the page of the table loads once a player is in it.
import { signal } from "@preact/signals";

export const voiceParts = signal<typeof import("./voice-sign") | null>(null);
