import type { Logger } from 'pino';
import type { Clock } from '../../platform/clock.js';
import type { MessagesServices } from '../services.js';
import { deliverQueue } from './deliverQueue.js';
import type { Mail, Mailer } from './mailer.js';

/** An email is dropped after failing for this long, in ms. */
const GIVE_UP_MS = 3 * 24 * 60 * 60_000;

/** Sends an email to its server. */
export interface MailTransport {
  /** @throws RefusedError when this email can never be sent; other errors may be temporary */
  send(mail: Mail): Promise<void>;
}

/**
 * Keeps emails in the database until the mail server has accepted them, so that an outage of that server only
 * delays emails.
 */
export function queuedMailer(parts: {
  db: Pick<MessagesServices['db'], 'mails'>;
  clock: Clock;
  jitter(): number;
  log: Logger;
  transport: MailTransport;
}): Mailer {
  const { db, clock, jitter, log, transport } = parts;
  return {
    post: (mail) => db.mails.add(mail, clock.now()),
    deliverDue: () =>
      deliverQueue({
        queue: db.mails,
        clock,
        jitter,
        log,
        what: 'an email',
        send: (mail) => transport.send(mail),
        giveUpMs: GIVE_UP_MS,
      }),
  };
}
