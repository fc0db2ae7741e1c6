import type { DriverDocument } from '@wayfare/shared';
import { aLicense } from '../../../../test/support/aPicture.js';
import { type Client, startTestApp, type TestApp } from '../../../../test/support/testApp.js';
import { runDueWork } from '../../../process/dueWork.js';
import { sweepImages } from '../../../basics/image/sweepImages.js';

/** Papers of drivers: sent by them, reviewed by the office, and reminded of before they expire. */
let app: TestApp;
let admin: Client;
let driver: Client;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signedIn('admin');
});
afterAll(() => app.close());
beforeEach(async () => {
  driver = await app.signedIn('driver');
});

const DAY_MS = 24 * 60 * 60_000;
/** A date some days from today. */
const dateIn = (days: number) => new Date(app.clock.at + days * DAY_MS).toISOString().slice(0, 10);
const pathOf = (id = driver.user.id) => `/drivers/${id}/documents`;

async function documentOf(kind: string, as = driver): Promise<DriverDocument> {
  const { documents } = (await as.get(pathOf())).body as { documents: DriverDocument[] };
  return documents.find((document) => document.kind === kind) as DriverDocument;
}
/** The driver sends a new picture. */
async function send(kind = 'insurance', expiresOn = dateIn(100)) {
  const image = await aLicense(app.services);
  const answer = await driver.put(`/drivers/me/documents/${kind}`, { image, expiresOn });
  return { image, ...answer };
}
const sentAt = async (kind = 'insurance') => (await documentOf(kind)).sent?.at ?? 0;
const review = async (body: object, kind = 'insurance', as = admin) =>
  as.post(`${pathOf()}/${kind}/review`, { at: await sentAt(kind), ...body });
const accept = (expiresOn = dateIn(100), kind = 'insurance') =>
  review({ decision: 'approve', expiresOn }, kind);
const reject = (reason = 'It is blurred') => review({ decision: 'reject', reason });
/** Bodies of the driver's notifications about documents, oldest first. */
async function notificationsOf(): Promise<string[]> {
  const { body } = await driver.get('/users/me/notifications');
  return (body.entries as { body: string; screen: string }[])
    .filter(({ screen }) => screen === 'documents')
    .map((entry) => entry.body)
    .reverse();
}
const statusOf = async (client: Client, path: string) =>
  (
    await app
      .request('get', path)
      .set(client.user.id ? { authorization: `Bearer ${await app.tokenOf(client.user.id)}` } : {})
  ).status;

it('shows documents to their driver, the fleet admin and admins, and pictures by their key', async () => {
  const fleetadmin = await app.signedIn('fleetadmin');
  await app.services.db.users.update(driver.user.id, { fleetadmin: fleetadmin.user.id });
  await send();
  const { image } = (await documentOf('insurance')).sent!;
  for (const client of [driver, fleetadmin, admin]) {
    expect((await client.get(pathOf())).status).toBe(200);
    expect(await statusOf(client, image)).toBe(200);
  }
  for (const client of [await app.signedIn('driver'), await app.signedIn('fleetadmin')]) {
    expect((await client.get(pathOf())).status).toBe(404);
    expect(await statusOf(client, image)).toBe(404);
  }
  expect(await statusOf(admin, `${image}x`)).toBe(404);
  const rider = await app.signedIn('rider');
  expect((await rider.get(pathOf())).status).toBe(403);
  const decision = { decision: 'reject', reason: 'no' };
  for (const client of [fleetadmin, driver])
    expect((await review(decision, 'insurance', client)).status).toBe(403);
  // Neither in the user's record, nor in lists.
  expect((await admin.get(`/drivers/${driver.user.id}`)).body).not.toHaveProperty('documents');
});

it('keeps the accepted document until the office accepts a newer one', async () => {
  await send();
  expect(await documentOf('insurance')).toMatchObject({ state: 'missing', image: null });
  expect((await accept()).status).toBe(200);
  const accepted = await documentOf('insurance');
  expect(accepted).toMatchObject({ state: 'valid', expiresOn: dateIn(100), sent: null, rejected: null });
  await send('insurance', dateIn(200));
  expect(await documentOf('insurance')).toMatchObject({
    image: accepted.image,
    expiresOn: dateIn(100),
    sent: { expiresOn: dateIn(200) },
  });
  app.clock.at += 1000;
  await reject();
  expect(await documentOf('insurance')).toMatchObject({
    image: accepted.image,
    sent: null,
    rejected: { reason: 'It is blurred' },
  });
  expect(await notificationsOf()).toEqual([
    'The office accepted your new picture.',
    'The office rejected your new picture. See why, and send another one.',
  ]);
  await send();
  expect((await documentOf('insurance')).rejected).toBeNull();
});

it('shows an accepted license where licenses are shown, and dates that of a sign-up [6.24]', async () => {
  const first = await aLicense(app.services);
  await app.services.db.users.update(driver.user.id, { licenseImage: first });
  expect(await documentOf('license')).toMatchObject({ state: 'undated' });
  await admin.put(`${pathOf()}/license/date`, { expiresOn: dateIn(10) });
  expect(await documentOf('license')).toMatchObject({ state: 'expiring', expiresOn: dateIn(10) });
  const { image } = await send('license', dateIn(900));
  await accept(dateIn(900), 'license');
  expect((await driver.get('/auth/me')).body.licenseImage).toContain(image);
  expect(await documentOf('license')).toMatchObject({ state: 'valid', expiresOn: dateIn(900) });
});

it('keeps the pictures that are shown, and removes replaced and rejected ones', async () => {
  const isKept = async (key: string) => (await app.services.images.get(key)) !== null;
  const first = (await send()).image;
  await accept();
  const second = (await send()).image;
  app.clock.at += 60_000;
  await sweepImages(100, app.services);
  expect([await isKept(first), await isKept(second)]).toEqual([true, true]);
  const third = (await send()).image;
  await accept();
  app.clock.at += 60_000;
  await sweepImages(100, app.services);
  expect([await isKept(first), await isKept(second), await isKept(third)]).toEqual([false, false, true]);
});

it('refuses dates in the past, other users’ pictures, and decisions about an earlier picture', async () => {
  const refused = { status: 400, body: { error: 'validation_error' } };
  expect(await send('insurance', dateIn(-1))).toMatchObject(refused);
  const { image } = await send();
  const other = await app.signedIn('driver');
  const body = { image, expiresOn: dateIn(5) };
  expect(await other.put('/drivers/me/documents/insurance', body)).toMatchObject(refused);
  const at = await sentAt();
  expect(await accept(dateIn(-1))).toMatchObject(refused);
  app.clock.at += 1000;
  await send();
  const late = await admin.post(`${pathOf()}/insurance/review`, {
    decision: 'approve',
    at,
    expiresOn: dateIn(5),
  });
  expect({ status: late.status, error: late.body.error }).toEqual({
    status: 409,
    error: 'changed_meanwhile',
  });
  expect((await admin.put(`${pathOf()}/registration/date`, { expiresOn: dateIn(5) })).status).toBe(404);
});

it('names the colleague who decided about a document first', async () => {
  await send();
  const at = await sentAt();
  const late = await app.signedIn('admin');
  const review = (by: typeof admin, body: object) => by.post(`${pathOf()}/insurance/review`, { at, ...body });
  expect((await review(admin, { decision: 'reject', reason: 'blurred' })).status).toBe(200);
  const { status, body } = await review(late, { decision: 'approve', expiresOn: dateIn(50) });
  expect({ status, error: body.error }).toEqual({ status: 409, error: 'decided_meanwhile' });
  expect(body.message).toContain(`${admin.user.firstName} ${admin.user.lastName}`);
});

it('lets only one of two admins decide, and logs it', async () => {
  await send();
  const at = await sentAt();
  const decide = (body: object) => admin.post(`${pathOf()}/insurance/review`, { at, ...body });
  const answers = await Promise.all([
    decide({ decision: 'approve', expiresOn: dateIn(50) }),
    decide({ decision: 'reject', reason: 'no' }),
  ]);
  expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
  const filter = encodeURIComponent(JSON.stringify({ record: driver.user.id }));
  const { body: log } = await admin.get(`/auditlog?filter=${filter}`);
  expect(log).toHaveLength(1);
  expect(log[0]).toMatchObject({ action: 'edit', resource: 'drivers', outcome: 'done' });
});

it('reminds the driver 30, 7 and 0 days before, once each, also after an interruption', async () => {
  await send('insurance', dateIn(40));
  await accept(dateIn(40));
  const days: number[] = [];
  const { changeDocuments } = app.services.db.users;
  for (let day = 1; day <= 42; day += 1) {
    app.clock.at += DAY_MS;
    const before = (await notificationsOf()).length;
    // The process dies after the message, before it notes that it was sent.
    app.services.db.users.changeDocuments = () => Promise.reject(new Error('the process dies'));
    await runDueWork(app.services).catch(() => undefined);
    app.services.db.users.changeDocuments = changeDocuments;
    for (let pass = 0; pass < 2; pass += 1) await runDueWork(app.services);
    const after = (await notificationsOf()).length;
    if (after > before) days.push(day);
    expect(after - before).toBeLessThanOrEqual(1);
  }
  expect((await notificationsOf()).slice(1)).toEqual([
    'It expires in 30 days. Please send a picture of the new one in time.',
    'It expires in 7 days. Please send a picture of the new one.',
    'Today is the last day it is valid. Please send a picture of the new one.',
  ]);
  expect(days).toHaveLength(3);
  expect(await documentOf('insurance')).toMatchObject({ state: 'expired' });
});

it('shows on the board, and finds, drivers whose documents need attention', async () => {
  const concerns = async () =>
    (await admin.get(`/drivers/board?drivers=${driver.user.id}`)).body.drivers[0].documents;
  const found = async (documents: string) => {
    const filter = encodeURIComponent(JSON.stringify({ documents }));
    const { body } = await admin.get(`/drivers?filter=${filter}&range=[0,99]`);
    return (body as { id: string }[]).some(({ id }) => id === driver.user.id);
  };
  expect(await concerns()).toEqual([]);
  await send('insurance', dateIn(10));
  expect(await concerns()).toEqual([{ kind: 'insurance', concern: 'waiting' }]);
  expect([await found('waiting'), await found('expiring'), await found('expired')]).toEqual([
    true,
    false,
    false,
  ]);
  await accept(dateIn(10));
  expect(await concerns()).toEqual([{ kind: 'insurance', concern: 'expiring' }]);
  expect([await found('waiting'), await found('expiring'), await found('expired')]).toEqual([
    false,
    true,
    false,
  ]);
  app.clock.at += 11 * DAY_MS;
  expect(await concerns()).toEqual([{ kind: 'insurance', concern: 'expired' }]);
  expect([await found('waiting'), await found('expiring'), await found('expired')]).toEqual([
    false,
    false,
    true,
  ]);
});
