import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { ApiMessage, ApiUsage, BenchMessage } from './api.child.js';

/** The API in a process of its own, and what it costs. */
export interface ApiProcess {
  url: string;
  /** What the process has used since it began. */
  usage(): Promise<ApiUsage>;
  stop(): Promise<void>;
}

/** Starts the API with an environment, without pages and rate limits, and waits until it answers. */
export async function startApiProcess(environment: NodeJS.ProcessEnv): Promise<ApiProcess> {
  const child = fork(scriptOf('api.child'), [], {
    execArgv: loaderOf(),
    env: { ...environment, NODE_OPTIONS: '' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const { url } = await answered<Extract<ApiMessage, { url: string }>>(child);
  return {
    url,
    async usage() {
      const answer = answered<ApiUsage>(child);
      child.send('usage' satisfies BenchMessage);
      return answer;
    },
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.send('stop' satisfies BenchMessage);
      await ended;
    },
  };
}

/** The next message of a child. @throws when it ends first */
async function answered<T>(child: ChildProcess): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const ended = (code: number | null) => reject(new Error(`a process ended with code ${code}`));
    child.once('exit', ended);
    child.once('message', (message) => {
      child.off('exit', ended);
      resolve(message as T);
    });
  });
}

const isSource = fileURLToPath(import.meta.url).endsWith('.ts');

/** A script of this folder, built or as it is. */
function scriptOf(name: string): string {
  return fileURLToPath(new URL(`./${name}.${isSource ? 'ts' : 'js'}`, import.meta.url));
}

function loaderOf(): string[] {
  if (!isSource) return ['--enable-source-maps'];
  const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  return ['--import', loader, '--conditions=source'];
}
