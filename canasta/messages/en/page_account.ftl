### One's account.

page-account-title = Account
page-account-lead_guest = You need no account to play. With one your tables, games and settings are there on any device.
page-account-lead_account = Your tables, games and settings are there on any device.
page-account-come = Come in
page-account-how = With
page-account-way_new = a new account
page-account-way_new_about = Choose a name and a password. Tables and games of this device stay yours.
page-account-way_password = my password
page-account-way_password_about = Name and password of your account.
page-account-way_code = a recovery code
page-account-way_code_about = You have lost your password: one of the codes you wrote down sets a new one.
page-account-way_device = another device
page-account-way_device_about = The other device shows a code under Devices; its place is taken by this one.
page-account-name = Name
page-account-called = At the table
page-account-called_new = What the others call you
page-account-rename = Change
page-account-rename_about = Where you sit already you keep the old one.
page-account-renamed = Changed.
page-account-code = Code
page-account-password = Password
page-account-password_new = New password
page-account-do_new = Make the account
page-account-do_password = Log in
page-account-do_code = Set the password and log in
page-account-do_device = Take over
page-account-use_passkey = Use a passkey
page-account-codes = Recovery codes
page-account-codes_about = Write them down now: they are shown this once. Each of them gets you back in when the password is lost.
page-account-codes_left = { $codes ->
    [0] No recovery code is left.
    [one] 1 recovery code is left.
   *[other] { $codes } recovery codes are left.
  }
page-account-codes_new = New recovery codes
page-account-security = Password
page-account-change = Change the password
page-account-changed = The password is changed. All other devices are logged out.
page-account-passkeys = Passkeys
page-account-passkeys_not = Passkeys need a secure address (https) and a browser that knows them.
page-account-passkey_new = Add a passkey
page-account-devices = Devices
page-account-device = A device
page-account-here = this one
page-account-end = Log out
page-account-handover = Continue on another device
page-account-handover_code = { $minutes ->
    [one] Type this on the other device within a minute:
   *[other] Type this on the other device within { $minutes } minutes:
  }
page-account-games = See your games
page-account-games_about = What you have played, your ratings, and the leaderboards.
page-account-data = Your data
page-account-export = Export everything
page-account-out = Log out
page-account-delete = Delete me
page-account-delete_sure = Everything that is yours will be deleted and cannot be brought back. Games you played stay with the others, without your account.
page-account-keep = Keep it
page-account-delete_now = Delete everything
