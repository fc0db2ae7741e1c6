import type { ErrorKey } from '@wayfare/shared';
import type { Request, Response } from 'express';
import { languageOf, type TextSources } from '../../basics/language/translate.js';
import { escapeHtml } from '../../platform/operation/escapeHtml.js';
import { sendPage } from '../../platform/operation/page.js';

/**
 * Loads the page again once the database answers. It is a script instead of a `Refresh`, which would reload
 * the page again and again for those who are reading it.
 */
const LOAD_WHEN_READY = `setInterval(async()=>{const answer=await fetch('/readyz').catch(()=>null);if(answer?.ok)location.reload()},5000)`;

/**
 * Whether an error is shown as a page: to a browser that asked for one, at an address that answers with
 * pages; at any address while the database is away.
 */
export function wantsPage(request: Request, response: Response, error: ErrorKey): boolean {
  const isApi = request.originalUrl.startsWith('/api/');
  const isPage = response.locals.isPage || !isApi || error === 'server_busy';
  return isPage && request.accepts(['json', 'html']) === 'html';
}

/**
 * Sends an error as a page: the message, and a link back to the site. While the server is busy or its
 * database away, the link opens the same address again, and the page does so by itself as soon as it can.
 */
export async function sendErrorPage(
  request: Request,
  response: Response,
  { error, status, message }: { error: ErrorKey; status: number; message: string },
  texts: TextSources,
): Promise<void> {
  const { locale, translate } = await languageOf(request, texts);
  const problem = `<p role="alert">${escapeHtml(message)}</p>`;
  const link = (to: '' | '/bookings', text: string) =>
    `<p><a href="${to}">${escapeHtml(translate(text))}</a></p>`;
  // A repeated form would be sent twice.
  if (error === 'server_busy' && request.method === 'GET') {
    sendPage(response, status, {
      locale,
      title: translate('site_unreachable'),
      body: `${problem}<p>${escapeHtml(translate('page_loads_itself'))}</p>${link('', 'retry')}`,
      scripts: { files: [], inline: LOAD_WHEN_READY, allows: { connect: ["'self'"] } },
    });
    return;
  }
  sendPage(response, status, {
    locale,
    title: translate(error === 'server_busy' ? 'site_unreachable' : 'page_refused'),
    body: problem + link('/bookings', 'page_to_site'),
  });
}
