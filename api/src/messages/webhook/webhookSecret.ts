import { createHmac, randomBytes } from 'node:crypto';
import { sealText, unsealText } from '../../platform/sealed.js';
import type { MessagesServices } from '../services.js';
import type { SendingWebhook } from './storedWebhook.js';

const PREFIX = 'whsec_';
const SECRET_BYTES = 32;
/** The purpose that the seals of signing secrets name. */
const USE = 'webhook';

/** A new signing secret, and the seal to store. */
export async function newSecret(
  services: Pick<MessagesServices, 'sealKey'>,
): Promise<{ secret: string; seal: string }> {
  const secret = `${PREFIX}${randomBytes(SECRET_BYTES).toString('base64')}`;
  return { secret, seal: await sealText(secret, USE, services) };
}

/**
 * The secrets that sign at a time, newest first. Empty if they were sealed with a key that is not known
 * anymore.
 */
export async function signingSecrets(
  { secret, previousSecret, previousSecretUntil = 0 }: SendingWebhook,
  now: number,
  keys: Pick<MessagesServices, 'sealKey' | 'previousSealKeys'>,
): Promise<string[]> {
  const seals = [secret, ...(previousSecret && now < previousSecretUntil ? [previousSecret] : [])];
  const secrets = await Promise.all(seals.map((seal) => unsealText(seal, USE, keys)));
  return secrets.filter((one) => one !== null);
}

/** The headers of a signed request, as Standard Webhooks defines them. `now` is a ms timestamp. */
export function signedHeaders(
  id: string,
  now: number,
  body: string,
  secrets: readonly string[],
): Record<string, string> {
  const seconds = Math.floor(now / 1000);
  const signature = (secret: string) =>
    createHmac('sha256', Buffer.from(secret.slice(PREFIX.length), 'base64'))
      .update(`${id}.${seconds}.${body}`)
      .digest('base64');
  return {
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': secrets.map((secret) => `v1,${signature(secret)}`).join(' '),
  };
}
