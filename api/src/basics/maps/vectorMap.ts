import { open } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { VectorMap } from '@wayfare/shared';
import type { Express } from 'express';
import type { Config } from '../../platform/config/environment.js';

/** Where browsers read the file of tiles, a few ranges of it at a time. */
const ADDRESS = '/map-tiles.pmtiles';

type MapConfig = Pick<Config, 'MAP_TILES_FILE' | 'MAP_STYLE_URL' | 'MAP_STYLE_DARK_URL' | 'MAP_STYLE_HOSTS'>;

/** The vector tiles for maps in browsers, or null (rule 7.16). */
export function vectorMapOf({
  MAP_TILES_FILE,
  MAP_STYLE_URL,
  MAP_STYLE_DARK_URL,
}: MapConfig): VectorMap | null {
  if (MAP_TILES_FILE) return { tiles: ADDRESS };
  if (!MAP_STYLE_URL) return null;
  return { light: MAP_STYLE_URL, dark: MAP_STYLE_DARK_URL ?? MAP_STYLE_URL };
}

/** The origins that browsers load the map's styles and their parts from. */
export const vectorMapOrigins = ({
  MAP_STYLE_URL,
  MAP_STYLE_DARK_URL,
  MAP_STYLE_HOSTS,
}: MapConfig): string[] => [
  ...[MAP_STYLE_URL, MAP_STYLE_DARK_URL].flatMap((url) => (url ? new URL(url).origin : [])),
  ...MAP_STYLE_HOSTS,
];

/** Serves the file of tiles, if there is one. It may be replaced while the product runs. */
export function serveMapTiles(app: Express, { MAP_TILES_FILE }: MapConfig): void {
  if (!MAP_TILES_FILE) return;
  const file = resolve(MAP_TILES_FILE);
  app.get(ADDRESS, (_request, response, next) => {
    response.set('Cache-Control', 'public, max-age=86400').type('application/vnd.pmtiles');
    response.sendFile(file, { cacheControl: false, dotfiles: 'allow' }, (error) => {
      if (error && !response.headersSent) next(error);
    });
  });
}

/** Returns the reason why a file of tiles cannot be used, or null if it can. */
export async function faultOfTiles(file: string): Promise<string | null> {
  const start = Buffer.alloc(8);
  try {
    const handle = await open(file);
    await handle.read(start, 0, start.length, 0).finally(() => handle.close());
  } catch (error) {
    return `cannot be read (${(error as NodeJS.ErrnoException).code ?? String(error)})`;
  }
  return start.toString('latin1', 0, 7) === 'PMTiles' && start[7] === 3
    ? null
    : 'is no PMTiles file of version 3';
}
