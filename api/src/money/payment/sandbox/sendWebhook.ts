import { DomainError } from '@wayfare/shared';
import type { MoneyServices } from '../../services.js';
import { handleProviderMessage } from '../receivePayment.js';
import type { SandboxCharge } from './sandboxCharge.js';
import { SIGNATURE_HEADER } from './sandboxMessages.js';
import { sandboxProviderOf } from './sandboxProvider.js';

/** How long to wait before resending a failed webhook, in ms. */
export const WEBHOOK_AGAIN_MS = 30_000;

/**
 * The sandbox provider's webhook. It is delivered in-process, but signed and read like one that arrives over
 * HTTP. A rejected webhook is not sent again.
 */
export async function sendWebhook(charge: SandboxCharge, services: MoneyServices): Promise<void> {
  const { body, signature } = sandboxProviderOf(services.payments).messages.signedWebhook(charge);
  try {
    await handleProviderMessage(
      'test',
      (provider) =>
        provider.verifyWebhook({
          body,
          query: {},
          header: (name) => (name === SIGNATURE_HEADER ? signature : undefined),
        }),
      services,
    );
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
  }
  await services.db.sandboxCharges.scheduleWebhook(charge.id, null);
}

/** Resends webhooks that failed. */
export async function sendDueWebhooks(limit: number, services: MoneyServices): Promise<void> {
  const { db, clock, log } = services;
  for (const charge of await db.sandboxCharges.findDueWebhooks(clock.now(), limit)) {
    await db.sandboxCharges.scheduleWebhook(charge.id, clock.now() + WEBHOOK_AGAIN_MS);
    try {
      await sendWebhook(charge, services);
    } catch (error) {
      log.error({ err: error, reference: charge.id }, 'a sandbox provider webhook failed');
    }
  }
}
