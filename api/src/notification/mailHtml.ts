import { directionOf } from '@wayfare/shared';
import { escapeHtml } from './escapeHtml.js';

/** A whole mail as HTML, in the direction of its language. The parts of the body are HTML already. */
export const mailHtml = (locale: string, body: readonly string[]) =>
  `<!doctype html><html lang="${escapeHtml(locale)}" dir="${directionOf(locale)}"><meta charset="utf-8"><body style="font:16px/1.5 system-ui,sans-serif">${body.join('\n')}</body></html>`;

/** A subject is one line, whatever people have put into names. */
export const mailSubject = (text: string) => text.replace(/\s+/g, ' ');
