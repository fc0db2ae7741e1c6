import type { Request, Response } from 'express';
import { languageOf } from '../../basics/language/translate.js';
import { escapeHtml } from '../../platform/operation/escapeHtml.js';
import { sendPage } from '../../platform/operation/page.js';
import type { EdgeServices } from '../services.js';

/** Sends an error as a page: the message, and a link back to the site. */
export async function sendErrorPage(
  request: Request,
  response: Response,
  status: number,
  message: string,
  services: EdgeServices,
): Promise<void> {
  const { locale, translate } = await languageOf(request, services);
  sendPage(response, status, {
    locale,
    title: translate('page_refused'),
    body: `<p role="alert">${escapeHtml(message)}</p><p><a href="/bookings">${escapeHtml(translate('page_to_site'))}</a></p>`,
  });
}
