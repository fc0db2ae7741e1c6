import { createPrivateKey } from 'node:crypto';
import { z } from 'zod';

/** The parts of a Google service account's key file that sending messages needs. */
const fcmAccountSchema = z.object({
  type: z.literal('service_account'),
  project_id: z.string().regex(/^[a-z0-9.:-]+$/i),
  client_email: z.string().min(3),
  private_key: z.string().refine(isPrivateKey),
  token_uri: z.url({ protocol: /^https?$/ }).default('https://oauth2.googleapis.com/token'),
});

/** A Google service account. */
export type FcmAccount = z.output<typeof fcmAccountSchema>;

/** Reads the key file of a service account. Null if it is not one. */
export function readFcmAccount(json: string): FcmAccount | null {
  try {
    return fcmAccountSchema.parse(JSON.parse(json));
  } catch {
    return null;
  }
}

function isPrivateKey(pem: string): boolean {
  try {
    return createPrivateKey(pem).asymmetricKeyType === 'rsa';
  } catch {
    return false;
  }
}
