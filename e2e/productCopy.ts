import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';

/** A running copy of the product, besides the one that all other tests share. */
export interface ProductCopy {
  url: string;
  /** The printed text that the starter waited for. */
  found: string;
  /** Its data folder. */
  folder: string;
  /** Everything printed so far: its log. */
  printed(): string;
  close(): Promise<void>;
}

/**
 * Starts a copy of the product that Playwright has built, with variables and an empty data folder of its own.
 * It is ready when it prints a text that matches `awaited`.
 */
export async function startCopy(awaited: RegExp, variables: Record<string, string>): Promise<ProductCopy> {
  // In the folder of the shared product, which is removed when all tests are done.
  const folder = await mkdtemp(join(process.env['WAYFARE_BROWSER_TEST_DATA'] as string, 'copy-'));
  const PORT = variables['PORT'] ?? String(await freePort());
  const child = spawn(process.execPath, ['--enable-source-maps', 'api/dist/bundle/server.js'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      ENV_FILE: '',
      HOST: '127.0.0.1',
      PORT,
      DATA_DIR: folder,
      MONGODB_URL: '',
      LOG_LEVEL: 'warn',
      ...variables,
    },
  });
  const ended = once(child, 'exit');
  let printed = '';
  const found = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      printed += String(chunk);
      const match = awaited.exec(printed);
      if (match) resolve(match[1] ?? match[0]);
    });
    child.once('exit', () => reject(new Error(`the product has ended:\n${printed}`)));
  });
  return {
    url: `http://127.0.0.1:${PORT}`,
    found,
    folder,
    printed: () => printed,
    async close() {
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => {
    server.close(resolve);
  });
  return port;
}
