import { createHash } from 'node:crypto';
import { directionOf } from '@wayfare/shared';
import type { Response } from 'express';
import { escapeHtml } from './escapeHtml.js';

const STYLE = `:root{color-scheme:light dark;--line:#8886}
*{box-sizing:border-box}
body{margin:0;font:1rem/1.5 system-ui,sans-serif;background:#f4f6f8;color:#1b2430}
main{max-width:30rem;margin:0 auto;padding:1.5rem 1rem 3rem}
.card{background:#fff;border:1px solid var(--line);border-radius:.75rem;padding:1.25rem}
h1{font-size:1.5rem;line-height:1.25;margin:0 0 .75rem}
p{margin:.5rem 0}
.note{border-inline-start:.25rem solid #b45309;padding-inline-start:.75rem}
dl{display:grid;grid-template-columns:auto 1fr;gap:.35rem 1rem;margin:1rem 0}
dt{opacity:.8}dd{margin:0;text-align:end;overflow-wrap:anywhere}
.sum{font-size:1.25rem;font-weight:600}
fieldset{border:1px solid var(--line);border-radius:.5rem;margin:1rem 0;padding:.5rem 1rem}
label{display:flex;gap:.6rem;align-items:center;min-height:2.75rem}
input[type=radio]{width:1.25rem;height:1.25rem;margin:0;flex:none}
button{display:block;width:100%;min-height:3rem;margin-top:.75rem;padding:.5rem 1rem;border:1px solid #5b6776;border-radius:.5rem;background:transparent;color:inherit;font:inherit;font-weight:600;cursor:pointer}
button.main{background:#0b5e4a;border-color:#0b5e4a;color:#fff}
a{color:#0b5e4a;display:inline-block;padding:.6rem 0}
:focus-visible{outline:3px solid #1d6fdc;outline-offset:2px}
@media (prefers-color-scheme:dark){body{background:#11161c;color:#e8edf2}.card{background:#1a222b}button{border-color:#94a3b3}a{color:#6fd3b7}}`;

/** Allows only this style sheet, and forms to these origins. No scripts run. */
const policy = (formTargets: string) =>
  [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
    `form-action ${formTargets}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** A page served by the API itself. `body` is HTML with everything escaped. */
export interface Page {
  locale: string;
  title: string;
  body: string;
  /** An address the browser goes to at once. */
  refreshTo?: string;
  /** The address on another site to which the page's form goes. */
  formTo?: string;
}

/** Sends a page that works without scripts, for browsers in the middle of a flow that should not see JSON. */
export function sendPage(
  response: Response,
  status: number,
  { locale, title, body, refreshTo, formTo }: Page,
): void {
  // Browsers apply it to redirects after the form, too, and these may lead to any of the other site's hosts.
  const formTargets = formTo === undefined ? "'self'" : `${new URL(formTo).origin} https:`;
  response
    .status(status)
    .set({ 'Content-Security-Policy': policy(formTargets), 'Cache-Control': 'no-store' })
    .type('html')
    .send(
      `<!doctype html><html lang="${escapeHtml(locale)}" dir="${directionOf(locale)}"><head><meta charset="utf-8">` +
        `<meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title>` +
        (refreshTo === undefined
          ? ''
          : `<meta http-equiv="refresh" content="0; url=${escapeHtml(refreshTo)}">`) +
        `<style>${STYLE}</style></head><body><main><div class="card"><h1>${escapeHtml(title)}</h1>${body}</div></main></body></html>`,
    );
}
