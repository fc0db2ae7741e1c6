import { createHash } from 'node:crypto';
import type { Clock } from '../../platform/clock.js';
import type { MessagesServices } from '../services.js';
import type { NumberStanding } from './smsNumber.js';

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
  /** How well the owner of the number is known; `stranger` if it is left out. */
  standing?: NumberStanding;
}

/** Sends SMS. */
export interface SmsSender {
  /**
   * @throws sms_number_costs or sms_country_not_texted (400), or too_many_requests (429), when a requested
   *   message is refused; code_not_sent (502) with the service's error
   */
  send(sms: Sms): Promise<void>;
}

/** The id that an SMS is stored under: the id itself may be the secret used to submit its code. */
export const storedSmsId = (id: string) => createHash('sha256').update(id).digest('hex').slice(0, 32);

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
