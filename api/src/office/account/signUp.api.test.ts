import { aLicense } from '../../../test/support/aPicture.js';
import { aCarType, aTrip, PICKUP } from '../../../test/support/builders.js';
import { type Client, startTestApp, type TestApp } from '../../../test/support/testApp.js';

/** The data that a sign-up stores, of all the data that the apps send. */
let app: TestApp;
let admin: Client;
const HOUR_MS = 60 * 60_000;

beforeAll(async () => {
  app = await startTestApp();
  await app.services.db.carTypes.insert(aCarType());
  admin = await app.signedIn('admin');
});
afterAll(() => app.close());

const vehicle = {
  vehicleMake: 'Toyota',
  vehicleModel: 'Prius',
  vehicleColor: 'Silver',
  vehicleNumber: 'NY 1234',
  carType: 'Economy',
  other_info: 'Child seat',
};
const bank = { bankName: 'Harbour Bank', bankCode: 'HB1', bankAccount: '0042' };

let people = 0;
const signUp = (fields: object = {}) => {
  people += 1;
  const contact = { email: `ann${people}@example.com`, mobile: `+1202555${1000 + people}` };
  const regData = { firstName: 'Ann', lastName: 'Lee', password: 'secret1', ...contact, ...fields };
  return app.anonymous.post('/user_signup', { regData });
};
const aDriver = async (fields: object = {}) =>
  signUp({ usertype: 'driver', licenseImage: await aLicense(app.services), ...vehicle, ...fields });
const readStored = async (uid: string) => (await app.services.db.users.findById(uid))!;

it('a driver who signs up in the app is offered trips after the approval [5.8, 7.11]', async () => {
  await app.services.db.settings.saveSettings({ driver_approval: true });
  const fromApp = { createdAt: 1, referralId: 'ann1815', pushToken: 'a phone', userPlatform: 'IOS' };
  const { status, body } = await aDriver({ ...bank, ...fromApp });
  expect(status).toBe(201);
  expect(await readStored(body.uid)).toMatchObject({ approved: false, createdAt: app.clock.at });
  expect((await admin.put(`/drivers/${body.uid}`, { approved: true })).status).toBe(200);

  const driver = await app.clientOf(await readStored(body.uid));
  await driver.put('/drivers/me/status', { driverActiveStatus: true });
  const { lat, lng } = PICKUP;
  expect((await driver.put('/drivers/me/location', { lat, lng })).status).toBe(200);
  const rider = await app.signedIn('rider');
  const booking = (await rider.post('/bookings', aTrip)).body;
  expect(booking.status).toBe('NEW');
  const offers = (await driver.get('/bookings')).body;
  expect(offers.map(({ id }: { id: string }) => id)).toEqual([booking.id]);
  expect((await driver.post(`/bookings/${booking.id}/accept`)).body).toMatchObject({
    status: 'ACCEPTED',
    vehicle_number: 'NY 1234',
  });
});

it('a used email address and a used phone number are each named [5.32]', async () => {
  const used = { email: 'used@example.com', mobile: '+12025559999' };
  await app.signedIn('rider', used);
  const fieldsOf = async (contact: object) => {
    const { status, body } = await signUp(contact);
    return [status, body.error, Object.keys(body.errors)];
  };
  expect(await fieldsOf({ mobile: used.mobile })).toEqual([409, 'user_exists', ['mobile']]);
  expect(await fieldsOf({ email: 'USED@Example.com' })).toEqual([409, 'user_exists', ['email']]);
});

it('a driver’s vehicle, bank details and device are kept [3.3, 3.4, 7.11]', async () => {
  const { body } = await aDriver({ ...bank, pushToken: 'another phone', userPlatform: 'ANDROID' });
  const device = { pushToken: 'another phone', userPlatform: 'ANDROID' };
  expect(await readStored(body.uid)).toMatchObject({ ...vehicle, ...bank, ...device });
});

it('payouts to bank details from a sign-up pause as after a change of them', async () => {
  await app.services.db.settings.saveSettings({ payoutHoldHours: 48 });
  const { body } = await aDriver(bank);
  expect((await readStored(body.uid)).payoutHeldUntil).toBe(app.clock.at + 48 * HOUR_MS);
  const { body: without } = await aDriver({ bankName: '', bankCode: null, bankAccount: ' ' });
  expect(await readStored(without.uid)).not.toHaveProperty('payoutHeldUntil');
  expect(await readStored(without.uid)).not.toHaveProperty('bankAccount');
});

it('a rider has no vehicle, and bank details only if riders may withdraw [3.4, 3.36]', async () => {
  const fieldsOf = async () => {
    const { body } = await signUp({ ...vehicle, ...bank, userPlatform: 'IOS' });
    return readStored(body.uid);
  };
  const rider = await fieldsOf();
  for (const field of [...Object.keys(vehicle), ...Object.keys(bank)])
    expect(rider).not.toHaveProperty(field);
  expect(rider.userPlatform).toBe('IOS');
  await app.services.db.settings.saveSettings({ RiderWithDraw: true });
  expect(await fieldsOf()).toMatchObject(bank);
  await app.services.db.settings.saveSettings({ RiderWithDraw: false });
});

it('a car type is accepted by name or id, and must exist', async () => {
  const carType = await app.services.db.carTypes.findByIdOrName('Economy');
  const { body } = await aDriver({ carType: carType?.id });
  expect((await readStored(body.uid)).carType).toBe('Economy');
  const refused = await aDriver({ carType: 'Rocket' });
  expect(refused).toMatchObject({
    status: 400,
    body: { error: 'validation_error', errors: expect.anything() },
  });
  expect(Object.keys(refused.body.errors)).toEqual(['carType']);
});

it('a device token stays with the user who has it until someone signs in with it', async () => {
  const owner = await app.signedIn('rider', { pushToken: 'shared phone', userPlatform: 'IOS' });
  const { status, body } = await signUp({ pushToken: 'shared phone', userPlatform: 'ANDROID' });
  expect(status).toBe(201);
  expect(await readStored(owner.user.id)).toMatchObject({ pushToken: 'shared phone', userPlatform: 'IOS' });
  expect(await readStored(body.uid)).not.toHaveProperty('pushToken');
  const newcomer = await app.clientOf(await readStored(body.uid));
  await newcomer.put('/auth/me/device', { pushToken: 'shared phone', userPlatform: 'ANDROID' });
  expect((await readStored(body.uid)).pushToken).toBe('shared phone');
});

describe('the referral id of a sign-up', () => {
  it('is the user’s own, not the referrer’s [3.3, 5.41, 7.11]', async () => {
    const { status, body } = await signUp({ referralId: 'Ann4321' });
    expect(status).toBe(201);
    const user = await readStored(body.uid);
    expect(user.referralId).toBe('ann4321');
    expect(user).not.toHaveProperty('signupViaReferral');
    const { body: found } = await app.anonymous.post('/validate_referrer', { referralId: 'ann4321' });
    expect(found).toEqual({ uid: body.uid });
  });

  it.each(['', 'ann', 'ann12345', 'bob1234', 'ann0999'])(
    'is replaced if it is not one of the user’s: “%s” [9.6]',
    async (referralId) => {
      const { body } = await signUp({ referralId });
      expect((await readStored(body.uid)).referralId).toMatch(/^ann[1-9]\d{3}$/);
    },
  );

  it('is replaced if another user has it, who does not become the referrer', async () => {
    const { user } = await app.signedIn('rider', { firstName: 'Ann', referralId: 'ann7777' });
    const { body } = await signUp({ referralId: 'ann7777' });
    const newcomer = await readStored(body.uid);
    expect(newcomer.referralId).toMatch(/^ann[1-9]\d{3}$/);
    expect(newcomer.referralId).not.toBe(user.referralId);
    expect(newcomer).not.toHaveProperty('signupViaReferral');
  });
});

describe('the referrer of a sign-up', () => {
  it('is named by uid [3.3, 7.22]', async () => {
    const { user: referrer } = await app.signedIn('rider', { referralId: 'grace1906' });
    const { uid } = (await app.anonymous.post('/validate_referrer', { referralId: 'Grace1906' })).body;
    const { body } = await signUp({ signupViaReferral: uid });
    expect(await readStored(body.uid)).toMatchObject({ signupViaReferral: referrer.id });
  });

  it('must exist [5.31]', async () => {
    const { status, body } = await signUp({ signupViaReferral: 'unknown' });
    expect({ status, error: body.error }).toEqual({ status: 400, error: 'referer_not_found' });
  });

  it('is found by the longest referral id a name can give', async () => {
    const { body } = await signUp({ firstName: 'a'.repeat(60) });
    const { referralId } = await readStored(body.uid);
    expect((await app.anonymous.post('/validate_referrer', { referralId })).body).toEqual({ uid: body.uid });
  });

  it('may be left empty', async () => {
    for (const signupViaReferral of ['', null])
      expect((await signUp({ signupViaReferral })).status).toBe(201);
  });
});

describe('a lookup of contacts that fails', () => {
  const issue = { status: 503, body: { error: 'email_or_mobile_issue' } };
  let whole: TestApp['services']['db']['users']['findByContact'];
  beforeAll(() => {
    const { users } = app.services.db;
    whole = users.findByContact;
    users.findByContact = () => Promise.reject(new Error('the database is away'));
  });
  afterAll(() => {
    app.services.db.users.findByContact = whole;
  });

  it('refuses a sign-up with email_or_mobile_issue [5.32]', async () => {
    expect(await signUp({ email: 'unlucky@example.com' })).toMatchObject(issue);
    expect(await app.services.db.users.findByProven('email', 'unlucky@example.com')).toBeNull();
  });

  it.each(['riders', 'drivers', 'fleetadmins', 'alladmin'])(
    'refuses a user of %s added in the panel with email_or_mobile_issue [5.39, 5.43]',
    async (resource) => {
      const input = { firstName: 'Una', lastName: 'Lucky', email: 'unlucky@example.com' };
      expect(await admin.post(`/${resource}`, input)).toMatchObject(issue);
      expect(await app.services.db.users.findByProven('email', 'unlucky@example.com')).toBeNull();
    },
  );

  it('is reported by check_user_exists [5.32, 7.10]', async () => {
    const { status, body } = await app.anonymous.post('/check_user_exists', { email: 'unlucky@example.com' });
    expect({ status, body }).toMatchObject(issue);
    expect(body).not.toHaveProperty('users');
  });
});

describe('the password rule', () => {
  afterAll(() => app.services.db.settings.saveSettings({ passwordRule: 'alphanumeric' }));

  it.each([
    ['alphanumeric', 'abc-def', 'password_alphaNumeric_check', 'abcdef'],
    ['any', '', 'password_blank_messege', '-'],
    ['complex', 'Abcdefg1', 'password_complexity_check', 'Abcdef1!'],
  ])('%s is applied when the settings choose it [5.29]', async (passwordRule, bad, error, good) => {
    expect((await admin.put('/settings', { passwordRule })).body.passwordRule).toBe(passwordRule);
    expect((await app.anonymous.get('/bootstrap')).body.settings.passwordRule).toBe(passwordRule);
    const refused = await signUp({ password: bad });
    expect({ status: refused.status, error: refused.body.error }).toEqual({ status: 400, error });
    const email = `${passwordRule}@example.com`;
    expect((await signUp({ email, password: good })).status).toBe(201);
    expect((await app.anonymous.post('/auth/token', { email, password: good })).status).toBe(200);
    const reset = await app.anonymous.post('/auth/reset-password', { token: 'unknown', password: bad });
    expect(reset.body.error).toBe(error);
    const unknown = await app.anonymous.post('/auth/reset-password', { token: 'unknown', password: good });
    expect(unknown.body.error).toBe('link_invalid');
  });

  it('must be one of the three [5.29]', async () => {
    expect((await admin.put('/settings', { passwordRule: 'none' })).body.error).toBe('validation_error');
  });
});
