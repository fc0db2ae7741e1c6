import type { Mail } from '../../../messages/notification/mailer.js';
import { mailHtml, mailSubject } from '../../../messages/notification/mailHtml.js';
import { escapeHtml } from '../../../platform/operation/escapeHtml.js';
import type { ReceiptContents } from './receiptContents.js';

/** The receipt of a paid trip as an email: the same lines as text and as HTML. */
export function receipt(contents: ReceiptContents): Pick<Mail, 'subject' | 'text' | 'html'> {
  const { locale, subject, opening, rows, link } = contents;
  const [linkText, url] = link;
  return {
    subject: mailSubject(subject),
    text: [
      ...opening,
      '',
      ...rows.map(([label, value]) => `${label}: ${value}`),
      '',
      `${linkText}: ${url}`,
    ].join('\n'),
    html: mailHtml(locale, [
      ...opening.map((text) => `<p>${escapeHtml(text)}</p>`),
      '<table style="border-collapse:collapse">',
      ...rows.map(([label, value]) => row(label, value)),
      '</table>',
      `<p><a href="${escapeHtml(url)}">${escapeHtml(linkText)}</a></p>`,
    ]),
  };
}

const row = (label: string, value: string) =>
  `<tr><th scope="row" style="padding:4px 12px 4px 0;text-align:start;font-weight:normal;color:#555">${escapeHtml(label)}</th><td style="padding:4px 0">${escapeHtml(value)}</td></tr>`;
