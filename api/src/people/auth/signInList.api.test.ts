import { sessionCookie } from '../../../test/support/sessionCookie.js';
import type { Method } from '../../../test/support/requests.js';
import { PASSWORD, passwordAccount } from '../../../test/support/passwordAccount.js';
import { startTestApp, type TestApp } from '../../../test/support/testApp.js';

let app: TestApp;
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Safari/604.1';

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const account = () => passwordAccount(app);
type User = Awaited<ReturnType<typeof account>>;

/** Signs in through a browser's form. Returns its cookie. */
async function browser({ email }: User, agent = IPHONE) {
  app.clock.at += 1000;
  const { headers } = await app.anonymous.post(
    '/auth/login',
    { email, password: PASSWORD },
    { 'user-agent': agent },
  );
  return { cookie: sessionCookie(headers) };
}
async function appTokens({ email }: User) {
  app.clock.at += 1000;
  const answer = await app.anonymous.post('/auth/token', { email, password: PASSWORD });
  return answer.body as { accessToken: string; refreshToken: string };
}
const call = async (headers: Record<string, string>, path: string, method: Method = 'get') => {
  const { status, body } = await app.request(method, `/api${path}`).set(headers);
  return { status, body: body as { id: string }[] };
};
const refresh = (refreshToken: string) => app.anonymous.post('/auth/refresh', { refreshToken });

describe('the sign-ins of an account', () => {
  it('are listed to their owner, newest first, without usable credentials', async () => {
    const user = await account();
    const phone = await browser(user);
    const tokens = await appTokens(user);
    await refresh(tokens.refreshToken);
    const desk = await browser(user, 'curl/8');
    await browser(await account());
    const { status, body } = await call(phone, '/auth/sessions');
    expect(status).toBe(200);
    expect(body).toEqual([
      {
        id: expect.any(String),
        kind: 'browser',
        device: null,
        startedAt: app.clock.at - 1000,
        isCurrent: false,
      },
      { id: expect.any(String), kind: 'app', device: null, startedAt: app.clock.at - 2000, isCurrent: false },
      {
        id: expect.any(String),
        kind: 'browser',
        device: 'Safari, iPhone',
        startedAt: app.clock.at - 3000,
        isCurrent: true,
      },
    ]);
    const secrets = [phone.cookie, desk.cookie].map((cookie) => decodeURIComponent(cookie).slice(14, 40));
    for (const secret of secrets) expect(JSON.stringify(body)).not.toContain(secret);
  });

  it('can each be ended by their owner only', async () => {
    const user = await account();
    const [lost, kept] = [await browser(user), await browser(user)];
    const tokens = await appTokens(user);
    const { body } = await call(kept, '/auth/sessions');
    const [family, , session] = body.map(({ id }) => id) as [string, string, string];

    const stranger = await browser(await account());
    for (const id of [family, session, 'none'])
      expect((await call(stranger, `/auth/sessions/${id}`, 'delete')).status).toBe(404);
    expect((await call(lost, '/auth/me')).status).toBe(200);

    expect((await call(kept, `/auth/sessions/${session}`, 'delete')).status).toBe(200);
    expect((await call(lost, '/auth/me')).status).toBe(401);
    expect((await call(kept, `/auth/sessions/${family}`, 'delete')).status).toBe(200);
    expect((await refresh(tokens.refreshToken)).status).toBe(401);
    expect((await call(kept, '/auth/me')).status).toBe(200);
    expect((await call(kept, '/auth/sessions')).body).toHaveLength(1);
  });

  it('all end when the user signs out everywhere', async () => {
    const user = await account();
    const [here, there] = [await browser(user), await browser(user)];
    const tokens = await appTokens(user);
    const bearer = { authorization: `Bearer ${tokens.accessToken}` };
    app.clock.at += 1;
    expect((await call(here, '/auth/sessions', 'delete')).status).toBe(200);
    for (const signIn of [here, there, bearer]) expect((await call(signIn, '/auth/me')).status).toBe(401);
    expect((await refresh(tokens.refreshToken)).status).toBe(401);
    expect((await call(await browser(user), '/auth/sessions')).body).toHaveLength(1);
  });

  it('end with the one write that signs out, even if no other cleanup ran', async () => {
    const user = await account();
    const here = await browser(user);
    const tokens = await appTokens(user);
    await app.services.db.users.update(user.id, { signedOutAt: app.clock.at + 1 });
    expect((await call(here, '/auth/me')).status).toBe(401);
    expect((await refresh(tokens.refreshToken)).status).toBe(401);
  });
});
