import { forbidden, invalid, notFound, type SmsProviderName } from '@wayfare/shared';
import { readTwilioForm } from '../call/twilioSignature.js';
import type { MessagesServices } from '../services.js';
import type { SmsReport } from './smsProvider.js';
import { TWILIO_REPORTS, twilioReport } from './twilioSms.js';
import { vonageReport } from './vonageSms.js';
import { isSignedByVonage } from './vonageSignature.js';

/** The id of an SMS, by which services report it. */
export const SMS_ID = /^[0-9a-f]{32}$/;

/** Stores what Twilio reports about an SMS. @throws as `readTwilioForm` */
export async function receiveTwilioReport(
  id: string,
  sent: { form: Readonly<Record<string, unknown>>; signature: string | undefined },
  services: MessagesServices,
): Promise<void> {
  const form = readTwilioForm({ path: `${TWILIO_REPORTS}?sms=${id}`, ...sent }, services.config);
  await recordReport(id, 'twilio', twilioReport(form), services);
}

/**
 * Stores what Vonage reports about an SMS; reports about others are ignored.
 * @throws not_found (404) if Vonage's reports are not set up; forbidden (403) if Vonage did not sign it;
 *   validation_error (400) if it is not JSON
 */
export async function receiveVonageReport(
  { body, authorization = '' }: { body: Buffer; authorization: string | undefined },
  services: MessagesServices,
): Promise<void> {
  const { VONAGE_SIGNATURE_SECRET: secret } = services.config;
  if (!secret) throw notFound();
  const now = services.clock.now();
  if (!(await isSignedByVonage({ body, authorization, now }, secret))) throw forbidden();
  const report = vonageReport(parseJson(body));
  if (report && SMS_ID.test(report.id)) await recordReport(report.id, 'vonage', report, services);
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    throw invalid('validation_error');
  }
}

async function recordReport(
  id: string,
  provider: SmsProviderName,
  report: SmsReport | null,
  { db, clock, realtime }: MessagesServices,
): Promise<void> {
  if (report && (await db.sms.report(id, provider, report, clock.now())))
    realtime.resourceChanged('sms', [id]);
}
