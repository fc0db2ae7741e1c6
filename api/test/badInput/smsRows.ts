import { twilioSignature } from '../../src/messages/call/twilioSignature.js';
import { storedSmsId } from '../../src/messages/sms/sms.js';
import { newId } from '../support/builders.js';
import { signedAsVonage } from '../support/vonageServer.js';
import { readOnly } from './resourceRows.js';
import type { Rows } from './row.js';

/** SMS and their delivery reports. */
export const smsRows: Rows = {
  ...readOnly('sms', async ({ app, admin, strangers }) => {
    const id = storedSmsId(newId());
    await app.services.db.sms.begin(id, '+12125550100', app.clock.at);
    return { as: admin, params: { id }, strangers: Object.values(strangers) };
  }),
  'POST /sms/reports/twilio': {
    good({ app }) {
      const { config } = app.services;
      config.TWILIO_AUTH_TOKEN = 'token';
      const form = { MessageSid: 'SM1', MessageStatus: 'delivered' };
      const sms = storedSmsId('an SMS');
      const url = `${config.PUBLIC_URL}/api/sms/reports/twilio?sms=${sms}`;
      return {
        as: app.anonymous,
        query: { sms },
        body: form,
        headers: { 'x-twilio-signature': twilioSignature({ url, form }, 'token') },
        refuses: { 'a form that Twilio did not sign': [{ MessageStatus: 'failed' }, 403, 'forbidden'] },
      };
    },
    unknown: null,
    again: 'same',
  },
  'POST /sms/reports/vonage': {
    async good({ app }) {
      app.services.config.VONAGE_SIGNATURE_SECRET = 'secret';
      const body = { status: 'delivered', client_ref: storedSmsId('an SMS') };
      return {
        as: app.anonymous,
        body,
        headers: await signedAsVonage(JSON.stringify(body), 'secret', app.clock.at),
        refuses: { 'a body that Vonage did not sign': [{ status: 'rejected' }, 403, 'forbidden'] },
      };
    },
    unknown: null,
    again: 'same',
  },
};
