### Talk at a table.

page-talk-title = Talk
page-talk-lines = Recent messages
page-talk-none = Nothing has been said yet.
page-talk-reactions = Reactions
page-talk-phrases = Phrases
page-talk-line = Message
page-talk-send = Send
page-talk-later = You can write between hands; partners may not talk about their cards.
page-talk-no_text = This table has reactions and phrases only.
page-talk-mute = Mute
page-talk-mute_who = Mute { $name }
page-voice-title = Voice
page-voice-allow = Voice at this table
