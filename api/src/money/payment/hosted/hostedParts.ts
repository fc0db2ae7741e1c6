import type { Logger } from 'pino';
import type { Clock } from '../../../platform/clock.js';
import type { TextSources } from '../../../basics/language/translate.js';
import type { MoneyServices } from '../../services.js';
import type { Payables } from '../payable.js';

/**
 * How long after an attempt starts the provider is first asked for its result, in ms, unless it reports it.
 */
export const FIRST_CHECK_MS = 5 * 60_000;

/** The dependencies of a provider with hosted checkouts. */
export interface HostedParts extends TextSources {
  db: MoneyServices['db'];
  clock: Clock;
  log: Logger;
  /** Everything that orders can pay for. */
  payables: Payables;
  /** A new, unguessable id for an attempt. */
  newAttemptId(): string;
  /** The public URL of the app. */
  publicUrl: string;
}
