import { forbidden, invalid, notFound, type SmsProviderName } from '@wayfare/shared';
import { z } from 'zod';
import { isSignedByTwilio } from '../call/twilioSignature.js';
import { operation } from '../operation.js';
import type { MessagesServices } from '../services.js';
import type { SmsReport } from './smsProvider.js';
import { TWILIO_REPORTS, twilioReport } from './twilioSms.js';
import { VONAGE_REPORTS, vonageReport } from './vonageSms.js';
import { isSignedByVonage } from './vonageSignature.js';

const done = z.object({ ok: z.literal(true) });
const ok = { ok: true } as const;
const smsId = z.string().regex(/^[0-9a-f]{32}$/);

/** The form of a report. All of it is signed, so all of it is kept. */
const reportForm = z.looseObject({ MessageSid: z.string().max(64), MessageStatus: z.string().max(40) });

/** Delivery reports of SMS services. */
export const smsOperations = [
  operation({
    id: 'receiveTwilioReport',
    method: 'post',
    path: TWILIO_REPORTS,
    summary: 'Receive a delivery report of an SMS (signed request from Twilio)',
    access: 'public',
    fromAnywhere: true,
    limit: 'webhook',
    query: z.object({ sms: smsId }),
    reads: 'form',
    body: reportForm,
    answers: done,
    async act({ body, query, request, services }) {
      const { TWILIO_AUTH_TOKEN: token, PUBLIC_URL } = services.config;
      if (!token) throw notFound();
      const form = Object.fromEntries(Object.entries(body).map(([name, value]) => [name, String(value)]));
      const signature = request.get('x-twilio-signature') ?? '';
      const url = `${PUBLIC_URL}/api${TWILIO_REPORTS}?sms=${query.sms}`;
      if (!isSignedByTwilio({ url, form, signature }, token)) throw forbidden();
      await record(query.sms, 'twilio', twilioReport(form), services);
      return ok;
    },
  }),
  operation({
    id: 'receiveVonageReport',
    method: 'post',
    path: VONAGE_REPORTS,
    summary: 'Receive a delivery report of an SMS (signed request from Vonage)',
    access: 'public',
    fromAnywhere: true,
    limit: 'webhook',
    reads: 'bytes',
    body: z.unknown(),
    answers: done,
    async act({ body, request, services }) {
      const { VONAGE_SIGNATURE_SECRET: secret } = services.config;
      if (!secret) throw notFound();
      const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
      const authorization = request.get('authorization') ?? '';
      const now = services.clock.now();
      if (!(await isSignedByVonage({ body: bytes, authorization, now }, secret))) throw forbidden();
      const report = vonageReport(parseJson(bytes));
      if (report && smsId.safeParse(report.id).success) await record(report.id, 'vonage', report, services);
      return ok;
    },
  }),
];

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    throw invalid('validation_error');
  }
}

async function record(
  id: string,
  provider: SmsProviderName,
  report: SmsReport | null,
  { db, clock, realtime }: MessagesServices,
): Promise<void> {
  if (report && (await db.sms.report(id, provider, report, clock.now())))
    realtime.resourceChanged('sms', [id]);
}
