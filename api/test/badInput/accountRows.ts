import { newSecret } from '../../src/platform/secret.js';
import { aTrip, newId, PICKUP } from '../support/builders.js';
import {
  aRegistration,
  codeSent,
  familyOf,
  madeUp,
  mailedLink,
  PASSWORD,
  signedUp,
  withPhoneSignIn,
} from './accounts.js';
import type { Row, Rows } from './row.js';
import { unstored, unstoredIn } from './unstored.js';

const signIn: Row = {
  async good(stage) {
    const { email } = await signedUp(stage);
    return {
      as: stage.app.anonymous,
      body: { email, password: PASSWORD },
      refuses: {
        'no email': [{ email: '' }, 400, 'login_validate_error'],
        'an invalid email': [{ email: 'nora@' }, 400, 'login_validate_error'],
        'no password': [{ password: '' }, 400, 'login_validate_error'],
        'another password': [{ password: 'secret@2' }, 401, 'login_error'],
        'an unknown email': [{ email: 'unknown@example.com' }, 401, 'login_error'],
      },
    };
  },
};
/** Accounts: signing in and up, and the user's own profile. */
export const accountRows: Rows = {
  'POST /auth/login': signIn,
  'POST /auth/token': signIn,
  'POST /auth/logout': { good: ({ rider }) => ({ as: rider }), again: 'same' },
  'POST /auth/refresh': {
    async good(stage) {
      const { email } = await signedUp(stage);
      const { body } = await stage.app.anonymous.post('/auth/token', { email, password: PASSWORD });
      return {
        as: stage.app.anonymous,
        body: { refreshToken: body.refreshToken },
        refuses: { 'another token': [{ refreshToken: newId() }, 401, 'user_token_error'] },
      };
    },
  },
  'POST /auth/forgot-password': {
    good: ({ app, rider }) => ({
      as: app.anonymous,
      body: { email: rider.user.email },
      refuses: {
        'no email': [{ email: '' }, 400, 'proper_email'],
        'an invalid email': [{ email: 'nora@' }, 400, 'proper_email'],
      },
    }),
    again: 'same',
  },
  'POST /auth/otp': {
    good: async (stage) => ({
      as: stage.app.anonymous,
      body: { mobile: stage.rider.user.mobile },
      refuses: { 'an unknown mobile': [{ mobile: '+19999999999' }, 404, 'user_does_not_exists'] },
      restore: await withPhoneSignIn(stage),
    }),
  },
  'POST /auth/otp/verify': {
    async good(stage) {
      const restore = await withPhoneSignIn(stage);
      return {
        as: stage.app.anonymous,
        body: { ...(await codeSent(stage)), tokens: false },
        refuses: {
          'five digits': [{ otp: '12345' }, 400, 'otp_validate_error'],
          'seven digits': [{ otp: '1234567' }, 400, 'otp_validate_error'],
          letters: [{ otp: 'abcdef' }, 400, 'otp_validate_error'],
          'a code that was never sent': [{ verificationId: newSecret() }, 401, 'login_code_expired'],
        },
        restore,
      };
    },
    again: [401, 'login_code_expired'],
  },
  'POST /auth/phone/code': {
    good: async (stage) => ({
      as: stage.app.anonymous,
      body: { mobile: '+12025550171' },
      refuses: { 'an impossible number': [{ mobile: '123' }, 400, 'mobile_no_blank_error'] },
      restore: await withPhoneSignIn(stage),
    }),
  },
  'POST /auth/phone': {
    async good(stage) {
      const restore = await withPhoneSignIn(stage);
      return {
        as: stage.app.anonymous,
        body: { ...(await codeSent(stage, '/auth/phone/code')), tokens: false },
        refuses: {
          'five digits': [{ otp: '12345' }, 400, 'otp_validate_error'],
          'a code that was never sent': [{ verificationId: newSecret() }, 401, 'login_code_expired'],
        },
        restore,
      };
    },
    again: [401, 'login_code_expired'],
  },
  'POST /desk/guests': {
    good: ({ admin, driver }) => ({
      as: admin,
      body: { mobile: '+12125550177', firstName: 'Grace', lastName: '' },
      refuses: {
        'the number of a driver': [{ mobile: driver.user.mobile }, 409, 'user_exists'],
        'a number that cannot exist': [{ mobile: '12' }, 400, 'mobile_no_blank_error', 'mobile'],
      },
    }),
    again: 'same',
  },
  'POST /guest-bookings': {
    async good(stage) {
      const stopPhone = await withPhoneSignIn(stage);
      const { settings } = stage.app.services.db;
      await settings.saveSettings({ guestBooking: true });
      return {
        as: stage.app.anonymous,
        body: { ...(await codeSent(stage, '/auth/phone/code')), booking: aTrip },
        refuses: {
          'five digits': [{ otp: '12345' }, 400, 'otp_validate_error'],
          'a code that was never sent': [{ verificationId: newSecret() }, 401, 'login_code_expired'],
          'payment from the wallet': [
            { booking: { ...aTrip, payment_mode: 'wallet' } },
            400,
            'validation_error',
          ],
        },
        async restore() {
          await settings.saveSettings({ guestBooking: false });
          await stopPhone();
        },
      };
    },
    again: [401, 'login_code_expired'],
  },
  'POST /auth/reset-password': {
    good: async (stage) => ({
      as: stage.app.anonymous,
      body: { token: await mailedLink('reset', stage), password: PASSWORD },
      refuses: {
        ...madeUp,
        'a short password': [{ password: 'abc12' }, 400, 'password_alphaNumeric_check'],
      },
    }),
    again: [400, 'link_invalid'],
  },
  'POST /auth/verify-email': {
    good: async (stage) => ({
      as: stage.app.anonymous,
      body: { token: await mailedLink('verify', stage) },
      refuses: madeUp,
    }),
    again: 'same',
  },
  // No provider is configured here; auth/social tests providers.
  'GET /auth/sessions': { good: ({ rider }) => ({ as: rider }), again: 'same' },
  'DELETE /auth/sessions': { good: ({ rider }) => ({ as: rider }), again: 'same' },
  'PUT /auth/me/password': {
    good: async ({ app }) => ({
      as: await app.signedIn('rider'),
      body: { password: 'Another1secret' },
      refuses: {
        'a password against the rule': [
          { password: 'short' },
          400,
          'password_alphaNumeric_check',
          'password',
        ],
      },
    }),
  },
  'DELETE /auth/sessions/:id': {
    good: async (stage) => ({
      as: stage.rider,
      params: { id: await familyOf(stage) },
      strangers: Object.values(stage.strangers),
    }),
    again: [404, 'not_found'],
  },
  'GET /users/me/export': { good: ({ rider }) => ({ as: rider }), again: 'same' },
  'DELETE /users/me': {
    good: async ({ app }) => ({ as: await app.signedIn('rider') }),
    again: [401, 'user_issue_contact_admin'],
  },
  'GET /auth/me': { good: ({ rider }) => ({ as: rider }), again: 'same' },
  'POST /auth/me/places': {
    good: ({ rider }) => ({ as: rider, body: { ...PICKUP, kind: 'other', name: 'Gym' } }),
    again: 'same',
  },
  'DELETE /auth/me/places/:id': {
    async good({ rider, strangers }) {
      const { body } = await rider.post('/auth/me/places', { ...PICKUP, kind: 'home' });
      const [home] = body.places;
      return { as: rider, params: { id: home.id }, strangers: [strangers.rider] };
    },
    again: [404, 'not_found'],
  },
  'PUT /auth/me': {
    good: ({ driver }) => ({
      as: driver,
      body: { firstName: 'Norma', lastName: 'Norm', vehicleNumber: 'NY 2', bankAccount: '1', language: 'en' },
      refuses: unstoredIn('profile_image'),
    }),
    again: 'same',
  },
  'POST /user_signup': {
    good: ({ app, rider, driver }) => {
      const regData = {
        ...aRegistration(),
        referralId: 'nora1234',
        signupViaReferral: driver.user.id,
        pushToken: newId(),
        userPlatform: 'ANDROID',
        vehicleMake: 'Toyota',
        vehicleModel: 'Prius',
        vehicleNumber: 'NY 1',
        carType: 'Economy',
        other_info: 'Child seat',
        bankName: 'Harbour Bank',
        bankCode: 'HB1',
        bankAccount: '0042',
      };
      const refused = (change: object, key: string, status = 400) =>
        [{ regData: { ...regData, ...change } }, status, key] as const;
      const license = { licenseImage: unstored.licenseImage };
      return {
        as: app.anonymous,
        body: { regData },
        refuses: {
          'a blank name': refused({ firstName: ' ' }, 'proper_input_name'),
          'an invalid email': refused({ email: 'nora' }, 'proper_email'),
          'a short password': refused({ password: 'abc12' }, 'password_alphaNumeric_check'),
          'a short mobile': refused({ mobile: '12345' }, 'mobile_no_blank_error'),
          'an email in use': refused({ email: rider.user.email }, 'user_exists', 409),
          'a driver without a licence': refused({ usertype: 'driver' }, 'license_image_required'),
          'an unknown referrer': refused({ signupViaReferral: newId() }, 'referer_not_found'),
          'an unknown car type': refused(
            { usertype: 'driver', carType: 'constructor', ...license },
            'validation_error',
          ),
          "a rider's licence": refused(license, 'validation_error'),
          'a licence that was not stored': refused({ usertype: 'driver', ...license }, 'validation_error'),
        },
      };
    },
    again: [409, 'user_exists'],
  },
  'POST /check_user_exists': {
    good: ({ app, rider }) => ({
      as: app.anonymous,
      body: { email: rider.user.email, mobile: rider.user.mobile },
    }),
    again: 'same',
  },
  'POST /validate_referrer': {
    async good({ app }) {
      const { user } = await app.signedIn('rider', { referralId: `nora${newId()}` });
      return {
        as: app.anonymous,
        body: { referralId: user.referralId },
        refuses: { 'an unknown one': [{ referralId: 'unknown1000' }, 404, 'referer_not_found'] },
      };
    },
    again: 'same',
  },
};
