import { DomainError } from '@wayfare/shared';
import type { Services } from '../../services.js';
import { hearProvider } from '../receivePayment.js';
import type { TestCharge } from './testCharge.repository.js';
import { SIGNATURE_HEADER } from './testMessages.js';
import { testProviderOf } from './testProvider.js';

/** How long to wait before resending a failed webhook, in ms. */
export const WEBHOOK_AGAIN_MS = 30_000;

/**
 * The test provider's webhook. It is delivered in-process, but signed and read like one that arrives over HTTP. A
 * rejected webhook is not sent again.
 */
export async function tellByWebhook(services: Services, charge: TestCharge): Promise<void> {
  const { body, signature } = testProviderOf(services.payments).messages.signedWebhook(charge);
  try {
    await hearProvider(services, 'test', (provider) =>
      provider.verifyWebhook(body, (name) => (name === SIGNATURE_HEADER ? signature : undefined)),
    );
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
  }
  await services.db.testCharges.tellAt(charge.id, null);
}

/** Resends webhooks that failed. */
export async function tellDueCharges(services: Services, limit: number): Promise<void> {
  const { db, clock, log } = services;
  for (const charge of await db.testCharges.findUntold(clock.now(), limit)) {
    await db.testCharges.tellAt(charge.id, clock.now() + WEBHOOK_AGAIN_MS);
    try {
      await tellByWebhook(services, charge);
    } catch (error) {
      log.error({ err: error, reference: charge.id }, 'a webhook of the test provider failed');
    }
  }
}
