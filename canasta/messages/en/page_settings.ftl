### Settings, the books side by side, learning.

page-settings-title = Settings
page-settings-lead = Changes apply immediately, on this device.
page-settings-display = Display
page-settings-theme = Appearance
page-settings-theme_system = same as device
page-settings-theme_day = light
page-settings-theme_evening = dark
page-settings-print = Text size
page-settings-print_normal = normal
page-settings-print_large = large
page-settings-deck = Suit colours
page-settings-deck_2 = two
page-settings-deck_4 = four
page-settings-table = Table
page-settings-side = Buttons for
page-settings-side_right = the right hand
page-settings-side_left = the left hand
page-settings-pace = Bot speed
page-settings-pace_slow = slow
page-settings-pace_normal = normal
page-settings-pace_fast = fast
page-settings-motion = Animations
page-settings-motion_about = If off, cards change place at once. A device set to reduced motion turns them off too.
page-settings-sound = Sound
page-settings-sound_about = Soft tones when cards move, when it is your turn, and when a move is refused.
page-settings-keys = Keyboard shortcuts
page-settings-keys_about = At the table, D draws, T takes the pile, L lays cards.
page-settings-language = Language
page-settings-language_choose = Language
page-settings-you = You
page-settings-you_are = You are playing as { $name }.
page-settings-signed_out = You’re not signed in on this device. You can also play as a guest: join a table and enter a name.


page-learn-title = Learn in ten minutes
page-learn-lead = Play your first hand at the real table, one step at a time. The rulebook judges every move, just as in a game.
page-learn-sets = Collect cards of the same rank and lay them down in sets. Suits do not matter, and there are no runs.
page-learn-canastas = Seven cards of a rank make a canasta: that is what scores. Twos and jokers are wild and fill gaps.
page-learn-pile = Each turn you draw from the stock, or take the whole pile if you can use its top card. You end with a discard.
page-learn-out = The first player to get rid of all their cards goes out, and the hand is scored.
page-learn-begin = Start
page-learn-begin_book = Start { $book }
page-learn-compare = Compare the five rulebooks
