### Was it fair?

page-fair-title = Was it fair?
page-fair-lead = Nobody can choose the cards of a game here, and after the game anyone can check that nobody did.
page-fair-promise = Before the first card the server promises its secret: it shows a fingerprint of it and of the rules and players, so it cannot change them any more.
page-fair-parts = Every device adds a random part of its own. All of them promise theirs before any is shown.
page-fair-deal = Seats and cards follow from all of it together. One honest device is enough.
page-fair-reveal = After the last hand the secret is in the record of the game, and every deal can be worked out again and compared.
page-fair-no_reason = The server deals anew and does not say who withheld a part in the deal before. This device does not play along. Open the table again if you want to all the same.
