import { aPoint } from '../../../test/support/aPicture.js';
import { sweepImages } from '../../basics/image/sweepImages.js';
import { type Client, startTestApp, type TestApp } from '../../../test/support/testApp.js';

/**
 * Pictures of users: stored first, claimed once, shown only to permitted users, and removed with their
 * record.
 */
let app: TestApp;
let admin: Client;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signedIn('admin');
});
afterAll(() => app.close());

const DAY_MS = 24 * 60 * 60_000;
const MINUTE_MS = 60_000;

const authorization = async (client: Client): Promise<Record<string, string>> =>
  client.user.id ? { authorization: `Bearer ${await app.tokenOf(client.user.id)}` } : {};
const open = async (client: Client, path: string) =>
  app.request('get', path).set(await authorization(client));
/** Stores a picture; returns its reference or URL. */
async function readStored(client: Client, path: '/license_images' | '/profile_images'): Promise<string> {
  const request = app.request('post', `/api${path}`).set(await authorization(client));
  const { body } = await request.attach('image', aPoint(), 'point.png');
  const { reference, url } = body as { reference: string; url: string };
  return reference ?? url;
}
const newLicense = () => readStored(app.anonymous, '/license_images');
const statusOf = async (client: Client, path: string) => (await open(client, path)).status;

let drivers = 0;
const signUp = (licenseImage: string, usertype = 'driver') => {
  drivers += 1;
  const contact = { email: `dora${drivers}@example.com`, mobile: `+1202555${1000 + drivers}` };
  const regData = { firstName: 'Dora', lastName: 'Drive', password: 'secret@1', usertype, licenseImage };
  return app.anonymous.post('/user_signup', { regData: { ...regData, ...contact } });
};
/** A driver who has signed up with a license, and the URL that shows it. */
async function aDriver(changes: object = {}) {
  const key = await newLicense();
  const { uid } = (await signUp(key)).body;
  await app.services.db.users.update(uid, { approved: true, ...changes });
  const driver = await app.clientOf((await app.services.db.users.findById(uid))!);
  return { key, driver, path: (await driver.get('/auth/me')).body.licenseImage as string };
}
async function isKept(key: string) {
  return (await app.services.images.get(key)) !== null;
}
/** Advances the clock and runs the cleanup of the scheduler. */
async function sweptAfter(ms: number) {
  app.clock.at += ms;
  await sweepImages(100, app.services);
}

it('a driver signs up with a license picture that was stored before the account existed [6.24, 7.36]', async () => {
  const reference = await newLicense();
  const { status, body } = await signUp(reference);
  expect(status).toBe(201);
  const { licenseImage } = (await admin.get(`/drivers/${body.uid}`)).body;
  expect(licenseImage).toBe(`/api/drivers/${body.uid}/license_image?key=${reference}`);
  const shown = await open(admin, licenseImage);
  expect([shown.status, shown.headers['content-type']]).toEqual([200, 'image/webp']);
  expect(shown.headers['cache-control']).toBe('no-store');
});

it.each(['reference', 'address'])('a license’s %s works for one sign-up only [6.24]', async (form) => {
  const { key, path } = await aDriver();
  const { status, body } = await signUp(form === 'reference' ? key : path);
  expect({ status, error: body.error, fields: Object.keys(body.errors) }).toEqual({
    status: 400,
    error: 'validation_error',
    fields: ['licenseImage'],
  });
});

it('only one of several concurrent sign-ups gets the picture [6.24]', async () => {
  const reference = await newLicense();
  const answers = await Promise.all([signUp(reference), signUp(reference), signUp(reference)]);
  expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, 400, 400]);
});

it('a license is shown only to its driver, the driver’s fleet admin and admins [6.24]', async () => {
  const fleetadmin = await app.signedIn('fleetadmin');
  const { key, driver, path } = await aDriver({ fleetadmin: fleetadmin.user.id });
  for (const client of [driver, fleetadmin, admin]) expect(await statusOf(client, path)).toBe(200);
  expect(await statusOf(app.anonymous, path)).toBe(401);
  expect(await statusOf(await app.signedIn('rider'), path)).toBe(403);
  for (const usertype of ['driver', 'fleetadmin'] as const)
    expect(await statusOf(await app.signedIn(usertype), path)).toBe(404);
  expect(await statusOf(admin, `/api/images/${key}`)).toBe(404);
});

it('a picture cannot be used as another kind of picture, or by another user', async () => {
  const rider = await app.signedIn('rider');
  const url = await readStored(rider, '/profile_images');
  expect((await rider.put('/auth/me', { profile_image: url })).body.profile_image).toBe(url);
  const refused = { status: 400, body: { error: 'validation_error', errors: expect.anything() } };
  const other = await app.signedIn('rider');
  expect(await other.put('/auth/me', { profile_image: url })).toMatchObject(refused);
  const license = `/api/images/${await newLicense()}`;
  expect(await other.put('/auth/me', { profile_image: license })).toMatchObject(refused);
  const { driver } = await aDriver();
  expect(await admin.put(`/drivers/${driver.user.id}`, { licenseImage: url })).toMatchObject(refused);
  const carType = { name: 'Van', rate_per_unit_distance: 1, rate_per_hour: 1, convenience_fee_type: 'flat' };
  expect(await admin.post('/cartypes', { ...carType, image: url })).toMatchObject(refused);
});

it('an unclaimed picture is removed after exactly one day', async () => {
  const [first, second] = [await newLicense(), await newLicense()];
  await sweptAfter(DAY_MS - 1);
  expect([await isKept(first), (await signUp(second)).status]).toEqual([true, 201]);
  await sweptAfter(1);
  expect([await isKept(first), (await signUp(first)).status]).toEqual([false, 400]);
  await sweptAfter(DAY_MS);
  expect(await isKept(second)).toBe(true);
});

it('the picture of a sign-up that crashed before the account existed is removed', async () => {
  const reference = await newLicense();
  const { insert } = app.services.db.users;
  app.services.db.users.insert = () => Promise.reject(new Error('the process dies'));
  expect((await signUp(reference)).status).toBe(500);
  app.services.db.users.insert = insert;
  await sweptAfter(MINUTE_MS);
  expect(await isKept(reference)).toBe(false);
});

it('a picture stays when sent back as shown, and is removed when replaced or deleted', async () => {
  const { key, driver, path } = await aDriver();
  const at = `/drivers/${driver.user.id}`;
  const whole = (await admin.get(at)).body;
  expect((await admin.put(at, whole)).body.licenseImage).toBe(path);
  const next = await newLicense();
  expect((await admin.put(at, { licenseImage: next })).body.licenseImage).toContain(next);
  await sweptAfter(MINUTE_MS);
  expect([await isKept(key), await isKept(next)]).toEqual([false, true]);
  expect((await admin.put(at, { licenseImage: null })).body.licenseImage).toBeUndefined();
  await sweptAfter(MINUTE_MS);
  expect(await isKept(next)).toBe(false);
});

it('a picture whose change was not saved can be claimed by the same change within a minute', async () => {
  const rider = await app.signedIn('rider');
  const url = await readStored(rider, '/profile_images');
  const { update } = app.services.db.users;
  app.services.db.users.update = () => Promise.reject(new Error('the process dies'));
  expect((await rider.put('/auth/me', { profile_image: url })).status).toBe(500);
  app.services.db.users.update = update;
  expect((await rider.put('/auth/me', { profile_image: url })).body.profile_image).toBe(url);
  await sweptAfter(MINUTE_MS);
  expect(await statusOf(admin, url)).toBe(200);
});

it('a driver gets the picture when the same request adds them again after a crash', async () => {
  const licenseImage = await newLicense();
  const { insert } = app.services.db.users;
  const contact = { email: 'added@example.com', mobile: '+12025550199' };
  const add = () =>
    admin.post(
      '/drivers',
      { firstName: 'Ada', lastName: 'Added', ...contact, licenseImage },
      { 'idempotency-key': 'added-driver' },
    );
  app.services.db.users.insert = () => Promise.reject(new Error('the process dies'));
  expect((await add()).status).toBe(500);
  app.services.db.users.insert = insert;
  const { status, body } = await add();
  expect([status, body.licenseImage]).toEqual([201, expect.stringContaining(licenseImage)]);
});

it('a picture stays if the change that would have replaced it was not saved', async () => {
  const { key, driver } = await aDriver();
  const next = await newLicense();
  const { update } = app.services.db.users;
  app.services.db.users.update = () => Promise.reject(new Error('the process dies'));
  expect((await admin.put(`/drivers/${driver.user.id}`, { licenseImage: next })).status).toBe(500);
  app.services.db.users.update = update;
  await sweptAfter(MINUTE_MS);
  expect([await isKept(key), await isKept(next)]).toEqual([true, false]);
});

it('pictures of a deleted user are removed', async () => {
  const { key, driver } = await aDriver();
  const url = await readStored(driver, '/profile_images');
  await driver.put('/auth/me', { profile_image: url });
  expect((await driver.delete('/users/me')).status).toBe(200);
  await sweptAfter(0);
  expect([await isKept(key), await statusOf(admin, url)]).toEqual([false, 404]);
});

it('a picture whose removal failed is removed the next time', async () => {
  const reference = await newLicense();
  const { remove } = app.services.images;
  app.services.images.remove = () => Promise.reject(new Error('the store is away'));
  await expect(sweptAfter(DAY_MS)).rejects.toThrow('the store is away');
  app.services.images.remove = remove;
  expect((await signUp(reference)).status).toBe(400);
  await sweptAfter(MINUTE_MS);
  expect(await isKept(reference)).toBe(false);
});
