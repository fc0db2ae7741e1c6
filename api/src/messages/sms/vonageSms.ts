import type { Config } from '../../platform/config/environment.js';
import {
  reportUrl,
  shortText,
  SMS_PATIENCE_MS,
  type SmsProvider,
  SmsRefusedError,
  type SmsReport,
} from './smsProvider.js';

/** Where Vonage's reports go. */
export const VONAGE_REPORTS = '/sms/reports/vonage';

/** Vonage's Messages API: one JSON post (docs/decisions/0049). Null if it is not configured. */
export function vonageSms(config: Config): SmsProvider | null {
  const { VONAGE_API_KEY: key, VONAGE_API_SECRET: secret, VONAGE_FROM: from, VONAGE_URL: url } = config;
  if (!key || !secret || !from) return null;
  const authorization = `Basic ${Buffer.from(`${key}:${secret}`).toString('base64')}`;
  const reports = reportUrl(config.PUBLIC_URL, VONAGE_REPORTS);
  return {
    name: 'vonage',
    async send({ id, to, text }) {
      const answer = await fetch(`${url}/v1/messages`, {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify({
          channel: 'sms',
          message_type: 'text',
          text,
          client_ref: id,
          // Vonage takes numbers without a plus.
          to: to.replace(/^\+/, ''),
          from: from.replace(/^\+/, ''),
          ...(reports && { webhook_url: reports, webhook_version: 'v1' }),
        }),
        redirect: 'error',
        signal: AbortSignal.timeout(SMS_PATIENCE_MS),
      });
      const body = (await answer.json().catch(() => ({}))) as Record<
        'message_uuid' | 'title' | 'detail',
        unknown
      >;
      if (answer.ok && typeof body?.message_uuid === 'string') return body.message_uuid;
      throw new SmsRefusedError(`${answer.status}: ${shortText(body?.detail) || shortText(body?.title)}`);
    },
  };
}

const STATES: Readonly<Record<string, SmsReport['state']>> = {
  submitted: 'sent',
  delivered: 'delivered',
  rejected: 'failed',
  undeliverable: 'failed',
};

/** The report of Vonage's status webhook, and its SMS; null for a status that does not concern delivery. */
export function vonageReport(body: unknown): (SmsReport & { id: string }) | null {
  const {
    status,
    client_ref: id,
    error,
  } = (body ?? {}) as Record<'status' | 'client_ref' | 'error', unknown>;
  const state = typeof status === 'string' && Object.hasOwn(STATES, status) ? STATES[status] : undefined;
  if (!state || typeof id !== 'string') return null;
  const { title, detail } = (error ?? {}) as Record<'title' | 'detail', unknown>;
  const reason = [shortText(title), shortText(detail)].filter(Boolean).join(': ');
  return { id, state, ...(state === 'failed' && reason && { reason }) };
}
