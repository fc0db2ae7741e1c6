import { hashPassword } from '../../src/people/auth/passwords.js';
import { newSecret } from '../../src/platform/secret.js';
import { completionToken } from '../../src/people/auth/social/signInBySocial.js';
import { codeOf, enrolled } from '../support/authenticatorApp.js';
import { newId } from '../support/builders.js';
import { aRegistration, PASSWORD } from './accounts.js';
import type { Row, Rows } from './row.js';
import type { Stage } from './stage.js';

/** A staff member with an authenticator app, and the next code it shows. */
async function withAuthenticator({ app }: Stage) {
  const person = await app.signedIn('fleetadmin');
  const authenticator = await enrolled(app, person);
  await app.services.db.credentials.setPasswordHash(person.user.id, await hashPassword(PASSWORD));
  return { person, password: PASSWORD, code: authenticator.code(1) };
}

const anotherPassword = { 'another password': [{ password: 'secret@2' }, 400, 'password_wrong'] } as const;

const withPasswordAndCode: Row = {
  async good(stage) {
    const { person: as, ...body } = await withAuthenticator(stage);
    return { as, body, refuses: anotherPassword };
  },
};

/** No provider is configured. */
const noProvider: Row = {
  good: ({ app }) => ({ as: app.anonymous, params: { provider: 'google' }, answers: 404 }),
  unknown: null,
};

/** Signing in with a provider, and with a second factor. */
export const signInRows: Rows = {
  'GET /auth/social/completion': {
    good: ({ app }) => ({ as: app.anonymous, answers: 400 }),
    again: [400, 'sign_in_expired'],
  },
  'POST /auth/social/completion': {
    async good({ app, rider }) {
      const { password: _password, ...person } = aRegistration();
      const identity = {
        provider: 'google',
        subject: newId(),
        email: null,
        isEmailVerified: false,
        firstName: '',
        lastName: '',
      } as const;
      return {
        as: app.anonymous,
        body: { ...person, completion: await completionToken(identity, app.services), tokens: true },
        refuses: {
          'a completion that is made up': [{ completion: newSecret() }, 400, 'sign_in_expired'],
          'a blank name': [{ firstName: ' ' }, 400, 'proper_input_name'],
          'an invalid email': [{ email: 'nora' }, 400, 'proper_email'],
          'a short mobile': [{ mobile: '12345' }, 400, 'mobile_no_blank_error'],
          'an email in use': [{ email: rider.user.email }, 409, 'user_exists'],
          'an unknown referrer': [{ signupViaReferral: newId() }, 400, 'referer_not_found'],
        },
      };
    },
    again: [409, 'user_exists'],
  },
  'GET /auth/social/:provider': { ...noProvider, again: [404, 'not_found'] },
  'GET /auth/social/:provider/callback': { ...noProvider, again: [404, 'not_found'] },
  'POST /auth/social/:provider/callback': {
    good: ({ app }) => ({
      as: app.anonymous,
      params: { provider: 'google' },
      body: { code: 'a', state: 'b', iss: 'c', error: 'd', error_description: 'e', user: 'f' },
      answers: 404,
    }),
    unknown: null,
    again: [404, 'not_found'],
  },
  'POST /auth/social/:provider': {
    good: ({ app }) => ({
      as: app.anonymous,
      params: { provider: 'google' },
      body: { idToken: 'a.b.c', nonce: 'n', tokens: true },
      answers: 404,
    }),
    unknown: null,
    again: [404, 'not_found'],
  },
  'POST /auth/second-factor': {
    async good(stage) {
      const { person, password, code } = await withAuthenticator(stage);
      const { body } = await stage.app.anonymous.post('/auth/token', { email: person.user.email, password });
      return {
        as: stage.app.anonymous,
        body: { challenge: body.challenge, code },
        refuses: {
          'a challenge that was never issued': [{ challenge: newSecret() }, 401, 'sign_in_expired'],
        },
      };
    },
    again: [401, 'sign_in_expired'],
  },
  'GET /auth/step-up': { good: ({ rider }) => ({ as: rider }), again: 'same' },
  'POST /auth/step-up': {
    async good({ app }) {
      const as = await app.signedIn('rider');
      await app.services.db.credentials.setPasswordHash(as.user.id, await hashPassword(PASSWORD));
      return { as, body: { password: PASSWORD } };
    },
  },
  'POST /auth/step-up/code': { good: async ({ app }) => ({ as: await app.signedIn('rider'), body: {} }) },
  'GET /auth/me/second-factor': { good: ({ fleetadmin }) => ({ as: fleetadmin }), again: 'same' },
  'POST /auth/me/second-factor': {
    async good(stage) {
      const as = await stage.app.signedIn('admin');
      await stage.app.services.db.credentials.setPasswordHash(as.user.id, await hashPassword(PASSWORD));
      return {
        as,
        body: { password: PASSWORD },
        refuses: anotherPassword,
      };
    },
  },
  'POST /auth/me/second-factor/confirm': {
    async good({ app }) {
      const as = await app.signedIn('admin');
      const { body } = await as.post('/auth/me/second-factor');
      return { as, body: { code: codeOf(body.secret, app.clock.at) } };
    },
    again: [409, 'second_factor_on'],
  },
  'POST /auth/me/second-factor/disable': { ...withPasswordAndCode, again: [400, 'second_factor_wrong'] },
  'POST /auth/me/second-factor/recovery-codes': withPasswordAndCode,
  'POST /users/:id/invitation': {
    async good({ admin }) {
      const person = { firstName: 'Ida', lastName: 'Ito', email: `${newId()}@example.com` };
      const { body } = await admin.post('/riders', person);
      return { as: admin, params: { id: body.id } };
    },
  },
  'POST /users/:id/second-factor/reset': {
    async good(stage) {
      const { person } = await withAuthenticator(stage);
      const as = await stage.app.signedIn('admin');
      await stage.app.services.db.credentials.setPasswordHash(as.user.id, await hashPassword(PASSWORD));
      return { as, params: { id: person.user.id }, body: { password: PASSWORD }, refuses: anotherPassword };
    },
    again: [409, 'second_factor_off'],
  },
};
