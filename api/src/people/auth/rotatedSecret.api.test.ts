import { enrolled } from '../../../test/support/authenticatorApp.js';
import { sessionCookie } from '../../../test/support/sessionCookie.js';
import { type Client, startTestApp, TEST_SECRET, type TestApp } from '../../../test/support/testApp.js';
import { hashPassword } from './passwords.js';

const PASSWORD = 'secret@1';
const NEW_SECRET = 'the secret that replaced the first';

/**
 * The same installation before the change of its secret, after it, and where the previous secret was not
 * given.
 */
let before: TestApp;
let after: TestApp;
let forgetful: TestApp;

beforeAll(async () => {
  before = await startTestApp();
  const environment = { MONGODB_DATABASE: before.connection.name };
  after = await startTestApp(
    { ...environment, SESSION_SECRET_PREVIOUS: `another one, ${TEST_SECRET}` },
    { secret: NEW_SECRET },
  );
  forgetful = await startTestApp(environment, { secret: NEW_SECRET });
});
afterAll(async () => {
  await forgetful.close();
  await after.close();
  await before.close();
});

async function staff(): Promise<Client> {
  const person = await before.signedIn('admin');
  await before.services.db.credentials.setPasswordHash(person.user.id, await hashPassword(PASSWORD));
  return person;
}
const signIn = (app: TestApp, { user }: Client, way: 'login' | 'token') =>
  app.anonymous.post(`/auth/${way}`, { email: user.email, password: PASSWORD });
const statusOf = async (app: TestApp, headers: Record<string, string>) =>
  (await fetch(`${app.url}/api/auth/me`, { headers })).status;

it('a session cookie stays valid after a change of the secret while the previous one is known', async () => {
  const cookie = sessionCookie((await signIn(before, await staff(), 'login')).headers);
  expect(await statusOf(before, { cookie })).toBe(200);
  expect(await statusOf(after, { cookie })).toBe(200);
  expect(await statusOf(forgetful, { cookie })).toBe(401);
});

it('an access token stays valid after a change of the secret while the previous one is known', async () => {
  const { accessToken } = (await signIn(before, await staff(), 'token')).body;
  const authorization = `Bearer ${accessToken as string}`;
  expect(await statusOf(before, { authorization })).toBe(200);
  expect(await statusOf(after, { authorization })).toBe(200);
  expect(await statusOf(forgetful, { authorization })).toBe(401);
});

it('new cookies and tokens are signed with the newest secret', async () => {
  const person = await staff();
  const cookie = sessionCookie((await signIn(after, person, 'login')).headers);
  const { accessToken } = (await signIn(after, person, 'token')).body;
  const authorization = `Bearer ${accessToken as string}`;
  expect(await statusOf(forgetful, { cookie })).toBe(200);
  expect(await statusOf(forgetful, { authorization })).toBe(200);
  expect(await statusOf(before, { cookie })).toBe(401);
  expect(await statusOf(before, { authorization })).toBe(401);
});

it('an authenticator app stays valid after a change of the secret while the previous one is known', async () => {
  const person = await staff();
  const { code } = await enrolled(before, person, PASSWORD);
  const completedBy = async (app: TestApp, steps: number) => {
    app.clock.at = before.clock.at + steps * 30_000;
    const { challenge } = (await signIn(app, person, 'token')).body;
    return (await app.anonymous.post('/auth/second-factor', { challenge, code: code(steps) })).status;
  };
  expect(await completedBy(forgetful, 1)).toBe(401);
  expect(await completedBy(after, 1)).toBe(200);
});
