import type { Logger } from 'pino';
import type { Clock } from '../clock.js';
import type { Repositories } from '../repositories.js';
import { deliverQueue } from './deliverQueue.js';
import type { Mail, Mailer } from './mailer.js';

/** A mail nobody could send for this long, in ms, is given up. */
const GIVE_UP_MS = 3 * 24 * 60 * 60_000;

/** What carries a mail to its server. */
export interface MailTransport {
  /** @throws RefusedError when this mail can never be sent; anything else may pass */
  send(mail: Mail): Promise<void>;
}

/** Keeps mails in the database until the mail server has taken them, so that one that is down delays mails and nothing else. */
export function queuedMailer(parts: {
  db: Pick<Repositories, 'mails'>;
  clock: Clock;
  log: Logger;
  transport: MailTransport;
}): Mailer {
  const { db, clock, log, transport } = parts;
  return {
    post: (mail) => db.mails.add(mail, clock.now()),
    deliverDue: () =>
      deliverQueue({
        queue: db.mails,
        clock,
        log,
        what: 'a mail',
        send: (mail) => transport.send(mail),
        giveUpMs: GIVE_UP_MS,
      }),
  };
}
