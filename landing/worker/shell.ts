import { decidePage } from '@wayfare/shared';
import type { SiteFiles } from 'virtual:site-files';

/** Caches of this site have this prefix, followed by their version. */
const PREFIX = 'shell ';
const ASSETS = '/site-assets/';
/**
 * The page as built, which is the same for everyone: it does not contain the server's additions for its
 * reader.
 */
const PAGE = `${ASSETS}index.html`;
/**
 * Squares of the map's background. There are too many to store all: each is stored when it is first shown.
 */
const MAP = `${ASSETS}map/`;
/**
 * How long a page is waited for before the stored one opens, in ms: in tunnels, requests can hang for
 * minutes.
 */
const PAGE_TIMEOUT_MS = 8000;

const nameOf = (version: string) => PREFIX + version;
const isShell = (name: string) => name.startsWith(PREFIX);

/**
 * Stores a version of the site: all of it, or nothing. Files that an earlier version has stored are not
 * loaded again.
 * @throws if a file cannot be loaded, or if the server has another version of the page
 */
export async function installShell({ version, page, files }: SiteFiles): Promise<void> {
  const name = nameOf(version);
  try {
    const cache = await caches.open(name);
    await cache.put(PAGE, await loadPage(page));
    await Promise.all(
      files.map(async (file) => cache.put(file, (await caches.match(file)) ?? (await load(file)))),
    );
  } catch (error) {
    await caches.delete(name);
    throw error;
  }
}

async function loadPage(hash: string): Promise<Response> {
  const response = await load(PAGE, { cache: 'no-store' });
  const digest = await crypto.subtle.digest('SHA-256', await response.clone().arrayBuffer());
  const found = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  // While a new version is being rolled out, servers may differ.
  if (found !== hash) throw new Error('the server has another version of the page');
  return response;
}

async function load(address: string, options?: RequestInit): Promise<Response> {
  const response = await fetch(address, options);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response;
}

/**
 * Removes all versions but this one and the one before, whose pages may still be open and load the rest of
 * their scripts.
 */
export async function dropOldShells(version: string): Promise<void> {
  // In the order they were created.
  const shells = (await caches.keys()).filter(isShell);
  const old = shells.filter((name) => name !== nameOf(version)).slice(0, -1);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/**
 * The answer to opening a page of the site: the server's, or the stored page if there is none.
 * @returns null for pages of the panel, and for addresses that are no pages: they need the server
 */
export function shellPage(request: Request, path: string, version: string): Promise<Response> | null {
  const decision = decidePage(path, 'driver');
  if (decision === 'unknown' || !('show' in decision) || decision.show !== 'site') return null;
  return fromServer(request).catch(async (error: unknown) => {
    const stored = await caches.match(PAGE, { cacheName: nameOf(version) });
    if (!stored) throw error;
    return stored;
  });
}

/** The server's answer, or a rejection if it takes too long. */
const fromServer = (request: Request): Promise<Response> =>
  Promise.race([
    fetch(request),
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('no answer')), PAGE_TIMEOUT_MS);
    }),
  ]);

/**
 * A stored file of any version: names contain a hash of the contents, so pages never get a file of another
 * version.
 * @returns null for everything that is not a file of the site
 */
export function storedFile(request: Request, path: string, version: string): Promise<Response> | null {
  if (!path.startsWith(ASSETS) || path === PAGE) return null;
  return caches.match(request).then((stored) => stored ?? storedWhenShown(request, path, version));
}

async function storedWhenShown(request: Request, path: string, version: string): Promise<Response> {
  const response = await fetch(request);
  if (response.ok && path.startsWith(MAP)) {
    const cache = await caches.open(nameOf(version));
    await cache.put(request, response.clone());
  }
  return response;
}
