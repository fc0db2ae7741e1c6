import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { decidePage, type PageApp } from '@wayfare/shared';
import express, { type Express, type Request } from 'express';
import { signedInUser } from '../http/authenticate.js';
import type { Services } from '../services.js';

/** Gives an app's index.html for a path. */
export type IndexHtml = (app: PageApp, path: string) => Promise<string>;

/** The built files of both apps; `root` is the repository's folder. */
export function builtApps(root: string): { mount(app: Express): void; indexHtml: IndexHtml } {
  const folders: Record<PageApp, string> = {
    site: join(root, 'landing/dist'),
    panel: join(root, 'admin/dist'),
  };
  const pages = new Map<PageApp, Promise<string>>();
  // Built files carry a hash of their contents in their names.
  const files = (folder: string) =>
    express.static(folder, { index: false, immutable: true, maxAge: '1y', fallthrough: false });
  return {
    mount(app) {
      app.use('/site-assets', files(folders.site));
      app.use('/panel-assets', files(folders.panel));
    },
    indexHtml(app) {
      const page = pages.get(app) ?? readFile(join(folders[app], 'index.html'), 'utf8');
      pages.set(app, page);
      return page;
    },
  };
}

/** Serves every page of the route table: the app for the reader's role, or the way to /login (rule 2.8). */
export function servePages(app: Express, services: Services, indexHtml: IndexHtml): void {
  app.get(/^\/(?!api\/|site-assets\/|panel-assets\/|socket\.io\/).*/, async (request, response) => {
    const decision = decidePage(request.path, await usertypeOf(request, services));
    if (decision !== 'unknown' && 'redirect' in decision) {
      response.redirect(302, decision.redirect);
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

/** The reader's role; somebody whose account is not approved is nobody here. */
async function usertypeOf(request: Request, services: Services) {
  const user = await signedInUser(request, services).catch(() => null);
  return user?.usertype ?? null;
}
