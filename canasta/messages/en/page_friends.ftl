### Friends, invitations, and the quick seat.

page-friends-title = Friends
page-friends-none = When you have played with people, you can add them as friends here.
page-friends-requests = Friend requests
page-friends-asked = Waiting for an answer
page-friends-recent = Recently played with
page-friends-recent_one = played with recently
page-friends-muted = Muted
page-friends-online = online
page-friends-offline = not online
page-friends-add = Add friend
page-friends-accept = Accept
page-friends-decline = Decline
page-friends-remove = Remove
page-friends-withdraw = Withdraw
page-friends-unmute = Unmute
page-friends-invite_title = Invite people you know
page-friends-invite = Invite
page-friends-invite_who = Invite { $name }
page-friends-invited = Invited
page-friends-invited_who = { $name } is invited
page-friends-invitations = Invitations
page-friends-invites = { $name } invites you to play

page-quick-title = Play with people now
page-quick-lead = You get a seat with people who want the same game.
page-quick-pace = Pace
page-quick-pace_fast = 30 seconds per turn
page-quick-pace_normal = a minute per turn
page-quick-pace_days = a day per turn
page-quick-waiting = { $people ->
    [one] 1 person is waiting
   *[other] { $people } people are waiting
  }
page-quick-wait = If seats stay free, bots join
page-quick-wait_30 = after 30 seconds
page-quick-wait_60 = after a minute
page-quick-wait_180 = after 3 minutes
page-quick-wait_0 = never
page-quick-about = The game starts as soon as all seats are taken. If you close the page while you wait, you leave the table.
page-quick-find = Find a table
page-quick-until = { $free ->
    [one] Waiting for one more person.
   *[other] Waiting for { $free } more people.
  } Bots join in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
  }.
page-quick-until_full = { $free ->
    [one] Waiting for one more person.
   *[other] Waiting for { $free } more people.
  } The game starts when all seats are taken.

page-turns-title = Your turns
page-turns-yours = Your turn: { $rules }
page-turns-with = With { $names }, until { $until }
page-turns-play = Play
