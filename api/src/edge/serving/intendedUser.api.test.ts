import { NO_USER, USER_HEADER } from '@wayfare/shared';
import { io } from 'socket.io-client';
import type { Method } from '../../../test/support/requests.js';
import { sessionCookie } from '../../../test/support/sessionCookie.js';
import { PASSWORD, passwordAccount } from '../../../test/support/passwordAccount.js';
import { startTestApp, type TestApp } from '../../../test/support/testApp.js';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const account = () => passwordAccount(app);
type User = Awaited<ReturnType<typeof account>>;

async function signIn({ email }: Pick<User, 'email'>, headers: Record<string, string> = {}) {
  app.clock.at += 1000;
  const answer = await app.anonymous.post('/auth/login', { email, password: PASSWORD }, headers);
  return { cookie: sessionCookie(answer.headers) };
}

/** Alice's page, in a browser where Bobby has signed in since. */
async function formersPage() {
  const [alice, bobby] = [await account(), await account()];
  const session = await signIn(bobby);
  const send = async (method: Method, path: string, shown: string | undefined, sent?: object) => {
    const headers = { ...session, ...(shown !== undefined && { [USER_HEADER]: shown }) };
    const { status, body } = await app.request(method, `/api${path}`).set(headers).send(sent);
    return { status, body: body as { error?: string; id?: string; user?: { id: string } } };
  };
  return { alice, bobby, session, send };
}

const refused = { status: 409, body: expect.objectContaining({ error: 'user_changed' }) };

describe('a request that a page sends for its user', () => {
  it('is refused once the session is another user’s, whether it reads or changes', async () => {
    const { alice, bobby, send } = await formersPage();
    expect(await send('get', '/auth/me', alice.id)).toEqual(refused);
    expect(await send('put', '/auth/me', alice.id, { firstName: 'Alicia' })).toEqual(refused);
    // Operations that strangers may use, too.
    expect(await send('post', '/bookings', alice.id, {})).toEqual(refused);
    expect(await app.services.db.users.findById(bobby.id)).toMatchObject({ firstName: bobby.firstName });
    expect(await send('get', '/auth/me', bobby.id)).toMatchObject({ status: 200, body: { id: bobby.id } });
  });

  it('does not sign out another user', async () => {
    const { alice, bobby, send } = await formersPage();
    expect(await send('post', '/auth/logout', alice.id)).toEqual(refused);
    expect(await send('post', '/auth/logout', NO_USER)).toMatchObject({ status: 200 });
    expect((await send('get', '/auth/me', bobby.id)).status).toBe(200);
    expect((await send('post', '/auth/logout', bobby.id)).status).toBe(200);
    expect(await send('get', '/auth/me', bobby.id)).toMatchObject({ status: 401 });
  });

  it('may ask who is signed in, whoever that is', async () => {
    const { alice, bobby, send } = await formersPage();
    expect(await send('get', '/bootstrap', alice.id)).toMatchObject({ body: { user: { id: bobby.id } } });
  });

  it('acts for nobody if its page shows nobody', async () => {
    const { bobby, session, send } = await formersPage();
    expect(await send('post', '/bookings', NO_USER, {})).toMatchObject({ body: { error: 'must_login' } });
    expect(await send('get', '/auth/me', NO_USER)).toEqual(refused);
    const next = await signIn(bobby, { ...session, [USER_HEADER]: NO_USER });
    expect((await app.request('get', '/api/auth/me').set(next)).body).toMatchObject({ id: bobby.id });
  });

  it('acts for the caller if it names nobody, as those of other apps', async () => {
    const { bobby, send } = await formersPage();
    expect(await send('get', '/auth/me', undefined)).toMatchObject({ body: { id: bobby.id } });
  });
});

it('a page of another user than the session’s gets no live connection', async () => {
  const { alice, bobby, session } = await formersPage();
  const connect = (user: string) =>
    new Promise<string>((resolve) => {
      const options = {
        extraHeaders: session,
        transports: ['websocket'],
        forceNew: true,
        reconnection: false,
      };
      const socket = io(app.url, { auth: { user }, ...options });
      const end = (result: string) => {
        socket.disconnect();
        resolve(result);
      };
      socket.once('connect', () => end('connected'));
      socket.once('connect_error', ({ message }) => end(message));
    });
  expect(await connect(alice.id)).toBe('user_changed');
  expect(await connect(bobby.id)).toBe('connected');
});
