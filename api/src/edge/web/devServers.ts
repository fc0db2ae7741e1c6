import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { join } from 'node:path';
import type { Express } from 'express';
import type { Plugin } from 'vite';
import { SERVICE_WORKER } from './serviceWorker.js';

/** The two browser apps. */
export type WebApp = 'admin' | 'landing';

export interface DevServerOptions {
  /** Folder of the panel's sources, with its index.html and vite.config.ts. */
  adminRoot: string;
  /** Folder of the site's sources, with the same files. */
  landingRoot: string;
}

/** The hot-reloading builds of panel and site, on the API's own origin. */
export interface DevServers {
  /** Serves both apps' modules; call it after mounting the API's own routes. */
  mount: (app: Express) => void;
  /** The page of an app for a path, including the hot-reloading client. */
  indexHtml: (app: WebApp, path: string) => Promise<string>;
  close: () => Promise<void>;
}

/**
 * Builds panel and site from their sources as they change. For development only: vite is not installed in
 * production.
 */
export async function createDevServers(
  { adminRoot, landingRoot }: DevServerOptions,
  httpServer: Server,
): Promise<DevServers> {
  const { createServer } = await import('vite');
  const serve = (root: string, base: string) =>
    createServer({
      root,
      base,
      appType: 'custom',
      // The reload sockets share the API's port; their base paths distinguish the apps.
      server: {
        middlewareMode: true,
        ws: { server: httpServer },
        // Changes in `shared` restart this whole server, and the page then reloads.
        watch: { ignored: ['**/shared/src/**'] },
      },
      plugins: [withoutProxy],
    });
  const servers = {
    admin: { root: adminRoot, vite: await serve(adminRoot, '/panel-assets/') },
    landing: { root: landingRoot, vite: await serve(landingRoot, '/site-assets/') },
  };

  return {
    mount: (app) => {
      app.get(SERVICE_WORKER, async (_request, response) => {
        const worker = await servers.landing.vite.transformRequest('/worker/serviceWorker.ts');
        response.type('js').set('Cache-Control', 'no-cache').send(worker?.code);
      });
      for (const { vite } of Object.values(servers)) app.use(vite.middlewares);
    },
    indexHtml: async (name, path) => {
      const { root, vite } = servers[name];
      return vite.transformIndexHtml(path, await readFile(join(root, 'index.html'), 'utf8'));
    },
    close: async () => {
      await Promise.all(Object.values(servers).map(({ vite }) => vite.close()));
    },
  };
}

/** The apps' own config proxies API calls to a separate API; here the API is this same server. */
const withoutProxy: Plugin = {
  name: 'wayfare-without-proxy',
  config: (config) => {
    delete config.server?.proxy;
  },
};
