# Clubs and evenings on a server

server-no_evening = This evening does not exist, or you may not see it.
server-sealed = Other tables still play these deals. Record, replay and review can be seen when the last of them has finished.
server-not_member = You are not on the list of members. Ask a director to add you, or use the link to join.
server-no_club = This club does not exist, or you may not see it.
server-not_director = Only the owner and the directors may do this.
server-no_person_here = There is no such person on this server.
server-evening_changed = The evening has been changed in the meantime. Look at it again first.
server-many_evenings = You already have { $number } evenings.
server-many_clubs = You already belong to { $number } clubs.
server-many_members = A club has at most { $number } members.
server-many_club_houses = A club has at most { $number } house rules.
server-many_seasons = A club has at most { $number } seasons.
server-many_directors = An evening has at most { $number } directors.
server-evening_device = Table { $number }
server-table_not_playing = This table does not play now. Wait for the next round.
server-table_online = This table plays online, and the server enters its result.
server-result_confirmed = The result of this table has been confirmed. Ask the director to correct it.
server-evening_pad = Names come from the evening. Ask the director to change them.
server-round_hands =
    { $number ->
        [one] The round has one hand, and it is on the pad.
       *[other] The round has { $number } hands, and all of them are on the pad.
    }
server-hands_missing = { $given } of { $number } hands are on the pad. Play the others first, or ask the director.
server-same_device = This device has handed in the result. The other side confirms it on another device.
server-other_side = This device has acted for the other side. Use a device of your side.
server-other_points = The result is { $first } to { $second } now. Look at it again first.
server-two_results = Round { $number }: two different results were handed in, { $entered } and { $found }.
server-other_result = Round { $number }: the game online ended { $found }, but { $entered } was entered.
server-fixed_seats = This table belongs to an evening: it has one game with fixed seats. Use your own link.
