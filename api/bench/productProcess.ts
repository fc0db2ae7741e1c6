import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LOADER } from './serverProcess.js';

/** The whole product in its own process, as `npm start` runs it. */
export interface Product {
  url: string;
  /** How long it took until it said that it was ready, in ms. */
  ms: number;
  /** Ends it, and waits until it has ended. */
  end(signal: NodeJS.Signals): Promise<void>;
}

const BUILT = fileURLToPath(new URL('../dist/bundle/server.js', import.meta.url));
/** Runs the built product, which `npm run bench` makes sure of, or the sources if there is none. */
const COMMAND = existsSync(BUILT)
  ? ['--enable-source-maps', BUILT]
  : [...LOADER, fileURLToPath(new URL('../src/server.ts', import.meta.url))];

/**
 * Starts the product on a data folder, on a port that the system chooses, and waits until it is ready.
 * @param environment more variables; without any, there is no demo
 * @throws Error if it ends before
 */
export async function startProduct(
  dataDir: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<Product> {
  const began = performance.now();
  const { MONGODB_URL: _url, REDIS_URL: _redis, ...inherited } = process.env;
  const child = spawn(process.execPath, COMMAND, {
    env: {
      ...inherited,
      NODE_OPTIONS: '',
      NODE_ENV: 'development',
      DATA_DIR: dataDir,
      SEED_DEMO: 'off',
      HOST: '127.0.0.1',
      PORT: '0',
      LOG_LEVEL: 'silent',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the product ended with code ${code}`)));
    child.stdout.on('data', (text: Buffer) => {
      const [, address] = /is ready at (\S+)/.exec(text.toString()) ?? [];
      if (address) resolve(address);
    });
  });
  return {
    url,
    ms: performance.now() - began,
    async end(signal) {
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
    },
  };
}
