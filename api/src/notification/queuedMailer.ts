import type { Logger } from 'pino';
import type { Clock } from '../clock.js';
import type { Repositories } from '../repositories.js';
import type { QueuedMail } from './mail.repository.js';
import type { Mail, Mailer } from './mailer.js';

/** The first pause after a failure, in ms; each further one is twice as long, up to the longest. */
const FIRST_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 60 * 60_000;
/** A mail nobody could send for this long, in ms, is given up. */
const GIVE_UP_MS = 3 * 24 * 60 * 60_000;
/** For how long one that sends a mail has it for itself, in ms: longer than a mail server can take. */
const TAKEN_MS = 2 * 60_000;
/** Mails sent at the same time, and by each sender in one run. */
const SENDERS = 4;
const PER_RUN = 25;

/** What carries a mail to its server. */
export interface MailTransport {
  /** @throws MailRefusedError when this mail can never be sent; anything else may pass */
  send(mail: Mail): Promise<void>;
}

/** The mail server will never take this mail: its addressee does not exist. */
export class MailRefusedError extends Error {
  override readonly name = 'MailRefusedError';
}

/**
 * Keeps mails in the database until the mail server has taken them, so that one that is down delays
 * mails and nothing else. A process that dies while it sends leaves a mail that is sent once more, with
 * the same message id.
 */
export function queuedMailer(parts: {
  db: Pick<Repositories, 'mails'>;
  clock: Clock;
  log: Logger;
  transport: MailTransport;
}): Mailer {
  const { db, clock, log, transport } = parts;

  /** Sends one mail. Answers whether it is worth going on with the next. */
  async function deliver(mail: QueuedMail): Promise<boolean> {
    try {
      await transport.send(mail);
    } catch (error) {
      await postpone(mail, error);
      return error instanceof MailRefusedError;
    }
    await db.mails.finish(mail.id);
    return true;
  }

  async function postpone({ id, at, tries }: QueuedMail, error: unknown) {
    const now = clock.now();
    if (error instanceof MailRefusedError || now - at > GIVE_UP_MS) {
      log.error({ err: error, mail: id }, 'a mail was given up');
      await db.mails.finish(id);
      return;
    }
    log.warn({ err: error, mail: id, tries }, 'a mail could not be sent and will be tried again');
    await db.mails.tryAgainAt(id, now + Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (tries - 1)));
  }

  async function sendSome() {
    for (let count = 0; count < PER_RUN; count += 1) {
      const now = clock.now();
      const mail = await db.mails.takeDue(now, now + TAKEN_MS);
      if (!mail || !(await deliver(mail))) return;
    }
  }

  return {
    post: (mail) => db.mails.add(mail, clock.now()),
    async deliverDue() {
      await Promise.all(Array.from({ length: SENDERS }, sendSome));
    },
  };
}
