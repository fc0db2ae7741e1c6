import { PasskeyDevice } from '../support/passkeyDevice.js';
import { PASSKEY_SITE, withPasskey } from '../support/passkeyUser.js';
import type { Rows } from './row.js';

/** Good passkey requests, and the result of repeating each. */
export const passkeyRows: Rows = {
  'POST /auth/passkey/options': { good: ({ app }) => ({ as: app.anonymous }) },
  'POST /auth/passkey': {
    async good({ app, rider }) {
      const { device } = await withPasskey(rider);
      const { body: options } = await app.anonymous.post('/auth/passkey/options');
      return { as: app.anonymous, body: { proof: device.get(options), tokens: true } };
    },
    again: [401, 'passkey_refused'],
  },
  'POST /auth/step-up/passkey': { good: ({ rider }) => ({ as: rider }) },
  'GET /auth/me/passkeys': { good: ({ rider }) => ({ as: rider }), again: 'same' },
  'POST /auth/me/passkeys/options': { good: ({ rider }) => ({ as: rider }) },
  'POST /auth/me/passkeys': {
    async good({ rider }) {
      const { body: options } = await rider.post('/auth/me/passkeys/options');
      return {
        as: rider,
        body: { name: 'A phone', answer: new PasskeyDevice(PASSKEY_SITE).create(options) },
      };
    },
    again: [400, 'passkey_refused'],
  },
  'PUT /auth/me/passkeys/:id': {
    async good({ rider, strangers }) {
      const { passkey } = await withPasskey(rider);
      return {
        as: rider,
        params: { id: passkey.id },
        body: { name: 'Another name' },
        strangers: [strangers.rider, strangers.driver],
      };
    },
    again: 'same',
  },
  'DELETE /auth/me/passkeys/:id': {
    async good({ rider, strangers }) {
      const { passkey } = await withPasskey(rider);
      return { as: rider, params: { id: passkey.id }, strangers: [strangers.rider, strangers.driver] };
    },
    again: [404, 'not_found'],
  },
};
