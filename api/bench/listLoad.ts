import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { LOADER } from './serverProcess.js';

/** Lists to send at a fixed rate, whether or not answers come. */
export interface ListLoad {
  url: string;
  token: string;
  perSecond: number;
  /** How long they are sent, and how long answers are waited for afterward. */
  ms: number;
  afterMs: number;
  /**
   * Connections. Beyond those that the system keeps for a process, it drops new ones for a second or three.
   */
  sockets: number;
}

/** What became of them. */
export interface ListsSent {
  sent: number;
  /** Answered with their rows. */
  answered: number;
}

/** Prepares lists in a process of their own. `start` sends them. */
export async function listLoad(load: ListLoad): Promise<{ start(): Promise<ListsSent> }> {
  const child = fork(fileURLToPath(new URL('./listLoad.child.ts', import.meta.url)), [], {
    execArgv: LOADER,
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  await once(child, 'message');
  return {
    async start() {
      const exited = once(child, 'exit');
      child.send(load);
      const [lists] = (await once(child, 'message')) as [ListsSent];
      await exited;
      return lists;
    },
  };
}
