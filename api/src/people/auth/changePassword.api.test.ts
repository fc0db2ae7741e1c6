import { sessionCookie } from '../../../test/support/sessionCookie.js';
import { PASSWORD, passwordAccount } from '../../../test/support/passwordAccount.js';
import { startTestApp, type TestApp } from '../../../test/support/testApp.js';

let app: TestApp;
const NEW = 'Battery*staple2';

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const account = () => passwordAccount(app);
type User = Awaited<ReturnType<typeof account>>;

const signIn = ({ email }: User, password: string) => app.anonymous.post('/auth/login', { email, password });

/** Signs in by the form of a browser. Returns a function that sends requests with its cookie. */
async function browser(user: User) {
  app.clock.at += 1000;
  const cookie = sessionCookie((await signIn(user, PASSWORD)).headers);
  return (method: 'get' | 'put', path: string, body?: object) =>
    app.request(method, `/api${path}`).set({ cookie }).send(body);
}

it('changes the password, ends every sign-in, and notifies the owner', async () => {
  const user = await account();
  const [here, elsewhere] = [await browser(user), await browser(user)];
  app.clock.at += 1000;
  expect((await here('put', '/auth/me/password', { password: NEW })).status).toBe(200);
  for (const session of [here, elsewhere]) expect((await session('get', '/auth/me')).status).toBe(401);
  app.clock.at += 1000;
  expect((await signIn(user, PASSWORD)).status).toBe(401);
  expect((await signIn(user, NEW)).status).toBe(200);
  const { rows } = await app.services.db.outbox.list({
    filter: { to: user.email },
    sort: { field: 'at', order: 1 },
    skip: 0,
    limit: 5,
  });
  expect(rows.map(({ title }) => title)).toEqual(['Wayfare: your password was changed']);
});

it('asks for a fresh proof of identity first', async () => {
  const user = await account();
  const session = await browser(user);
  app.clock.at += 11 * 60_000;
  const { status, body } = await session('put', '/auth/me/password', { password: NEW });
  expect({ status, error: body.error }).toEqual({ status: 403, error: 'reauthentication_required' });
  expect((await signIn(user, PASSWORD)).status).toBe(200);
});

it.each(['short', 'x'.repeat(101)])('refuses %s and keeps the password [5.29]', async (password) => {
  const user = await account();
  const session = await browser(user);
  const { status, body } = await session('put', '/auth/me/password', { password });
  expect(status).toBe(400);
  expect(Object.keys(body.errors)).toEqual(['password']);
  expect((await signIn(user, PASSWORD)).status).toBe(200);
});

it('is refused for an account without an email, which signs in without a password', async () => {
  const rider = await app.signedIn('rider', { loginType: 'phone', email: undefined });
  expect((await rider.put('/auth/me/password', { password: NEW })).status).toBe(409);
});
