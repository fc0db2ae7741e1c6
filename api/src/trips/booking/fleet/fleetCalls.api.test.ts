import { agreedTo } from '../../../../test/support/agreedTo.js';
import { aCarType, aTrip, DROP, PICKUP } from '../../../../test/support/builders.js';
import { eventually } from '../../../../test/support/eventually.js';
import { testSockets } from '../../../../test/support/sockets.js';
import { type Client, startTestApp, type TestApp } from '../../../../test/support/testApp.js';
import { auditLedger } from '../../../office/ledgerAudit/auditLedger.js';
import { runDueWork } from '../../../process/dueWork.js';

const sockets = testSockets();

let app: TestApp;
let fleet: Client;
let other: Client;
let admin: Client;
/** The fleet's driver, the other fleet's, and one of no fleet, from near to far. */
let own: Client;
let theirs: Client;
let free: Client;

const CALLER = { name: 'Grace Hopper', phone: '(212) 555-0177' };
const MOBILE = '+12125550177';

beforeEach(async () => {
  app = await startTestApp();
  await app.services.db.carTypes.insert(
    aCarType({ cancelSlab: [{ minsDelayed: 0, amount: 5 }], noShowFee: 7 }),
  );
  [fleet, other, admin] = [
    await app.signedIn('fleetadmin'),
    await app.signedIn('fleetadmin'),
    await app.signedIn('admin'),
  ];
  const driverAt = (km: number, fleetadmin?: string) =>
    app.signedIn('driver', {
      location: { lat: PICKUP.lat + km / 111.195, lng: PICKUP.lng },
      ...(fleetadmin && { fleetadmin }),
    });
  [free, theirs, own] = [
    await driverAt(0.1),
    await driverAt(0.3, other.user.id),
    await driverAt(2, fleet.user.id),
  ];
});
afterEach(async () => {
  sockets.close();
  await app.close();
});

const book = (more: object = {}, by = fleet) =>
  by.post('/fleet/bookings', { ...aTrip, caller: CALLER, ...more });
const booked = async (more: object = {}): Promise<string> => (await book(more)).body.id;
/** The fleet's driver drives there. */
const atPickup = async () => {
  app.clock.at += 300_000;
  await own.put('/drivers/me/location', { lat: PICKUP.lat, lng: PICKUP.lng });
};
const stored = async (id: string) => (await app.services.db.bookings.findById(id))!;
const offered = async (client: Client) =>
  (await client.get('/bookings')).body.map(({ id }: { id: string }) => id);
const inHours = (hours: number) => ({ bookLater: true, tripdate: app.clock.at + hours * 3_600_000 });

describe('a fleet admin books for a caller', () => {
  it('for cash and without fees, and only the fleet’s drivers are asked, however near others are [4.77]', async () => {
    const { status, body } = await book({ pickUpInstructions: 'Blue door' });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      status: 'NEW',
      kind: 'fleetCall',
      fleet: fleet.user.id,
      fleetadmin: fleet.user.id,
      customer_name: CALLER.name,
      customer_contact: MOBILE,
      payment_mode: 'cash',
      booking_type_admin: true,
      cancelSlab: [],
      noShowTerms: { fee: 0 },
      asked: [{ driver: own.user.id }],
    });
    expect([await offered(own), await offered(theirs), await offered(free)]).toEqual([[body.id], [], []]);
    const { body: trace } = await admin.get(`/bookings/${body.id}/dispatch`);
    expect(trace).toContainEqual(
      expect.objectContaining({ driver: free.user.id, outcome: 'left_out', reason: 'other_fleet' }),
    );
  });

  it('and creates no account, so a number that a rider has reveals nothing about the rider [4.77]', async () => {
    const rider = await app.signedIn('rider', { firstName: 'Ada', mobile: MOBILE });
    const { body } = await book();
    expect(body.customer_name).toBe(CALLER.name);
    expect(body.customer).not.toBe(rider.user.id);
    expect(await app.services.db.users.findById(body.customer)).toBeNull();
    expect((await rider.get('/bookings')).body).toEqual([]);
    const { body: found } = await fleet.get('/fleet/callers?phone=2125550177');
    expect(found.callers).toMatchObject([{ firstName: CALLER.name, walletBalance: 0, places: [] }]);
  });

  it('once, if the same request arrives twice', async () => {
    const key = { 'Idempotency-Key': 'fleet-call-0001' };
    const send = () => fleet.post('/fleet/bookings', { ...aTrip, caller: CALLER }, key);
    expect((await send()).body.id).toBe((await send()).body.id);
  });

  it('and gets the field that is missing or wrong', async () => {
    const lacking = await book({ carType: null });
    expect(lacking.body).toMatchObject({
      error: 'select_proper',
      errorKeys: { carType: 'field_required' },
    });
    expect((await book({ caller: { ...CALLER, phone: '12' } })).body).toMatchObject({
      error: 'mobile_no_blank_error',
      errorKeys: { 'caller.phone': 'mobile_no_blank_error' },
    });
    expect((await book({ caller: { name: ' ', phone: MOBILE } })).status).toBe(400);
    expect((await book({ bookLater: true, tripdate: app.clock.at + 60_000 })).body.error).toBe(
      'past_booking_error',
    );
  });

  it('while others may not: a rider, a driver, an admin, and strangers', async () => {
    for (const client of [own, admin, await app.signedIn('rider')])
      expect((await book({}, client)).status).toBe(403);
    expect((await app.anonymous.post('/fleet/bookings', { ...aTrip, caller: CALLER })).status).toBe(401);
    // The kind cannot be asked for elsewhere.
    expect((await fleet.post('/bookings', { ...aTrip, kind: 'fleetCall' })).status).toBe(403);
  });

  it('and is warned if none of the own drivers is near, although others are', async () => {
    const { lat, lng } = PICKUP;
    const warnings = async (client: Client) =>
      (await client.get(`/fleet/booking-warnings?lat=${lat}&lng=${lng}`)).body.warnings;
    expect(await warnings(fleet)).toEqual([]);
    await own.put('/drivers/me/status', { driverActiveStatus: false });
    expect(await warnings(fleet)).toEqual([{ kind: 'driverNear', radius: expect.any(Number) }]);
    expect(await warnings(other)).toEqual([]);
  });
});

it('is driven, paid in cash and earned like any other trip, and its driver sees whom to call [4.77]', async () => {
  const id = await booked();
  await own.post(`/bookings/${id}/accept`);
  await atPickup();
  expect((await own.get(`/bookings/${id}`)).body).toMatchObject({
    customer_name: CALLER.name,
    customer_contact: MOBILE,
  });
  await own.post(`/bookings/${id}/arrive`);
  await own.post(`/bookings/${id}/start`, { otp: (await stored(id)).otp || undefined });
  app.clock.at += 600_000;
  await own.post(`/bookings/${id}/reach`, { lat: DROP.lat, lng: DROP.lng });
  await own.post(`/bookings/${id}/pay`, { payment_mode: 'cash' });
  expect((await fleet.get(`/bookings/${id}`)).body).toMatchObject({
    status: 'PAID',
    driver: own.user.id,
    fleetadmin: fleet.user.id,
    driver_share: expect.any(Number),
  });
  expect((await auditLedger(undefined, app.services)).problems).toEqual([]);
});

describe('the fleet decides about its callers’ trips', () => {
  it('by asking an own driver, swapping, taking back, and canceling without a fee [4.77]', async () => {
    const second = await app.signedIn('driver', {
      fleetadmin: fleet.user.id,
      location: { lat: PICKUP.lat + 0.03, lng: PICKUP.lng },
    });
    const id = await booked();
    const candidates = (await fleet.get(`/drivers/nearby?booking=${id}&leftOut=1`)).body;
    expect(candidates.map((one: { id: string }) => one.id)).toEqual([own.user.id, second.user.id]);
    const asked = await fleet.post(`/bookings/${id}/override`, {
      driver: second.user.id,
      from: null,
      overrides: 0,
    });
    expect(asked.body.asked).toMatchObject([{ driver: second.user.id }]);
    await second.post(`/bookings/${id}/accept`);
    const swapped = await fleet.post(`/bookings/${id}/override`, {
      driver: own.user.id,
      from: second.user.id,
      overrides: 1,
    });
    expect(swapped.body).toMatchObject({ status: 'NEW', fleetadmin: fleet.user.id });
    await own.post(`/bookings/${id}/accept`);
    const back = await fleet.post(`/bookings/${id}/recall`, { from: own.user.id, overrides: 2 });
    // Still the fleet's, and still not for others.
    expect(back.body).toMatchObject({ status: 'NEW', fleetadmin: fleet.user.id });
    expect([await offered(theirs), await offered(free)]).toEqual([[], []]);
    const canceled = await fleet.post(`/bookings/${id}/cancel`, { reason: 'The caller rang again' });
    expect(canceled.body).toMatchObject({ status: 'CANCELLED', cancelledBy: 'fleetadmin' });
    expect(canceled.body.cancel_fee ?? 0).toBe(0);
  });

  it('by changing it like staff, and nobody else’s trip [4.101]', async () => {
    const id = await booked(inHours(3));
    const wanted = { tripdate: app.clock.at + 4 * 3_600_000, customer_name: 'Ada Moreno' };
    const shown = await fleet.post(`/bookings/${id}/changes/preview`, wanted);
    expect(shown).toMatchObject({ status: 200, body: { driver: 'none', priceReason: 'kept' } });
    const made = await fleet.post(`/bookings/${id}/changes`, { ...wanted, ...agreedTo(shown.body) });
    expect(made).toMatchObject({ status: 200, body: wanted });
    expect(made.body.changes[0]).toMatchObject({ role: 'fleetadmin' });
    expect(made.body.changes[0].fields[1]).toMatchObject({ before: CALLER.name, after: 'Ada Moreno' });
    expect(await fleet.post(`/bookings/${id}/changes/preview`, { payment_mode: 'card' })).toMatchObject({
      status: 409,
      body: { error: 'change_not_possible', errors: { payment_mode: expect.any(String) } },
    });
    expect((await other.post(`/bookings/${id}/changes/preview`, wanted)).status).toBe(404);
    // What its drivers have from riders, it only watches.
    const rider = await app.signedIn('rider');
    const { body: theirTrip } = await rider.post('/bookings', aTrip);
    await own.post(`/bookings/${theirTrip.id}/accept`);
    await own.put('/drivers/me/location', { lat: PICKUP.lat, lng: PICKUP.lng });
    expect((await fleet.post(`/bookings/${theirTrip.id}/changes/preview`, wanted)).status).not.toBe(200);
    expect((await stored(theirTrip.id)).changes ?? []).toEqual([]);
  });

  it('by planning an own driver for later, who is asked first', async () => {
    const id = await booked(inHours(3));
    const day = Number(new Date(app.clock.at + 3 * 3_600_000).toISOString().slice(0, 10).replaceAll('-', ''));
    const planner = (await fleet.get(`/planner?day=${day}`)).body;
    expect(planner.trips).toMatchObject([{ id, fleet: fleet.user.id }]);
    const { body } = await fleet.get(`/bookings/${id}/plan-candidates`);
    expect(body.map((one: { id: string }) => one.id)).toEqual([own.user.id]);
    const forAdmin = await admin.get(`/bookings/${id}/plan-candidates`);
    expect(forAdmin.body.map((one: { id: string }) => one.id)).toEqual([own.user.id]);
    const planned = await fleet.post(`/bookings/${id}/plan`, { driver: own.user.id, plans: 0 });
    expect(planned.body.plan).toMatchObject({ driver: own.user.id });
    expect((await admin.post(`/bookings/${id}/plan`, { driver: free.user.id, plans: 1 })).body.error).toBe(
      'driver_other_fleet',
    );
  });

  it('by ending a trip that its driver’s phone cannot end, and recording the cash, but not by writing it off', async () => {
    const id = await booked();
    await own.post(`/bookings/${id}/accept`);
    await atPickup();
    await own.post(`/bookings/${id}/arrive`);
    await own.post(`/bookings/${id}/start`, { otp: (await stored(id)).otp || undefined });
    app.clock.at += 600_000;
    const end = { action: 'end', reason: 'phone_failed', lat: DROP.lat, lng: DROP.lng, at: app.clock.at };
    expect((await fleet.get(`/bookings/${id}/resolve`)).status).toBe(200);
    expect((await fleet.post(`/bookings/${id}/resolve`, end)).status).toBe(200);
    await eventually('payment is due', async () => (await stored(id)).status === 'PENDING');
    const act = (action: string) =>
      fleet.post(`/bookings/${id}/resolve`, { action, reason: 'payment_confirmed' });
    expect((await act('writeOff')).status).toBe(409);
    expect((await act('cash')).body).toMatchObject({ status: 'PAID' });
  });

  it('and of those of riders it only watches what its drivers do', async () => {
    const rider = await app.signedIn('rider');
    const id = (await rider.post('/bookings', aTrip)).body.id;
    await own.post(`/bookings/${id}/accept`).catch(() => undefined);
    await admin.post(`/bookings/${id}/override`, { driver: own.user.id, from: null, overrides: 0 });
    await own.post(`/bookings/${id}/accept`);
    const seen = (await fleet.get(`/bookings/${id}`)).body;
    expect(seen).toMatchObject({ id, driver: own.user.id, customer_contact: null });
    for (const field of ['override', 'asked', 'plan', 'fleet']) expect(seen).not.toHaveProperty(field);
    for (const [act, body] of Object.entries({
      override: { driver: own.user.id, from: own.user.id, overrides: 1 },
      recall: { from: own.user.id, overrides: 1 },
      cancel: { reason: 'No' },
      widen: { to: 1 },
      open: {},
      resolve: { action: 'cancel', reason: 'mistake' },
    }))
      expect([act, (await fleet.post(`/bookings/${id}/${act}`, body)).status]).toEqual([act, 403]);
    expect((await stored(id)).status).toBe('ACCEPTED');
  });
});

describe('nobody else gets the trip', () => {
  it('until the fleet releases it: then all drivers are asked, and the fleet sees what its caller sees [4.77]', async () => {
    await own.put('/drivers/me/status', { driverActiveStatus: false });
    const id = await booked();
    await runDueWork(app.services);
    expect([await offered(theirs), await offered(free)]).toEqual([[], []]);
    const asked = { driver: free.user.id, from: null, overrides: 0 };
    expect((await admin.post(`/bookings/${id}/override`, asked)).body.error).toBe('driver_other_fleet');
    expect((await fleet.post(`/bookings/${id}/override`, asked)).status).toBe(404);

    const released = await fleet.post(`/bookings/${id}/open`, {});
    expect(released.body).toMatchObject({ openedAt: app.clock.at, asked: [] });
    expect((await fleet.post(`/bookings/${id}/open`, {})).status).toBe(200);
    expect(await offered(theirs)).toEqual([id]);
    await theirs.post(`/bookings/${id}/accept`);

    const shown = (await fleet.get(`/bookings/${id}`)).body;
    expect(shown).toMatchObject({
      status: 'ACCEPTED',
      driver_name: theirs.user.firstName,
      driver_contact: null,
      vehicle_number: theirs.user.vehicleNumber,
    });
    for (const field of ['driver_share', 'convenience_fees', 'requestedDrivers', 'override'])
      expect(shown).not.toHaveProperty(field);
    const { body } = await fleet.get('/fleet/callers?phone=2125550177');
    expect(body.callers[0].trips).toMatchObject([{ id, vehicle_number: theirs.user.vehicleNumber }]);
    // It is the other fleet's work now, whose caller it is not.
    expect((await fleet.get('/desk')).body.trips).toEqual([]);
    expect((await other.get('/desk')).body.trips).toMatchObject([{ id }]);
    expect((await other.get(`/bookings/${id}`)).body.customer_contact).toBeNull();
    expect((await other.get('/fleet/callers?phone=2125550177')).body.callers).toEqual([]);
  });

  it('not even a driver who left the fleet with an open offer', async () => {
    const id = await booked();
    await app.services.db.users.update(own.user.id, { fleetadmin: other.user.id });
    expect((await own.post(`/bookings/${id}/accept`)).body.error).toBe('offer_gone');
  });

  it('and it leaves no trace with drivers of others, who are not told about trips near them', async () => {
    const id = await booked();
    await fleet.post(`/bookings/${id}/cancel`, { reason: 'Gone' });
    await runDueWork(app.services);
    expect((await free.get('/passedtrips')).body).toEqual([]);
    expect((await theirs.get('/passedtrips')).body).toEqual([]);
  });
});

it('another fleet sees nothing of it: in lists, on the desk, on the planner, among callers, and by sockets', async () => {
  const socket = await sockets.connect(app, other);
  const received: unknown[] = [];
  socket.onAny((...event: unknown[]) => received.push(event));
  const id = await booked();
  const later = await booked(inHours(3));
  await own.post(`/bookings/${id}/accept`);
  await fleet.post(`/bookings/${later}/plan`, { driver: own.user.id, plans: 0 });
  await fleet.post(`/bookings/${later}/cancel`, { reason: 'Gone' });
  for (const path of ['/bookings', '/desk', '/fleet/callers?phone=2125550177', '/alerts', '/drivers']) {
    const { status, body } = await other.get(path);
    expect([path, status]).toEqual([path, 200]);
    const text = JSON.stringify(body);
    for (const hidden of [id, later, CALLER.name, MOBILE, own.user.id]) expect(text).not.toContain(hidden);
  }
  expect(
    (await other.get(`/bookings?filter=${encodeURIComponent(JSON.stringify({ q: MOBILE }))}`)).body,
  ).toEqual([]);
  const [driver, reason] = [own.user.id, 'mistake'];
  for (const [act, body] of Object.entries({
    override: { driver, from: null, overrides: 0 },
    recall: { from: driver, overrides: 0 },
    widen: { to: 1 },
    open: {},
    cancel: { reason },
    plan: { driver, plans: 0 },
    resolve: { action: 'cancel', reason },
    assign: { driver },
  }))
    expect([act, (await other.post(`/bookings/${id}/${act}`, body)).status]).toEqual([act, 404]);
  for (const path of ['', '/plan-candidates', '/resolve', '/cancellation', '/track', '/eta'])
    expect([path, (await other.get(`/bookings/${id}${path}`)).status]).toEqual([path, 404]);
  expect((await other.get(`/drivers/nearby?booking=${id}`)).status).toBe(404);
  expect(received).toEqual([]);
});

it('waits on the desk of the fleet with the counts of own drivers, and among what needs attention', async () => {
  await own.put('/drivers/me/status', { driverActiveStatus: false });
  const id = await booked();
  const { trips } = (await fleet.get('/desk')).body;
  expect(trips).toMatchObject([{ id, noDriver: [], asked: [] }]);
  expect((await fleet.get('/attention')).body).toMatchObject({ unassignedBookings: 1 });
  expect((await other.get('/attention')).body).toMatchObject({ unassignedBookings: 0 });
  expect((await fleet.get('/dashboard')).body.attention).toMatchObject({ unassignedBookings: 1 });
});

it('finds a caller by the last digits among the own callers only, under the name of the latest trip', async () => {
  await booked();
  await booked({ caller: { ...CALLER, name: 'Grace H.' }, ...inHours(2) });
  await book({ caller: { name: 'Alan', phone: '(212) 555-0178' } }, other);
  const find = async (phone: string, by = fleet) =>
    (await by.get(`/fleet/callers?phone=${phone}`)).body.callers;
  expect(await find('0177')).toMatchObject([{ firstName: 'Grace H.', mobile: MOBILE, usertype: 'rider' }]);
  expect((await find('0177'))[0].trips).toHaveLength(2);
  expect(await find('0178')).toEqual([]);
  expect(await find('0178', other)).toMatchObject([{ firstName: 'Alan' }]);
  await app.services.db.settings.saveSettings({ AllowCriticalEditsAdmin: false });
  expect((await fleet.get('/fleet/callers?phone=0177')).body.error).toBe('demo_mode');
});
