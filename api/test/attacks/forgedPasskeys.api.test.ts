import { generateKeyPairSync } from 'node:crypto';
import type { NewPasskey, PasskeyProof } from '@wayfare/shared';
import { type Deviation, PasskeyDevice } from '../support/passkeyDevice.js';
import { PASSKEY_SITE, signInByPasskey, withPasskey } from '../support/passkeyUser.js';
import { type AttackedApp, startAttackedApp } from './attackedApp.js';

let app: AttackedApp;
beforeAll(async () => {
  app = await startAttackedApp({ PUBLIC_URL: PASSKEY_SITE });
});
afterAll(() => app.close());

const begin = async () => (await app.anonymous.post('/auth/passkey/options')).body as { challenge: string };
const signIn = (proof: PasskeyProof) => app.anonymous.post('/auth/passkey', { proof, tokens: true });
const foreignKey = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
const refused = (status: number) => ({ status, error: 'passkey_refused' });
const outcome = ({ status, body }: { status: number; body: { error?: string } }) => ({
  status,
  error: body.error,
});

const forgeries: Record<string, Deviation> = {
  'an origin of another site': { origin: 'https://ride.example.evil.test' },
  'the same host over http': { origin: 'http://ride.example' },
  'another port on the same host': { origin: 'https://ride.example:8443' },
  'a passkey of another host': { rpId: 'evil.test' },
  'a cross-origin frame': { crossOrigin: true },
  'a challenge made by the attacker': { challenge: Buffer.alloc(32, 7).toString('base64url') },
  'a device that did not verify its user': { isUserVerified: false },
};

it.each(Object.entries({ ...forgeries, 'an answer to another question': { type: 'webauthn.create' } }))(
  'rejects and logs a passkey sign-in with %s',
  async (_what, deviation) => {
    const { device } = await withPasskey(await app.signedIn('rider'));
    const before = app.refusals.length;
    expect(outcome(await signInByPasskey(app, device, deviation))).toEqual(refused(401));
    expect(app.refusals.slice(before)).toMatchObject([{ path: '/api/auth/passkey', status: 401 }]);
    expect((await signInByPasskey(app, device, { counter: 9 })).status).toBe(200);
  },
);

it.each(Object.entries({ ...forgeries, 'an answer to another question': { type: 'webauthn.get' } }))(
  'rejects a passkey registration with %s',
  async (_what, deviation) => {
    const person = await app.signedIn('rider');
    const { body: options } = await person.post('/auth/me/passkeys/options');
    const answer = new PasskeyDevice(PASSKEY_SITE).create(options, deviation);
    expect(outcome(await person.post('/auth/me/passkeys', { name: 'Mine', answer }))).toEqual(refused(400));
    expect((await person.get('/auth/me/passkeys')).body.passkeys).toEqual([]);
  },
);

it('rejects a signature made with another key or over other data', async () => {
  const { device } = await withPasskey(await app.signedIn('admin'));
  expect(outcome(await signInByPasskey(app, device, { key: foreignKey }))).toEqual(refused(401));
  const honest = device.get(await begin());
  const other = device.get(await begin());
  const swapped = {
    ...honest,
    response: { ...honest.response, authenticatorData: other.response.authenticatorData },
  };
  expect(outcome(await signIn(swapped))).toEqual(refused(401));
});

it('accepts a proof once, even when it is sent eight times at the same time', async () => {
  const { device } = await withPasskey(await app.signedIn('rider'));
  const proof = device.get(await begin());
  const answers = await Promise.all(Array.from({ length: 8 }, () => signIn(proof)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(outcome(await signIn(proof))).toEqual(refused(401));
});

it('invalidates a challenge after a wrong answer', async () => {
  const { device } = await withPasskey(await app.signedIn('rider'));
  const options = await begin();
  expect((await signIn(device.get(options, { key: foreignKey }))).status).toBe(401);
  expect(outcome(await signIn(device.get(options)))).toEqual(refused(401));
});

it('detects a copied passkey by its counter', async () => {
  const { device } = await withPasskey(await app.signedIn('rider'));
  expect((await signInByPasskey(app, device, { counter: 10 })).status).toBe(200);
  for (const counter of [10, 9, 0])
    expect(outcome(await signInByPasskey(app, device, { counter }))).toEqual(refused(401));
  expect((await signInByPasskey(app, device, { counter: 11 })).status).toBe(200);
});

it('a passkey signs in only to its own account, whatever account it names', async () => {
  const owner = await app.signedIn('rider');
  const victim = await app.signedIn('admin');
  const { device } = await withPasskey(owner);
  for (const userHandle of [Buffer.from(victim.user.id).toString('base64url'), null])
    expect(outcome(await signInByPasskey(app, device, { userHandle }))).toEqual(refused(401));
});

it("a user cannot register an answer to another user's challenge, or another user's passkey", async () => {
  const [mallory, alice] = [await app.signedIn('rider'), await app.signedIn('rider')];
  const register = (person: typeof alice, answer: NewPasskey) =>
    person.post('/auth/me/passkeys', { name: 'Mine', answer });
  const { body: options } = await alice.post('/auth/me/passkeys/options');
  const answer = new PasskeyDevice(PASSKEY_SITE).create(options);
  expect(outcome(await register(mallory, answer))).toEqual(refused(400));
  // The wrong user's attempt did not use it up.
  expect((await register(alice, answer)).status).toBe(201);
  expect(outcome(await register(alice, answer))).toEqual(refused(400));
});

it('a challenge works only for its own purpose', async () => {
  const person = await app.signedIn('rider');
  const { device } = await withPasskey(person);
  const { body: toRegister } = await person.post('/auth/me/passkeys/options');
  expect(outcome(await signIn(device.get(toRegister)))).toEqual(refused(401));
  const answer = new PasskeyDevice(PASSKEY_SITE).create({ ...toRegister, ...(await begin()) });
  expect(outcome(await person.post('/auth/me/passkeys', { name: 'Mine', answer }))).toEqual(refused(400));
});

it("step-up rejects another user's passkey and a proof meant for signing in", async () => {
  const [mallory, alice] = [await app.signedIn('admin'), await app.signedIn('admin')];
  const { device: own } = await withPasskey(mallory);
  const { device: stolen } = await withPasskey(alice);
  const prove = (passkey: PasskeyProof) => mallory.post('/auth/step-up', { passkey });
  const asked = async () => (await mallory.post('/auth/step-up/passkey')).body as { challenge: string };
  expect(outcome(await prove(stolen.get({ challenge: (await asked()).challenge })))).toEqual(refused(400));
  expect(outcome(await prove(own.get(await begin())))).toEqual(refused(400));
  const { body: forAlice } = await alice.post('/auth/step-up/passkey');
  expect(outcome(await prove(own.get({ challenge: forAlice.challenge })))).toEqual(refused(400));
  expect(outcome(await signIn(own.get(await asked())))).toEqual(refused(401));
  expect((await prove(own.get(await asked()))).status).toBe(200);
});

it('stores no challenge in readable form in the database', async () => {
  const { challenge } = await begin();
  const kept = await app.connection.collection('passkey_challenges').find().toArray();
  expect(JSON.stringify(kept)).not.toContain(challenge);
});

it('does not reveal to strangers whether an account has a passkey', async () => {
  const { device } = await withPasskey(await app.signedIn('admin'));
  const stranger = new PasskeyDevice(PASSKEY_SITE);
  stranger.create({ challenge: '', rp: { id: 'ride.example' }, user: { id: 'nobody' } });
  const known = await signInByPasskey(app, device, { key: foreignKey });
  const unknown = await signInByPasskey(app, stranger);
  const { requestId: _one, ...knownBody } = known.body;
  const { requestId: _other, ...unknownBody } = unknown.body;
  expect(unknownBody).toEqual(knownBody);
});
