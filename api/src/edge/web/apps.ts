import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { DrawPage, PageApp } from '@wayfare/shared';
import compression from 'compression';
import type { Express } from 'express';
import expressStaticGzip from 'express-static-gzip';
import { createDevServers } from './devServers.js';
import { SERVICE_WORKER } from './serviceWorker.js';

/** Returns an app's index.html for a path. */
export type IndexHtml = (app: PageApp, path: string) => Promise<string>;

/** The two browser apps, ready to be served. */
export interface ServedApps {
  /** Serves the apps' built files, which are the same for every caller. */
  mountFiles(app: Express): void;
  /** Serves the apps' sources while they are developed; call it after mounting the API's own routes. */
  mountSources(app: Express): void;
  indexHtml: IndexHtml;
  /** Null while the apps are developed: the styles of their sources come with the scripts. */
  drawPage: DrawPage | null;
  close(): Promise<void>;
}

/** The site, built to draw pages in this process (`landing/src/server.tsx`). */
interface SiteModule {
  drawPage: DrawPage;
}

/** Where the site is built to draw pages. Files in a folder whose name begins with a dot are not served. */
const SERVER_FOLDER = '.server';

/** Serves the built files of both apps; `root` is the repository's folder. */
export function builtApps(root: string): ServedApps {
  const folders: Record<PageApp, string> = {
    site: join(root, 'landing/dist'),
    panel: join(root, 'admin/dist'),
  };
  const pages = new Map<PageApp, Promise<string>>();
  let site: Promise<SiteModule> | undefined;
  return {
    mountFiles(app) {
      app.use([SERVICE_WORKER, '/site-assets', '/panel-assets'], compression());
      // At the root: a worker handles only pages below its own address.
      app.get(SERVICE_WORKER, (_request, response) => {
        response.set('Cache-Control', 'no-cache');
        response.sendFile(join(folders.site, SERVICE_WORKER), { cacheControl: false });
      });
      app.use('/site-assets', files(folders.site));
      app.use('/panel-assets', files(folders.panel));
    },
    mountSources: () => undefined,
    indexHtml(app) {
      const page = pages.get(app) ?? readFile(join(folders[app], 'index.html'), 'utf8');
      pages.set(app, page);
      return page;
    },
    async drawPage(...page) {
      // Loaded with the first page, so that the server starts as soon without it.
      site ??= import(pathToFileURL(join(folders.site, SERVER_FOLDER, 'server.js')).href);
      return (await site).drawPage(...page);
    },
    close: async () => undefined,
  };
}

/** A script that pages load. A worker obeys the policy of its own file, so that one keeps it. */
const SCRIPT = /[\\/](?![^\\/]*worker)[^\\/]+\.js(?:\.br)?$/i;
/**
 * Headers that browsers read only with a page, a frame or a download. A page loads a dozen scripts or more,
 * and without these each has some 520 bytes less.
 */
const FOR_PAGES = [
  'Content-Security-Policy',
  'Cross-Origin-Opener-Policy',
  'Origin-Agent-Cluster',
  'Referrer-Policy',
  'X-DNS-Prefetch-Control',
  'X-Download-Options',
  'X-Frame-Options',
  'X-Permitted-Cross-Domain-Policies',
  'X-XSS-Protection',
];

/**
 * The built files of an app, for browsers that read brotli as the build has compressed them. The names of
 * those in `assets` contain a hash of their contents.
 */
function files(folder: string) {
  const hashed = join(folder, 'assets', sep);
  return expressStaticGzip(folder, {
    index: false,
    enableBrotli: true,
    orderPreference: ['br'],
    serveStatic: {
      cacheControl: false,
      fallthrough: false,
      setHeaders(response, path) {
        const caching = path.startsWith(hashed) ? 'public, max-age=31536000, immutable' : cachingOf(path);
        response.setHeader('Cache-Control', caching);
        if (SCRIPT.test(path)) for (const header of FOR_PAGES) response.removeHeader(header);
      },
    },
  });
}

/** Pictures and squares of the map stay; the page changes with every version of the app. */
const cachingOf = (path: string) => (path.endsWith('.html') ? 'no-cache' : 'public, max-age=86400');

/** Serves the apps from their sources, rebuilt and reloaded as they change. */
export async function hotReloadingApps(root: string, httpServer: Server): Promise<ServedApps> {
  const servers = await createDevServers(
    { adminRoot: join(root, 'admin'), landingRoot: join(root, 'landing') },
    httpServer,
  );
  return {
    mountFiles: () => undefined,
    mountSources: servers.mount,
    indexHtml: (app, path) => servers.indexHtml(app === 'panel' ? 'admin' : 'landing', path),
    drawPage: null,
    close: servers.close,
  };
}
