import { MOST_PASSKEYS } from '@wayfare/shared';
import { PasskeyDevice } from '../../../../test/support/passkeyDevice.js';
import { PASSKEY_SITE, signInByPasskey, withPasskey } from '../../../../test/support/passkeyUser.js';
import { type Client, startTestApp, type TestApp } from '../../../../test/support/testApp.js';
import { wholeDatabase } from '../../../../test/support/wholeDatabase.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ PUBLIC_URL: PASSKEY_SITE });
});
afterAll(() => app.close());

const list = async (person: Client) => (await person.get('/auth/me/passkeys')).body;

describe('adding a passkey', () => {
  it.each(['rider', 'driver', 'fleetadmin', 'admin'] as const)(
    'a %s can register one, see it, and sign in with it without a name or password',
    async (usertype) => {
      const person = await app.signedIn(usertype);
      const { device, passkey } = await withPasskey(person, 'My phone');
      const shown = { id: passkey.id, name: 'My phone', createdAt: app.clock.at, isSynced: false };
      expect(await list(person)).toEqual({
        address: PASSKEY_SITE,
        passkeys: [{ ...shown, lastUsedAt: null }],
      });
      app.clock.at += 1000;
      const { status, body } = await signInByPasskey(app, device);
      expect({ status, id: body.user?.id }).toEqual({ status: 200, id: person.user.id });
      expect((await list(person)).passkeys).toEqual([{ ...shown, lastUsedAt: app.clock.at }]);
    },
  );

  it('asks the browser for a discoverable passkey of this site that the account does not have yet', async () => {
    const person = await app.signedIn('rider');
    const { device } = await withPasskey(person);
    const { body } = await person.post('/auth/me/passkeys/options');
    expect(body).toMatchObject({
      rp: { id: 'ride.example', name: 'Wayfare' },
      user: { id: Buffer.from(person.user.id).toString('base64url'), name: person.user.email },
      attestation: 'none',
      excludeCredentials: [{ id: device.held[0]?.id, type: 'public-key' }],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
  });

  it('reports a passkey that is synced to other devices', async () => {
    const person = await app.signedIn('rider');
    const { body: options } = await person.post('/auth/me/passkeys/options');
    const answer = new PasskeyDevice(PASSKEY_SITE, true).create(options);
    expect((await person.post('/auth/me/passkeys', { name: 'Cloud', answer })).body.isSynced).toBe(true);
  });

  it('is refused in demo mode, where accounts are shared', async () => {
    const person = await app.signedIn('rider');
    await app.services.db.settings.saveSettings({ AllowCriticalEditsAdmin: false });
    const { status, body } = await person.post('/auth/me/passkeys/options');
    await app.services.db.settings.saveSettings({ AllowCriticalEditsAdmin: true });
    expect({ status, error: body.error }).toEqual({ status: 403, error: 'demo_mode' });
  });

  it('is refused above an account’s limit', async () => {
    const person = await app.signedIn('rider');
    for (let count = 0; count < MOST_PASSKEYS; count += 1) await withPasskey(person, `Device ${count}`);
    const { status, body } = await person.post('/auth/me/passkeys/options');
    expect({ status, error: body.error }).toEqual({ status: 409, error: 'passkey_limit' });
  });

  it('is written to the audit log for staff, and so is its removal', async () => {
    const person = await app.signedIn('admin');
    const { passkey } = await withPasskey(person, 'Key ring');
    await person.delete(`/auth/me/passkeys/${passkey.id}`);
    const sort = { field: 'at', order: 1 } as const;
    const { rows } = await app.services.db.audit.list({
      filter: { record: person.user.id },
      sort,
      skip: 0,
      limit: 5,
    });
    expect(rows.map(({ changes }) => changes)).toEqual([
      [{ field: 'passkey', before: null, after: 'Key ring' }],
      [{ field: 'passkey', before: 'Key ring', after: null }],
    ]);
  });
});

describe('the passkeys of an account', () => {
  it('can be renamed by their owner only', async () => {
    const person = await app.signedIn('rider');
    const { passkey } = await withPasskey(person);
    const stranger = await app.signedIn('admin');
    const path = `/auth/me/passkeys/${passkey.id}`;
    expect((await stranger.put(path, { name: 'Mine now' })).status).toBe(404);
    expect((await stranger.delete(path)).status).toBe(404);
    expect((await person.put(path, { name: ' Work phone ' })).body.name).toBe('Work phone');
    expect((await list(person)).passkeys).toMatchObject([{ name: 'Work phone' }]);
  });

  it('cannot sign in once they are deleted', async () => {
    const person = await app.signedIn('driver');
    const { device, passkey } = await withPasskey(person);
    expect((await person.delete(`/auth/me/passkeys/${passkey.id}`)).status).toBe(200);
    expect((await list(person)).passkeys).toEqual([]);
    expect((await signInByPasskey(app, device)).body.error).toBe('passkey_refused');
    expect((await person.delete(`/auth/me/passkeys/${passkey.id}`)).status).toBe(404);
  });

  it('are shown without verification data, also in the user’s data export', async () => {
    const person = await app.signedIn('rider');
    const { passkey } = await withPasskey(person, 'Exported');
    const { body } = await person.get('/users/me/export');
    expect(body.passkeys).toEqual([passkey]);
    expect(Object.keys(passkey).toSorted()).toEqual(['createdAt', 'id', 'isSynced', 'lastUsedAt', 'name']);
  });

  it('are deleted with the account', async () => {
    const person = await app.signedIn('rider');
    const { device } = await withPasskey(person, 'Gone with me');
    await person.post('/auth/me/passkeys/options');
    expect((await person.delete('/users/me')).status).toBe(200);
    const kept = JSON.stringify(await wholeDatabase(app));
    expect(kept).not.toContain('Gone with me');
    expect(kept).not.toContain(device.held[0]?.id);
    expect(
      await app.connection.collection('passkey_challenges').countDocuments({ uid: person.user.id }),
    ).toBe(0);
    expect((await signInByPasskey(app, device)).status).toBe(401);
  });
});

describe('signing in with a passkey', () => {
  it('opens a session with a cookie if no tokens are requested', async () => {
    const person = await app.signedIn('rider');
    const { device } = await withPasskey(person);
    const { body: options } = await app.anonymous.post('/auth/passkey/options');
    expect(options).toMatchObject({
      rpId: 'ride.example',
      userVerification: 'required',
      allowCredentials: [],
    });
    const { body, headers } = await app.anonymous.post('/auth/passkey', { proof: device.get(options) });
    expect(body.id).toBe(person.user.id);
    expect(headers.getSetCookie()).toContainEqual(expect.stringMatching(/^wayfare\.sid=.*HttpOnly/));
  });

  it('rejects an account that is not approved [5.24]', async () => {
    const person = await app.signedIn('driver');
    const { device } = await withPasskey(person);
    await app.services.db.users.update(person.user.id, { approved: false });
    const { status, body } = await signInByPasskey(app, device);
    expect({ status, error: body.error }).toEqual({ status: 403, error: 'require_approval' });
  });

  it('waits exactly five minutes for the device', async () => {
    const person = await app.signedIn('rider');
    const { device } = await withPasskey(person);
    const begin = async () => (await app.anonymous.post('/auth/passkey/options')).body;
    const finish = (options: { challenge: string }) =>
      app.anonymous.post('/auth/passkey', { proof: device.get(options), tokens: true });
    const [last, late] = [await begin(), await begin()];
    app.clock.at += 5 * 60_000 - 1;
    expect((await finish(last)).status).toBe(200);
    app.clock.at += 1;
    expect((await finish(late)).status).toBe(401);
  });

  it('deletes unanswered challenges', async () => {
    await app.anonymous.post('/auth/passkey/options');
    app.clock.at += 5 * 60_000 + 1;
    await app.services.db.passkeys.sweep(app.clock.at);
    expect(await app.connection.collection('passkey_challenges').countDocuments()).toBe(0);
  });
});

describe('a step-up', () => {
  it.each(['rider', 'admin'] as const)(
    'works for a %s with a passkey, once per challenge',
    async (usertype) => {
      const { user } = await app.signedIn(usertype);
      const { device } = await withPasskey(await app.clientOf(user));
      const stale = await app.staleClientOf(user);
      expect((await stale.get('/auth/step-up')).body.methods.passkey).toBe(true);
      const { body: options } = await stale.post('/auth/step-up/passkey');
      expect(options.allowCredentials).toMatchObject([{ id: device.held[0]?.id }]);
      const passkey = device.get(options);
      const proof = await stale.post('/auth/step-up', { passkey });
      expect(proof.body).toMatchObject({ provenAt: app.clock.at, accessToken: expect.any(String) });
      const again = await stale.post('/auth/step-up', { passkey });
      expect({ status: again.status, error: again.body.error }).toEqual({
        status: 400,
        error: 'passkey_refused',
      });
    },
  );

  it('is not needed right after a sign-in with a passkey', async () => {
    const person = await app.signedIn('admin');
    const { device } = await withPasskey(person);
    const { body } = await signInByPasskey(app, device);
    const answer = await app
      .request('get', '/api/auth/step-up')
      .set({ authorization: `Bearer ${body.accessToken}` });
    expect(answer.body).toMatchObject({ isFresh: true, provenAt: app.clock.at });
  });

  it('is required to add or delete a passkey', async () => {
    const { user } = await app.signedIn('rider');
    const { passkey } = await withPasskey(await app.clientOf(user));
    const stale = await app.staleClientOf(user);
    for (const answer of [
      await stale.post('/auth/me/passkeys/options'),
      await stale.delete(`/auth/me/passkeys/${passkey.id}`),
    ])
      expect({ status: answer.status, error: answer.body.error }).toEqual({
        status: 403,
        error: 'reauthentication_required',
      });
  });
});

describe('at an address where browsers do not support passkeys', () => {
  it('all passkey features are off, with the reason', async () => {
    const other = await startTestApp({ PUBLIC_URL: 'http://203.0.113.7:3000' });
    const person = await other.signedIn('rider');
    expect((await person.get('/auth/me/passkeys')).body).toEqual({ address: null, passkeys: [] });
    for (const answer of [
      await person.post('/auth/me/passkeys/options'),
      await other.anonymous.post('/auth/passkey/options'),
    ])
      expect({ status: answer.status, error: answer.body.error }).toEqual({
        status: 409,
        error: 'passkeys_unavailable',
      });
    await other.close();
  });
});
