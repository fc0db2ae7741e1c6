import { Agent, request } from 'node:https';
import { setTimeout } from 'node:timers/promises';
import { SITE_HOST } from '../fleet/site.js';
import type { CallLog } from './callLog.js';

/** How long an answer may take, in ms: longer than any proxy waits. */
const PATIENCE_MS = 80_000;
/** How long a request is repeated until it succeeds, in ms. */
const PERSISTENCE_MS = 120_000;
/** The pause before a request is repeated, in ms. */
const PAUSE_MS = 500;

/** An answer of the API. */
export interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: each operation has its own answer, and two versions give it.
  body: any;
}

/** A request without its caller. */
export interface Call {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  body?: object;
  token?: string;
  /** The `Idempotency-Key`. */
  key?: string;
}

/** Someone with an address and connections of their own. */
export interface Caller {
  agent: Agent;
  /** Sends a request once. It is logged, with its fault if there was one. @throws if nothing answers */
  send(call: Call): Promise<Answer>;
  /**
   * Repeats a request until it is answered with less than 500, as an app with a bad connection does.
   * `repeated` says whether an earlier try may have been carried out.
   * @throws if it is not answered for minutes
   */
  persist(call: Call): Promise<Answer & { repeated: boolean }>;
  /** Sends a picture (PNG) as a form does. */
  upload(path: string, image: Buffer): Promise<Answer>;
  close(): void;
}

/** The operation without ids. */
const operationOf = ({ method, path }: Call) =>
  `${method} ${path.replace(/\?.*/, '').replaceAll(/\/[0-9a-f]{24}(?=\/|$)/g, '/{id}')}`;

/**
 * A caller at an address of this machine, so that proxies and limits do not take callers for one.
 * @param number the caller's number, from 0
 */
export function createCaller(url: string, number: number, logOf: () => CallLog): Caller {
  const agent = new Agent({
    keepAlive: true,
    localAddress: `127.${1 + (number % 200)}.${Math.floor(number / 200)}.1`,
    // The certificate is made for the run.
    rejectUnauthorized: false,
    servername: SITE_HOST,
  });

  async function send(call: Call): Promise<Answer> {
    const log = logOf();
    const at = log.now();
    const operation = operationOf(call);
    const record = (fault: string | null) => log.add({ at, ms: log.now() - at, operation, fault });
    try {
      const answer = await exchange(url, call, agent);
      record(answer.status >= 500 || answer.status === 429 ? faultOf(answer) : null);
      return answer;
    } catch (error) {
      record((error as NodeJS.ErrnoException).code ?? (error as Error).message);
      throw error;
    }
  }

  async function persist(call: Call) {
    const until = performance.now() + PERSISTENCE_MS;
    for (let repeated = false; ; repeated = true) {
      try {
        const answer = await send(call);
        // The first try of a keyed request may still be running, in a process that is about to answer or die.
        const isBusy = answer.status === 429 || (answer.status === 409 && answer.body?.error === 'conflict');
        if (answer.status < 500 && !isBusy) return { ...answer, repeated };
      } catch (error) {
        if (performance.now() > until) throw error;
      }
      if (performance.now() > until) throw new Error(`${operationOf(call)} was never answered`);
      await setTimeout(PAUSE_MS);
    }
  }

  return {
    agent,
    send,
    persist,
    upload: (path, image) => exchange(url, { method: 'POST', path, form: formOf(image) }, agent),
    close: () => agent.destroy(),
  };
}

const BOUNDARY = 'the-end-of-a-part';
const formOf = (image: Buffer) =>
  Buffer.concat([
    Buffer.from(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n`,
    ),
    image,
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ]);

function exchange(url: string, call: Call & { form?: Buffer }, agent: Agent): Promise<Answer> {
  const body = call.form ?? (call.body && JSON.stringify(call.body));
  const type = call.form ? `multipart/form-data; boundary=${BOUNDARY}` : 'application/json';
  return new Promise((resolve, reject) => {
    const sent = request(
      `${url}/api${call.path}`,
      {
        agent,
        method: call.method,
        timeout: PATIENCE_MS,
        headers: {
          host: SITE_HOST,
          ...(body && { 'content-type': type, 'content-length': Buffer.byteLength(body) }),
          ...(call.token && { authorization: `Bearer ${call.token}` }),
          ...(call.key && { 'idempotency-key': call.key }),
        },
      },
      (response) => {
        response.setEncoding('utf8');
        let text = '';
        response.on('data', (part: string) => {
          text += part;
        });
        response.on('error', reject);
        response.on('end', () => resolve({ status: response.statusCode ?? 0, body: parse(text) }));
      },
    );
    sent.on('timeout', () => sent.destroy(new Error('no answer')));
    sent.on('error', reject);
    sent.end(body);
  });
}

const faultOf = ({ status, body }: Answer) => `${status} ${body?.error ?? 'from the proxy'}`;

/** What is no JSON comes from the proxy. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
