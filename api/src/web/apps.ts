import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { join } from 'node:path';
import type { PageApp } from '@wayfare/shared';
import express, { type Express } from 'express';
import { createDevServers } from './devServers.js';

/** Returns an app's index.html for a path. */
export type IndexHtml = (app: PageApp, path: string) => Promise<string>;

/** The two browser apps, ready to be served. */
export interface ServedApps {
  /** Serves the apps' files. */
  mount(app: Express): void;
  indexHtml: IndexHtml;
  close(): Promise<void>;
}

/** Serves the built files of both apps; `root` is the repository's folder. */
export function builtApps(root: string): ServedApps {
  const folders: Record<PageApp, string> = {
    site: join(root, 'landing/dist'),
    panel: join(root, 'admin/dist'),
  };
  const pages = new Map<PageApp, Promise<string>>();
  // The names of built files contain a hash of their contents.
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
    close: async () => undefined,
  };
}

/** Serves the apps from their sources, rebuilt and reloaded as they change. */
export async function hotReloadingApps(root: string, httpServer: Server): Promise<ServedApps> {
  const servers = await createDevServers(
    { adminRoot: join(root, 'admin'), landingRoot: join(root, 'landing') },
    httpServer,
  );
  return {
    mount: servers.mount,
    indexHtml: (app, path) => servers.indexHtml(app === 'panel' ? 'admin' : 'landing', path),
    close: servers.close,
  };
}
