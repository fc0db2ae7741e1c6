import { createHash } from 'node:crypto';
import { createTransport } from 'nodemailer';
import { RefusedError } from './deliverQueue.js';
import type { Attachment } from './mailer.js';
import type { MailTransport } from './queuedMailer.js';

/** Timeouts for each step with a mail server, in ms. */
const CONNECT_MS = 5_000;
const SILENT_MS = 10_000;

/** Sends emails over SMTP. `from` is an address, with or without a name. */
export function smtpTransport(url: string, from: string): MailTransport {
  const transport = createTransport(optionsOf(url), { from });
  return {
    async send({ id, to, subject, text, html, attachments }) {
      try {
        await transport.sendMail({
          to: { name: '', address: to },
          subject,
          text,
          html,
          ...(attachments && { attachments: attachments.map(asFile) }),
          messageId: messageId(id, from),
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
      } catch (error) {
        const { responseCode = 0, command } = error as { responseCode?: number; command?: string };
        if (command === 'RCPT TO' && responseCode >= 500)
          throw new RefusedError('the recipient was rejected', { cause: error });
        throw error;
      }
    },
  };
}

/** A file as nodemailer expects it. */
const asFile = ({ filename, contentType, base64 }: Attachment) => ({
  filename,
  contentType,
  content: base64,
  encoding: 'base64',
});

/** Connects and signs in to a mail server, and sends nothing. @throws nodemailer's error if that fails */
export async function verifySmtp(url: string): Promise<void> {
  const transport = createTransport(optionsOf(url));
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

function optionsOf(url: string) {
  return {
    url,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** The same id for the same email, so that mail clients show a duplicate only once. */
function messageId(id: string, from: string): string {
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
  return `<${createHash('sha256').update(id).digest('hex').slice(0, 32)}@${domain}>`;
}
