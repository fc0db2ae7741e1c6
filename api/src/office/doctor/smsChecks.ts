import type { Config } from '../../platform/config/environment.js';
import { about, type Finding } from './finding.js';

/** Reads the accounts at the configured SMS services. Sends nothing. */
export async function checkSms(config: Config, ms: number): Promise<Finding[]> {
  if (!hasSmsService(config))
    return [about('SMS')('off', 'TWILIO_ACCOUNT_SID is not set, nor is VONAGE_API_KEY: no sign-in by phone')];
  const found = await Promise.all([checkTwilio(config, ms), checkVonage(config, ms)]);
  return [...found.flat(), ...reports(config)];
}

/** Whether a service that sends SMS is configured. */
export const hasSmsService = ({ TWILIO_ACCOUNT_SID, VONAGE_API_KEY }: Config) =>
  Boolean(TWILIO_ACCOUNT_SID ?? VONAGE_API_KEY);

async function checkTwilio(config: Config, ms: number): Promise<Finding[]> {
  const finding = about('SMS');
  const { TWILIO_ACCOUNT_SID: sid, TWILIO_AUTH_TOKEN: token, TWILIO_URL: url } = config;
  if (!sid || !token) return [];
  const response = await ask(
    `${url}/2010-04-01/Accounts/${encodeURIComponent(sid)}.json`,
    `${sid}:${token}`,
    ms,
  );
  if (response.status === 401)
    return [finding('problem', 'the service rejected TWILIO_ACCOUNT_SID or TWILIO_AUTH_TOKEN')];
  if (!response.ok) return [finding('problem', `the service answered ${response.status}`)];
  const { status } = (await response.json()) as { status?: unknown };
  return [
    status === 'active'
      ? finding('ok', 'the account is active')
      : finding('problem', 'the account is suspended or closed'),
  ];
}

/** Vonage lists the ids of the account's secrets, not the secrets. */
async function checkVonage(config: Config, ms: number): Promise<Finding[]> {
  const finding = about('SMS (Vonage)');
  const { VONAGE_API_KEY: key, VONAGE_API_SECRET: secret, VONAGE_URL: url } = config;
  if (!key || !secret) return [];
  const response = await ask(`${url}/accounts/${encodeURIComponent(key)}/secrets`, `${key}:${secret}`, ms);
  await response.body?.cancel();
  if (response.status === 401 || response.status === 403)
    return [finding('problem', 'the service rejected VONAGE_API_KEY or VONAGE_API_SECRET')];
  if (!response.ok) return [finding('problem', `the service answered ${response.status}`)];
  return [finding('ok', 'the service accepts the sign-in')];
}

const ask = (url: string, credentials: string, ms: number) =>
  fetch(url, {
    headers: { authorization: `Basic ${Buffer.from(credentials).toString('base64')}` },
    signal: AbortSignal.timeout(ms),
  });

function reports({ PUBLIC_URL }: Config): Finding[] {
  return PUBLIC_URL.startsWith('https://')
    ? []
    : [about('SMS reports')('off', 'PUBLIC_URL is not https, so services cannot report deliveries')];
}
