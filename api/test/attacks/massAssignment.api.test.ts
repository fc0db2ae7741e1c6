import { aLicense } from '../support/aPicture.js';
import { aCarType, aTrip, newId } from '../support/builders.js';
import { type AttackedApp, startAttackedApp } from './attackedApp.js';

let app: AttackedApp;

beforeAll(async () => {
  app = await startAttackedApp();
  await app.services.db.carTypes.insert(aCarType());
});
afterAll(() => app.close());

/** The first version of the API takes no notice of fields that it does not know; later ones refuse them. */
const firstVersion = { 'Wayfare-Version': '2026-11-01' };

/** Fields no user may set on their own account. */
const privileges = {
  id: 'an-id-of-mine',
  _id: 'an-id-of-mine',
  usertype: 'admin',
  approved: true,
  walletBalance: 1_000_000,
  wallet: { sequence: 9, recent: [], pending: [] },
  bonusDue: { referrer: 'me', amount: 100 },
  emailVerified: true,
  createdByAdmin: true,
  loginType: 'google',
  socialIds: ['google:somebody'],
  referralId: 'mine1234',
  queue: false,
  ratings: { userrating: 5, details: [] },
  signedOutAt: 0,
  savedAddresses: [{ description: 'x', lat: 0, lng: 0, count: 9 }],
  pushToken: 'a token of somebody',
};
const readStored = async (id: string) =>
  (await app.connection.collection<{ _id: string }>('users').findOne({ _id: id })) as Record<
    string,
    unknown
  > | null;

it('sign-up ignores or rejects privileged fields', async () => {
  await app.services.db.settings.saveSettings({ driver_approval: true });
  const owner = await app.signedIn('rider', { pushToken: privileges.pushToken, userPlatform: 'IOS' });
  const regData = {
    firstName: 'Eve',
    lastName: 'Example',
    email: 'eve@example.com',
    password: 'secret@1',
    mobile: '+12025550101',
  };
  const refused = await app.anonymous.post('/user_signup', { regData: { ...regData, ...privileges } });
  expect(refused.status).toBe(400);
  expect(app.refusals.at(-1)).toMatchObject({ path: '/api/user_signup', status: 400 });
  const { body } = await app.anonymous.post('/user_signup', {
    regData: {
      ...privileges,
      ...regData,
      usertype: 'driver',
      licenseImage: await aLicense(app.services),
      fleetadmin: 'a fleet of somebody',
      driverActiveStatus: true,
      payoutHeldUntil: 0,
      mobileVerified: true,
      bankAccount: '0042',
    },
  });
  const user = await readStored(body.uid);
  expect(user).toMatchObject({
    usertype: 'driver',
    approved: false,
    emailVerified: false,
    loginType: 'email',
    driverActiveStatus: false,
    payoutHeldUntil: app.clock.at + 72 * 3_600_000,
  });
  expect(user?.referralId).toMatch(/^eve[1-9]\d{3}$/);
  // The token of another user's phone stays with that user.
  expect((await readStored(owner.user.id))?.pushToken).toBe(privileges.pushToken);
  expect(String(user?.walletBalance)).toBe('0');
  for (const field of [
    'createdByAdmin',
    'socialIds',
    'bonusDue',
    'savedAddresses',
    'pushToken',
    'ratings',
    'fleetadmin',
    'mobileVerified',
    'signupViaReferral',
  ])
    expect(user).not.toHaveProperty(field);
});

it.each(['rider', 'driver', 'fleetadmin', 'admin'] as const)(
  'a %s can change only allowed profile fields',
  async (usertype) => {
    const person = await app.signedIn(usertype);
    const before = await readStored(person.user.id);
    const refused = await person.put('/auth/me', { ...privileges, lastName: 'Changed' });
    expect(refused.status).toBe(400);
    expect(Object.keys(refused.body.errors).sort()).toEqual(Object.keys(privileges).sort());
    expect(await readStored(person.user.id)).toEqual(before);
    expect((await person.put('/auth/me', { ...privileges, lastName: 'Changed' }, firstVersion)).status).toBe(
      200,
    );
    expect({ ...(await readStored(person.user.id)), search: null }).toEqual({
      ...before,
      lastName: 'Changed',
      search: null,
    });
  },
);

it('a fleet admin adds drivers only to the own fleet, and sets neither money nor approval', async () => {
  const fleet = await app.signedIn('fleetadmin');
  const others = await app.signedIn('fleetadmin');
  const driver = {
    ...privileges,
    pushToken: undefined,
    firstName: 'Dan',
    lastName: 'Driver',
    email: 'dan@example.com',
    mobile: '+12025550102',
    fleetadmin: others.user.id,
  };
  expect((await fleet.post('/drivers', driver)).status).toBe(400);
  const { status, body } = await fleet.post('/drivers', driver, firstVersion);
  expect(status).toBe(201);
  const made = await readStored(body.id);
  expect(made).toMatchObject({ usertype: 'driver', fleetadmin: fleet.user.id });
  expect(String(made?.walletBalance)).toBe('0');
  await app.services.db.users.update(body.id, { approved: false });
  const before = await readStored(body.id);
  const change = {
    ...privileges,
    fleetadmin: others.user.id,
  };
  expect((await fleet.put(`/drivers/${body.id}`, change)).status).toBe(400);
  expect((await fleet.put(`/drivers/${body.id}`, change, firstVersion)).status).toBe(200);
  expect(await readStored(body.id)).toEqual(before);
});

it('a rider cannot set the price, the customer or the status of a new booking', async () => {
  const rider = await app.signedIn('rider');
  const other = await app.signedIn('rider');
  const driver = await app.signedIn('driver');
  const priced = (await rider.post('/bookings', aTrip)).body;
  await rider.post(`/bookings/${priced.id}/cancel`, { reason: 'Late' });
  const forged = {
    ...aTrip,
    id: newId(),
    customer: other.user.id,
    status: 'PAID',
    trip_cost: 0.01,
    estimate: 0.01,
    convenience_fees: 0,
    driver_share: 1000,
    discount: 1000,
    customer_paid: 1000,
    prepaid: true,
    driver: driver.user.id,
    fleetadmin: 'mine',
    otp: false,
    tariff: { base_fare: 0 },
    paymentPacket: { payableAmount: 0 },
    promo_applied: true,
    promo_details: { promo_discount_value: 100 },
    effects: [{ kind: 'postWallet', uid: rider.user.id, amount: 1000 }],
    booking_type_admin: true,
    requestedDrivers: { [driver.user.id]: true },
  };
  const refused = await rider.post('/bookings', forged);
  expect(refused.status).toBe(400);
  expect(Object.keys(refused.body.errors)).toEqual(
    expect.arrayContaining(['customer', 'status', 'trip_cost', 'prepaid', 'effects']),
  );
  const { status, body } = await rider.post('/bookings', forged, firstVersion);
  expect(status).toBe(201);
  expect(await app.services.db.bookings.findById(body.id)).toMatchObject({
    customer: rider.user.id,
    status: 'NEW',
    trip_cost: priced.trip_cost,
    prepaid: false,
    booking_type_admin: false,
    promo_applied: false,
  });
  const kept = await app.services.db.bookings.findById(body.id);
  expect(kept?.driver ?? null).toBeNull();
  expect(JSON.stringify(kept)).not.toContain('1000');
  expect((await app.services.db.users.findById(rider.user.id))?.walletBalance).toBe(0);
});

it('a payout request is always open, for the caller, and to the bank account on file', async () => {
  const driver = await app.signedIn('driver', { walletBalance: 50, bankAccount: 'on file' });
  const forged = {
    amount: 10,
    uid: newId(),
    processed: true,
    name: 'Somebody',
    bankAccount: 'mine',
    date: 1,
  };
  expect((await driver.post('/withdraws', forged)).status).toBe(400);
  const { body } = await driver.post('/withdraws', forged, firstVersion);
  const { body: request } = await driver.get(`/withdraws/${body.id}`);
  expect(request).toMatchObject({ uid: driver.user.id, processed: false, bankAccount: 'on file' });
});
