import { createHash } from 'node:crypto';
import type { Clock } from '../clock.js';
import type { Repositories } from '../repositories.js';

/** An SMS to one phone. */
export interface Sms {
  /** Messages with the same id are the same message. */
  id: string;
  /** A phone number with its country code. */
  to: string;
  text: string;
}

/** Sends SMS. */
export interface SmsSender {
  /** @throws code_not_sent (502) with the service's error */
  send(sms: Sms): Promise<void>;
}

/** Stores every message in the outbox, where an admin can read it in development. */
export function outboxSms({ db, clock }: { db: Pick<Repositories, 'outbox'>; clock: Clock }): SmsSender {
  return {
    async send({ id, to, text }) {
      // Stored under a hash of the id: the id itself is the secret used to submit the code.
      await db.outbox.add({
        id: `sms:${createHash('sha256').update(id).digest('hex').slice(0, 32)}`,
        channel: 'sms',
        to,
        title: '',
        body: text,
        at: clock.now(),
      });
    },
  };
}
