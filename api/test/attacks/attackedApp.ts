import { sessionCookie } from '../support/sessionCookie.js';
import { pino } from 'pino';
import { hashPassword } from '../../src/people/auth/passwords.js';
import type { StoredUser } from '../../src/people/user/storedUser.js';
import { startTestApp, type TestApp, type TestOptions } from '../support/testApp.js';

/** A log line about a rejected request or socket message. */
export interface LoggedRefusal {
  /** The name of the socket event. */
  event?: string;
  method: string;
  path: string;
  status: number;
  error: string;
  /** The signed-in user, if any. */
  uid?: string;
}

/** The response an attacker receives. */
export interface Refused {
  status: number;
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any;
  headers: Headers;
}

/** A complete app, plus its log lines about rejected requests. */
export interface AttackedApp extends TestApp {
  refusals: LoggedRefusal[];
  /** Sends a request exactly as given, without a client's help. `path` starts with `/`. */
  raw(path: string, init?: RequestInit): Promise<Refused>;
  /** Sets a password for an account and returns the cookie of a browser that signed in with it. */
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
    // fetch takes the forms, streams and empty bodies of attacks as they are; supertest would help with them.
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
