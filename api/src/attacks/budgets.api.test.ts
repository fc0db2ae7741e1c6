import { operations } from '../app.js';
import { hashPassword } from '../auth/passwords.js';
import { allowancesOf, type RequestBudget, type SubjectKind } from '../budget/budgets.js';
import { originOfIp } from '../budget/network.js';
import type { Operation } from '../http/operation.js';
import { aCarType, aTrip, aUser, newId } from '../testing/builders.js';
import { enrolled } from '../testing/authenticatorApp.js';
import { type Client, startTestApp, type TestApp } from '../testing/testApp.js';

/**
 * Every public operation, with every budget it has used up for one subject: whatever else a request says, it is refused.
 * The address of a client is the one its proxy says (TRUST_PROXY=1).
 */
let app: TestApp;
let rider: Client;
const PASSWORD = 'secret@1';

beforeAll(async () => {
  app = await startTestApp({ TRUST_PROXY: '1' }, { rateLimits: true });
  await app.services.db.settings.saveSettings({ MobileLoginEnabled: true, maxOpenBookings: 1000 });
  await app.services.db.carTypes.insert(aCarType());
  await app.signedIn('driver');
  rider = await app.signedIn('rider');
});
afterAll(() => app.close());

const publicOperations = operations.filter(({ access }) => access === 'public');
const budgetOf = ({ limit }: Operation): RequestBudget => limit ?? 'browse';
const nameOf = ({ method, path }: Operation) => `${method.toUpperCase()} ${path}`;

/** Public operations that change something and have no budget of their own, each with the reason. */
const WRITES_WITHOUT_OWN_BUDGET: Record<string, string> = {
  'POST /auth/logout': 'ends what the caller brought along, and nothing else',
};

let places = 0;
/** An address in an unknown network. */
function newAddress(): string {
  places += 1;
  return `10.${places >> 8}.${places & 255}.1`;
}

/** A request to an operation from an address. Only its status matters. */
async function call(
  { method, path }: { method: string; path: string },
  { address, body, headers = {} }: { address: string; body?: unknown; headers?: Record<string, string> },
): Promise<number> {
  const filled = path.replace(/:\w+/g, 'unknown');
  const hasBody = body !== undefined && method !== 'get';
  const response = await fetch(`${app.url}/api${filled}`, {
    method: method.toUpperCase(),
    redirect: 'manual',
    headers: {
      'x-forwarded-for': address,
      ...(hasBody && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(hasBody && { body: JSON.stringify(body) }),
  });
  await response.body?.cancel();
  return response.status;
}

/** Names a limiter might look at, each with a value that has never been seen. */
const decoys = () => {
  const random = newId();
  return {
    email: `${random}@example.com`,
    mobile: `+1${Number.parseInt(random.slice(-8), 16)}`,
    referralId: random,
    uid: random,
    id: random,
    account: random,
    address: random,
    network: random,
    ip: random,
    device: random,
    deviceToken: random,
    booking: random,
    from: { address: random, network: random, devices: [random] },
  };
};
/** A body with every decoy it has no field for, at every depth. */
function withDecoys(body: Record<string, unknown>): Record<string, unknown> {
  const nested = Object.fromEntries(
    Object.entries(body).map(([key, value]) => [
      key,
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? withDecoys(value as Record<string, unknown>)
        : value,
    ]),
  );
  return { regData: decoys(), user: decoys(), ...decoys(), ...nested };
}

it('every public operation has a budget by address, and those that change something one of their own', () => {
  for (const declared of publicOperations)
    expect([nameOf(declared), allowancesOf(budgetOf(declared)).address]).toEqual([
      nameOf(declared),
      expect.arrayContaining([expect.anything()]),
    ]);
  const unlimited = publicOperations.filter(({ limit, method }) => !limit && method !== 'get').map(nameOf);
  // Operations on records ask who the caller is before they do anything.
  const crud = /^(PUT|POST|DELETE) \/(bookings|cartypes|promos|languages|settings|appinfo)(\/:id)?$/;
  expect(unlimited.filter((name) => !crud.test(name))).toEqual(Object.keys(WRITES_WITHOUT_OWN_BUDGET));
});

/** Uses up what a subject may spend, for the longest of its allowances. */
async function useUp(budget: RequestBudget, kind: SubjectKind, value: string) {
  const points = Math.max(...(allowancesOf(budget)[kind] ?? []).map((allowance) => allowance.points));
  // The smallest allowance of several is refused at once, which costs nothing: spend what each has.
  const least = Math.min(...(allowancesOf(budget)[kind] ?? []).map((allowance) => allowance.points));
  await app.services.budgets.spend(budget, { [kind]: value }, least);
  return points;
}

const budgets = [...new Set(publicOperations.map(budgetOf))];
it.each(budgets)(
  '%s: an address or network that has used it up is refused, whatever a request says',
  async (budget) => {
    const address = newAddress();
    await useUp(budget, 'address', originOfIp(address).address);
    const { network } = allowancesOf(budget);
    const crowded = newAddress();
    if (network) await useUp(budget, 'network', originOfIp(crowded).network);
    const token = await app.tokenOf(rider.user.id);

    for (const declared of publicOperations.filter((one) => budgetOf(one) === budget)) {
      const tries = {
        plain: { address },
        decoys: { address, body: withDecoys({}) },
        'a forged hop before the proxy': { address: `${newAddress()}, ${address}` },
        'another way to write the address': { address: `::ffff:${address}` },
        'other headers': { address, headers: { 'x-real-ip': newAddress(), forwarded: 'for=1.2.3.4' } },
        'a device': { address, headers: { 'wayfare-device': 'A'.repeat(43), cookie: 'wayfare.device=B' } },
        'somebody signed in': { address, headers: { authorization: `Bearer ${token}` } },
        ...(network && { 'a neighbor in the network': { address: crowded.replace(/\d+$/, '99') } }),
      };
      for (const [how, request] of Object.entries(tries))
        expect([nameOf(declared), how, await call(declared, request)]).toEqual([nameOf(declared), how, 429]);
    }
  },
);

/** A request about an account or device, and ways to write the same that must not make a difference. */
interface Row {
  body: Record<string, unknown>;
  same: Record<string, unknown>[];
  other: Record<string, unknown>;
}
const person = { firstName: '', lastName: 'Lee', mobile: '', password: '' };
const trip = { pickup: aTrip.pickup, drop: aTrip.drop, carType: aTrip.carType };

/** Public operations whose budget counts what a request is about. */
const rows: Record<string, () => Row> = {
  'POST /user_signup': () => ({
    body: { regData: { ...person, email: 'victim@example.com' } },
    same: [
      { regData: { ...person, email: ' VICTIM@Example.com ' } },
      { regData: { ...person, email: 'ｖictim@example.com' } },
      { regData: { ...person, email: 'victim@example.com', mobile: '+12025550999' } },
    ],
    other: { regData: { ...person, email: 'other@example.com' } },
  }),
  'POST /check_user_exists': () => ({
    body: { email: 'victim@example.com' },
    same: [{ email: ' VICTIM@Example.com' }, { email: 'victim@example.com', mobile: '+12025550998' }],
    other: { email: 'other@example.com' },
  }),
  'POST /validate_referrer': () => ({
    body: { referralId: 'victim12' },
    same: [{ referralId: ' VICTIM12 ' }],
    other: { referralId: 'other123' },
  }),
  'POST /auth/social/completion': () => ({
    body: { ...person, email: 'social@example.com' },
    same: [{ ...person, email: 'SOCIAL@example.com ' }],
    other: { ...person, email: 'another@example.com' },
  }),
  'POST /send_notification': () => ({
    body: { token: 'the device of a victim', title: 'a', msg: 'b' },
    same: [{ token: ' the device of a victim ', title: 'c', msg: 'd' }],
    other: { token: 'another device', title: 'a', msg: 'b' },
  }),
  // What counts is the account that is signed in.
  'POST /estimates': () => ({ body: trip, same: [{ ...trip, carType: 'none' }], other: trip }),
  'POST /bookings': () => ({ body: aTrip, same: [{ ...aTrip, payment_mode: 'cash' }], other: aTrip }),
};
const signedInRows = ['POST /estimates', 'POST /bookings'];

it('every public operation whose budget counts what it is about has a row here', () => {
  const counted = publicOperations.filter((declared) => {
    const { address: _address, network: _network, ...about } = allowancesOf(budgetOf(declared));
    return Object.keys(about).length > 0;
  });
  expect(counted.map(nameOf).toSorted()).toEqual(Object.keys(rows).toSorted());
  for (const declared of counted)
    expect([nameOf(declared), signedInRows.includes(nameOf(declared)) || Boolean(declared.subjects)]).toEqual(
      [nameOf(declared), true],
    );
});

it.each(Object.keys(rows))(
  '%s counts one account or device, however it is written and wherever it comes from',
  async (name) => {
    const declared = publicOperations.find((one) => nameOf(one) === name) as Operation;
    const { body, same, other } = (rows[name] as () => Row)();
    const isSignedIn = signedInRows.includes(name);
    const headersOf = async (client: Client): Promise<Record<string, string>> =>
      isSignedIn ? { authorization: `Bearer ${await app.tokenOf(client.user.id)}` } : {};
    const mine = await headersOf(await app.signedIn('rider'));
    const ask = (given: Record<string, unknown>, headers: Record<string, string> = mine) =>
      call(declared, { address: newAddress(), body: given, headers });

    let refused = false;
    for (let attempt = 0; attempt < 70 && !refused; attempt += 1)
      refused = (await ask(withDecoys(body))) === 429;
    expect(refused).toBe(true);
    for (const given of [body, ...same])
      for (const variant of [given, withDecoys(given)])
        expect([name, variant, await ask(variant)]).toEqual([name, variant, 429]);
    const others = await headersOf(await app.signedIn('rider'));
    expect(await ask(other, isSignedIn ? others : mine)).not.toBe(429);
  },
);

describe('guesses for one account', () => {
  async function account(usertype: 'rider' | 'admin' = 'rider') {
    const user = aUser(usertype);
    await app.services.db.users.insert(user);
    await app.services.db.credentials.setPasswordHash(user.id, await hashPassword(PASSWORD));
    return user as typeof user & { email: string; mobile: string };
  }
  const ask = (path: string, body: Record<string, unknown>) =>
    app.anonymous.post(path, body, { 'x-forwarded-for': newAddress() });

  it('count together for both ways to sign in by password, with every decoy and way to write the email', async () => {
    const { email } = await account();
    const written = [email, email.toUpperCase(), ` ${email} `];
    const statuses: number[] = [];
    for (let guess = 0; guess < 12; guess += 1) {
      const body = { email: written[guess % 3], password: `guess${guess}` };
      const path = guess % 2 ? '/auth/login' : '/auth/token';
      statuses.push((await ask(path, { ...body, regData: decoys(), mobile: decoys().mobile })).status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429, 429]);
    expect((await ask('/auth/login', { email, password: PASSWORD })).status).toBe(429);
  });

  it('of an account that does not exist are limited in the same way', async () => {
    const statuses: number[] = [];
    for (let guess = 0; guess < 11; guess += 1)
      statuses.push((await ask('/auth/login', { email: 'Nobody@example.com', password: 'x' })).status);
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
    expect((await ask('/auth/token', { email: ' nobody@EXAMPLE.com', password: 'x' })).status).toBe(429);
  });

  it('are fifty a day, across passwords, codes and new codes', async () => {
    const { email, mobile } = await account();
    let wrong = 0;
    for (let minute = 0; minute < 12; minute += 1) {
      const { body } = await ask('/auth/otp', { mobile });
      for (let guess = 0; guess < 5; guess += 1) {
        const otp = String(100_000 + minute * 10 + guess);
        const verificationId = body.verificationId as string;
        wrong += (await ask('/auth/otp/verify', { verificationId, otp, ...decoys() })).status === 401 ? 1 : 0;
        wrong += (await ask('/auth/login', { email, password: 'x' })).status === 401 ? 1 : 0;
      }
      app.clock.at += 3 * 60_000;
    }
    expect(wrong).toBe(50);
    app.clock.at += 60 * 60_000;
    expect((await ask('/auth/login', { email, password: PASSWORD })).status).toBe(429);
    const { verificationId } = (await ask('/auth/otp', { mobile })).body as { verificationId: string };
    expect((await ask('/auth/otp/verify', { verificationId, otp: '123456' })).status).toBe(429);
    app.clock.at += 24 * 60 * 60_000;
    expect((await ask('/auth/login', { email, password: PASSWORD })).status).toBe(200);
  });

  it('of a second factor are five in ten minutes and twenty a day, across sign-ins', async () => {
    const admin = await account('admin');
    await enrolled(app, await app.clientOf(admin), PASSWORD);
    let wrong = 0;
    for (let round = 0; round < 8; round += 1) {
      const { body } = await ask('/auth/token', { email: admin.email, password: PASSWORD });
      for (let guess = 0; guess < 6; guess += 1) {
        const given = { challenge: body.challenge as string, code: `wrong-${round}-${guess}` };
        wrong += (await ask('/auth/second-factor', { ...given, ...decoys() })).status === 401 ? 1 : 0;
      }
      app.clock.at += 10 * 60_000;
    }
    expect(wrong).toBe(20);
  });
});

it('a fleet admin invites five people a minute and twenty a day, and nobody beyond is stored', async () => {
  const fleetadmin = await app.signedIn('fleetadmin');
  const add = (index: number) =>
    fleetadmin.post('/drivers', {
      firstName: 'Ann',
      lastName: 'Lee',
      email: `invited${index}@example.com`,
      mobile: `+1202666${1000 + index}`,
    });
  const burst = await Promise.all(Array.from({ length: 40 }, (_, index) => add(index)));
  expect(burst.filter(({ status }) => status === 201)).toHaveLength(5);
  expect(burst.filter(({ status }) => status === 429)).toHaveLength(35);
  let added = 5;
  for (let round = 1; round < 8; round += 1) {
    app.clock.at += 60_000;
    for (let one = 0; one < 5; one += 1) added += (await add(100 * round + one)).status === 201 ? 1 : 0;
  }
  expect(added).toBe(20);
  const stored = app.connection.collection('users').countDocuments({ fleetadmin: fleetadmin.user.id });
  expect(await stored).toBe(20);
});
