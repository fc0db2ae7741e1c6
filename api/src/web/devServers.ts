import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { join } from 'node:path';
import type { Express } from 'express';
import type { Plugin } from 'vite';

/** The two browser apps. */
export type WebApp = 'admin' | 'landing';

export interface DevServerOptions {
  /** Folder of the panel's sources, with its index.html and vite.config.ts. */
  adminRoot: string;
  /** Folder of the site's sources, likewise. */
  landingRoot: string;
}

/** The hot-reloading builds of panel and site, within the API's own origin. */
export interface DevServers {
  /** Serves both apps' modules; to be called after the API's own routes are mounted. */
  mount: (app: Express) => void;
  /** The page of an app for a path, with the hot-reloading client in it. */
  indexHtml: (app: WebApp, path: string) => Promise<string>;
  close: () => Promise<void>;
}

/**
 * Builds panel and site from their sources as they change. For development alone: vite is not among the
 * packages a production has.
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
      // The reload socket shares the API's port; each app's is told by its base.
      server: {
        middlewareMode: true,
        ws: { server: httpServer },
        // What the API shares restarts this whole server: the page then reloads as one.
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

/** The apps' own settings pass API calls on to an API elsewhere; here that would be this very server. */
const withoutProxy: Plugin = {
  name: 'wayfare-without-proxy',
  config: (config) => {
    delete config.server?.proxy;
  },
};
