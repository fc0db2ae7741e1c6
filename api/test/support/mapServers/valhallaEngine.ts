import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LatLng } from '@wayfare/shared';
import { type HandmadeStreet, osmPbf } from './osmPbf.js';

const NAME = 'node_modules/@valhallajs/valhallajs';

/**
 * Finds the package of the routing engine, which is too large for a dependency (280 MB): in the folder of
 * `VALHALLA_PACKAGE`, or in the project's node_modules. Returns null if it is not installed.
 */
export function findValhalla(): string | null {
  const root = fileURLToPath(new URL('../../../..', import.meta.url));
  const folders = [process.env.VALHALLA_PACKAGE, join(root, NAME)];
  return folders.find((folder) => folder && existsSync(join(folder, 'index.mjs'))) ?? null;
}

/** Starts the engine behind its HTTP API on a handmade map. */
export async function startValhalla(
  enginePackage: string,
  points: readonly LatLng[],
  streets: readonly HandmadeStreet[],
): Promise<{ url: string; close(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'wayfare-valhalla-'));
  await writeFile(join(folder, 'map.osm.pbf'), osmPbf(points, streets));
  const script = fileURLToPath(new URL('./valhallaServer.mjs', import.meta.url));
  const child = fork(script, [enginePackage, folder], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: [],
  });
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (message) => resolve(Number(message)));
    child.once('exit', (code) => reject(new Error(`the routing engine did not start: exit code ${code}`)));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      const gone = new Promise((resolve) => {
        child.once('exit', resolve);
      });
      child.disconnect();
      await gone;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
