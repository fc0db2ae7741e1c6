import { localeTexts } from '../../../basics/language/builtInLanguages.js';
import { runDueWork } from '../../../process/dueWork.js';
import { PasskeyDevice } from '../../../../test/support/passkeyDevice.js';
import { PASSKEY_SITE, withPasskey } from '../../../../test/support/passkeyUser.js';
import { type Client, startTestApp, type TestApp } from '../../../../test/support/testApp.js';

const spanishTexts = localeTexts('es');

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ PUBLIC_URL: PASSKEY_SITE });
});
afterAll(() => app.close());

/** The messages sent to a contact or user, oldest first. */
async function messagesTo(to: string) {
  const sort = { field: 'at', order: 1 } as const;
  const { rows } = await app.services.db.outbox.list({ filter: { to }, sort, skip: 0, limit: 10 });
  return rows.map(({ channel, title, body }) => ({ channel, title, body }));
}
const titlesTo = async (to: string) => (await messagesTo(to)).map(({ title }) => title);

async function remove(person: Client, passkey: { id: string }) {
  app.clock.at += 1000;
  expect((await person.delete(`/auth/me/passkeys/${passkey.id}`)).status).toBe(200);
}

describe('the account owner', () => {
  it.each(['rider', 'driver', 'fleetadmin', 'admin'] as const)(
    'who is a %s is notified by email and push message when a passkey is added or deleted',
    async (usertype) => {
      const person = await app.signedIn(usertype);
      const { passkey } = await withPasskey(person);
      await remove(person, passkey);
      expect(await titlesTo(person.user.email as string)).toEqual([
        'Wayfare: a passkey was added to your account',
        'Wayfare: a passkey was deleted from your account',
      ]);
      expect(await titlesTo(person.user.id)).toEqual([
        'A passkey was added to your account',
        'A passkey was deleted from your account',
      ]);
      const [mail] = await messagesTo(person.user.email as string);
      expect(mail?.body).toContain('It signs in without your password.');
      expect(mail?.body).toContain(`Check your passkeys: ${PASSKEY_SITE}/profile`);
    },
  );

  it('is notified by text message if there is no email address', async () => {
    const person = await app.signedIn('rider', { loginType: 'phone', email: undefined });
    const { passkey } = await withPasskey(person);
    await remove(person, passkey);
    expect(
      (await messagesTo(person.user.mobile as string)).map(({ channel, body }) => [channel, body]),
    ).toEqual([
      ['sms', expect.stringContaining('a passkey was added to your account')],
      ['sms', expect.stringContaining('a passkey was deleted from your account')],
    ]);
  });

  it('is also notified at a recently replaced address, in their language', async () => {
    await app.services.db.languages.insert({
      id: 'es',
      langName: 'Español',
      langLocale: 'es',
      default: false,
      createdAt: 0,
      keyValuePairs: spanishTexts,
    } as never);
    const { user } = await app.signedIn('rider', { language: 'es' });
    const admin = await app.signedIn('admin');
    const email = `changed.${user.email}`;
    await admin.put(`/riders/${user.id}`, { email });
    const proposal = `/contactproposals/${user.id}`;
    await admin.post(`${proposal}/identify`, { way: 'in_person', note: 'Showed the passport' });
    expect((await (await app.signedIn('admin')).post(`${proposal}/approve`)).status).toBe(200);
    app.clock.at += 1000;
    await withPasskey(await app.clientOf(user));
    for (const address of [email, user.email as string])
      expect(await titlesTo(address)).toContain('Wayfare: se ha añadido una llave de acceso a su cuenta');
  });

  it('is notified exactly once, later, when the message cannot be sent at first', async () => {
    const person = await app.signedIn('rider');
    const { mailer } = app.services;
    const post = mailer.post.bind(mailer);
    mailer.post = () => Promise.reject(new Error('the database is away'));
    await withPasskey(person);
    mailer.post = post;
    expect(await messagesTo(person.user.email as string)).toEqual([]);
    app.clock.at += 10_000;
    await runDueWork(app.services);
    await runDueWork(app.services);
    expect(await messagesTo(person.user.email as string)).toHaveLength(1);
  });

  it('is not notified of a passkey that already belongs to another account', async () => {
    const { device } = await withPasskey(await app.signedIn('rider'));
    const person = await app.signedIn('rider');
    const { body: options } = await person.post('/auth/me/passkeys/options');
    const answer = new PasskeyDevice(PASSKEY_SITE).create(options, {
      credentialId: device.held[0]?.id as string,
    });
    const { status, body } = await person.post('/auth/me/passkeys', { name: 'Taken', answer });
    expect({ status, error: body.error }).toEqual({ status: 409, error: 'passkey_known' });
    app.clock.at += 10_000;
    await runDueWork(app.services);
    expect(await messagesTo(person.user.email as string)).toEqual([]);
    expect(await app.services.db.users.contactWorkOf(person.user.id)).toBeNull();
  });
});
