import { TOTP } from 'otpauth';
import type { Client, TestApp } from './testApp.js';

const STEP_MS = 30_000;

/** The code an authenticator app shows for a secret at a ms timestamp. */
export const codeOf = (secret: string, at: number) => new TOTP({ secret }).generate({ timestamp: at });

/** Turns on a user's second factor. `code(steps)` is the app's code that many 30 s steps from now. */
export async function enrolled(app: TestApp, person: Client, password = '') {
  const { body } = await person.post('/auth/me/second-factor', { password });
  const secret = body.secret as string;
  const code = (steps = 0) => codeOf(secret, app.clock.at + steps * STEP_MS);
  const confirmed = await person.post('/auth/me/second-factor/confirm', { code: code() });
  if (confirmed.status !== 200) throw new Error(`the second factor was refused: ${confirmed.body.error}`);
  return { secret, code, recoveryCodes: confirmed.body.recoveryCodes as string[] };
}
