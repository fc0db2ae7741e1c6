/**
 * English texts for changes of email addresses, phone numbers and bank details: in emails, text messages
 * and on pages.
 */
export const contactTexts = {
  mail_confirm_subject: '%{app}: confirm your email address',
  mail_confirm_text:
    'An administrator has set this email address for your account. Please confirm that it is yours. The link is valid for 7 days.',
  mail_confirm_link: 'Confirm email address',
  mail_confirm_ignore: 'If you have no account with %{app}, you can ignore this email.',
  mail_new_email_subject: '%{app}: confirm your new email address',
  mail_new_email_text:
    'Open this link to make this the email address of your account. The link is valid for 24 hours. Your other devices will be signed out.',
  mail_new_email_link: 'Use this email address',
  mail_new_email_closing: 'If you did not ask for this, you can ignore this email: nothing will change.',
  mail_email_changed_subject: '%{app}: your email address was changed',
  mail_email_changed_text: 'The email address of your account was changed.',
  mail_email_changed_by_admin: 'An administrator has changed the email address of your account.',
  mail_mobile_changed_subject: '%{app}: your phone number was changed',
  mail_mobile_changed_text: 'The phone number of your account was changed.',
  mail_mobile_changed_by_admin: 'An administrator has changed the phone number of your account.',
  mail_contact_now: 'It is now %{new}.',
  mail_contact_undo:
    'If this was not you, undo the change within 72 hours. That signs out every device and lets you choose a new password.',
  mail_contact_undo_link: 'Undo the change',
  mail_contact_closing: 'If this was you, no action is needed.',
  mail_contact_help: 'If this was not you, please ask our support team for help.',
  mail_email_undone_subject: '%{app}: an email address change was undone',
  mail_email_undone_text:
    'This email address was removed from an account because the owner of the previous address undid the change.',
  mail_mobile_undone_subject: '%{app}: a phone number change was undone',
  mail_mobile_undone_text:
    'A phone number was removed from an account because the owner of the previous number undid the change.',
  mail_undone_link: 'Go to sign-in',
  mail_undone_closing: 'If you expected to use this contact, please ask our support team for help.',
  mail_bank_subject: '%{app}: your bank details were changed',
  mail_bank_text: 'The bank details your payouts go to were changed.',
  mail_bank_by_admin: 'An administrator has changed the bank details your payouts go to.',
  mail_bank_held: 'To keep your money safe, payouts are paused until %{until}.',
  mail_bank_link: 'Check your bank details',
  mail_bank_closing: 'If this was not you, sign in now, correct your bank details and choose a new password.',
  notice_bank_title: 'Your bank details were changed',
  notice_bank_body: 'If this was not you, sign in and check them now.',
  notice_bank_held: 'Payouts are paused until %{until}. If this was not you, check your bank details now.',
  sms_new_mobile_code:
    '%{app}: %{code} confirms your new phone number. It is valid for 10 minutes. Do not share it.',
  sms_mobile_changed:
    '%{app}: the phone number of your account was changed. Not you? Undo it within 72 hours:',
  sms_email_changed:
    '%{app}: the email address of your account was changed. Not you? Undo it within 72 hours:',
  sms_mobile_set: '%{app}: an administrator has set this phone number for your account.',
  sms_contact_undone:
    '%{app}: this phone number was removed from an account because the owner of the previous number undid the change.',
  sms_bank:
    '%{app}: the bank details your payouts go to were changed. If this was not you, sign in and check them now.',
  contacts_title: 'Email and phone number',
  contacts_text:
    'A new email address or phone number takes effect once you confirm it. We notify the previous one and sign out your other devices.',
  contacts_email: 'Email',
  contacts_mobile: 'Phone number',
  contacts_none: 'None yet',
  contacts_change_email: 'Change email',
  contacts_change_mobile: 'Change phone number',
  contacts_new_email: 'New email address',
  contacts_new_mobile: 'New phone number',
  contacts_new_email_help: 'We will send a link to this address. Open it to finish the change.',
  contacts_new_mobile_help:
    'Include the country code, for example +12125550100. We will text a code to this number.',
  contacts_send_link: 'Send link',
  contacts_send_code: 'Send code',
  contacts_email_pending: 'We sent a link to %{value}. Open it to finish the change.',
  contacts_mobile_pending: 'We sent a code to %{value}.',
  contacts_code: '6-digit code',
  contacts_enter_code: 'Enter code',
  contacts_confirm: 'Confirm',
  contacts_cancel_change: 'Cancel change',
  contacts_mobile_changed: 'Your phone number was changed. Your other devices were signed out.',
  contacts_confirm_title: 'Confirm your new email address',
  contacts_confirm_text:
    'This will become the email address of your account. Your other devices will be signed out.',
  contacts_confirm_email: 'Use this email address',
  contacts_confirm_done: 'Your email address was changed.',
  contacts_undo_title: 'Undo the change',
  contacts_undo_restored: '%{restored} will be used for your account again.',
  contacts_undo_removed: '%{removed} will be removed from your account.',
  contacts_undo_effect:
    'Every device will be signed out, and your password will stop working. You can then choose a new one.',
  contacts_undo_confirm: 'Undo the change',
  contacts_undo_done: 'The change was undone, and every device is signed out.',
  contacts_undo_password: 'Choose a new password',
  contacts_owner_only: 'Only the driver can change this.',
  bank_change_note: 'When your bank details change, we notify you and pause payouts for a while.',
  bank_payouts_held: 'Payouts are paused until %{until} because your bank details were changed.',
} as const;
