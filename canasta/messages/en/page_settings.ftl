### Settings, the books side by side, learning.

page-settings-title = Settings
page-settings-lead = They hold at once, on this device.
page-settings-look = Looks
page-settings-theme = Light
page-settings-theme_system = as the device
page-settings-theme_day = day
page-settings-theme_evening = evening
page-settings-print = Print
page-settings-print_normal = normal
page-settings-print_large = large
page-settings-deck = Suits
page-settings-deck_2 = two colours
page-settings-deck_4 = four colours
page-settings-table = At the table
page-settings-side = Buttons for
page-settings-side_right = the right hand
page-settings-side_left = the left hand
page-settings-pace = Bots play
page-settings-pace_slow = slowly
page-settings-pace_normal = as people do
page-settings-pace_fast = quickly
page-settings-motion = Cards move
page-settings-motion_about = Off, everything changes place at once. If your device asks for less motion, it is off anyway.
page-settings-sound = Sound
page-settings-sound_about = Soft tones when cards move, when it is your turn, and when something is refused.
page-settings-keys = Keys at the table
page-settings-keys_about = D draws, T takes the pile, L lays: letters work while the table has the focus.
page-settings-language = Language
page-settings-language_choose = The page and the table speak
page-settings-you = You
page-settings-you_are = You play as { $name }.
page-settings-nobody = Nobody has come in on this device yet. Sit down at a table, and you have a name.


page-learn-title = Learn in ten minutes
page-learn-lead = A first hand at the real table, one point at a time. What you play is judged by the book, so a refusal is the same as in a game.
page-learn-sets = You collect cards of the same rank and lay them down in sets. Suits do not matter, and there are no runs.
page-learn-canastas = Seven of a rank are a canasta: that is what scores. Twos and jokers are wild and help out.
page-learn-pile = Each turn you draw from the stock, or take the whole pile if you can use its top card. You end with a discard.
page-learn-out = Whoever gets rid of all cards goes out, and the hand is counted.
page-learn-begin = Begin
page-learn-begin_book = Begin with { $book }
page-learn-compare = Compare the five books
