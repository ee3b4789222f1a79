### Clubs: members, calendar, seasons and ratings.

page-club-list_lead = Members, evenings and seasons.
page-club-title = Club
page-club-new = New club
page-club-name = Name of the club
page-club-create = Create club
page-club-role-owner = owner
page-club-role-director = director
page-club-role-member = member
page-club-members = { $number ->
    [one] 1 member
   *[other] { $number } members
  }
page-club-new_member = New member
page-club-member_name = Name
page-club-remove = Remove
page-club-remove_sure = Remove this member?
page-club-make_director = Make director
page-club-no_director = No longer director
page-club-export = Export as CSV
page-club-import = Import a CSV file
page-club-join_link = Link to join the club
page-club-no_link = With a link or its QR code, people can join without an invitation.
page-club-seasons = Seasons
page-club-new_season = New season
page-club-drop = Worst evenings that do not count
page-club-drops = { $number ->
    [one] without the worst evening
   *[other] without the { $number } worst evenings
  }
page-club-dropped = dropped
page-club-start_season = Start season
page-club-season_empty = No evening counts for this season yet.
page-club-add_evening = Add an evening
page-club-choose_evening = Choose an evening
page-club-join_title = Join a club
page-club-join_lead = A name is enough.
page-club-join = Join
page-club-join_as = Join as { $name }
page-club-calendar = Calendar
page-club-no_evenings = No evening is planned.
page-club-history = Past evenings
page-club-winners = { $number ->
    [one] Won by { $names }, the only entry
   *[other] Won by { $names }, { $number } entries
  }
page-club-ratings = Ratings at tables with real cards
page-club-ratings_about = By the results of all tables; games online are rated separately. Without a place until ten tables.
page-club-rating = Rating
page-club-tables = Tables
page-club-messages = Messages
page-club-message = Message to all members
page-club-push_about = Messages reach your devices if you switch notifications on.
page-club-push_settings = Settings
page-club-entered = You are entered.
page-club-partner = Partner (optional)
page-club-sign_up = Sign up
page-club-change_partner = Change partner
page-club-sign_off = Sign off
page-club-signed_up = You have signed up. A partner will be found.
page-club-signed_up_with = You have signed up with { $name }.
page-club-who_comes = Signed up: { $names }.
page-club-calendar_link = Calendar feed
page-club-subscribe = Subscribe
