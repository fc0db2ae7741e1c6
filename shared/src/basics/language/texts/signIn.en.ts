/** English texts for passkeys and staff sign-in. */
export const signInTexts = {
  account_passkeys: 'Passkeys',
  account_passkeys_text:
    'A passkey signs you in with your fingerprint, your face or your screen lock. No one can guess it or trick you into giving it away.',
  account_passkeys_none: 'You have no passkeys yet.',
  account_passkeys_failed: 'Your passkeys could not be loaded.',
  account_passkeys_unsupported: 'This browser does not support passkeys.',
  account_passkeys_elsewhere: 'Passkeys work only at %{address}. Open the site there.',
  account_passkey_add: 'Add a passkey',
  account_passkey_name: 'Name',
  account_passkey_name_help: 'A name that helps you recognize the device.',
  account_passkey_created: 'Added on %{date}',
  account_passkey_used: 'Last used on %{date}',
  account_passkey_never_used: 'Never used',
  account_passkey_synced: 'Synced to your other devices',
  account_passkey_rename: 'Rename',
  account_passkey_rename_of: 'Rename passkey “%{name}”',
  account_passkey_delete: 'Delete',
  account_passkey_delete_of: 'Delete passkey “%{name}”',
  account_passkey_delete_text: 'This passkey will no longer sign you in. Remove it from your device as well.',
  account_passkey_added: 'The passkey was added.',
  account_passkey_renamed: 'The passkey was renamed.',
  account_passkey_deleted: 'The passkey was deleted.',
  account_passkey_stopped: 'The passkey was not used. Try again when you are ready.',
  account_passkey_on_device: 'This device already has a passkey for your account.',
  account_passkey_sign_in: 'Sign in with a passkey',
  account_passkey_use: 'Use a passkey',
  account_passkey_second_factor: 'Your account is protected by a passkey. Use it to finish signing in.',
  account_second_factor_required:
    'Your account needs a second factor before you can continue. Set up an authenticator app or add a passkey.',
  panel_set_staff_idle: 'Sign staff out after (minutes)',
  panel_help_staff_idle: 'Admins and fleet admins who are inactive for this long must sign in again.',
  panel_set_staff_second_factor: 'Require a second factor for staff',
  panel_help_staff_second_factor:
    'Admins and fleet admins without an authenticator app or a passkey can only set one up. Set up your own first.',
  mail_passkey_added_subject: '%{app}: a passkey was added to your account',
  mail_passkey_added_text: 'A passkey was added to your account. It signs in without your password.',
  mail_passkey_deleted_subject: '%{app}: a passkey was deleted from your account',
  mail_passkey_deleted_text: 'A passkey was deleted from your account. It can no longer sign in.',
  mail_passkeys_link: 'Check your passkeys',
  mail_passkeys_closing: 'If this was not you, sign in now, check your passkeys and choose a new password.',
  notice_passkey_added_title: 'A passkey was added to your account',
  notice_passkey_deleted_title: 'A passkey was deleted from your account',
  notice_passkeys_body: 'If this was not you, sign in and check your passkeys now.',
  sms_passkey_added:
    '%{app}: a passkey was added to your account. If this was not you, sign in and check your passkeys now.',
  sms_passkey_deleted:
    '%{app}: a passkey was deleted from your account. If this was not you, sign in and check your passkeys now.',
  mail_authenticator_added_subject: '%{app}: an authenticator app was set up for your account',
  mail_authenticator_added_text:
    'An authenticator app was set up as the second factor for your account. You now need a code from it to sign in.',
  mail_authenticator_removed_subject: '%{app}: your authenticator app was turned off',
  mail_authenticator_removed_text:
    'The authenticator app for your account was turned off. You no longer need a code from it to sign in.',
  mail_authenticator_link: 'Check your second factor',
  mail_authenticator_closing:
    'If this was not you, choose a new password and check your second factor now. If you cannot sign in, contact us.',
  notice_authenticator_added_title: 'An authenticator app was set up for your account',
  notice_authenticator_removed_title: 'Your authenticator app was turned off',
  notice_authenticator_body: 'If this was not you, choose a new password and check your second factor now.',
  sms_authenticator_added:
    '%{app}: an authenticator app was set up for your account. If this was not you, choose a new password now.',
  sms_authenticator_removed:
    '%{app}: your authenticator app was turned off. If this was not you, choose a new password now.',
  mail_recovery_codes_renewed_subject: '%{app}: new recovery codes for your account',
  mail_recovery_codes_renewed_text:
    'New recovery codes were created for your account. Each of them replaces a code from the authenticator app once, and earlier recovery codes no longer work.',
  notice_recovery_codes_renewed_title: 'New recovery codes were created for your account',
  sms_recovery_codes_renewed:
    '%{app}: new recovery codes were created for your account. If this was not you, choose a new password now.',
} as const;
