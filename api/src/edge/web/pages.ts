import { decidePage, DomainError, type DrawPage, loginPageFor } from '@wayfare/shared';
import type { Express, Request } from 'express';
import { callerOfRequest } from '../../people/auth/authenticate.js';
import { localeOf, translator } from '../../basics/language/translate.js';
import type { EdgeServices } from '../services.js';
import type { StoredUser } from '../../people/user/storedUser.js';
import type { IndexHtml } from './apps.js';
import { drawnPages } from './drawnPages.js';
import { type PageContext, withHead } from './pageHead.js';
import { isDrawn } from './publicPages.js';

/**
 * Serves every page of the route table: the app for the user's role, or a redirect to /login, which leads
 * back (rule 2.8).
 * @param draw draws the public pages for strangers; without it, the browser draws them, as it does for users
 */
export function servePages(
  app: Express,
  indexHtml: IndexHtml,
  draw: DrawPage | null = null,
  services: EdgeServices,
): void {
  const drawnPage = draw && drawnPages(draw, services);
  app.get(/^\/(?!api\/|site-assets\/|panel-assets\/|socket\.io\/).*/, async (request, response) => {
    const user = await pageUserOf(request, services);
    const usertype = user?.usertype ?? null;
    const decision = decidePage(request.path, usertype, user?.staffRole);
    if (decision !== 'unknown' && 'redirect' in decision) {
      response.redirect(302, usertype === null ? loginPageFor(request.originalUrl) : decision.redirect);
      return;
    }
    const shown = decision === 'unknown' ? 'site' : decision.show;
    const context = await contextOf(request, services);
    // Content for signed-in users is never rendered here, so that no page can show it to another user.
    const drawn =
      drawnPage && user === null && isDrawn(request) ? await drawnPage(request.path, context.locale) : null;
    response.set('Cache-Control', 'no-cache');
    response
      .status(decision === 'unknown' ? 404 : 200)
      .type('html')
      .vary('Accept-Language, Cookie')
      .send(withHead(await indexHtml(shown, request.originalUrl), context, drawn));
  });
}

/** Returns the data for the head of the requested page. The language in the address takes precedence. */
async function contextOf(request: Request, services: EdgeServices): Promise<PageContext> {
  const { db, config } = services;
  const [languages, appInfo] = await Promise.all([db.languages.all(), db.settings.appInfo()]);
  const asked = languages.find(({ langLocale }) => langLocale === request.query['lang'])?.langLocale;
  const locale = asked ?? (await localeOf(request, services));
  return {
    path: request.path,
    publicUrl: config.PUBLIC_URL,
    category: config.APP_CATEGORY,
    appInfo,
    locale,
    languages,
    translate: await translator(locale, services),
  };
}

/** The user of a page; an unapproved user counts as anonymous here. */
export async function pageUserOf(request: Request, services: EdgeServices): Promise<StoredUser | null> {
  const caller = await callerOfRequest(request, services).catch((error: unknown) => {
    if (error instanceof DomainError) return null;
    throw error;
  });
  return caller?.user ?? null;
}
