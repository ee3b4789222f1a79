### Voice at a private table.

page-voice-about = The sound goes directly from browser to browser. Nothing is recorded. Partners may not talk about their cards.
page-voice-not_allowed = Voice is off at this table. The host can turn it on.
page-voice-members = Players in the voice chat
page-voice-nobody = No player is in the voice chat yet.
page-voice-open = { $number ->
    [one] Voice, one player talks
   *[other] Voice, { $number } players talk
    }
page-voice-microphone = Microphone
page-voice-join = Join with microphone
page-voice-leave = Leave voice
page-voice-mute_own = Mute microphone
page-voice-unmute_own = Unmute microphone
page-voice-unmute = Unmute
page-voice-retry = Try again
page-voice-asking = Your browser asks whether it may use the microphone. Choose Allow.
page-voice-refused = The browser blocks the microphone for this page. Tap the icon next to the address, allow the microphone, then try again.
page-voice-no_microphone = No microphone can be used. Connect one, or close other programs that use it, then try again.
page-voice-insecure = Browsers allow the microphone only at https addresses. Ask the operator of this server for one.
page-voice-joining = Connecting …
page-voice-connecting = connecting …
page-voice-unblock = Play sound
page-voice-failed = No direct connection to { $name } was possible. That happens between different networks, such as home and mobile. The operator of this server can set up a TURN server, which makes it work.
page-voice-sign-here = in voice
page-voice-sign-speaking = speaking
page-voice-sign-muted = muted
page-voice-sign-failed = no connection
