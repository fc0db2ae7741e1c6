import { aCarType, aTrip } from '../../../test/support/builders.js';
import { type Client, startTestApp, type TestApp } from '../../../test/support/testApp.js';
import { VERSION_HEADER } from './apiVersion.js';

/*
 * Requests that clients of an earlier version may send are answered as that version answered them: each is
 * replayed in that version and, as it is, in the current one.
 */

const HOUR_MS = 3_600_000;
let app: TestApp;
let rider: Client;
let admin: Client;
let partner: Client;

beforeAll(async () => {
  app = await startTestApp();
  const { db } = app.services;
  const options = [{ description: 'Fragile', amount: 2 }];
  await db.carTypes.insert(aCarType({ options }));
  await db.settings.saveSettings({ maxOpenBookings: 100, maxCancellations: 100, otp_secure: false });
  rider = await app.signedIn('rider');
  await app.signedIn('driver');
  admin = await app.signedIn('admin');
  const key = { name: 'Hotel', account: rider.user.id, scopes: ['bookings:create'] };
  partner = app.withKey((await admin.post('/apikeys', key)).body.newKey);
});
afterAll(() => app.close());

const firstVersion = { [VERSION_HEADER]: '2026-11-01' };
const customer = { name: 'Ada Moreno', phone: '+12125550142' };
const series = () => ({
  customer: rider.user.id,
  rule: 'FREQ=WEEKLY;BYDAY=MO',
  minutes: 450,
  from: 20_260_303,
  pickup: aTrip.pickup,
  drop: aTrip.drop,
  carType: 'Economy',
});

/** A request with a field that has no effect: its caller, path, body, the field, and what it leads to. */
const replayed: [string, () => Client, string, () => object, field: string, expected: object][] = [
  [
    'a way of payment of a partner',
    () => partner,
    '/partner/bookings',
    () => ({ ...aTrip, customer, payment_mode: 'wallet' }),
    'payment_mode',
    { payment_mode: 'cash' },
  ],
  [
    'an option of a ride',
    () => rider,
    '/bookings',
    () => ({ ...aTrip, optionSelected: { description: 'Fragile' } }),
    'optionSelected',
    { trip_cost: expect.any(Number), optionSelected: null },
  ],
  [
    'a time of a trip for now',
    () => rider,
    '/bookings',
    () => ({ ...aTrip, tripdate: app.clock.at + HOUR_MS }),
    'tripdate',
    { bookLater: false },
  ],
  [
    'a recipient at a stop of a ride',
    () => rider,
    '/bookings',
    () => ({ ...aTrip, stops: [{ lat: 40.762, lng: -73.98, add: 'A stop', deliveryPerson: 'Jo' }] }),
    'stops.0.deliveryPerson',
    { stops: [{ add: 'A stop' }] },
  ],
  ['a kind of recurring trips', () => admin, '/series', () => ({ ...series(), kind: 'hourly' }), 'kind', {}],
  [
    'a price',
    () => rider,
    '/estimates',
    () => ({ ...aTrip, estimateFare: 1 }),
    'estimateFare',
    { estimateFare: expect.any(Number) },
  ],
];

it.each(replayed)(
  'leaves out %s for clients of 2026-11-01, and refuses it by its name for others [4.98]',
  async (_what, as, path, body, field, expected) => {
    const old = await as().post(path, body(), firstVersion);
    expect(old.status).toBeLessThan(300);
    expect(old.body).toMatchObject(expected);
    const { status, body: refusal } = await as().post(path, body());
    expect({ status, error: refusal.error, fields: Object.keys(refusal.errors) }).toEqual({
      status: 400,
      error: 'validation_error',
      fields: [field],
    });
  },
);

it('takes a role that is sent with a cancellation for the one of the user, as the first version did [4.26]', async () => {
  const cancel = async (cancelledBy: string, headers?: Record<string, string>) => {
    const { id } = (await rider.post('/bookings', aTrip)).body;
    return rider.post(`/bookings/${id}/cancel`, { reason: 'Late', cancelledBy }, headers);
  };
  expect((await cancel('rider')).body).toMatchObject({ status: 'CANCELLED', cancelledBy: 'rider' });
  expect((await cancel('admin', firstVersion)).body).toMatchObject({ cancelledBy: 'rider' });
  expect(await cancel('admin')).toMatchObject({
    status: 400,
    body: { errors: { cancelledBy: expect.any(String) } },
  });
});

it('refuses unknown parameters of lists, which would filter nothing [4.98]', async () => {
  const asked = (version?: string) =>
    app.sendAs(admin.user.id, (token) =>
      app
        .request('get', '/api/bookings?status=NEW')
        .set({ authorization: `Bearer ${token}`, ...(version && { [VERSION_HEADER]: version }) }),
    );
  expect((await asked('2026-11-01')).status).toBe(200);
  expect(await asked()).toMatchObject({ status: 400, body: { errors: { status: expect.any(String) } } });
});
