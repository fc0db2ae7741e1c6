import { errorKeys } from '../errors/catalogue.js';
import { englishTexts } from './texts.js';
import { accountTexts } from './texts/account.en.js';
import { english as apiKeyTexts } from './texts/apiKeyTexts.js';
import { bookingTexts } from './texts/booking.en.js';
import { commonTexts } from './texts/common.en.js';
import { contactTexts } from './texts/contact.en.js';
import { conversationTexts } from './texts/conversation.en.js';
import { deliveryTexts } from './texts/delivery.en.js';
import { documentTexts } from './texts/documents.en.js';
import { deskTexts } from './texts/desk.en.js';
import { plannerTexts } from './texts/planner.en.js';
import { shiftTexts } from './texts/shift.en.js';
import { errorTexts, fieldTexts } from './texts/errors.en.js';
import { noticeTexts } from './texts/notices.en.js';
import { officeTexts } from './texts/office.en.js';
import { panelTexts } from './texts/panel.en.js';
import { parcelTexts } from './texts/parcel.en.js';
import { paymentTexts } from './texts/payment.en.js';
import { payoutTexts } from './texts/payouts.en.js';
import { cardHoldTexts } from './texts/cardHold.en.js';
import { refundTexts } from './texts/refunds.en.js';
import { english as resourceTexts } from './texts/resourceTexts.js';
import { settingsTexts } from './texts/settings.en.js';
import { setupTexts } from './texts/setup.en.js';
import { shellTexts } from './texts/shell.en.js';
import { signInTexts } from './texts/signIn.en.js';
import { siteTexts } from './texts/site.en.js';
import { fareReviewTexts } from './texts/fareReview.en.js';
import { stopTexts } from './texts/stops.en.js';
import { tripTexts } from './texts/trip.en.js';
import { walletTexts } from './texts/wallet.en.js';
import { webhookTexts } from './texts/webhook.en.js';

/** Every part of the texts. Add new parts here. */
const parts = [
  commonTexts,
  errorTexts,
  fieldTexts,
  noticeTexts,
  paymentTexts,
  payoutTexts,
  cardHoldTexts,
  refundTexts,
  accountTexts,
  bookingTexts,
  signInTexts,
  contactTexts,
  conversationTexts,
  documentTexts,
  siteTexts,
  officeTexts,
  panelTexts,
  apiKeyTexts,
  resourceTexts,
  settingsTexts,
  setupTexts,
  shellTexts,
  walletTexts,
  webhookTexts,
  fareReviewTexts,
  parcelTexts,
  deskTexts,
  plannerTexts,
  shiftTexts,
  tripTexts,
  stopTexts,
  deliveryTexts,
];
const texts: Record<string, string> = englishTexts;
const withoutText = (keys: string[]) => keys.filter((key) => !texts[key]?.trim());
const notAnError = (keys: string[]) => keys.filter((key) => !(errorKeys as readonly string[]).includes(key));

describe('English texts', () => {
  it('contain every key once, so that no part overrides another', () => {
    const keys = parts.flatMap((part) => Object.keys(part));
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
    expect(keys.sort()).toEqual(Object.keys(englishTexts).sort());
  });

  it('contain no empty text', () => {
    expect(withoutText(Object.keys(texts))).toEqual([]);
  });

  it('have a text for every error, and no error twice', () => {
    expect(withoutText([...errorKeys])).toEqual([]);
    expect(new Set(errorKeys).size).toBe(errorKeys.length);
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
