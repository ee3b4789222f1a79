### Fair deals: what host and players commit to and reveal before the draw for seats.

fair-no_player = { $name } is none of the players of this game.
fair-edition = The host does not deal by '{ $known }'.
fair-committed_twice = { $name } has committed to a contribution already, and cannot change it.
fair-reveal_early = Not everybody has committed to a contribution yet, so { $name } does not reveal one.
fair-contribution = What { $name } revealed is not the contribution that { $name } had committed to: its commitment is { $found }, and { $expected } had been published.
fair-waiting = Contributions are still missing from: { $names }
fair-host_twice = The host has changed what it told before.
fair-own_commitment = The host does not name the commitment that { $name } sent.
fair-hidden = The host does not say that { $name } withheld a contribution in an earlier start.
fair-no_reason = The host begins anew, and does not name a player who withheld a contribution or was removed.
fair-opening = The host deals from something else than what was told to the players before.
fair-withheld_plays = { $name } withheld a contribution in an earlier start of this game, and so cannot play in it.
fair-removed_plays = The host of the table removed { $name } from an earlier start of this game, so { $name } cannot play in it.
