import { errorKeys } from '../errors/catalog.js';
import errors from '../../../locales/en/errors.json' with { type: 'json' };
import { englishTexts } from './texts.js';

const texts: Record<string, string> = englishTexts;
const withoutText = (keys: string[]) => keys.filter((key) => !texts[key]?.trim());
const notAnError = (keys: string[]) => keys.filter((key) => !(errorKeys as readonly string[]).includes(key));

describe('English texts', () => {
  it('contain no empty text', () => {
    expect(withoutText(Object.keys(texts))).toEqual([]);
  });

  it('have a text for every error, and no error twice', () => {
    expect(withoutText([...errorKeys])).toEqual([]);
    expect(new Set(errorKeys).size).toBe(errorKeys.length);
  });

  it('have in the file of errors no text but of errors and of single fields', () => {
    expect(notAnError(Object.keys(errors))).toEqual([
      'field_required',
      'document_date_past',
      'field_invalid',
      'field_too_small',
      'field_too_big',
      'field_too_long',
      'translation_language_unknown',
      'field_expects_text',
      'field_expects_number',
      'field_expects_whole_number',
      'field_expects_boolean',
      'field_expects_list',
      'field_expects_object',
      'field_unknown',
      'field_no_effect',
      'number_unreadable',
      'number_ambiguous',
      'number_whole',
      'number_decimals',
      'number_min',
      'number_max',
      'select_rider',
      'changed_meanwhile_to',
      'changed_meanwhile_by',
      'changed_meanwhile_look',
      'gift_waits_by',
      'too_many_requests_wait',
    ]);
  });
});

describe('the catalog', () => {
  it('covers errors of bookings and accounts [8.1]', () => {
    const keys = [
      'must_login',
      'user_issue_contact_admin',
      'select_proper',
      'place_to_coords_error',
      'past_booking_error',
      'no_driver_found_alert_messege',
      'deliveryDetailMissing',
      'not_valid_user_type',
    ];
    expect(notAnError(keys)).toEqual([]);
    expect(withoutText(keys)).toEqual([]);
  });

  it('covers errors of login and profile, and the success messages [8.2]', () => {
    const errors = [
      'login_validate_error',
      'otp_validate_error',
      'user_does_not_exists',
      'proper_email',
      'login_error',
    ];
    expect(notAnError(errors)).toEqual([]);
    expect(withoutText([...errors, 'profile_updated', 'login_success'])).toEqual([]);
  });

  it('covers errors of users and settings [8.3]', () => {
    const keys = [
      'proper_input_name',
      'password_alphaNumeric_check',
      'password_blank_messege',
      'password_complexity_check',
      'mobile_no_blank_error',
      'user_exists',
      'email_or_mobile_issue',
      'reg_error',
      'referer_not_found',
      'proper_bonus',
      'update_failed',
      'demo_mode',
      'no_details_error',
    ];
    expect(notAnError(keys)).toEqual([]);
    expect(withoutText(keys)).toEqual([]);
  });

  it('has a text for every success [8.4]', () => {
    const keys = [
      'booking_success',
      'success',
      'updated',
      'email_verify_message',
      'account_create_successfully',
    ];
    expect(withoutText(keys)).toEqual([]);
  });

  it('has the fixed alerts word for word, under an alert with a close button [8.5]', () => {
    expect(texts.json_error).toBe('JSON Error');
    expect(texts.default_language_delete).toBe('Cannot delete default language');
    expect(notAnError(['google_places_error'])).toEqual([]);
    expect([texts.alert, texts.close]).toEqual(['Alert', 'Close']);
  });

  it('covers the sign-in messages [8.9]', () => {
    const keys = ['auth_error', 'require_approval', 'email_verify_message', 'not_logged_in'];
    expect(notAnError(keys)).toEqual([]);
    expect(withoutText(keys)).toEqual([]);
  });

  it('covers the messages of empty lists [8.10]', () => {
    const keys = [
      'no_bookings',
      'no_cancel_reason',
      'no_cars',
      'no_tasks',
      'chat_not_found',
      'no_user_match',
      'no_provider_found',
      'provider_fetch_error',
    ];
    expect(notAnError(keys)).toEqual([]);
    expect(withoutText(keys)).toEqual([]);
  });

  it('covers the settings messages [8.11]', () => {
    expect(notAnError(['settings_error', 'wrong_code'])).toEqual([]);
    expect(withoutText(['settings_error', 'wrong_code'])).toEqual([]);
  });

  it('has a text for a sent password mail [8.12]', () => {
    expect(withoutText(['reset_pass_msg'])).toEqual([]);
  });

  it('has the fixed texts for missing and unavailable pages word for word [8.13]', () => {
    expect(notAnError(['no_route_found'])).toEqual([]);
    expect(texts).toMatchObject({
      no_route_found: 'No Route Found',
      panel_no_match: 'No data available.',
      no_promos: 'No promos available.',
      panel_no_users: 'No users available.',
      panel_no_withdraws: 'No WITHDRAWS available.',
      panel_no_languages: 'No Languages available.',
      fetch_call_error: 'Fetch Call Error',
      user_token_error: 'Unable to get user token',
      base_settings_error_1: 'Base Settings Error 1',
      base_settings_error_2: 'Base Settings Error 2',
    });
  });
});
