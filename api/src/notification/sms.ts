import { createHash } from 'node:crypto';
import type { Clock } from '../clock.js';
import type { Repositories } from '../repositories.js';

/** A short message to one phone. */
export interface Sms {
  /** The same id again is the same message. */
  id: string;
  /** A number with its country code. */
  to: string;
  text: string;
}

/** How people get short messages. */
export interface SmsSender {
  /** @throws code_not_sent (502) with what the service says of it */
  send(sms: Sms): Promise<void>;
}

/** Keeps every message in the outbox, where an admin can read it in development. */
export function outboxSms({ db, clock }: { db: Pick<Repositories, 'outbox'>; clock: Clock }): SmsSender {
  return {
    async send({ id, to, text }) {
      // Under a hash of its id: the id itself is what a code is given back with.
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
