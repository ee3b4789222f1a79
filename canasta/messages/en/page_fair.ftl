### Was it fair?

page-fair-title = Was it fair?
page-fair-lead = No one can choose the cards of a game here, and after the game anyone can check that no one did.
page-fair-promise = Before the first card, the server commits to its secret: it publishes a fingerprint of the secret, the rules and the players, so they can no longer be changed.
page-fair-parts = Every device adds random data. All devices commit to theirs before any of it is revealed.
page-fair-deal = Seats and cards are computed from all of it. One honest device is enough to make the deal fair.
page-fair-reveal = After the last hand, the record of the game contains the secret, and every deal can be computed again and compared.
page-fair-no_reason = The server is dealing again and does not say who withheld their part of the last deal. This device has stopped taking part. Open the table again if you still want to play.
