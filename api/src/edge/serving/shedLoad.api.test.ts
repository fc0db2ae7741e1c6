import { aBooking } from '../../../test/support/builders.js';
import { type Client, startTestApp, type TestApp } from '../../../test/support/testApp.js';

const TOKEN = 'a token for the metrics';
let app: TestApp;
let rider: Client;
let driver: Client;
let admin: Client;
let at = 0;

beforeAll(async () => {
  app = await startTestApp({ METRICS_TOKEN: TOKEN, OVERLOAD_DELAY_MS: '100', OVERLOAD_REQUESTS: '200' });
  rider = await app.signedIn('rider');
  driver = await app.signedIn('driver');
  admin = await app.signedIn('admin');
});
beforeEach(() => measure(40, { delayMs: 0 }));
afterAll(() => app.close());

/** Makes the process measure a load this many times, a quarter of a second apart. */
function measure(times: number, load: { delayMs?: number; waiting?: number }) {
  for (let count = 0; count < times; count += 1) {
    at += 250;
    app.services.overload.observe({ at, delayMs: 0, waiting: 0, ...load });
  }
}
const overloaded = () => measure(10, { delayMs: 150 });
const severelyOverloaded = () => measure(10, { delayMs: 1_000 });

async function metric(name: string): Promise<string[]> {
  const { text } = await app.request('get', '/metrics').set({ authorization: `Bearer ${TOKEN}` });
  return text.split('\n').filter((line) => line.startsWith(name));
}

it('refuses lists, estimates and exports with a time to come back, and nothing else [4.120]', async () => {
  overloaded();
  for (const path of ['/bookings', '/riders?range=[0,9]', '/bookings/export', '/dashboard']) {
    const { status, body, headers } = await admin.get(path);
    expect([path, status, body.error]).toEqual([path, 503, 'server_busy']);
    expect(body.message).toBe('The server is busy. Please try again in a moment.');
    expect(Number(headers.get('retry-after'))).toBeGreaterThanOrEqual(2);
    expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(6);
    expect(headers.get('cache-control')).toBe('no-store');
  }
  expect((await rider.post('/quotes', {})).status).toBe(503);
  expect((await admin.get('/settings')).status).toBe(200);
  expect((await rider.get('/cartypes')).status).toBe(200);
  expect((await rider.get(`/bookings/${(await acceptedTrip()).id}`)).status).toBe(200);
});

it('goes on with steps of trips, positions, offers and sign-in however large the load is [4.120]', async () => {
  severelyOverloaded();
  const booking = await acceptedTrip();
  const place = { lat: booking.pickup.lat, lng: booking.pickup.lng };
  expect((await driver.put('/drivers/me/location', place)).status).toBe(200);
  const arrived = await driver.post(`/bookings/${booking.id}/arrive`);
  expect([arrived.status, arrived.body.status]).toEqual([200, 'ARRIVED']);
  expect((await driver.get(`/bookings?filter=${encodeURIComponent('{"status":"NEW"}')}`)).status).toBe(200);
  expect((await app.anonymous.post('/auth/login', { email: 'a@example.com', password: 'b' })).status).toBe(
    401,
  );
  // All else waits.
  expect((await rider.get(`/bookings/${booking.id}`)).status).toBe(503);
  expect((await driver.get('/bookings')).status).toBe(503);
});

it('refuses before it reads a body, a session or the database', async () => {
  overloaded();
  const { findById } = app.services.db.users;
  app.services.db.users.findById = () => Promise.reject(new Error('the database was read'));
  try {
    expect((await rider.get('/bookings')).status).toBe(503);
    const broken = await app
      .request('post', '/api/estimates')
      .set('content-type', 'application/json')
      .send('{');
    expect([broken.status, broken.body.error]).toEqual([503, 'server_busy']);
    // HEAD is answered by the operation of GET.
    expect((await fetch(`${app.url}/api/bookings`, { method: 'HEAD' })).status).toBe(503);
  } finally {
    app.services.db.users.findById = findById;
  }
});

it('health, readiness, metrics and unknown paths are answered as always', async () => {
  severelyOverloaded();
  for (const path of ['/healthz', '/readyz'])
    expect([path, (await app.request('get', path)).status]).toEqual([path, 200]);
  expect(await metric('wayfare_shedding_level')).toEqual(['wayfare_shedding_level 2']);
  expect((await app.request('get', '/api/nothing')).status).toBe(404);
});

it('lets everything in again once the load is gone [4.121]', async () => {
  severelyOverloaded();
  expect((await admin.get('/bookings')).status).toBe(503);
  measure(24, { delayMs: 60 });
  expect([(await admin.get('/settings')).status, (await admin.get('/bookings')).status]).toEqual([200, 503]);
  measure(40, { delayMs: 5 });
  expect((await admin.get('/bookings')).status).toBe(200);
});

it('counts what it refuses by importance', async () => {
  const shed = async () =>
    Object.fromEntries(
      (await metric('wayfare_shed_requests_total')).map((line) => {
        const [, importance, count] = /importance="(\w+)"} (\d+)/.exec(line) ?? [];
        return [importance as string, Number(count)];
      }),
    );
  const before = await shed();
  expect(Object.keys(before)).toEqual(['canWait', 'usual']);
  severelyOverloaded();
  await admin.get('/bookings');
  await admin.get('/riders');
  await admin.get('/settings');
  const after = await shed();
  expect([after.canWait, after.usual]).toEqual([
    (before.canWait as number) + 2,
    (before.usual as number) + 1,
  ]);
});

it('counts requests that wait for their answer, and not those that were answered', async () => {
  const { overload, db } = app.services;
  const { list } = db.bookings;
  let answer = () => undefined as void;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const began = new Promise<void>((resolve) => {
    db.bookings.list = async (...given) => {
      resolve();
      await held;
      return list(...given);
    };
  });
  const asked = admin.get('/bookings');
  await began;
  const during = overload.waiting();
  answer();
  expect((await asked).status).toBe(200);
  db.bookings.list = list;
  expect([during, overload.waiting()]).toEqual([1, 0]);
});

it('refuses what can wait at once while as many requests wait as the limit allows [4.120]', async () => {
  const small = await startTestApp({ OVERLOAD_REQUESTS: '2' });
  const staff = await small.signedIn('admin');
  const lists = holdLists(small);
  const held = [staff.get('/bookings'), staff.get('/bookings')];
  await lists.reading(2);
  const refused = await staff.get('/bookings');
  expect([refused.status, refused.body.error]).toEqual([503, 'server_busy']);
  expect((await staff.get('/settings')).status).toBe(200);
  lists.release();
  expect((await Promise.all(held)).map(({ status }) => status)).toEqual([200, 200]);
  expect((await staff.get('/bookings')).status).toBe(200);
  await small.close();
});

it('reads a few lists at a time, and a step of a trip does not wait for them [4.120]', async () => {
  const other = await app.signedIn('admin');
  const lists = holdLists(app);
  const held = Array.from({ length: 12 }, (_, index) => (index % 2 ? admin : other).get('/bookings'));
  await lists.reading(6);
  const booking = await acceptedTrip();
  expect((await driver.post(`/bookings/${booking.id}/arrive`)).status).toBe(200);
  expect(lists.most()).toBe(6);
  lists.release();
  expect(new Set((await Promise.all(held)).map(({ status }) => status))).toEqual(new Set([200]));
  expect(lists.most()).toBe(6);
});

it('one caller does not take all turns from the others [4.120]', async () => {
  const other = await app.signedIn('admin');
  const lists = holdLists(app);
  const held = Array.from({ length: 8 }, () => admin.get('/bookings'));
  await lists.reading(4);
  held.push(other.get('/bookings'));
  await lists.reading(5);
  lists.release();
  await Promise.all(held);
});

it('refuses nothing where no limit is set, as in tests and development', async () => {
  const unlimited = await startTestApp();
  unlimited.services.overload.observe({ at: 1, delayMs: 60_000, waiting: 100_000 });
  const other = await unlimited.signedIn('admin');
  expect([unlimited.services.overload.isOn, (await other.get('/bookings')).status]).toEqual([false, 200]);
  await unlimited.close();
});

/** A trip that the driver is on the way to. */
async function acceptedTrip() {
  const [id, at] = [app.services.newId(), app.clock.at];
  const booking = aBooking('ACCEPTED', { id, rider: rider.user, driver: driver.user, at });
  await app.services.db.bookings.insert(booking);
  return booking;
}

/** Lets lists of bookings wait until they are released, and counts how many are read at the same time. */
function holdLists({ services: { db } }: TestApp) {
  const { list } = db.bookings;
  let open: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  let now = 0;
  let most = 0;
  db.bookings.list = async (...given) => {
    now += 1;
    most = Math.max(most, now);
    await gate;
    try {
      return await list(...given);
    } finally {
      now -= 1;
    }
  };
  return {
    reading: (count: number) => vi.waitFor(() => expect(now).toBe(count)),
    most: () => most,
    release() {
      db.bookings.list = list;
      open();
    },
  };
}
