import { aPicture } from '../testing/aPicture.js';
import { sweepImages } from '../image/sweepImages.js';
import { type Client, startTestApp, type TestApp } from '../testing/testApp.js';

/** Pictures of people: stored first, taken once, shown to whom they are for, and gone with what showed them. */
let app: TestApp;
let admin: Client;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signedIn('admin');
});
afterAll(() => app.close());

const DAY_MS = 24 * 60 * 60_000;
const MINUTE_MS = 60_000;

async function request(client: Client, path: string, init: RequestInit = {}) {
  const headers = new Headers();
  if (client.user.id) headers.set('authorization', `Bearer ${await app.tokenOf(client.user.id)}`);
  return fetch(app.url + path, { ...init, headers });
}
/** Stores a picture; answers what stands for it. */
async function stored(client: Client, path: '/license_images' | '/profile_images'): Promise<string> {
  const answer = await request(client, `/api${path}`, { method: 'POST', body: aPicture() });
  const { reference, url } = (await answer.json()) as { reference: string; url: string };
  return reference ?? url;
}
const newLicense = () => stored(app.anonymous, '/license_images');
const statusOf = async (client: Client, path: string) => (await request(client, path)).status;

let drivers = 0;
const signUp = (licenseImage: string, usertype = 'driver') => {
  drivers += 1;
  const contact = { email: `dora${drivers}@example.com`, mobile: `+1202555${1000 + drivers}` };
  const regData = { firstName: 'Dora', lastName: 'Drive', password: 'secret@1', usertype, licenseImage };
  return app.anonymous.post('/user_signup', { regData: { ...regData, ...contact } });
};
/** A driver who has signed up with a licence: who they are, and where it is shown. */
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
/** What the scheduler does, after a time. */
async function sweptAfter(ms: number) {
  app.clock.at += ms;
  await sweepImages(app.services, 100);
}

it('a driver signs up with a picture of the licence that was stored first, by nobody yet [6.24, 7.36]', async () => {
  const reference = await newLicense();
  const { status, body } = await signUp(reference);
  expect(status).toBe(201);
  const { licenseImage } = (await admin.get(`/drivers/${body.uid}`)).body;
  expect(licenseImage).toBe(`/api/drivers/${body.uid}/license_image?key=${reference}`);
  const shown = await request(admin, licenseImage);
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect(shown.headers.get('cache-control')).toBe('no-store');
});

it.each(['reference', 'address'])('its %s is good for one sign-up [6.24]', async (form) => {
  const { key, path } = await aDriver();
  const { status, body } = await signUp(form === 'reference' ? key : path);
  expect({ status, error: body.error, fields: Object.keys(body.errors) }).toEqual({
    status: 400,
    error: 'validation_error',
    fields: ['licenseImage'],
  });
});

it('of two sign-ups at the same moment one has it [6.24]', async () => {
  const reference = await newLicense();
  const answers = await Promise.all([signUp(reference), signUp(reference), signUp(reference)]);
  expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, 400, 400]);
});

it('it is shown to its driver, the own fleet admin and admins, and to nobody else [6.24]', async () => {
  const fleetadmin = await app.signedIn('fleetadmin');
  const { key, driver, path } = await aDriver({ fleetadmin: fleetadmin.user.id });
  for (const client of [driver, fleetadmin, admin]) expect(await statusOf(client, path)).toBe(200);
  expect(await statusOf(app.anonymous, path)).toBe(401);
  expect(await statusOf(await app.signedIn('rider'), path)).toBe(403);
  for (const usertype of ['driver', 'fleetadmin'] as const)
    expect(await statusOf(await app.signedIn(usertype), path)).toBe(404);
  expect(await statusOf(admin, `/api/images/${key}`)).toBe(404);
});

it('a picture is no other kind of picture, and nobody takes that of somebody else', async () => {
  const rider = await app.signedIn('rider');
  const url = await stored(rider, '/profile_images');
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

it('what nobody has claimed within a day is removed, and no sooner', async () => {
  const [first, second] = [await newLicense(), await newLicense()];
  await sweptAfter(DAY_MS - 1);
  expect([await isKept(first), (await signUp(second)).status]).toEqual([true, 201]);
  await sweptAfter(1);
  expect([await isKept(first), (await signUp(first)).status]).toEqual([false, 400]);
  await sweptAfter(DAY_MS);
  expect(await isKept(second)).toBe(true);
});

it('one whose sign-up died before there was an account is removed', async () => {
  const reference = await newLicense();
  const { insert } = app.services.db.users;
  app.services.db.users.insert = () => Promise.reject(new Error('the process dies'));
  expect((await signUp(reference)).status).toBe(500);
  app.services.db.users.insert = insert;
  await sweptAfter(MINUTE_MS);
  expect(await isKept(reference)).toBe(false);
});

it('sent back as it is shown it stays; replaced or taken away it is removed', async () => {
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

it('one whose change was never written is taken when it is sent again, within a minute', async () => {
  const rider = await app.signedIn('rider');
  const url = await stored(rider, '/profile_images');
  const { update } = app.services.db.users;
  app.services.db.users.update = () => Promise.reject(new Error('the process dies'));
  expect((await rider.put('/auth/me', { profile_image: url })).status).toBe(500);
  app.services.db.users.update = update;
  expect((await rider.put('/auth/me', { profile_image: url })).body.profile_image).toBe(url);
  await sweptAfter(MINUTE_MS);
  expect(await statusOf(admin, url)).toBe(200);
});

it('a driver who is added again by the same request after the process died has the picture', async () => {
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

it('what a change that was never written would have replaced stays', async () => {
  const { key, driver } = await aDriver();
  const next = await newLicense();
  const { update } = app.services.db.users;
  app.services.db.users.update = () => Promise.reject(new Error('the process dies'));
  expect((await admin.put(`/drivers/${driver.user.id}`, { licenseImage: next })).status).toBe(500);
  app.services.db.users.update = update;
  await sweptAfter(MINUTE_MS);
  expect([await isKept(key), await isKept(next)]).toEqual([true, false]);
});

it('pictures of somebody who is gone are removed', async () => {
  const { key, driver } = await aDriver();
  const url = await stored(driver, '/profile_images');
  await driver.put('/auth/me', { profile_image: url });
  expect((await driver.delete('/users/me')).status).toBe(200);
  await sweptAfter(0);
  expect([await isKept(key), await statusOf(admin, url)]).toEqual([false, 404]);
});

it('a picture the store could not remove is removed the next time', async () => {
  const reference = await newLicense();
  const { remove } = app.services.images;
  app.services.images.remove = () => Promise.reject(new Error('the store is away'));
  await expect(sweptAfter(DAY_MS)).rejects.toThrow('the store is away');
  app.services.images.remove = remove;
  expect((await signUp(reference)).status).toBe(400);
  await sweptAfter(MINUTE_MS);
  expect(await isKept(reference)).toBe(false);
});
