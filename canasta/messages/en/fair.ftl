### Fair deals: what host and players commit to and reveal before the draw for seats.

fair-no_player = { $name } is not a player of this game.
fair-method = The host does not deal by '{ $known }'.
fair-seeded = A game that is dealt from a known seed has no contributions. Leave them out, or deal fairly.
fair-same_deals = The same deals at several tables need fixed seats and no position. Play as listed, from the deal.
fair-committed_twice = { $name } has already committed to a contribution and cannot change it.
fair-reveal_early = { $name } cannot reveal a contribution yet, because some players have not committed to one.
fair-contribution = The contribution that { $name } revealed does not match the commitment: it gives { $found }, but { $expected } was published.
fair-waiting = Contributions are still missing from: { $names }
fair-host_twice = The host has changed an earlier statement.
fair-own_commitment = The host does not list the commitment that { $name } sent.
fair-hidden = The host does not report that { $name } withheld a contribution in an earlier start.
fair-no_reason = The host starts again without naming a player who withheld a contribution or was removed.
fair-opening = The host deals from data that differs from what it published to the players.
fair-withheld_plays = { $name } withheld a contribution in an earlier start of this game and cannot play in it.
fair-removed_plays = The host of the table removed { $name } from an earlier start of this game, so { $name } cannot play in it.
