import type { Config } from '../../platform/config/environment.js';
import {
  reportUrl,
  shortText,
  SMS_PATIENCE_MS,
  type SmsProvider,
  SmsRefusedError,
  type SmsReport,
} from './smsProvider.js';

/** Where Twilio reports go; the SMS is named in the query, which the signature covers. */
export const TWILIO_REPORTS = '/sms/reports/twilio';

/** Twilio's REST API: one form post (docs/decisions/0049). Null if it is not configured. */
export function twilioSms(config: Config): SmsProvider | null {
  const { TWILIO_ACCOUNT_SID: sid, TWILIO_AUTH_TOKEN: token, TWILIO_FROM: from, TWILIO_URL: url } = config;
  if (!sid || !token || !from) return null;
  const address = `${url}/2010-04-01/Accounts/${encodeURIComponent(sid)}/Messages.json`;
  const authorization = `Basic ${Buffer.from(`${sid}:${token}`).toString('base64')}`;
  const reports = reportUrl(config.PUBLIC_URL, TWILIO_REPORTS);
  return {
    name: 'twilio',
    async send({ id, to, text }) {
      const answer = await fetch(address, {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({
          To: to,
          From: from,
          Body: text,
          ...(reports && { StatusCallback: `${reports}?sms=${id}` }),
        }),
        redirect: 'error',
        signal: AbortSignal.timeout(SMS_PATIENCE_MS),
      });
      const body = (await answer.json().catch(() => ({}))) as Record<'sid' | 'code' | 'message', unknown>;
      if (answer.ok && typeof body?.sid === 'string') return body.sid;
      const code = typeof body?.code === 'number' ? body.code : answer.status;
      throw new SmsRefusedError(`${code}: ${shortText(body?.message)}`);
    },
  };
}

const STATES: Readonly<Record<string, SmsReport['state']>> = {
  accepted: 'accepted',
  queued: 'accepted',
  sending: 'accepted',
  sent: 'sent',
  delivered: 'delivered',
  undelivered: 'failed',
  failed: 'failed',
};

/** The report of Twilio's form; null for a status that does not concern delivery. */
export function twilioReport(form: Readonly<Record<string, string>>): SmsReport | null {
  const { MessageStatus: status = '', ErrorCode: code } = form;
  const state = Object.hasOwn(STATES, status) ? STATES[status] : undefined;
  return state ? { state, ...(state === 'failed' && code && { reason: shortText(code) }) } : null;
}
