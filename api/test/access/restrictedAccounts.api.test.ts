import type { Usertype } from '@wayfare/shared';
import { operations } from '../../src/app.js';
import { hashPassword } from '../../src/people/auth/passwords.js';
import { aBooking, aCarType, aTrip, newId } from '../support/builders.js';
import { testSockets } from '../support/sockets.js';
import { type Answer, type Client, startTestApp, type TestApp } from '../support/testApp.js';

/** States that restrict an account, apart from a missing proof of identity (accountStates.api.test.ts). */
type State =
  | 'a rider with an unverified email'
  | 'a rider in debt'
  | 'a rider with an unpaid trip'
  | 'a driver in debt'
  | 'a rider who has canceled too often'
  | 'a driver who has canceled too often'
  | 'a driver whose payouts are on hold'
  | 'a rider whose contact staff have changed';

interface Restriction {
  as: Usertype;
  /** An account that is in the state, or no longer in it. */
  account(isRestricted: boolean): Promise<Client>;
  /** Every operation that the state blocks, with the response; all others work as before. */
  refuses: Record<string, { refusal: string; ask(account: Client): Promise<Answer> }>;
}

const DAY_MS = 24 * 60 * 60_000;
const PASSWORD = 'correct horse';

let app: TestApp;
let admin: Client;

beforeAll(async () => {
  app = await startTestApp();
  await app.services.db.settings.saveSettings({
    email_verify: true,
    negativeBalance: false,
    RiderWithDraw: true,
    autoDispatch: false,
  });
  await app.services.db.carTypes.insert(aCarType());
  admin = await app.signedIn('admin');
  await app.signedIn('driver');
});
afterAll(() => app.close());

/** An account whose wallet owes 5. */
async function indebted(usertype: Usertype, isRestricted: boolean): Promise<Client> {
  const account = await app.signedIn(usertype);
  const debt = { type: 'Debit', amount: 5, txRef: `test:${newId()}` } as const;
  if (isRestricted) await app.services.db.wallets.post(account.user.id, [debt], { date: app.clock.at });
  await app.services.liveDrivers.refresh(account.user.id);
  return account;
}

async function withCancellations(usertype: Usertype, isRestricted: boolean): Promise<Client> {
  const account = await app.signedIn(usertype);
  for (let n = 0; n < (isRestricted ? 5 : 4); n += 1)
    await app.services.db.bookingLimits.recordCancel(account.user.id, { id: newId(), at: app.clock.at });
  return account;
}

/** A trip that is offered to a driver. */
async function offeredTo({ user }: Client): Promise<string> {
  const rider = (await app.signedIn('rider')).user;
  const id = newId();
  await app.services.db.bookings.insert(aBooking('NEW', { id, rider, driver: user, at: app.clock.at }));
  return id;
}

/** A payout that the account requests and an admin processes. */
async function payOutTo({ user }: Client): Promise<Answer> {
  const driver = await app.clientOf(user);
  const { body } = await driver.post('/withdraws', { amount: 1 });
  const { version } = (await admin.get(`/withdraws/${body.id}`)).body;
  return admin.post(`/withdraws/${body.id}/process`, { version });
}

async function withPassword(emailVerified: boolean): Promise<Client> {
  const account = await app.signedIn('rider', { emailVerified });
  await app.services.db.credentials.setPasswordHash(account.user.id, await hashPassword(PASSWORD));
  return account;
}
const signInOf = ({ user }: Client) => ({ email: user.email, password: PASSWORD });

const book = (rider: Client) => rider.post('/bookings', aTrip);
const accept = async (driver: Client) => driver.post(`/bookings/${await offeredTo(driver)}/accept`);

const restrictions: Record<State, Restriction> = {
  'a rider with an unverified email': {
    as: 'rider',
    account: (isRestricted) => withPassword(!isRestricted),
    refuses: {
      'POST /auth/login': {
        refusal: '403 email_verify_message',
        ask: (account) => app.anonymous.post('/auth/login', signInOf(account)),
      },
      'POST /auth/token': {
        refusal: '403 email_verify_message',
        ask: (account) => app.anonymous.post('/auth/token', signInOf(account)),
      },
    },
  },
  'a rider in debt': {
    as: 'rider',
    account: (isRestricted) => indebted('rider', isRestricted),
    refuses: { 'POST /bookings': { refusal: '409 wallet_in_debt', ask: book } },
  },
  'a rider with an unpaid trip': {
    as: 'rider',
    async account(isRestricted) {
      const rider = await app.signedIn('rider');
      const driver = (await app.signedIn('driver')).user;
      const trip = { id: newId(), rider: rider.user, driver, at: app.clock.at };
      await app.services.db.bookings.insert(aBooking(isRestricted ? 'PENDING' : 'PAID', trip));
      return rider;
    },
    refuses: { 'POST /bookings': { refusal: '409 unpaid_trip', ask: book } },
  },
  'a driver in debt': {
    as: 'driver',
    account: (isRestricted) => indebted('driver', isRestricted),
    refuses: { 'POST /bookings/:id/accept': { refusal: '409 driver_in_debt', ask: accept } },
  },
  'a rider who has canceled too often': {
    as: 'rider',
    account: (isRestricted) => withCancellations('rider', isRestricted),
    refuses: { 'POST /bookings': { refusal: '429 too_many_cancellations', ask: book } },
  },
  'a driver who has canceled too often': {
    as: 'driver',
    account: (isRestricted) => withCancellations('driver', isRestricted),
    refuses: { 'POST /bookings/:id/accept': { refusal: '429 too_many_cancellations', ask: accept } },
  },
  'a driver whose payouts are on hold': {
    as: 'driver',
    account: (isRestricted) =>
      app.signedIn('driver', {
        walletBalance: 20,
        bankAccount: '123456',
        ...(isRestricted && { payoutHeldUntil: app.clock.at + DAY_MS }),
      }),
    refuses: { 'POST /withdraws/:id/process': { refusal: '409 payout_on_hold', ask: payOutTo } },
  },
  'a rider whose contact staff have changed': {
    as: 'rider',
    account: (isRestricted) =>
      app.signedIn('rider', {
        walletBalance: 20,
        ...(isRestricted && { contactHeldUntil: app.clock.at + DAY_MS }),
      }),
    refuses: {
      'POST /bookings': {
        refusal: '409 money_on_hold',
        ask: (rider) => rider.post('/bookings', { ...aTrip, payment_mode: 'wallet' }),
      },
      'POST /withdraws': {
        refusal: '409 money_on_hold',
        ask: (rider) => rider.post('/withdraws', { amount: 1 }),
      },
    },
  },
};

const keysOfRefusals = new Set(
  Object.values(restrictions).flatMap(({ refuses }) =>
    Object.values(refuses).map(({ refusal }) => refusal.split(' ')[1]),
  ),
);

const nameOf = ({ method, path }: { method: string; path: string }) => `${method.toUpperCase()} ${path}`;
const isOpenTo = (access: (typeof operations)[number]['access'], usertype: Usertype) =>
  Array.isArray(access) ? access.includes(usertype) : access === 'signedIn';

/** Calls an operation with an empty body, for a record that does not exist. */
function askEmpty(caller: Client, { method, path }: { method: string; path: string }): Promise<Answer> {
  const filled = path.replaceAll(/:\w+/g, newId());
  if (method === 'get') return caller.get(filled);
  if (method === 'delete') return caller.delete(filled);
  return method === 'put' ? caller.put(filled, {}) : caller.post(filled, {});
}

const endsAccount = new Set(['DELETE /users/me', 'POST /auth/logout', 'POST /auth/logout-everywhere']);

describe.each(Object.entries(restrictions))('%s', (_state, { as, account, refuses }) => {
  it.each(Object.entries(refuses))('is refused %s until the state ends', async (_name, { refusal, ask }) => {
    const refused = await ask(await account(true));
    expect(`${refused.status} ${refused.body.error}`).toBe(refusal);
    expect((await ask(await account(false))).status).toBeLessThan(300);
  });

  it('is refused no other operation because of its state', async () => {
    const caller = await account(true);
    const surprises: string[] = [];
    for (const operation of operations) {
      const name = nameOf(operation);
      if (!isOpenTo(operation.access, as) || name in refuses || endsAccount.has(name)) continue;
      const { status, body } = await askEmpty(caller, operation);
      if (status >= 500 || keysOfRefusals.has(body?.error))
        surprises.push(`${name}: ${status} ${body?.error}`);
    }
    expect(surprises).toEqual([]);
  });
});

it('a driver whose approval was withdrawn is refused every operation that needs a sign-in [6.16]', async () => {
  const driver = await app.signedIn('driver', { approved: false });
  const passed: string[] = [];
  for (const operation of operations) {
    if (!isOpenTo(operation.access, 'driver')) continue;
    const { status, body } = await askEmpty(driver, operation);
    if (status !== 403 || body?.error !== 'require_approval')
      passed.push(`${nameOf(operation)}: ${status} ${body?.error}`);
  }
  expect(passed).toEqual([]);
});

/**
 * What a driver who is not approved yet may call besides public operations: the onboarding and the own
 * account.
 */
const openBeforeApproval = [
  'DELETE /auth/sessions',
  'DELETE /auth/sessions/:id',
  'DELETE /users/me',
  'GET /auth/me',
  'GET /auth/sessions',
  'GET /auth/step-up',
  'GET /drivers/:id/documents',
  'GET /drivers/:id/documents/:kind/image',
  'GET /drivers/:id/license_image',
  'GET /drivers/:id/onboarding',
  'GET /users/me/export',
  'POST /auth/step-up',
  'POST /auth/step-up/code',
  'POST /auth/step-up/passkey',
  'PUT /auth/me',
  'PUT /auth/me/password',
  'PUT /drivers/me/documents/:kind',
  'PUT /drivers/me/onboarding',
];

describe('a driver in the onboarding', () => {
  const applicant = () =>
    app.signedIn('driver', { approved: false, onboarding: { state: 'open', at: app.clock.at } });

  it('signs in, and may call nothing but what completes the onboarding and the own account', async () => {
    const driver = await applicant();
    await app.services.db.credentials.setPasswordHash(driver.user.id, await hashPassword(PASSWORD));
    expect((await app.anonymous.post('/auth/login', signInOf(driver))).status).toBe(200);
    const passed: string[] = [];
    for (const operation of operations) {
      if (!isOpenTo(operation.access, 'driver')) continue;
      const caller =
        endsAccount.has(nameOf(operation)) || operation.method === 'delete' ? await applicant() : driver;
      const { status, body } = await askEmpty(caller, operation);
      if (status !== 403 || body?.error !== 'onboarding_first') passed.push(nameOf(operation));
    }
    expect(passed.sort()).toEqual(openBeforeApproval);
  });

  it('is a stranger to public operations, and gets no live connection', async () => {
    const driver = await applicant();
    const { body } = await driver.get('/bootstrap');
    expect(body.user.onboarding.state).toBe('open');
    const settings = await driver.get('/settings');
    expect(settings.status).toBe(200);
    const sockets = testSockets();
    await expect(sockets.connect(app, driver)).rejects.toThrow('not_logged_in');
    sockets.close();
  });
});
