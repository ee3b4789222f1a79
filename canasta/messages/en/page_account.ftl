### One's account.

page-account-title = Account
page-account-lead_guest = You don’t need an account to play. With one, you have your tables, games and settings on any device.
page-account-lead_account = You have your tables, games and settings on any device.
page-account-sign_in_or_up = Sign in or sign up
page-account-choose_method = Choose one
page-account-method_new = Sign up
page-account-method_new_about = Choose a name and a password. You keep the tables and games of this device.
page-account-method_password = Sign in
page-account-method_password_about = Enter the name and password of your account.
page-account-method_code = Recovery code
page-account-method_code_about = Lost your password? Set a new one with one of the codes you wrote down.
page-account-method_device = Another device
page-account-method_device_about = Enter the code that the other device shows under Devices. You then continue here instead.
page-account-name = Name
page-account-display_name = Display name
page-account-display_name_new = Display name
page-account-rename = Change
page-account-rename_about = Current tables keep your old name.
page-account-renamed = Changed.
page-account-code = Code
page-account-password = Password
page-account-password_new = New password
page-account-submit_new = Create account
page-account-submit_password = Sign in
page-account-submit_code = Set password and sign in
page-account-submit_device = Use this device
page-account-use_passkey = Use a passkey
page-account-codes = Recovery codes
page-account-codes_about = Write these down now: they are shown only once. Each one lets you sign in once if you lose your password.
page-account-codes_left = { $codes ->
    [0] You have no recovery codes left.
    [one] You have 1 recovery code left.
   *[other] You have { $codes } recovery codes left.
  }
page-account-codes_new = New recovery codes
page-account-security = Password
page-account-password_change = Change password
page-account-password_changed = Password changed. You have been signed out on all other devices.
page-account-passkeys = Passkeys
page-account-passkeys_unavailable = Passkeys need a secure address (https) and a browser that supports them.
page-account-passkey_new = Add a passkey
page-account-devices = Devices
page-account-device_unknown = Unknown device
page-account-this_device = this device
page-account-sign_out_device = Sign out
page-account-transfer = Continue on another device
page-account-transfer_code = { $minutes ->
    [one] Enter this code on the other device within a minute:
   *[other] Enter this code on the other device within { $minutes } minutes:
  }
page-account-games = See your games
page-account-games_about = The games you played, your ratings and the leaderboards.
page-account-research = Games for research
page-account-research_agree = Let researchers use my games
page-account-research_about = Finished games go into data sets without names or times, and only if all people at the table agree. You can switch this off at any time; data sets that were already made cannot be called back.
page-account-data = Your data
page-account-export = Export all data
page-account-sign_out = Sign out
page-account-delete = Delete account
page-account-delete_sure = All your data will be deleted for good. The games you played stay with the other players, but no longer belong to your account.
page-account-cancel = Cancel
page-account-delete_now = Delete all my data
