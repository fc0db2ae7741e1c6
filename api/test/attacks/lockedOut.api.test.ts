import { hashPassword } from '../../src/people/auth/passwords.js';
import { runDueWork } from '../../src/process/dueWork.js';
import { aUser } from '../support/builders.js';
import { type Answer, startTestApp, type TestApp } from '../support/testApp.js';

const PASSWORD = 'secret@1';
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let app: TestApp;
let passwordHash: string;

beforeAll(async () => {
  // The client's address comes from its header, as behind a proxy.
  app = await startTestApp({ TRUST_PROXY: '1' });
  await app.services.db.settings.saveSettings({ MobileLoginEnabled: true });
  passwordHash = await hashPassword(PASSWORD);
});
afterAll(() => app.close());
beforeEach(() => {
  app.clock.at += 2 * DAY;
});

async function account() {
  const user = aUser('rider');
  await app.services.db.users.insert(user);
  await app.services.db.credentials.setPasswordHash(user.id, passwordHash);
  return user as typeof user & { email: string; mobile: string };
}

/** Sends requests from an address, optionally from a known device. */
const from = (address: string, device?: string) => ({
  post: (path: string, body: object) =>
    app.anonymous.post(path, body, {
      'x-forwarded-for': address,
      ...(device && { 'wayfare-device': device }),
    }),
});
const signIn = (at: ReturnType<typeof from>, email: string, password = PASSWORD) =>
  at.post('/auth/token', { email, password });
let strangers = 0;
/** A client at an address not used before. */
const stranger = () => {
  strangers += 1;
  return from(`198.51.${strangers % 250}.7`);
};
/** Sends wrong passwords from strangers until they are rejected. */
async function exhaustStrangers(email: string): Promise<Answer> {
  for (let guess = 0; guess < 60; guess += 1) {
    const answer = await signIn(stranger(), email, `guess${guess}`);
    if (answer.status === 429) return answer;
  }
  throw new Error('strangers can guess on and on');
}

it('strangers guessing passwords do not lock the owner out of a known device or network', async () => {
  const { email } = await account();
  const home = '203.0.113.5';
  const { deviceToken } = (await signIn(from(home), email)).body as { deviceToken: string };
  const refused = await exhaustStrangers(email);
  expect(refused.body.error).toBe('too_many_requests');
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);

  expect((await signIn(stranger(), email)).status).toBe(429);
  expect((await signIn(from('192.0.2.1', deviceToken), email)).status).toBe(200);
  expect((await signIn(from('203.0.113.77'), email)).status).toBe(200);
});

it('a known device has its own small guess limit by minute and day, which affects no other device', async () => {
  const { email } = await account();
  const { deviceToken } = (await signIn(from('203.0.114.5'), email)).body as { deviceToken: string };
  const thief = from('192.0.2.9', deviceToken);
  const statuses: number[] = [];
  for (let round = 0; round < 6; round += 1) {
    for (let guess = 0; guess < 11; guess += 1)
      statuses.push((await signIn(thief, email, `guess${round}-${guess}`)).status);
    app.clock.at += MINUTE;
  }
  expect(statuses.filter((status) => status === 401)).toHaveLength(50);
  expect((await signIn(thief, email)).status).toBe(429);
  expect((await signIn(from('203.0.114.5'), email)).status).toBe(200);
});

it('a made-up or planted device token, or one of another account, makes no device known', async () => {
  const { email } = await account();
  const attacker = await account();
  const { deviceToken: planted } = (await signIn(from('198.18.0.1'), attacker.email)).body as {
    deviceToken: string;
  };
  // The owner signs in on a device that sends the attacker's token.
  const own = (await signIn(from('203.0.115.5', planted), email)).body as { deviceToken: string };
  expect(own.deviceToken).not.toBe(planted);
  await exhaustStrangers(email);
  expect((await signIn(from('198.18.0.1', planted), email)).status).toBe(429);
  expect((await signIn(from('198.18.0.1', 'A'.repeat(43)), email)).status).toBe(429);
  // The device is now known to both accounts.
  expect((await signIn(from('192.0.2.3', own.deviceToken), email)).status).toBe(200);
  expect((await signIn(from('192.0.2.3', own.deviceToken), attacker.email)).status).toBe(200);
});

it('strangers who request codes do not keep the owner from getting one', async () => {
  const { email, mobile } = await account();
  const { deviceToken } = (await signIn(from('203.0.116.5'), email)).body as { deviceToken: string };
  let refused = 0;
  for (let asked = 0; asked < 8; asked += 1)
    refused += (await stranger().post('/auth/otp', { mobile })).status === 429 ? 1 : 0;
  expect(refused).toBe(3);
  expect((await from('192.0.2.1', deviceToken).post('/auth/otp', { mobile })).status).toBe(200);
});

describe('recovery', () => {
  async function mailsTo(to: string) {
    await runDueWork(app.services);
    const sort = { field: 'at', order: -1 } as const;
    return (await app.services.db.outbox.list({ filter: { to }, sort, skip: 0, limit: 100 })).rows;
  }
  const ask = (at: ReturnType<typeof from>, email: string) => at.post('/auth/forgot-password', { email });

  it('is mailed to an owner who asks from a known device, however often strangers have asked', async () => {
    const { email } = await account();
    const { deviceToken } = (await signIn(from('203.0.117.5'), email)).body as { deviceToken: string };
    for (let asked = 0; asked < 12; asked += 1) {
      const { status, body } = await ask(stranger(), email);
      expect({ status, body }).toEqual({ status: 200, body: { message: 'reset_pass_msg' } });
      await runDueWork(app.services);
      app.clock.at += 2 * MINUTE;
    }
    const before = await mailsTo(email);
    expect(before).toHaveLength(4);
    await ask(from('192.0.2.1', deviceToken), email);
    expect(await mailsTo(email)).toHaveLength(5);
  });

  it('makes its device known and forgets all others', async () => {
    const { email } = await account();
    const { deviceToken: thief } = (await signIn(from('198.18.1.1'), email)).body as { deviceToken: string };
    await ask(from('203.0.118.5'), email);
    const [mail] = await mailsTo(email);
    const token = /\?token=([\w-]+)/.exec(mail?.body ?? '')?.[1];
    await exhaustStrangers(email);
    const done = await from('203.0.118.5').post('/auth/reset-password', { token, password: 'secret@2' });
    const device = /wayfare\.device=([^;,]+)/.exec(done.headers.get('set-cookie') ?? '')?.[1] as string;
    expect((await signIn(from('198.18.1.1', thief), email, 'secret@2')).status).toBe(429);
    expect((await signIn(from('192.0.2.1', device), email, 'secret@2')).status).toBe(200);
  });
});

it('forgets a device or network ninety days after the last sign-in there', async () => {
  const { email } = await account();
  const { deviceToken } = (await signIn(from('203.0.119.5'), email)).body as { deviceToken: string };
  app.clock.at += 90 * DAY;
  await exhaustStrangers(email);
  expect((await signIn(from('203.0.119.5', deviceToken), email)).status).toBe(429);
});
