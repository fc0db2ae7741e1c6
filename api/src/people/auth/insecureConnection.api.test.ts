import { Writable } from 'node:stream';
import { pino } from 'pino';
import { aUser } from '../../../test/support/builders.js';
import { startTestApp, type TestApp } from '../../../test/support/testApp.js';
import { hashPassword } from './passwords.js';

/** The product behind a proxy that serves the site at https. */
let app: TestApp;
let email: string;
const PASSWORD = 'Correct*horse1';
const logged: string[] = [];
const lines = new Writable({
  write(chunk: Buffer, _encoding, done) {
    logged.push(String(chunk));
    done();
  },
});

beforeAll(async () => {
  app = await startTestApp(
    { PUBLIC_URL: 'https://ride.example', TRUST_PROXY: '1' },
    { secureCookies: true, log: pino({ level: 'info' }, lines) },
  );
  const user = aUser('rider');
  email = user.email ?? '';
  await app.services.db.users.insert(user);
  await app.services.db.credentials.setPasswordHash(user.id, await hashPassword(PASSWORD));
});
afterAll(() => app.close());

const cookieOf = (headers: unknown) =>
  [(headers as { 'set-cookie'?: string | string[] })['set-cookie'] ?? []].flat().join();
const signIn = (headers: Record<string, string>) =>
  app.request('post', '/api/auth/login').set(headers).send({ email, password: PASSWORD });

it('signs in with a Secure cookie when the proxy says that the request came over https', async () => {
  const { status, headers } = await signIn({ 'X-Forwarded-Proto': 'https' });
  expect(status).toBe(200);
  expect(cookieOf(headers)).toMatch(/wayfare\.sid=.*Secure/);
});

it.each([{}, { 'X-Forwarded-Proto': 'http' }])(
  'refuses a sign-in that could set no cookie, with a reason and a line in the log: %j',
  async (headers) => {
    logged.length = 0;
    const answer = await signIn(headers as Record<string, string>);
    expect([answer.status, answer.body.error]).toEqual([403, 'insecure_connection']);
    expect(answer.body.message).toContain('X-Forwarded-Proto');
    expect(cookieOf(answer.headers)).not.toContain('wayfare.sid');
    const errors = logged.filter((line) => line.includes('"level":50'));
    expect(errors).toEqual([expect.stringContaining('The proxy must send X-Forwarded-Proto')]);
  },
);

it('still gives apps their tokens, which need no cookie', async () => {
  const { status, body } = await app.request('post', '/api/auth/token').send({ email, password: PASSWORD });
  expect([status, typeof body.accessToken]).toEqual([200, 'string']);
});
