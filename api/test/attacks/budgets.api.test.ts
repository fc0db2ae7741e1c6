import { operations } from '../../src/app.js';
import { hashPassword } from '../../src/people/auth/passwords.js';
import { allowancesOf, type RequestBudget, type SubjectKind } from '../../src/platform/budget/budgets.js';
import { originOfIp } from '../../src/platform/budget/network.js';
import type { Operation } from '../../src/edge/operation.js';
import { aCarType, aTrip, aUser, mobileFor, newId } from '../support/builders.js';
import { enrolled } from '../support/authenticatorApp.js';
import type { Method } from '../support/requests.js';
import { type Client, startTestApp, type TestApp } from '../support/testApp.js';

/**
 * For every public operation and each of its exhausted budgets: the request is rejected, also if it is valid.
 * The proxy header determines the client's address (TRUST_PROXY=1).
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

/** Public operations that change data without a budget of their own, each with the reason. */
const WRITES_WITHOUT_OWN_BUDGET: Record<string, string> = {
  'POST /auth/logout': 'ends what the caller brought along, and nothing else',
};

let places = 0;
/** An address in a network not used before. */
function newAddress(): string {
  places += 1;
  return `10.${places >> 8}.${places & 255}.1`;
}

/** Sends a request to an operation from an address. Only the status matters. */
async function call(
  { method, path }: { method: Method; path: string },
  { address, body, headers = {} }: { address: string; body?: unknown; headers?: Record<string, string> },
): Promise<number> {
  const filled = path.replace(/:\w+/g, 'unknown');
  const hasBody = body !== undefined && method !== 'get';
  const request = app
    .request(method, `/api${filled}`)
    .set({
      'x-forwarded-for': address,
      ...(hasBody && { 'content-type': 'application/json' }),
      ...takingDecoys,
      ...headers,
    })
    .send(hasBody ? JSON.stringify(body) : undefined);
  return (await request).status;
}

/** Fields a limiter might look at, each with a value never used before. */
/** The version of the API that takes no notice of unknown fields: they are refused in later ones. */
const takingDecoys = { 'Wayfare-Version': '2026-11-01' };
const decoys = () => {
  const random = newId();
  return {
    email: `${random}@example.com`,
    mobile: mobileFor(random),
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
/** Adds every decoy that the body has no field for, at every depth. */
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

it('limits every public operation by address, and gives those that change data their own budget', () => {
  for (const declared of publicOperations)
    expect([nameOf(declared), allowancesOf(budgetOf(declared)).address]).toEqual([
      nameOf(declared),
      expect.arrayContaining([expect.anything()]),
    ]);
  const unlimited = publicOperations.filter(({ limit, method }) => !limit && method !== 'get').map(nameOf);
  // Operations on records check who the caller is before they do anything.
  const crud = /^(PUT|POST|DELETE) \/(bookings|cartypes|promos|languages|settings|appinfo)(\/:id)?$/;
  expect(unlimited.filter((name) => !crud.test(name))).toEqual(Object.keys(WRITES_WITHOUT_OWN_BUDGET));
});

/** Uses up a subject's budget, including its longest allowance. */
async function useUp(budget: RequestBudget, kind: SubjectKind, value: string) {
  const points = Math.max(...(allowancesOf(budget)[kind] ?? []).map((allowance) => allowance.points));
  // Exceeding the smallest allowance is rejected without charging the others, so spend only that many at a
  // time.
  const least = Math.min(...(allowancesOf(budget)[kind] ?? []).map((allowance) => allowance.points));
  await app.services.budgets.spend(budget, { [kind]: value }, least);
  return points;
}

const budgets = [...new Set(publicOperations.map(budgetOf))];
it.each(budgets)(
  '%s: rejects an address or network that has used it up, whatever the request contains',
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
        'a signed-in user': { address, headers: { authorization: `Bearer ${token}` } },
        ...(network && { 'a neighbor in the network': { address: crowded.replace(/\d+$/, '99') } }),
      };
      for (const [how, request] of Object.entries(tries))
        expect([nameOf(declared), how, await call(declared, request)]).toEqual([nameOf(declared), how, 429]);
    }
  },
);

/** A request about an account or device, with variants that must count as the same one. */
interface Row {
  body: Record<string, unknown>;
  same: Record<string, unknown>[];
  other: Record<string, unknown>;
}
const person = { firstName: '', lastName: 'Lee', mobile: '', password: '' };
const link = { token: 'a link' };
const trip = { pickup: aTrip.pickup, drop: aTrip.drop, carType: aTrip.carType };

/** Public operations whose budget counts the account or device a request is about. */
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
  // These count the signed-in account.
  'POST /estimates': () => ({ body: trip, same: [{ ...trip, carType: 'none' }], other: trip }),
  'POST /quotes': () => ({ body: trip, same: [{ ...trip, note: 'x' }], other: trip }),
  'POST /bookings': () => ({ body: aTrip, same: [{ ...aTrip, payment_mode: 'cash' }], other: aTrip }),
  'POST /guest-trips/nearer-cars': () => ({ body: link, same: [{ token: 'another' }], other: link }),
};
const signedInRows = ['POST /estimates', 'POST /quotes', 'POST /bookings', 'POST /guest-trips/nearer-cars'];

it('has a row here for every public operation whose budget counts what a request is about', () => {
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
  '%s counts an account or device once, however it is written and wherever requests come from',
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

it("counts the caller's own account besides those that a request is about", async () => {
  const [caller, other] = [await app.signedIn('rider'), await app.signedIn('rider')];
  await useUp('lookUp', 'account', caller.user.id);
  const lookUp = async ({ user }: Client) =>
    call(
      { method: 'post', path: '/check_user_exists' },
      {
        address: newAddress(),
        body: { email: `${newId()}@example.com` },
        headers: { authorization: `Bearer ${await app.tokenOf(user.id)}` },
      },
    );
  expect([await lookUp(caller), await lookUp(other)]).toEqual([429, 200]);
});

describe('guesses for one account', () => {
  async function account(usertype: 'rider' | 'admin' = 'rider') {
    const user = aUser(usertype);
    await app.services.db.users.insert(user);
    await app.services.db.credentials.setPasswordHash(user.id, await hashPassword(PASSWORD));
    return user as typeof user & { email: string; mobile: string };
  }
  const ask = (path: string, body: Record<string, unknown>) =>
    app.anonymous.post(path, body, { ...takingDecoys, 'x-forwarded-for': newAddress() });

  it('count together across both password sign-in routes, with any decoys or spelling of the email', async () => {
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

  it('are limited the same way when the account does not exist', async () => {
    const statuses: number[] = [];
    for (let guess = 0; guess < 11; guess += 1)
      statuses.push((await ask('/auth/login', { email: 'Nobody@example.com', password: 'x' })).status);
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
    expect((await ask('/auth/token', { email: ' nobody@EXAMPLE.com', password: 'x' })).status).toBe(429);
  });

  it('are limited to fifty a day across passwords, codes and new codes', async () => {
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

  it('of a second factor are limited to five in ten minutes and twenty a day, across sign-ins', async () => {
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

it('a fleet admin can invite five people a minute and twenty a day, and the rest are not stored', async () => {
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
