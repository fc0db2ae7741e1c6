import { decidePage, DomainError, loginPageFor } from '@wayfare/shared';
import type { Express, Request } from 'express';
import { callerOfRequest } from '../auth/authenticate.js';
import type { Services } from '../services.js';
import type { IndexHtml } from './apps.js';

/** Serves every page of the route table: the app for the user's role, or a redirect to /login, which leads back (rule 2.8). */
export function servePages(app: Express, services: Services, indexHtml: IndexHtml): void {
  app.get(/^\/(?!api\/|site-assets\/|panel-assets\/|socket\.io\/).*/, async (request, response) => {
    const usertype = await usertypeOf(request, services);
    const decision = decidePage(request.path, usertype);
    if (decision !== 'unknown' && 'redirect' in decision) {
      response.redirect(302, usertype === null ? loginPageFor(request.originalUrl) : decision.redirect);
      return;
    }
    const shown = decision === 'unknown' ? 'site' : decision.show;
    response.set('Cache-Control', 'no-cache');
    response
      .status(decision === 'unknown' ? 404 : 200)
      .type('html')
      .send(await indexHtml(shown, request.originalUrl));
  });
}

/** The user's role; an unapproved user counts as anonymous here. */
async function usertypeOf(request: Request, services: Services) {
  const caller = await callerOfRequest(request, services).catch((error: unknown) => {
    if (error instanceof DomainError) return null;
    throw error;
  });
  return caller?.user.usertype ?? null;
}
