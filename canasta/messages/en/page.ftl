# The page in the browser. { $x } is put in as it is; numbers are written as the language does.

page-loading = Casa Canasta is loading.
page-you-name = Guest
page-top-book = The book
page-top-settings = Settings
page-none-title = There is nothing here.
page-none-home = To the first page
page-key-enter = Enter

page-home-title = Sit down. Which book shall we play by?
page-home-about = Canasta by the book: whatever the table allows or refuses, it names the paragraph.
page-home-books = Rulebook
page-home-with = with bots, to { $target } points
page-home-with_hands = with bots
page-home-play = Play now

page-invite-title = You are invited to a table.
page-invite-name = Your name
page-invite-sit = Sit down

page-book-classic = Classic
page-book-classic-players = 2 to 6 players
page-book-classic-about = The game as most people learnt it. A wild card on the pile freezes it.
page-book-caliente = Caliente
page-book-caliente-players = 2 to 6 players
page-book-caliente-about = Bonus cards, stop cards, and two Caliente cards if you like it hot.
page-book-boat = Boat
page-book-boat-players = 2 to 4 players
page-book-boat-about = Fourteen cards each, sets of wild cards, three turns before anyone lays.
page-book-american = American
page-book-american-players = 4 or 5 players
page-book-american-about = Canastas of exactly seven, talons, special hands, high first melds.
page-book-knee = Hand, Knee and Foot
page-book-knee-players = 4 or 6 players
page-book-knee-about = Six packs, and three hands to play out one after another.
