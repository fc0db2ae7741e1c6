import type { BookingStatus } from '@wayfare/shared';
import { aCarType, aPromo, aTrip, DROP, newId, PICKUP } from '../../../../test/support/builders.js';
import { receivedBy, testSockets } from '../../../../test/support/sockets.js';
import {
  type Answer,
  type Client,
  startTestApp,
  TEST_NOW,
  type TestApp,
} from '../../../../test/support/testApp.js';

/**
 * One whole trip: every field of the booking and of its people at every status, as each role sees it. The
 * expected values come from the rules and are worked out by hand; none comes from the product's own
 * functions.
 */
let app: TestApp;
const sockets = testSockets();

const SLAB = [{ minsDelayed: 2, amount: 3 }];
const PROMO = aPromo();
const CAR_IMAGE = 'https://pictures.example/economy.png';
const RIDER_IMAGE = '/api/images/7f0c2b1e-5a3d-4c8e-9b6f-1d2e3f4a5b6c.webp';
const DRIVER_IMAGE = '/api/images/8a1d3c2f-6b4e-4d9f-8c7a-2e3f4a5b6c7d.webp';
/** The driver's ratings as stored: the sum and the count make the next average. */
const EARLIER_RATINGS = {
  userrating: 4,
  sum: 4,
  count: 1,
  details: [{ user: 'an-earlier-rider', rate: 4 }],
};
const NOT_FOUND = 'not found';

/** When each step happens. The trip takes three minutes. */
const at = {
  booked: TEST_NOW,
  accepted: TEST_NOW + 20_000,
  arrived: TEST_NOW + 80_000,
  started: TEST_NOW + 140_000,
  ended: TEST_NOW + 320_000,
  paid: TEST_NOW + 350_000,
  rated: TEST_NOW + 360_000,
} as const;

type Viewer = 'rider' | 'driver' | 'otherDriver' | 'fleetadmin' | 'admin';
let clients: Record<Viewer, Client>;

beforeAll(async () => {
  app = await startTestApp();
  const { db } = app.services;
  await db.settings.saveSettings({ autoDispatch: true, otp_secure: true, decimal: 2 });
  await db.carTypes.insert(aCarType({ image: CAR_IMAGE, cancelSlab: SLAB }));
  await db.promos.insert(PROMO);
});
afterAll(async () => {
  sockets.close();
  await app.close();
});

beforeEach(async () => {
  app.clock.at = at.booked;
  for (const { id } of app.services.liveDrivers.all()) {
    await app.services.db.users.update(id, { driverActiveStatus: false });
  }
  await app.services.liveDrivers.reload();
  const fleetadmin = await app.signedIn('fleetadmin');
  const admin = await app.signedIn('admin');
  const device = newId();
  clients = {
    admin,
    fleetadmin,
    rider: await app.signedIn('rider', {
      firstName: 'Rita',
      lastName: 'Rider',
      walletBalance: 50,
      profile_image: RIDER_IMAGE,
      loginType: 'facebook',
      createdAt: 1_000,
      pushToken: `ExponentPushToken[rita-${device}]`,
      userPlatform: 'IOS',
      referralId: `rita${device}`,
      signupViaReferral: admin.user.id,
    }),
    driver: await app.signedIn('driver', {
      firstName: 'Dan',
      lastName: 'Driver',
      profile_image: DRIVER_IMAGE,
      createdAt: 2_000,
      createdByAdmin: true,
      pushToken: `ExponentPushToken[dan-${device}]`,
      userPlatform: 'ANDROID',
      referralId: `dan${device}`,
      vehicleMake: 'Toyota',
      vehicleModel: 'Prius',
      vehicleColor: 'Silver',
      other_info: 'Silver',
      licenseImage: 'license-of-dan',
      bankName: 'First Bank',
      bankCode: 'FB1',
      bankAccount: '12345678',
      fleetadmin: fleetadmin.user.id,
      ratings: EARLIER_RATINGS,
    }),
    // Farther from the pickup than Dan.
    otherDriver: await app.signedIn('driver', { location: { lat: PICKUP.lat + 0.001, lng: PICKUP.lng } }),
  };
  for (const { user } of Object.values(clients)) {
    await db().credentials.addPasswordHash(user.id, 'a hash that is never sent', at.booked);
  }
});

const db = () => app.services.db;
const ids = () => ({
  rider: clients.rider.user.id,
  driver: clients.driver.user.id,
  otherDriver: clients.otherDriver.user.id,
  fleetadmin: clients.fleetadmin.user.id,
});

/** The booking as each viewer reads it now. */
async function seen(id: string): Promise<Record<Viewer, unknown>> {
  const found = await Promise.all(
    Object.entries(clients).map(async ([viewer, client]) => {
      const { status, body } = await client.get(`/bookings/${id}`);
      return [viewer, status === 404 ? NOT_FOUND : body];
    }),
  );
  return Object.fromEntries(found);
}

/** The rider and the driver as each viewer reads them now. */
async function people() {
  const { rider, driver, fleetadmin, admin } = clients;
  const read = async (client: Client, path: string) => (await client.get(path)).body;
  return {
    rider: {
      rider: await read(rider, '/auth/me'),
      admin: await read(admin, `/riders/${rider.user.id}`),
    },
    driver: {
      driver: await read(driver, '/auth/me'),
      fleetadmin: await read(fleetadmin, `/drivers/${driver.user.id}`),
      admin: await read(admin, `/drivers/${driver.user.id}`),
    },
  };
}

/** The amounts of a trip that is paid in cash, less the promo of 2 (rules 3.12, 3.13). */
function cash(payable: number) {
  const packet = {
    payment_mode: 'cash',
    customer_paid: payable,
    discount_amount: 2,
    usedWalletMoney: 0,
    cardPaymentAmount: 0,
    cashPaymentAmount: payable,
    payableAmount: payable,
    promo_applied: true,
    promo_details: { promo_key: PROMO.id, promo_name: 'SPRING' },
  };
  return { ...packet, discount: 2, paymentPacket: { appcat: 'taxi', ...packet } };
}

/** The fields that all parties see of a booking that no driver has accepted yet (rules 3.8 to 3.13). */
const newTrip = (id: string) => ({
  id,
  booking_id: id,
  reference: expect.stringMatching(/^W-\w{4}-\w{2}$/),
  status: 'NEW',
  carType: 'Economy',
  carImage: CAR_IMAGE,
  customer: clients.rider.user.id,
  customer_name: 'Rita Rider',
  customer_contact: clients.rider.user.mobile,
  customer_image: RIDER_IMAGE,
  customer_rating: 0,
  pickup: PICKUP,
  drop: DROP,
  pickupAddress: 'Times Square',
  dropAddress: 'Columbus Circle',
  // 1.001 km at 2.5, two minutes at 30 an hour and 2.5 are 6.0025. 15 % of it is 0.900375: together 6.902875.
  estimate: 6.9,
  trip_cost: 6.9,
  estimateDistance: 1.001,
  distance: 1.001,
  estimateTime: 120,
  bookLater: false,
  tripdate: at.booked,
  bookingDate: at.booked,
  coords: [
    { latitude: 40.758, longitude: -73.9855 },
    { latitude: 40.767, longitude: -73.9855 },
  ],
  booking_type_admin: false,
  ...cash(4.9),
  gateway: null,
  prepaid: false,
  promo_terms: { promo_discount_type: 'flat', promo_discount_value: 2, max_promo_discount_value: 0 },
  parcelTypeSelected: null,
  optionSelected: null,
  noShowTerms: { fee: null, waiting: false, freeMinutes: 5 },
  cancelSlab: SLAB,
});

/** The fields that only some roles see (rules 3.11, 3.12, 6.4). Device tokens reach no one. */
const forEarners = { convenience_fees: 0.9, driver_share: 6 };
const forOffice = {
  tariff: {
    base_fare: 2.5,
    rate_per_unit_distance: 2.5,
    rate_per_hour: 30,
    min_fare: 5,
    convenience_fees: 15,
    convenience_fee_type: 'percentage',
  },
};

/**
 * The fields about the rider and the parcel that a driver sees of a trip that is not theirs yet, or no
 * longer.
 */
const firstNameOnly = {
  customer_name: 'Rita',
  customer_contact: null,
  customer_image: null,
  deliveryPerson: null,
  deliveryPersonPhone: null,
  pickUpInstructions: null,
  deliveryInstructions: null,
};

/** Returns each viewer's view of the trip while it is NEW. */
function newViews(id: string, otp: string): Record<Viewer, unknown> {
  const trip = newTrip(id);
  const office = { ...forEarners, ...forOffice, version: 1 };
  const offer = { ...trip, ...forEarners, ...firstNameOnly, otp_required: true };
  const offered = { ...offer, offerExpiresAt: at.booked + 30_000, version: 1 };
  const { driver, otherDriver } = ids();
  return {
    rider: {
      ...trip,
      otp,
      customer_email: clients.rider.user.email,
      search: {
        since: at.booked,
        endsAt: at.booked + 30 * 60_000,
        asked: 2,
        asking: 2,
        searched: 2.5,
        radius: 10,
      },
    },
    driver: offered,
    otherDriver: offered,
    fleetadmin: NOT_FOUND,
    admin: {
      ...trip,
      ...office,
      otp_required: true,
      customer_email: clients.rider.user.email,
      requestedDrivers: { [driver]: true, [otherDriver]: true },
      asked: [
        { driver, driver_name: 'Dan Driver', expiresAt: at.booked + 30_000 },
        { driver: otherDriver, driver_name: 'Test driver', expiresAt: at.booked + 30_000 },
      ],
    },
  };
}

/** Returns each viewer's view of the trip from acceptance on: the accepted trip with later changes to it. */
function drivenViews(
  id: string,
  otp: string,
  version: number,
  changes: object,
  { earners = forEarners, isMoving = true }: { earners?: object; isMoving?: boolean } = {},
): Record<Viewer, unknown> {
  const { user: driver } = clients.driver;
  const trip = {
    ...newTrip(id),
    status: 'ACCEPTED',
    driver: driver.id,
    driver_name: 'Dan Driver',
    driver_image: DRIVER_IMAGE,
    driver_contact: driver.mobile,
    vehicle_number: driver.vehicleNumber,
    vehicle_make: 'Toyota',
    vehicle_model: 'Prius',
    vehicle_color: 'Silver',
    driverRating: 4,
    fleetadmin: clients.fleetadmin.user.id,
    driver_accept_time: at.accepted,
    ...changes,
  };
  const position = isMoving ? { driver_location: { lat: PICKUP.lat, lng: PICKUP.lng } } : {};
  // The driver gave the rider's code.
  const proven = 'trip_start_time' in changes ? { startProven: true } : {};
  const office = { ...trip, ...earners, ...proven, ...forOffice, ...position, version };
  const customer_email = clients.rider.user.email;
  return {
    rider: { ...trip, ...position, otp, customer_email },
    driver: { ...trip, ...earners, ...proven, otp_required: true, version },
    otherDriver: NOT_FOUND,
    fleetadmin: { ...office, customer_contact: null, deliveryPersonPhone: null },
    admin: { ...office, otp_required: true, customer_email, asked: [] },
  };
}

/**
 * The rider and the driver, each as their viewers see them (rules 3.2 to 3.6): no password, no device token.
 */
function peopleViews({ savedAddresses, ...driving }: Record<string, unknown> = {}) {
  const { rider, driver } = { rider: clients.rider.user, driver: clients.driver.user };
  const riderSeen = {
    id: rider.id,
    usertype: 'rider',
    firstName: 'Rita',
    lastName: 'Rider',
    email: rider.email,
    mobile: rider.mobile,
    profile_image: RIDER_IMAGE,
    approved: true,
    emailVerified: true,
    loginType: 'facebook',
    mobileVerified: true,
    createdAt: 1_000,
    userPlatform: 'IOS',
    referralId: rider.referralId,
    signupViaReferral: clients.admin.user.id,
    walletBalance: 50,
    ...(savedAddresses !== undefined && { savedAddresses }),
  };
  const { walletBalance = 0, ...changes } = driving;
  const driverSeen = {
    id: driver.id,
    usertype: 'driver',
    firstName: 'Dan',
    lastName: 'Driver',
    email: driver.email,
    mobile: driver.mobile,
    profile_image: DRIVER_IMAGE,
    approved: true,
    emailVerified: true,
    loginType: 'email',
    createdAt: 2_000,
    createdByAdmin: true,
    userPlatform: 'ANDROID',
    referralId: driver.referralId,
    vehicleMake: 'Toyota',
    vehicleModel: 'Prius',
    vehicleColor: 'Silver',
    vehicleNumber: driver.vehicleNumber,
    other_info: 'Silver',
    carType: 'Economy',
    driverActiveStatus: true,
    queue: false,
    location: { lat: PICKUP.lat, lng: PICKUP.lng },
    licenseImage: `/api/drivers/${driver.id}/license_image?key=license-of-dan`,
    ratings: { userrating: 4, details: [{ user: 'an-earlier-rider', rate: 4 }] },
    fleetadmin: clients.fleetadmin.user.id,
    ...changes,
  };
  const own = {
    ...driverSeen,
    mobileVerified: true,
    walletBalance,
    bankName: 'First Bank',
    bankCode: 'FB1',
    bankAccount: '12345678',
  };
  return {
    rider: { rider: riderSeen, admin: riderSeen },
    driver: { driver: own, fleetadmin: driverSeen, admin: own },
  };
}

/** The titles of the messages sent to a user so far. */
async function notificationsOf({ user }: Client): Promise<string[]> {
  const { rows } = await db().outbox.list({
    filter: { to: user.id, channel: 'push' },
    sort: { field: 'at', order: 1 },
    skip: 0,
    limit: 50,
  });
  return rows.map(({ title }) => title);
}

async function step(client: Client, when: number, path: string, body: object = {}): Promise<Answer> {
  app.clock.at = when;
  const answer = await client.post(path, body);
  expect({ path, error: answer.body.error }).toEqual({ path, error: undefined });
  return answer;
}

/** Books the trip. Returns its id, and the code that only the rider and the office know. */
async function book(): Promise<{ id: string; otp: string }> {
  const { body } = await step(clients.rider, at.booked, '/bookings', { ...aTrip, promo: 'SPRING' });
  expect(body.otp).toMatch(/^[1-9]\d{4}$/);
  return { id: body.id, otp: body.otp };
}

const accept = (id: string) => step(clients.driver, at.accepted, `/bookings/${id}/accept`);

it('shows every party exactly their fields of a trip and its people at every status [3.2, 3.3, 3.4, 3.5, 3.6, 3.8, 3.9, 3.10, 3.11, 3.12, 3.13, 3.14, 3.15, 4.3, 4.4, 4.5, 4.7, 4.9, 6.4]', async () => {
  const { rider, driver } = clients;
  const { id, otp } = await book();
  expect(await seen(id)).toEqual(newViews(id, otp));
  expect(await people()).toEqual(peopleViews());
  expect(await db().bookings.findById(id)).toMatchObject({ customer_token: rider.user.pushToken });
  expect(await notificationsOf(rider)).toEqual([]);

  await accept(id);
  expect(await seen(id)).toEqual(drivenViews(id, otp, 2, {}));
  expect(await people()).toEqual(peopleViews({ queue: true }));
  expect(await db().bookings.findById(id)).toMatchObject({ driver_token: driver.user.pushToken });
  expect(await notificationsOf(rider)).toEqual(['Your driver is on the way']);
  expect((await clients.otherDriver.post(`/bookings/${id}/accept`)).body.error).toBe('offer_gone');

  await step(driver, at.arrived, `/bookings/${id}/arrive`);
  const pickupWait = { notifiedAt: at.arrived };
  const arrived = { status: 'ARRIVED', driver_arrive_time: at.arrived, pickupWait };
  const waiting = { ...arrived, noShowFrom: at.arrived + 5 * 60_000 };
  expect(await seen(id)).toEqual(drivenViews(id, otp, 3, waiting));
  expect(await people()).toEqual(peopleViews({ queue: true }));
  expect((await notificationsOf(rider)).slice(1)).toEqual(['Your driver has arrived']);

  await step(driver, at.started, `/bookings/${id}/start`, { otp });
  const started = { ...arrived, status: 'STARTED', trip_start_time: at.started, startTime: at.started };
  expect(await seen(id)).toEqual(drivenViews(id, otp, 4, started));
  expect(await people()).toEqual(peopleViews({ queue: true }));
  expect((await notificationsOf(rider)).slice(2)).toEqual(['Your trip has started']);
  const startPoint = { id: expect.any(String), at: at.started, lat: PICKUP.lat, lng: PICKUP.lng };
  const track = [{ ...startPoint, status: 'STARTED' }];
  expect((await rider.get(`/bookings/${id}/tracking`)).body).toEqual(track);

  // The trip passes through REACHED: it is announced, and its tracking point is stored.
  const socket = await sockets.connect(app, rider);
  const { received } = await receivedBy({ received: socket }, 'booking:changed', () =>
    step(driver, at.ended, `/bookings/${id}/reach`, { lat: DROP.lat, lng: DROP.lng }),
  );
  const announced = (status: BookingStatus, version: number) => ({ id, status, version });
  expect(received).toEqual([announced('REACHED', 5), announced('PENDING', 6)]);
  const ended = {
    ...started,
    status: 'PENDING',
    trip_end_time: at.ended,
    endTime: at.ended,
    total_trip_time: 180,
    drop: { lat: DROP.lat, lng: DROP.lng, add: '40.767, -73.986' },
    dropAddress: '40.767, -73.986',
    // 1.001 km at 2.5, three minutes at 30 an hour and 2.5 are 6.5025. 15 % of it is 0.975375: together
    // 7.477875.
    trip_cost: 7.48,
    ...cash(5.48),
  };
  const settled = { earners: { convenience_fees: 0.98, driver_share: 6.5 }, isMoving: false };
  expect(await seen(id)).toEqual(drivenViews(id, otp, 6, ended, settled));
  const savedAddresses = [{ description: '40.767, -73.986', lat: DROP.lat, lng: DROP.lng, count: 1 }];
  expect(await people()).toEqual(peopleViews({ savedAddresses }));
  expect((await notificationsOf(rider)).slice(3)).toEqual(['You have arrived']);
  const end = { id: expect.any(String), at: at.ended, status: 'REACHED', lat: DROP.lat, lng: DROP.lng };
  expect((await rider.get(`/bookings/${id}/tracking`)).body).toEqual([...track, end]);

  await step(driver, at.paid, `/bookings/${id}/pay`, { payment_mode: 'cash' });
  const paid = { ...ended, status: 'PAID' };
  expect(await seen(id)).toEqual(drivenViews(id, otp, 7, paid, settled));
  // The share of 6.5, less the 5.48 that Dan was given.
  expect(await people()).toEqual(peopleViews({ savedAddresses, walletBalance: 1.02 }));
  expect((await driver.get('/wallethistory?sort=["date","DESC"]&range=[0,9]')).body).toEqual(
    [
      { type: 'Credit', amount: 6.5, kind: 'share', balance: 1.02, txRef: `booking:${id}:share` },
      { type: 'Debit', amount: 5.48, kind: 'cash', balance: -5.48, txRef: `booking:${id}:cash` },
    ].map((entry) => ({
      ...entry,
      id: entry.txRef,
      uid: driver.user.id,
      date: at.paid,
      booking: id,
      bookingReference: expect.stringMatching(/^W-/),
    })),
  );
  expect((await notificationsOf(rider)).slice(4)).toEqual(['The trip is paid']);
  expect(await notificationsOf(driver)).toEqual(['You have a new trip', 'The trip is paid']);

  await step(rider, at.rated, `/bookings/${id}/complete`, { rating: 5 });
  const complete = { ...paid, status: 'COMPLETE', rating: 5 };
  expect(await seen(id)).toEqual(drivenViews(id, otp, 8, complete, settled));
  const details = [
    { user: 'an-earlier-rider', rate: 4 },
    { user: rider.user.id, rate: 5 },
  ];
  const ratings = { userrating: 4.5, details };
  expect(await people()).toEqual(peopleViews({ savedAddresses, walletBalance: 1.02, ratings }));
  expect((await notificationsOf(rider)).slice(5)).toEqual([]);
  expect((await notificationsOf(driver)).slice(2)).toEqual(['You have a new rating']);
});

it('shows every party exactly their fields of a trip canceled on the way [3.14, 3.15, 4.10, 4.21, 4.22, 4.23]', async () => {
  const { id, otp } = await book();
  await accept(id);
  // Three minutes after acceptance, beyond the slab of two minutes, which costs 3 (rule 3.27).
  await step(clients.rider, at.accepted + 180_000, `/bookings/${id}/cancel`, { reason: 'Too slow' });
  const cancelled = {
    status: 'CANCELLED',
    reason: 'Too slow',
    cancelledBy: 'rider',
    cancelledAt: at.accepted + 180_000,
    cancel_fee: 3,
  };
  const views = drivenViews(id, otp, 3, cancelled, { isMoving: false });
  expect(await seen(id)).toEqual({
    rider: {
      ...(views.rider as object),
      driver_name: 'Dan',
      driver_image: null,
      driver_contact: null,
    },
    driver: { ...(views.driver as object), ...firstNameOnly },
    otherDriver: NOT_FOUND,
    fleetadmin: { ...(views.fleetadmin as object), ...firstNameOnly },
    admin: views.admin,
  });
  const { driver, rider } = await people();
  expect(driver.driver).toMatchObject({ queue: false, walletBalance: 3 });
  expect(rider.rider).toMatchObject({ walletBalance: 47 });
  expect((await notificationsOf(clients.rider)).slice(1)).toEqual(['The trip was canceled']);
  expect((await notificationsOf(clients.driver)).slice(1)).toEqual(['The trip was canceled']);
});

it('shows every party exactly their fields of a trip canceled before a driver took it [3.14, 3.17, 4.10, 4.22, 4.24]', async () => {
  const { id, otp } = await book();
  await step(clients.rider, at.booked + 5_000, `/bookings/${id}/cancel`, { reason: 'Changed my mind' });
  const cancelled = {
    status: 'CANCELLED',
    reason: 'Changed my mind',
    cancelledBy: 'rider',
    cancelledAt: at.booked + 5_000,
  };
  const views = newViews(id, otp);
  const { requestedDrivers: _withdrawn, ...office } = views.admin as Record<string, unknown>;
  const { search: _over, ...forRider } = views.rider as Record<string, unknown>;
  expect(await seen(id)).toEqual({
    rider: { ...forRider, ...cancelled },
    driver: NOT_FOUND,
    otherDriver: NOT_FOUND,
    fleetadmin: NOT_FOUND,
    admin: { ...office, ...cancelled, asked: [], version: 2 },
  });
});
