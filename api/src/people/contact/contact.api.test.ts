import { hashPassword } from '../auth/passwords.js';
import { aUser } from '../../../test/support/builders.js';
import { sessionCookie } from '../../../test/support/sessionCookie.js';
import { type Client, startTestApp, type TestApp } from '../../../test/support/testApp.js';
import { runDueWork } from '../../process/dueWork.js';
import { localeTexts } from '../../basics/language/builtInLanguages.js';

const spanishTexts = localeTexts('es');

const PASSWORD = 'Correct*horse1';
const HOUR_MS = 60 * 60_000;
let app: TestApp;
let person: Client;
let people = 0;

beforeAll(async () => {
  app = await startTestApp({ PUBLIC_URL: 'https://ride.example' });
  await app.services.db.languages.insert({
    id: 'es',
    langName: 'Español',
    langLocale: 'es',
    default: false,
    createdAt: 0,
    keyValuePairs: spanishTexts,
  } as never);
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.at += 100 * HOUR_MS;
  person = await account();
});

async function account(fields = {}) {
  const client = await app.signedIn('driver', { mobileVerified: true, ...fields });
  await app.services.db.credentials.setPasswordHash(client.user.id, await hashPassword(PASSWORD));
  return client;
}
const newEmail = () => {
  people += 1;
  return `new${people}@example.com`;
};
const newMobile = () => {
  people += 1;
  return `+1212555${1000 + people}`;
};
const readStored = async ({ user } = person) =>
  (await app.services.db.users.findById(user.id)) ?? aUser('rider');
async function messagesTo(to: string) {
  const sort = { field: 'at', order: -1 } as const;
  return (await app.services.db.outbox.list({ filter: { to }, sort, skip: 0, limit: 20 })).rows;
}
const tokenIn = (text = '', page = '') =>
  new RegExp(`https://ride\\.example/login/${page}\\?token=([\\w-]+)`).exec(text)?.[1] ?? '';
/** The token for a page in the newest message to a contact that has one. */
const linkTo = async (to: string, page: string) =>
  (await messagesTo(to)).map(({ body }) => tokenIn(body, page)).find((token) => token !== '') ?? '';
const request = (field: 'email' | 'mobile', value: string, client = person) =>
  client.post('/auth/me/contact-changes', { field, value });
const confirm = (token: string, client: Client = app.anonymous) =>
  client.post('/auth/confirm-contact', { token });
const undo = (token: string) => app.anonymous.post('/auth/revert-contact', { token });
const login = (email: string, password = PASSWORD) => app.anonymous.post('/auth/login', { email, password });

/** Changes the user's email address, some time after the last change. Returns the new address. */
async function changeEmail(client = person) {
  const value = newEmail();
  await request('email', value, client);
  app.clock.at += 1000;
  expect((await confirm(await linkTo(value, 'contact'))).status).toBe(200);
  return value;
}
async function changeMobile(client = person) {
  const value = newMobile();
  await request('mobile', value, client);
  app.clock.at += 1000;
  const otp = /\d{6}/.exec((await messagesTo(value))[0]?.body ?? '')?.[0];
  return { value, answer: await client.post('/auth/me/contact-changes/mobile/confirm', { otp }) };
}

describe('a new email address', () => {
  it('takes effect and counts as verified once its link is opened', async () => {
    const before = person.user.email as string;
    const value = newEmail();
    const asked = await request('email', ` ${value.toUpperCase()} `);
    expect({ status: asked.status, body: asked.body }).toEqual({
      status: 201,
      body: { field: 'email', value, expiresAt: app.clock.at + 24 * HOUR_MS },
    });
    expect((await readStored()).email).toBe(before);
    expect((await person.get('/auth/me/contact-changes')).body).toEqual([asked.body]);
    expect(await messagesTo(before)).toEqual([]);
    const token = await linkTo(value, 'contact');
    expect((await confirm(token)).body).toEqual({ ok: true, renewed: null });
    expect(await readStored()).toMatchObject({ email: value, emailVerified: true });
    expect((await person.get('/auth/me/contact-changes')).body).toEqual([]);
    expect((await confirm(token)).body.error).toBe('link_invalid');
    expect((await login(value)).status).toBe(200);
    expect((await login(before)).status).toBe(401);
  });

  it('can be requested by users of every role', async () => {
    for (const role of ['rider', 'driver', 'fleetadmin', 'admin'] as const) {
      const client = await app.signedIn(role);
      const value = await changeEmail(client);
      expect((await readStored(client)).email).toBe(value);
    }
  });

  it('is announced to the previous address in the user’s language, with a link to undo it', async () => {
    const spanish = await account({ language: 'es' });
    const value = await changeEmail(spanish);
    const [mail] = await messagesTo(spanish.user.email as string);
    expect(mail?.title).toBe('Wayfare: se ha cambiado su correo electrónico');
    expect(mail?.body).toContain(`n•••@example.com`);
    expect(mail?.body).not.toContain(value);
    expect(tokenIn(mail?.body, 'undo')).not.toBe('');
  });

  it('is not set by a replaced, canceled or expired link, and cannot be another account’s address', async () => {
    const first = newEmail();
    await request('email', first);
    const replaced = await linkTo(first, 'contact');
    expect((await request('email', newEmail())).body.error).toBe('too_many_requests');
    app.clock.at += 60_000;
    const second = newEmail();
    await request('email', second);
    expect((await confirm(replaced)).body.error).toBe('link_invalid');
    const canceled = await linkTo(second, 'contact');
    expect((await person.delete('/auth/me/contact-changes/email')).status).toBe(200);
    expect((await confirm(canceled)).body.error).toBe('link_invalid');
    app.clock.at += 60_000;
    const third = newEmail();
    await request('email', third);
    const tooOld = await linkTo(third, 'contact');
    app.clock.at += 24 * HOUR_MS;
    expect((await confirm(tooOld)).body.error).toBe('link_invalid');
    expect((await request('email', (await account()).user.email as string)).body.error).toBe('user_exists');
    expect((await readStored()).email).toBe(person.user.email);
  });

  it('can be requested five times a day at most, including canceled requests', async () => {
    for (let times = 0; times < 5; times += 1) {
      app.clock.at += 60_000;
      expect((await request('email', newEmail())).status).toBe(201);
      await person.delete('/auth/me/contact-changes/email');
    }
    app.clock.at += 60_000;
    expect((await request('email', newEmail())).status).toBe(429);
    app.clock.at += 24 * HOUR_MS;
    expect((await request('email', newEmail())).status).toBe(201);
  });

  it('needs a recent proof of identity', async () => {
    const stale = await app.staleClientOf(person.user);
    const { status, body } = await request('email', newEmail(), stale);
    expect({ status, error: body.error }).toEqual({ status: 403, error: 'reauthentication_required' });
  });

  it('cannot be requested in demo mode', async () => {
    await app.services.db.settings.saveSettings({ AllowCriticalEditsAdmin: false });
    const { status, body } = await request('email', newEmail());
    await app.services.db.settings.saveSettings({ AllowCriticalEditsAdmin: true });
    expect({ status, error: body.error }).toEqual({ status: 403, error: 'demo_mode' });
  });
});

describe('a new phone number', () => {
  it('takes effect with its code, and is announced to the previous number and the email address', async () => {
    const { value, answer } = await changeMobile();
    expect(answer.body.user).toMatchObject({ mobile: value });
    expect((await readStored()).mobile).toBe(value);
    expect(await linkTo(person.user.mobile as string, 'undo')).not.toBe('');
    expect(await linkTo(person.user.email as string, 'undo')).not.toBe('');
  });

  it('allows at most five guesses of its code, including concurrent ones', async () => {
    const value = newMobile();
    await request('mobile', value);
    const code = /\d{6}/.exec((await messagesTo(value))[0]?.body ?? '')?.[0] as string;
    const wrong = code === '100000' ? '100001' : '100000';
    const guesses = await Promise.all(
      Array.from({ length: 12 }, () =>
        person.post('/auth/me/contact-changes/mobile/confirm', { otp: wrong }),
      ),
    );
    expect(guesses.filter(({ body }) => body.error === 'login_code_wrong')).toHaveLength(5);
    const { body } = await person.post('/auth/me/contact-changes/mobile/confirm', { otp: code });
    expect(body.error).toBe('login_code_expired');
    expect((await readStored()).mobile).toBe(person.user.mobile);
  });
});

describe('the profile [7.23]', () => {
  it('saves every user’s name, but not the contacts of users who sign in by email [2.58]', async () => {
    const { status } = await person.put('/auth/me', {
      firstName: 'Ada',
      email: newEmail(),
      mobile: newMobile(),
    });
    expect(status).toBe(200);
    const { email, mobile } = person.user;
    expect(await readStored()).toMatchObject({ firstName: 'Ada', email, mobile });
    expect((await person.get('/auth/me/contact-changes')).body).toEqual([]);
  });

  it('requires other users to confirm a contact before it changes', async () => {
    const byPhone = await account({ loginType: 'phone' });
    const email = newEmail();
    const { body } = await byPhone.put('/auth/me', { firstName: 'Ada', email });
    expect(body).toMatchObject({ firstName: 'Ada', email: byPhone.user.email });
    expect((await confirm(await linkTo(email, 'contact'))).status).toBe(200);
    expect(await readStored(byPhone)).toMatchObject({ firstName: 'Ada', email, emailVerified: true });
  });
});

describe('a change that takes effect', () => {
  it('ends all other sign-ins, open links and codes, and renews the session that confirmed it', async () => {
    const session = await login(person.user.email as string);
    const cookie = session.headers.get('set-cookie')?.split(';')[0] ?? '';
    const tokens = await app.anonymous.post('/auth/token', { email: person.user.email, password: PASSWORD });
    await app.anonymous.post('/auth/forgot-password', { email: person.user.email });
    await runDueWork(app.services);
    const reset = await linkTo(person.user.email as string, 'reset');
    expect(reset).not.toBe('');
    const value = newEmail();
    await request('email', value);
    app.clock.at += 1000;
    const { body } = await confirm(await linkTo(value, 'contact'), person);
    expect(body.renewed.user.email).toBe(value);
    const me = (headers: Record<string, string>) => app.request('get', '/api/auth/me').set(headers);
    expect((await me({ cookie })).status).toBe(401);
    expect((await me({ authorization: `Bearer ${tokens.body.accessToken}` })).status).toBe(401);
    const refreshed = await app.anonymous.post('/auth/refresh', { refreshToken: tokens.body.refreshToken });
    expect(refreshed.status).toBe(401);
    const chosen = await app.anonymous.post('/auth/reset-password', { token: reset, password: 'Another*1' });
    expect(chosen.body.error).toBe('link_invalid');
    expect((await me({ authorization: `Bearer ${body.renewed.accessToken}` })).status).toBe(200);
  });

  it('renews the session of a browser whose proxy asks for Basic authentication', async () => {
    const authorization = `Basic ${Buffer.from('staff:password').toString('base64')}`;
    const cookie = sessionCookie((await login(person.user.email as string)).headers);
    const value = newEmail();
    await request('email', value);
    app.clock.at += 1000;
    const token = await linkTo(value, 'contact');
    const given = { cookie, authorization };
    const { body, headers } = await app.anonymous.post('/auth/confirm-contact', { token }, given);
    expect(body.renewed).toMatchObject({ id: person.user.id, email: value });
    expect(body.renewed).not.toHaveProperty('accessToken');
    const renewed = { cookie: sessionCookie(headers), authorization };
    expect((await app.request('get', '/api/auth/me').set(renewed)).status).toBe(200);
  });

  it('is announced exactly once, later, when its message cannot be sent at first', async () => {
    const value = newEmail();
    await request('email', value);
    const token = await linkTo(value, 'contact');
    const { mailer } = app.services;
    const post = mailer.post.bind(mailer);
    mailer.post = () => Promise.reject(new Error('the database is away'));
    await confirm(token);
    mailer.post = post;
    expect(await messagesTo(person.user.email as string)).toEqual([]);
    app.clock.at += 10_000;
    await runDueWork(app.services);
    await runDueWork(app.services);
    expect(await messagesTo(person.user.email as string)).toHaveLength(1);
    expect((await undo(await linkTo(person.user.email as string, 'undo'))).status).toBe(200);
  });
});

describe('undoing a change', () => {
  it('previews the restored contact, restores it once, and ends every sign-in and the password', async () => {
    const before = person.user.email as string;
    const value = await changeEmail();
    const token = await linkTo(before, 'undo');
    const preview = await app.anonymous.get(`/auth/revert-contact?token=${token}`);
    expect(preview.body).toMatchObject({
      field: 'email',
      restored: expect.stringContaining('•••'),
      removed: 'n•••@example.com',
    });
    expect((await readStored()).email).toBe(value);
    const signIn = await app.anonymous.post('/auth/token', { email: value, password: PASSWORD });
    app.clock.at += 1000;
    const { body } = await undo(token);
    expect(await readStored()).toMatchObject({ email: before, emailVerified: true });
    const old = await app
      .request('get', '/api/auth/me')
      .set({ authorization: `Bearer ${signIn.body.accessToken}` });
    expect(old.status).toBe(401);
    expect((await login(before)).status).toBe(401);
    expect((await undo(token)).body.error).toBe('link_invalid');
    const chosen = await app.anonymous.post('/auth/reset-password', {
      token: body.resetToken,
      password: 'Another*horse2',
    });
    expect(chosen.status).toBe(200);
    expect((await login(before, 'Another*horse2')).status).toBe(200);
    expect((await messagesTo(value))[0]?.title).toBe('Wayfare: an email address change was undone');
  });

  it('is possible for exactly 72 hours', async () => {
    await changeEmail();
    const token = await linkTo(person.user.email as string, 'undo');
    app.clock.at += 72 * HOUR_MS - 1;
    expect((await app.anonymous.get(`/auth/revert-contact?token=${token}`)).status).toBe(200);
    app.clock.at += 1;
    expect((await undo(token)).body.error).toBe('link_invalid');
  });

  it('restores the address each link was sent to, and invalidates newer links', async () => {
    const first = person.user.email as string;
    const second = await changeEmail();
    app.clock.at += 60_000;
    const third = await changeEmail(await app.clientOf(await readStored()));
    app.clock.at += 60_000;
    const toSecond = await linkTo(second, 'undo');
    expect((await undo(toSecond)).status).toBe(200);
    expect((await readStored()).email).toBe(second);
    app.clock.at += 60_000;
    const fourth = await changeEmail(await app.clientOf(await readStored()));
    app.clock.at += 1000;
    expect((await undo(await linkTo(first, 'undo'))).status).toBe(200);
    expect((await readStored()).email).toBe(first);
    for (const address of [second, third, fourth])
      expect((await undo(await linkTo(address, 'undo'))).status).toBe(400);
  });

  it('also restores a phone number that was changed later, and notifies the first owner', async () => {
    const before = { email: person.user.email as string, mobile: person.user.mobile as string };
    const value = await changeEmail();
    app.clock.at += 60_000;
    const { value: number, answer } = await changeMobile(await app.clientOf(await readStored()));
    expect(answer.status).toBe(200);
    app.clock.at += 1000;
    expect((await messagesTo(before.email))[0]?.title).toBe('Wayfare: your phone number was changed');
    expect((await undo(await linkTo(before.email, 'undo'))).status).toBe(200);
    expect(await readStored()).toMatchObject({ ...before, emailVerified: true, mobileVerified: false });
    for (const removed of [value, number]) expect((await messagesTo(removed))[0]?.at).toBe(app.clock.at);
    expect((await undo(await linkTo(before.mobile, 'undo'))).status).toBe(400);
  });

  it('remains possible because other users cannot take the previous contact', async () => {
    await changeEmail();
    const before = person.user.email as string;
    const { body } = await app.anonymous.post('/user_signup', {
      regData: {
        firstName: 'Eve',
        lastName: 'Example',
        email: before,
        password: 'secret@1',
        mobile: newMobile(),
      },
    });
    expect(body.error).toBe('user_exists');
    // A sign-up that was checked just before the change cannot get around this.
    const squatter = aUser('rider', { email: before, emailVerified: false, createdAt: app.clock.at - 1000 });
    await app.services.db.users.insert(squatter);
    expect((await undo(await linkTo(before, 'undo'))).status).toBe(200);
    expect((await readStored()).email).toBe(before);
    expect((await app.services.db.users.findById(squatter.id))?.email).toBeUndefined();
  });

  it('removes social accounts that were linked since', async () => {
    const value = await changeEmail();
    await app.services.db.users.addSocialId(person.user.id, value, `google:${person.user.id}`);
    app.clock.at += 1000;
    await undo(await linkTo(person.user.email as string, 'undo'));
    expect((await readStored()).socialIds).toBeUndefined();
  });

  it('removes passkeys and authenticators that were added around the change', async () => {
    const { passkeys, secondFactors } = app.services.db;
    const passkey = (id: string, createdAt: number) =>
      passkeys.add({
        id: `${person.user.id}${id}`,
        uid: person.user.id,
        credentialId: `${person.user.id}${id}`,
        rpId: 'ride.example',
        publicKey: 'key',
        counter: 0,
        transports: [],
        name: id,
        isSynced: false,
        createdAt,
        lastUsedAt: null,
      });
    await passkey('owner', app.clock.at - 2 * HOUR_MS);
    await changeEmail();
    await passkey('attacker', app.clock.at);
    await secondFactors.begin(person.user.id, 'secret');
    await secondFactors.enable(person.user.id, 'secret', {
      enabledAt: app.clock.at,
      lastStep: 0,
      recoveryCodes: [],
    });
    app.clock.at += 1000;
    await undo(await linkTo(person.user.email as string, 'undo'));
    expect((await passkeys.listOf(person.user.id, 10)).map(({ name }) => name)).toEqual(['owner']);
    expect(await secondFactors.find(person.user.id)).toBeNull();
  });

  it('removes an address from an account that had none before', async () => {
    const byPhone = await account({ loginType: 'phone', email: undefined });
    await changeEmail(byPhone);
    app.clock.at += 1000;
    const token = await linkTo(byPhone.user.mobile as string, 'undo');
    expect((await undo(token)).body).toEqual({ resetToken: null });
    expect(await readStored(byPhone)).not.toHaveProperty('email');
  });

  it('is not possible from an unverified address, which may be a stranger’s, but from the verified number', async () => {
    const misspelled = await account({ emailVerified: false });
    const { email, mobile } = misspelled.user;
    const value = await changeEmail(misspelled);
    app.clock.at += 1000;
    const mails = await messagesTo(email as string);
    expect(mails.map(({ title }) => title)).toEqual(['Wayfare: your email address was changed']);
    expect(mails[0]?.body).not.toMatch(/token=|undo|•••/);
    const links = await app.services.db.users.findWithContacts(misspelled.user.id);
    expect(links?.contactReverts).toMatchObject([{ from: email, isVerified: false }]);
    // A later change does not send the stranger a link either.
    const { answer } = await changeMobile(await app.clientOf(await readStored(misspelled)));
    expect(answer.status).toBe(200);
    expect(await messagesTo(email as string)).toHaveLength(1);

    const opened = await undo(await linkTo(mobile as string, 'undo'));
    expect(opened.body).toEqual({ resetToken: null });
    expect(await readStored(misspelled)).toMatchObject({ email: value, mobile });
    const first = (await messagesTo(mobile as string)).at(-1);
    expect((await undo(tokenIn(first?.body, 'undo'))).body).toEqual({ resetToken: null });
    expect(await readStored(misspelled)).toMatchObject({ email, emailVerified: false, mobile });
  });

  it('is not possible from an unverified number', async () => {
    const misspelled = await account({ mobileVerified: false });
    await changeMobile(misspelled);
    expect(await messagesTo(misspelled.user.mobile as string)).toEqual([]);
    app.clock.at += 1000;
    expect((await undo(await linkTo(misspelled.user.email as string, 'undo'))).status).toBe(200);
    expect((await readStored(misspelled)).mobile).toBe(misspelled.user.mobile);
  });

  it('remains possible for ten changes, and an eleventh is refused', async () => {
    const addresses = [person.user.email as string];
    for (let change = 0; change < 10; change += 1) {
      app.clock.at += 5 * HOUR_MS;
      addresses.push(await changeEmail(await app.clientOf(await readStored())));
    }
    app.clock.at += 5 * HOUR_MS;
    const value = newEmail();
    await request('email', value, await app.clientOf(await readStored()));
    expect((await confirm(await linkTo(value, 'contact'))).status).toBe(429);
    expect((await undo(await linkTo(addresses[0] as string, 'undo'))).status).toBe(200);
    expect((await readStored()).email).toBe(addresses[0]);
  });
});

describe('an admin changing a contact', () => {
  /** Proposes contacts, identifies the owner, and has a second admin approve. */
  async function change(contacts: object) {
    const [admin, second] = [await app.signedIn('admin'), await app.signedIn('admin')];
    const { id } = person.user;
    expect((await admin.put(`/drivers/${id}`, contacts)).status).toBe(200);
    const identification = { way: 'in_person', note: 'Showed the passport' };
    expect((await admin.post(`/contactproposals/${id}/identify`, identification)).status).toBe(200);
    app.clock.at += 1000;
    expect((await second.post(`/contactproposals/${id}/approve`)).status).toBe(200);
  }

  it('only proposes it, and says so to the previous contacts, in the owner’s language', async () => {
    const owner = await account({ language: 'es' });
    const admin = await app.signedIn('admin');
    const value = newEmail();
    const { body } = await admin.put(`/drivers/${owner.user.id}`, { email: value, firstName: 'Ada' });
    expect(body).toMatchObject({ email: owner.user.email, firstName: 'Ada' });
    for (const to of [owner.user.email, owner.user.mobile] as string[]) {
      const texts = (await messagesTo(to)).map(({ body: text }) => text);
      expect(texts).toEqual([expect.stringMatching(/Se ha pedido a nuestra oficina|se ha pedido a nuestra/)]);
      expect(texts[0]).toContain('https://ride.example/login/proposal?token=');
    }
    expect(await messagesTo(value)).toEqual([]);
    // Saying the same again sends nothing.
    await admin.put(`/drivers/${owner.user.id}`, { email: value });
    expect(await messagesTo(owner.user.email as string)).toHaveLength(1);
  });

  it('notifies both addresses, sends the new one a confirmation link, and ends the user’s sign-ins', async () => {
    const before = person.user.email as string;
    const token = await app.tokenOf(person.user.id);
    const value = newEmail();
    app.clock.at += 1000;
    await change({ email: value });
    expect(await readStored()).toMatchObject({ email: value, emailVerified: false });
    const me = await app.request('get', '/api/auth/me').set({ authorization: `Bearer ${token}` });
    expect(me.status).toBe(401);
    expect((await messagesTo(before))[0]?.body).toContain('An administrator has changed the email address');
    const verify = await linkTo(value, 'verify');
    expect((await app.anonymous.post('/auth/verify-email', { token: verify })).status).toBe(200);
    expect((await readStored()).emailVerified).toBe(true);
    app.clock.at += 1000;
    expect((await undo(await linkTo(before, 'undo'))).status).toBe(200);
    expect((await readStored()).email).toBe(before);
  });

  it('notifies both numbers', async () => {
    const value = newMobile();
    await change({ mobile: value });
    const texts = async (to: string) => (await messagesTo(to)).map(({ body }) => body);
    expect(await texts(person.user.mobile as string)).toEqual([
      expect.stringContaining('the phone number of your account was changed'),
      expect.stringContaining('our office was asked to change your contacts'),
    ]);
    expect(await texts(value)).toEqual([
      'Wayfare: an administrator has set this phone number for your account.',
    ]);
  });

  it('must prove their identity first for contacts and bank details, but not for names', async () => {
    const admin = await app.signedInStale('admin');
    for (const change of [{ email: newEmail() }, { mobile: newMobile() }, { bankAccount: '7' }]) {
      const { status, body } = await admin.put(`/drivers/${person.user.id}`, change);
      expect({ status, error: body.error }).toEqual({ status: 403, error: 'reauthentication_required' });
    }
    expect((await admin.put(`/drivers/${person.user.id}`, { firstName: 'Ada' })).status).toBe(200);
    expect((await admin.put(`/drivers/${person.user.id}`, { email: person.user.email })).status).toBe(200);
  });
});

describe('bank details', () => {
  const bank = { bankName: 'Harbour Bank', bankCode: 'HB1', bankAccount: '0042' };

  it('pause payouts and notify the owner at every change, including the first', async () => {
    const { body } = await person.put('/auth/me', bank);
    expect(body.payoutHeldUntil).toBe(app.clock.at + 72 * HOUR_MS);
    const [mail] = await messagesTo(person.user.email as string);
    expect(mail?.title).toBe('Wayfare: your bank details were changed');
    expect(mail?.body).toContain('payouts are paused until');
    expect(JSON.stringify(mail)).not.toContain('0042');
    expect((await messagesTo(person.user.id))[0]?.title).toBe('Your bank details were changed');
    app.clock.at += HOUR_MS;
    await person.put('/auth/me', bank);
    expect((await readStored()).payoutHeldUntil).toBe(body.payoutHeldUntil);
    const admin = await app.signedIn('admin');
    await admin.put(`/drivers/${person.user.id}`, { bankAccount: '0043' });
    expect((await readStored()).payoutHeldUntil).toBe(app.clock.at + 72 * HOUR_MS);
    expect((await messagesTo(person.user.email as string))[0]?.body).toContain('An administrator');
  });

  it('pause no payouts if the setting is 0', async () => {
    await app.services.db.settings.saveSettings({ payoutHoldHours: 0 });
    await person.put('/auth/me', bank);
    await app.services.db.settings.saveSettings({ payoutHoldHours: 72 });
    expect((await readStored()).payoutHeldUntil).toBeUndefined();
    expect((await messagesTo(person.user.email as string))[0]?.body).not.toContain('payouts are paused');
  });

  it('need a recent proof of identity from their owner', async () => {
    const stale = await app.staleClientOf(person.user);
    expect((await stale.put('/auth/me', bank)).body.error).toBe('reauthentication_required');
    expect((await stale.put('/auth/me', { firstName: 'Ada' })).status).toBe(200);
  });

  it('are also announced to a recently replaced address', async () => {
    await changeEmail();
    await (await app.clientOf(await readStored())).put('/auth/me', bank);
    const titles = (await messagesTo(person.user.email as string)).map(({ title }) => title);
    expect(titles).toContain('Wayfare: your bank details were changed');
  });
});
