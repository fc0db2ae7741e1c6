import { DomainError, type RetryPauses, retryPause } from '@wayfare/shared';
import type { MoneyServices } from '../../services.js';
import { receivePayment } from '../receivePayment.js';
import type { PaymentAttempt } from './paymentAttempt.js';

/** The pauses between two checks of an attempt. */
const PAUSES: RetryPauses = { firstMs: 10 * 60_000, longestMs: 6 * 60 * 60_000 };
/** How long a provider is asked for a result that stays open, in ms. */
const GIVE_UP_MS = 3 * 24 * 60 * 60_000;

/**
 * Asks providers for the results of attempts that are due: a payer may not return, and a webhook may get
 * lost. An attempt is asked about until its result is final and recorded, so a crash anywhere in between
 * loses nothing.
 */
export async function checkAttempts(limit: number, services: MoneyServices): Promise<void> {
  const { db, clock, jitter, log } = services;
  for (const attempt of await db.paymentAttempts.findDue(clock.now(), limit)) {
    const pause = retryPause(attempt.checks, PAUSES, jitter());
    if (!(await db.paymentAttempts.leaseCheck(attempt, clock.now() + pause))) continue;
    try {
      if (await isFinal(attempt, services)) await db.paymentAttempts.finish(attempt.id);
    } catch (error) {
      log.error(
        { err: error, provider: attempt.provider, attempt: attempt.id },
        'the result of a payment could not be looked up or recorded',
      );
      // A refused payment stays refused. The provider is asked about a payment with an unknown result until
      // the result is known.
      if (error instanceof DomainError && isOld(attempt, services))
        await db.paymentAttempts.finish(attempt.id);
    }
  }
}

const isOld = ({ createdAt }: PaymentAttempt, { clock }: MoneyServices): boolean =>
  clock.now() - createdAt > GIVE_UP_MS;

async function isFinal(attempt: PaymentAttempt, services: MoneyServices): Promise<boolean> {
  const provider = services.payments.find(({ name }) => name === attempt.provider);
  // The provider's keys were removed, so it cannot be asked.
  if (!provider?.resultOf) return isOld(attempt, services);
  const outcome = await provider.resultOf(attempt);
  await receivePayment(provider.name, outcome, services);
  return outcome.state !== 'pending' || isOld(attempt, services);
}
