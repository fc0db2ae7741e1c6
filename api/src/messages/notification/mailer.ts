import type { Clock } from '../../platform/clock.js';
import type { MessagesServices } from '../services.js';

/** A file sent with an email. */
export interface Attachment {
  filename: string;
  /** Media type. */
  contentType: string;
  base64: string;
}

/** An email to one person, in their language. */
export interface Mail {
  /** Emails with the same id are the same email. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments?: Attachment[];
}

/** Sends emails. */
export interface Mailer {
  /** Queues an email, once per id. Never waits for a mail server. */
  post(mail: Mail): Promise<void>;
  /** Sends due emails. */
  deliverDue(): Promise<void>;
}

/** Stores every email in the outbox, where an admin can read it in development. */
export function outboxMailer({
  db,
  clock,
}: {
  db: Pick<MessagesServices['db'], 'outbox'>;
  clock: Clock;
}): Mailer {
  return {
    async post({ id, to, subject, text }) {
      await db.outbox.add({ id, channel: 'mail', to, title: subject, body: text, at: clock.now() });
    },
    deliverDue: async () => undefined,
  };
}
