import type { KillableProcess } from './killableProcess.js';
import { ProcessDied } from './killableProcess.js';
import { BEGINNING, type Observer, people, type Person } from './world.js';

/** The API's response. */
export interface Reply {
  status: number;
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any;
}

/** A user at a device. */
export interface Player {
  get(path: string): Promise<Reply>;
  post(path: string, body?: object, headers?: Record<string, string>): Promise<Reply>;
  put(path: string, body?: object): Promise<Reply>;
  delete(path: string): Promise<Reply>;
}

/** One process, its current time, and its users. */
export interface Play {
  readonly observer: Observer;
  /** The address of the process. */
  readonly url: string;
  /** ms timestamp. */
  readonly at: number;
  as(person: Person | { uid: string } | null): Player;
  /** Continues at another moment: see `playOn`. */
  moveTo(moment: Moment): Promise<void>;
  /** Lets time pass, in ms. */
  wait(ms: number): Promise<void>;
  /** Does the recurring work once. */
  work(): Promise<void>;
}

/** `after` ms from the start of the world. New ids count up from `firstId`. */
export interface Moment {
  after?: number;
  firstId?: number;
}

/** Uses a process from a moment on, as if it had just started. */
export async function playOn(
  process: KillableProcess,
  observer: Observer,
  { after = 0, firstId = 0 }: Moment = {},
): Promise<Play> {
  let at = BEGINNING + after;
  await process.obey({ kind: 'begin', at, firstId });

  async function send(
    uid: string | null,
    method: string,
    path: string,
    body?: object,
    headers: Record<string, string> = {},
  ): Promise<Reply> {
    try {
      // fetch: its pool drops the connections of a killed process by itself.
      const response = await fetch(`${process.url}/api${path}`, {
        method,
        redirect: 'manual',
        headers: {
          ...(uid && { authorization: `Bearer ${await observer.tokenOf(uid, at)}` }),
          ...(body && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      return {
        status: response.status,
        body: text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : null,
      };
    } catch (error) {
      await process.ended;
      throw new ProcessDied('the connection broke', { cause: error });
    }
  }

  return {
    observer,
    url: process.url,
    get at() {
      return at;
    },
    as(person) {
      const uid = typeof person === 'string' ? people[person].id : (person?.uid ?? null);
      return {
        get: (path) => send(uid, 'GET', path),
        post: (path, body = {}, headers = {}) => send(uid, 'POST', path, body, headers),
        put: (path, body = {}) => send(uid, 'PUT', path, body),
        delete: (path) => send(uid, 'DELETE', path),
      };
    },
    async moveTo({ after: later = 0, firstId: nextId = 0 }) {
      at = BEGINNING + later;
      await process.obey({ kind: 'moveTo', at, firstId: nextId });
    },
    async wait(ms) {
      at += ms;
      await process.obey({ kind: 'setClock', at });
    },
    async work() {
      await process.obey({ kind: 'work' });
    },
  };
}
