import type { Clock } from '../clock.js';
import type { Repositories } from '../repositories.js';

/** A mail to one person, in their language. */
export interface Mail {
  /** The same id again is the same mail. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** How people get mail. */
export interface Mailer {
  /** Takes a mail to be sent, once for its id. Never waits for a mail server. */
  post(mail: Mail): Promise<void>;
  /** Sends what is due. */
  deliverDue(): Promise<void>;
}

/** Keeps every mail in the outbox, where an admin can read it in development. */
export function outboxMailer({ db, clock }: { db: Pick<Repositories, 'outbox'>; clock: Clock }): Mailer {
  return {
    async post({ id, to, subject, text }) {
      await db.outbox.add({ id, channel: 'mail', to, title: subject, body: text, at: clock.now() });
    },
    deliverDue: async () => undefined,
  };
}
