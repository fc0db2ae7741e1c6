import { hashPassword } from '../../src/people/auth/passwords.js';
import { runDueWork } from '../../src/process/dueWork.js';
import { aUser } from '../support/builders.js';
import type { Client } from '../support/testApp.js';
import { type AttackedApp, startAttackedApp } from './attackedApp.js';

/** An attacker tries to take over an account through its email address, phone number or bank details. */
let app: AttackedApp;
let fleet: Client;
let victim: Client;

const MINE = 'mallory@example.com';
const MY_NUMBER = '+12025550199';
const refused = { status: 403, body: expect.objectContaining({ error: 'forbidden' }) };

beforeAll(async () => {
  app = await startAttackedApp({ PUBLIC_URL: 'https://ride.example' });
  await app.services.db.settings.saveSettings({ MobileLoginEnabled: true });
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.at += 24 * 60 * 60_000;
  fleet = await app.signedIn('fleetadmin');
  victim = await app.signedIn('driver', {
    fleetadmin: fleet.user.id,
    walletBalance: 100,
    bankAccount: 'mine',
  });
  await app.services.db.credentials.setPasswordHash(victim.user.id, await hashPassword('Correct*horse1'));
});

const readStored = async () => (await app.services.db.users.findById(victim.user.id)) ?? aUser('driver');
async function messagesTo(to: string) {
  const sort = { field: 'at', order: -1 } as const;
  return (await app.services.db.outbox.list({ filter: { to }, sort, skip: 0, limit: 20 })).rows;
}
const linkIn = async (to: string) =>
  /\?token=([\w-]+)/.exec((await messagesTo(to)).map(({ body }) => body).join('\n'))?.[1] ?? '';
const isUntouched = async () => {
  const { email, mobile, bankAccount } = victim.user;
  expect(await readStored()).toMatchObject({ email, mobile, bankAccount, emailVerified: true });
};

it('a fleet admin cannot get from a driver’s contact details to the driver’s wallet', async () => {
  const change = await fleet.put(`/drivers/${victim.user.id}`, { email: MINE });
  expect(change).toMatchObject(refused);
  await app.anonymous.post('/auth/forgot-password', { email: MINE });
  await runDueWork(app.services);
  expect(await messagesTo(MINE)).toEqual([]);
  const chosen = await app.anonymous.post('/auth/reset-password', {
    token: await linkIn(MINE),
    password: 'Mine*1234',
  });
  expect(chosen.status).toBe(400);
  expect((await app.anonymous.post('/auth/login', { email: MINE, password: 'Mine*1234' })).status).toBe(401);
  expect(await fleet.put(`/drivers/${victim.user.id}`, { bankAccount: 'of Mallory' })).toMatchObject(refused);
  expect((await fleet.post('/withdraws', { amount: 100 })).status).toBe(403);
  await isUntouched();
});

it.each<[string, object]>([
  ['a new email address', { email: MINE }],
  ['a new phone number', { mobile: MY_NUMBER }],
  ['an empty email address', { email: null }],
  ['an empty phone number', { mobile: null }],
  ['contacts along with other fields', { firstName: 'Dan', email: MINE, mobile: MY_NUMBER }],
  ['a bank name', { bankName: 'Mine' }],
  ['a bank code', { bankCode: '1' }],
  ['a bank account', { bankAccount: 'mine' }],
])(
  'rejects a fleet admin’s request that gives a driver %s, and ignores the rest of the request',
  async (_what, change) => {
    expect(await fleet.put(`/drivers/${victim.user.id}`, change)).toMatchObject(refused);
    await isUntouched();
    expect((await readStored()).firstName).toBe(victim.user.firstName);
  },
);

it.each<[string, object]>([
  ['in nested objects', { data: { email: MINE }, user: { email: MINE }, 'profile.email': MINE }],
  ['as database operators', { $set: { email: MINE }, $rename: { mobile: 'email' } }],
  ['in the format of updateMany', { ids: ['x'], data: { email: MINE, bankAccount: 'of Mallory' } }],
  [
    'through internal fields',
    { contactReverts: [], contactWork: {}, payoutHeldUntil: 0, emailVerified: true },
  ],
])('contacts sent %s change nothing', async (_how, change) => {
  await fleet.put(`/drivers/${victim.user.id}`, change);
  await isUntouched();
});

it('still saves a user form that sends contact fields unchanged', async () => {
  const { email, mobile } = victim.user;
  const change = { firstName: 'Dan', email: email?.toUpperCase(), mobile, bankName: null };
  expect((await fleet.put(`/drivers/${victim.user.id}`, change)).status).toBe(200);
  expect((await readStored()).firstName).toBe('Dan');
  await isUntouched();
});

it('the fleet admin of another fleet cannot even see that the driver exists', async () => {
  const other = await app.signedIn('fleetadmin');
  expect((await other.put(`/drivers/${victim.user.id}`, { email: MINE })).status).toBe(404);
  await isUntouched();
});

it('an SMS code goes to the driver’s number, not to the fleet admin’s', async () => {
  await fleet.put(`/drivers/${victim.user.id}`, { mobile: MY_NUMBER });
  expect((await app.anonymous.post('/auth/otp', { mobile: MY_NUMBER })).status).toBe(404);
  expect(await messagesTo(MY_NUMBER)).toEqual([]);
});

it('rejects a code sent before the number changed', async () => {
  const { body } = await app.anonymous.post('/auth/otp', { mobile: victim.user.mobile });
  const code = /\d{6}/.exec((await messagesTo(victim.user.mobile as string))[0]?.body ?? '')?.[0];
  app.clock.at += 1000;
  const [admin, second] = [await app.signedIn('admin'), await app.signedIn('admin')];
  await admin.put(`/drivers/${victim.user.id}`, { mobile: MY_NUMBER });
  const proposal = `/contactproposals/${victim.user.id}`;
  await admin.post(`${proposal}/identify`, { way: 'in_person', note: 'Showed the passport' });
  expect((await second.post(`${proposal}/approve`)).status).toBe(200);
  const { verificationId } = body;
  expect((await app.anonymous.post('/auth/otp/verify', { verificationId, otp: code })).status).toBe(401);
});

it('a driver added with another person’s address is not treated as that person', async () => {
  const email = 'owner@example.com';
  const { body } = await fleet.post('/drivers', { firstName: 'Dan', lastName: 'New', email });
  expect((await app.services.db.users.findById(body.id))?.emailVerified).toBe(false);
  // A provider's account is linked only to addresses that we know to be verified.
  expect(await app.services.db.users.addSocialId(body.id, email, 'google:owner')).toBeNull();
  const token = await linkIn(email);
  expect((await app.anonymous.post('/auth/reset-password', { token, password: 'Chosen*12' })).status).toBe(
    200,
  );
  expect((await app.services.db.users.findById(body.id))?.emailVerified).toBe(true);
});

it('a stolen session cannot change contacts or bank details, and the owner can undo changes from a fresh one', async () => {
  const stolen = await app.staleClientOf(victim.user);
  for (const [path, body] of [
    ['/auth/me/contact-changes', { field: 'email', value: MINE }],
    ['/auth/me/contact-changes', { field: 'mobile', value: MY_NUMBER }],
  ] as const)
    expect((await stolen.post(path, body)).body.error).toBe('reauthentication_required');
  expect((await stolen.put('/auth/me', { bankAccount: 'of Mallory' })).body.error).toBe(
    'reauthentication_required',
  );
  await isUntouched();

  // The worst case: Mallory also knows the password.
  await victim.post('/auth/me/contact-changes', { field: 'email', value: MINE });
  app.clock.at += 1000;
  await app.anonymous.post('/auth/confirm-contact', { token: await linkIn(MINE) });
  const mallory = await app.clientOf(await readStored());
  await mallory.put('/auth/me', { bankAccount: 'of Mallory' });
  expect((await readStored()).payoutHeldUntil).toBeGreaterThan(app.clock.at + 71 * 60 * 60_000);
  expect((await messagesTo(victim.user.email as string)).map(({ title }) => title).sort()).toEqual([
    'Wayfare: your bank details were changed',
    'Wayfare: your email address was changed',
  ]);
  await mallory.post('/auth/me/contact-changes', { field: 'mobile', value: MY_NUMBER });
  app.clock.at += 60_000;
  const undo = (await messagesTo(victim.user.email as string)).flatMap(
    ({ body }) => /undo\?token=([\w-]+)/.exec(body)?.[1] ?? [],
  );
  const { body } = await app.anonymous.post('/auth/revert-contact', { token: undo[0] });
  // Everything Mallory still has is worthless: the session, the pending number, the password.
  const code = /\d{6}/.exec((await messagesTo(MY_NUMBER))[0]?.body ?? '')?.[0];
  const owner = await app.clientOf(await readStored());
  expect((await owner.post('/auth/me/contact-changes/mobile/confirm', { otp: code })).status).toBe(400);
  for (const email of [MINE, victim.user.email])
    expect((await app.anonymous.post('/auth/login', { email, password: 'Correct*horse1' })).status).toBe(401);
  expect((await readStored()).payoutHeldUntil).toBe(app.clock.at + 72 * 60 * 60_000);
  const chosen = await app.anonymous.post('/auth/reset-password', {
    token: body.resetToken,
    password: 'Owners*12',
  });
  expect(chosen.status).toBe(200);
});
