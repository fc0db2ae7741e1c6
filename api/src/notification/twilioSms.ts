import { DomainError } from '@wayfare/shared';
import type { Logger } from 'pino';
import type { SmsSender } from './sms.js';

/** Timeout for the service to accept a message, in ms. */
const PATIENCE_MS = 10_000;

/** Sends SMS through Twilio's REST API: one form post (docs/decisions/0016). */
export function twilioSms(
  account: { url: string; sid: string; token: string; from: string },
  log: Logger,
): SmsSender {
  const address = `${account.url}/2010-04-01/Accounts/${encodeURIComponent(account.sid)}/Messages.json`;
  const authorization = `Basic ${Buffer.from(`${account.sid}:${account.token}`).toString('base64')}`;
  return {
    async send({ to, text }) {
      const answer = await fetch(address, {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ To: to, From: account.from, Body: text }),
        signal: AbortSignal.timeout(PATIENCE_MS),
      }).catch((error: unknown) => {
        log.error({ err: error }, 'the SMS service could not be reached');
        throw new DomainError('code_not_sent', 502);
      });
      if (answer.ok) return;
      const { code, message } = (await answer.json().catch(() => ({}))) as {
        code?: number;
        message?: string;
      };
      log.error({ status: answer.status, code, reason: message }, 'the SMS service rejected a message');
      throw new DomainError('code_not_sent', 502, undefined, `${code ?? answer.status}: ${message ?? ''}`);
    },
  };
}
