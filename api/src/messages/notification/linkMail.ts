import { knownLocale } from '../../basics/language/translate.js';
import { escapeHtml } from '../../platform/operation/escapeHtml.js';
import type { Mail } from './mailer.js';
import { mailHtml, mailSubject } from './mailHtml.js';

/** The content of an email that asks its reader to open a link. Plain text, in the reader's language. */
export interface LinkMailParts {
  locale: string;
  subject: string;
  greeting: string;
  text: string;
  link: { text: string; url: string };
  /** Advice for a person who received the email by mistake. */
  closing: string;
}

/** An email with one link: the same lines as text and as HTML. */
export function linkMail(parts: LinkMailParts): Pick<Mail, 'subject' | 'text' | 'html'> {
  const { locale, subject, greeting, text, link, closing } = parts;
  const paragraph = (line: string) => `<p>${escapeHtml(line)}</p>`;
  return {
    subject: mailSubject(subject),
    text: [greeting, '', text, '', `${link.text}: ${link.url}`, '', closing].join('\n'),
    html: mailHtml(knownLocale(locale), [
      paragraph(greeting),
      paragraph(text),
      `<p><a href="${escapeHtml(link.url)}">${escapeHtml(link.text)}</a></p>`,
      paragraph(closing),
    ]),
  };
}
