import { directionOf } from '@wayfare/shared';
import { escapeHtml } from '../../platform/operation/escapeHtml.js';

/** A complete HTML email, in the text direction of its language. `body` contains HTML. */
export const mailHtml = (locale: string, body: readonly string[]) =>
  `<!doctype html><html lang="${escapeHtml(locale)}" dir="${directionOf(locale)}"><meta charset="utf-8"><body style="font:16px/1.5 system-ui,sans-serif">${body.join('\n')}</body></html>`;

/** Makes a subject one line, even if names contain line breaks. */
export const mailSubject = (text: string) => text.replace(/\s+/g, ' ');
