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
.field{height:3rem;border:1px solid #5b6776;border-radius:.5rem;padding:0 .75rem;margin-bottom:.75rem;background:#fff}
.field-label{display:block;font-weight:600;min-height:0}
.problem{color:#b3261e;font-weight:600}
button:disabled{opacity:.6;cursor:default}
button.main{background:#0b5e4a;border-color:#0b5e4a;color:#fff}
a{color:#0b5e4a;display:inline-block;padding:.6rem 0}
:focus-visible{outline:3px solid #1d6fdc;outline-offset:2px}
@media (prefers-color-scheme:dark){body{background:#11161c;color:#e8edf2}.card{background:#1a222b}.problem{color:#ffb4ab}button{border-color:#94a3b3}a{color:#6fd3b7}}`;

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Allows only this style sheet, and forms to these origins. Scripts run only if the page names them. */
function policy(formTargets: string, scripts: PageScripts | undefined): string {
  const { allows = {}, inline = '' } = scripts ?? {};
  // A hash would turn off the styles that another site's script sets.
  const styles = allows.style?.length ? ["'unsafe-inline'", ...allows.style] : [sha256(STYLE)];
  const directive = (name: string, sources: readonly string[] = []) =>
    sources.length > 0 ? [`${name} ${sources.join(' ')}`] : [];
  return [
    "default-src 'none'",
    `style-src ${styles.join(' ')}`,
    ...directive('script-src', scripts && [sha256(inline), ...scripts.files, ...(allows.script ?? [])]),
    ...directive('frame-src', allows.frame),
    ...directive('connect-src', allows.connect),
    ...directive('img-src', allows.image),
    ...directive('font-src', allows.font),
    `form-action ${[formTargets, ...(allows.form ?? [])].join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Additions to a page's content security policy, each a list of sources. */
export interface PagePolicy {
  script?: readonly string[];
  frame?: readonly string[];
  connect?: readonly string[];
  image?: readonly string[];
  font?: readonly string[];
  form?: readonly string[];
  /** Also allows inline styles, which some scripts need. */
  style?: readonly string[];
}

/** The scripts of a page: another site's files, and our own that uses them. */
export interface PageScripts {
  files: readonly string[];
  inline: string;
  /** Additions to the page's content security policy that these scripts need. */
  allows: PagePolicy;
}

/** A page served by the API itself. `body` is HTML with everything escaped. */
export interface Page {
  locale: string;
  title: string;
  body: string;
  /** An address the browser goes to at once. */
  refreshTo?: string;
  /** The page's form goes to this address on another site. */
  formTo?: string;
  /** Its scripts; all other pages work without any. */
  scripts?: PageScripts;
}

/** Sends a page to a browser in the middle of a flow that should not see JSON. */
export function sendPage(
  response: Response,
  status: number,
  { locale, title, body, refreshTo, formTo, scripts }: Page,
): void {
  // Browsers apply it to redirects after the form, too, and these may lead to any of the other site's hosts.
  const formTargets = formTo === undefined ? "'self'" : `${new URL(formTo).origin} https:`;
  response
    .status(status)
    .set({ 'Content-Security-Policy': policy(formTargets, scripts), 'Cache-Control': 'no-store' })
    .type('html')
    .send(
      `<!doctype html><html lang="${escapeHtml(locale)}" dir="${directionOf(locale)}"><head><meta charset="utf-8">` +
        `<meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title>` +
        (refreshTo === undefined
          ? ''
          : `<meta http-equiv="refresh" content="0; url=${escapeHtml(refreshTo)}">`) +
        `<style>${STYLE}</style></head><body><main><div class="card"><h1>${escapeHtml(title)}</h1>${body}</div></main>${scriptsOf(scripts)}</body></html>`,
    );
}

const scriptsOf = (scripts: PageScripts | undefined) =>
  scripts
    ? `${scripts.files.map((file) => `<script src="${escapeHtml(file)}"></script>`).join('')}<script>${scripts.inline}</script>`
    : '';
