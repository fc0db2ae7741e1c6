import { sessionCookie } from '../testing/sessionCookie.js';
import { pino } from 'pino';
import { hashPassword } from '../auth/passwords.js';
import type { StoredUser } from '../user/user.repository.js';
import { startTestApp, type TestApp, type TestOptions } from '../testing/testApp.js';

/** A line of the log about a request that was refused, or about what was said over a socket. */
export interface LoggedRefusal {
  /** What was said. */
  event?: string;
  method: string;
  path: string;
  status: number;
  error: string;
  /** Whoever was signed in. */
  uid?: string;
}

/** What an attacker gets back. */
export interface Refused {
  status: number;
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any;
  headers: Headers;
}

/** A whole app, and what it logs of the requests it refuses. */
export interface AttackedApp extends TestApp {
  refusals: LoggedRefusal[];
  /** A request as it is written here, without any help of a client's. `path` begins with `/`. */
  raw(path: string, init?: RequestInit): Promise<Refused>;
  /** A password for an account, and the cookie of a browser signed in by it. */
  cookieOf(user: StoredUser): Promise<string>;
}

const PASSWORD = 'secret@1';

export async function startAttackedApp(
  environment: Record<string, string> = {},
  options: Omit<TestOptions, 'log'> = {},
): Promise<AttackedApp> {
  const refusals: LoggedRefusal[] = [];
  const log = pino(
    { level: 'info' },
    {
      write(line: string) {
        const entry = JSON.parse(line) as LoggedRefusal & { msg: string };
        if (entry.msg === 'refused') refusals.push(entry);
      },
    },
  );
  const app = await startTestApp(environment, { ...options, log });
  const raw = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(app.url + path, { redirect: 'manual', ...init });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') && text !== '';
    return {
      status: response.status,
      headers: response.headers,
      body: isJson ? (JSON.parse(text) as unknown) : text,
    };
  };
  return {
    ...app,
    refusals,
    raw,
    async cookieOf(user) {
      await app.services.db.credentials.setPasswordHash(user.id, await hashPassword(PASSWORD));
      const { headers } = await raw('/api/auth/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: user.email, password: PASSWORD }),
      });
      return sessionCookie(headers);
    },
  };
}
