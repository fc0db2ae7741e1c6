import { DomainError } from '@wayfare/shared';
import type { Metrics } from '../../../platform/run/metrics.js';
import type { HostedCheckout } from './hostedCheckout.js';

/** An object with methods that ask the provider, of which some may be missing. */
type Methods = Record<string, unknown>;

/** A checkout whose calls of its provider are counted, by how they ended. */
export function watchedCheckout(
  checkout: HostedCheckout,
  metrics: Pick<Metrics, 'cardProviderAsked'>,
): HostedCheckout {
  /** The same object, with the named methods counted. */
  function watchCalls<T extends object>(subject: T, calls: Readonly<Record<string, string>>): T {
    const counted = Object.entries(calls).map(([name, call]) => [
      name,
      async (...args: unknown[]) => {
        try {
          const answer: unknown = await ((subject as Methods)[name] as Method).apply(subject, args);
          metrics.cardProviderAsked(checkout.name, call, 'ok');
          return answer;
        } catch (error) {
          metrics.cardProviderAsked(checkout.name, call, outcomeOf(error));
          throw error;
        }
      },
    ]);
    return Object.assign(Object.create(subject) as T, Object.fromEntries(counted));
  }
  const watched = watchCalls(checkout, { open: 'open', look: 'look' });
  return Object.assign(watched, {
    refunds: watchCalls(checkout.refunds, { send: 'refund', look: 'look_refund' }),
  });
}

type Method = (...args: unknown[]) => unknown;

/** Amounts and currencies that a provider cannot charge are refused before it is asked. */
const outcomeOf = (error: unknown) =>
  error instanceof DomainError && error.status < 500 ? 'refused' : 'failed';
