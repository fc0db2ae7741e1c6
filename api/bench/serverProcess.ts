import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { BenchMessage, ProcessMessage, ProcessUsage } from './childProtocol.js';

/** A server in its own process, with its resource use. */
export interface ServerProcess {
  url: string;
  /** Resources the process has used since it started. */
  usage(): Promise<ProcessUsage>;
  /** The CPU time it has used since it started, in ms, without collecting garbage first. */
  cpu(): Promise<number>;
  stop(): Promise<void>;
}

/** Starts a script of this folder with an environment, and waits until it reports its address. */
export async function startServerProcess(
  script: 'api.child' | 'plainPages.child' | 'rawSockets.child',
  environment: NodeJS.ProcessEnv,
): Promise<ServerProcess> {
  const child = fork(fileURLToPath(new URL(`./${script}.ts`, import.meta.url)), [], {
    execArgv: ['--expose-gc', ...LOADER],
    env: { ...environment, NODE_OPTIONS: '' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const { url } = await answered<Extract<ProcessMessage, { url: string }>>(child);
  return {
    url,
    async usage() {
      const answer = answered<ProcessUsage>(child);
      child.send('usage' satisfies BenchMessage);
      return answer;
    },
    async cpu() {
      const answer = answered<Pick<ProcessUsage, 'cpu'>>(child);
      child.send('cpu' satisfies BenchMessage);
      return (await answer).cpu;
    },
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.send('stop' satisfies BenchMessage);
      await ended;
    },
  };
}

/** The next message of a child process. @throws when it ends first */
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

/** The Node options to run TypeScript from source. */
export const LOADER = [
  '--import',
  pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href,
  '--conditions=source',
];
