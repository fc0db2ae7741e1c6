import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A copy of the built product as in production, with an empty database. */
export interface EmptyProduct {
  url: string;
  /** The address that its log names for creating the first admin. */
  setupLink: string;
  close(): Promise<void>;
}

/** Starts the product that Playwright has built for its own copy. */
export async function startEmptyProduct(): Promise<EmptyProduct> {
  const folder = await mkdtemp(join(tmpdir(), 'wayfare-empty-'));
  const port = await freePort();
  const child = spawn(process.execPath, ['api/dist/server.js'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      ENV_FILE: '',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: folder,
      MONGODB_URL: '',
      ALLOW_EMBEDDED_DATABASE: '1',
      SESSION_SECRET: '5b9d1c7e0f3a2846fedcba9876543210',
      DEMO_PASSWORD: '',
      LOG_LEVEL: 'warn',
    },
  });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  });
  const setupLink = await new Promise<string>((resolve, reject) => {
    let printed = '';
    child.stdout.on('data', (chunk) => {
      printed += String(chunk);
      const link = /(http:\S+\/login\/setup#\S+)\s/.exec(printed)?.[1];
      if (link) resolve(link);
    });
    child.once('exit', () => reject(new Error(`the product has ended:\n${printed}`)));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    setupLink,
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
