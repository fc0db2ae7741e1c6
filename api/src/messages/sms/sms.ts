import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import type { Budgets } from '../../platform/budget/createBudgets.js';
import type { Clock } from '../../platform/clock.js';
import type { MessagesServices } from '../services.js';

/** An SMS to one phone. */
export interface Sms {
  /** Messages with the same id are the same message. */
  id: string;
  /** A phone number with its country code. */
  to: string;
  text: string;
  /**
   * The user is waiting for it: if the number has received too many, they get an error. Other messages are
   * left out then.
   */
  isRequested: boolean;
}

/** Sends SMS. */
export interface SmsSender {
  /**
   * @throws too_many_requests (429) when a requested message is one too many; code_not_sent (502) with the
   *   service's error
   */
  send(sms: Sms): Promise<void>;
}

/** The id that an SMS is stored under: the id itself may be the secret used to submit its code. */
export const storedSmsId = (id: string) => createHash('sha256').update(id).digest('hex').slice(0, 32);

/** Limits the messages to each number, no matter who requests them. */
export function withinBudget(
  sender: SmsSender,
  { budgets, log }: { budgets: Budgets; log: Logger },
): SmsSender {
  return {
    async send(sms) {
      const number = { number: sms.to };
      if (sms.isRequested) await budgets.spend('smsToNumber', number);
      else if ((await budgets.trySpend('smsToNumber', number)).refusedForMs !== null) {
        log.warn({ sms: storedSmsId(sms.id) }, 'an SMS was left out: its number has got too many');
        return;
      }
      await sender.send(sms);
    },
  };
}

/** Stores every message in the outbox, where an admin can read it in development. */
export function outboxSms({
  db,
  clock,
}: {
  db: Pick<MessagesServices['db'], 'outbox'>;
  clock: Clock;
}): SmsSender {
  return {
    async send({ id, to, text }) {
      await db.outbox.add({
        id: `sms:${storedSmsId(id)}`,
        channel: 'sms',
        to,
        title: '',
        body: text,
        at: clock.now(),
      });
    },
  };
}
