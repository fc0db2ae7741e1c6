import { createHash, createHmac } from 'node:crypto';
import { exact, idSchema, invalid } from '@wayfare/shared';
import { z } from 'zod';
import { isSameSecret } from '../../../platform/secret.js';
import type { SandboxCharge } from './sandboxCharge.js';

/** The header with the signature of a sandbox provider webhook. */
export const SIGNATURE_HEADER = 'x-test-signature';

/** The sandbox provider's message about a payment, in a return and in a webhook. */
const messageSchema = z.object({
  order: idSchema,
  amount: z.string().regex(/^\d{1,15}(\.\d{1,10})?$/),
  currency: z.string().max(10),
  reference: idSchema,
  outcome: z.enum(['approved', 'declined']),
});
export type SandboxMessage = z.infer<typeof messageSchema>;

const sessionSchema = z.object({
  order: idSchema,
  amount: z.number(),
  currency: z.string(),
  holds: z.literal(true).optional(),
});
/** The data the hosted page was opened with, included in the page's own forms. */
export type TestSession = z.infer<typeof sessionSchema>;

/** The purpose of a signature. A signature for one purpose is invalid for another. */
type Use = 'session' | 'return' | 'webhook';

/**
 * Signs and reads all messages of the sandbox provider, with its own key derived from the installation's
 * secret.
 */
export function signedSandboxMessages(secret: string) {
  const key = createHash('sha256').update(`test payment provider ${secret}`).digest();

  const signatureOf = (use: Use, contents: string | Buffer) =>
    createHmac('sha256', key).update(`${use}\n`).update(contents).digest('base64url');

  const isSigned = (use: Use, contents: string | Buffer, signature: string): boolean =>
    isSameSecret(signature, signatureOf(use, contents));

  return {
    /** The query of a return: the message and its signature. */
    signedReturn(charge: SandboxCharge): string {
      const text = new URLSearchParams(messageOf(charge)).toString();
      return `${text}&signature=${signatureOf('return', text)}`;
    },

    /** @throws payment_not_verified (400) unless it was signed */
    readReturn({ signature = '', ...rest }: Readonly<Record<string, string>>): SandboxMessage {
      const message = messageSchema.safeParse(rest);
      if (!message.success) throw invalid('payment_not_verified');
      const { order, amount, currency, reference, outcome } = message.data;
      const text = new URLSearchParams({ order, amount, currency, reference, outcome }).toString();
      if (!isSigned('return', text, signature)) throw invalid('payment_not_verified');
      return message.data;
    },

    /** A webhook: the body's bytes, and the signature over them. */
    signedWebhook(charge: SandboxCharge): { body: Buffer; signature: string } {
      const body = Buffer.from(JSON.stringify(messageOf(charge)));
      return { body, signature: signatureOf('webhook', body) };
    },

    /** @throws payment_not_verified (400) unless exactly these bytes were signed */
    readWebhook(body: Buffer, signature = ''): SandboxMessage {
      if (!isSigned('webhook', body, signature)) throw invalid('payment_not_verified');
      return messageSchema.parse(JSON.parse(body.toString()));
    },

    signedSession(session: TestSession): string {
      const text = Buffer.from(JSON.stringify(session)).toString('base64url');
      return `${text}.${signatureOf('session', text)}`;
    },

    /** @throws payment_not_verified (400) unless the page was opened for it */
    readSession(token: string): TestSession {
      const [text = '', signature = ''] = token.split('.');
      if (!isSigned('session', text, signature)) throw invalid('payment_not_verified');
      return sessionSchema.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
    },
  };
}

export type SandboxMessages = ReturnType<typeof signedSandboxMessages>;

const messageOf = ({ id, order, amount, currency, approved }: SandboxCharge): SandboxMessage => ({
  order,
  amount: exact(amount).toFixed(),
  currency,
  reference: id,
  outcome: approved ? 'approved' : 'declined',
});
