import type { Onboarding, OnboardingState } from '@wayfare/shared';
import { runDueWork } from '../../process/dueWork.js';
import type { StoredUser } from '../../people/user/storedUser.js';
import { migrateOnboarding } from '../../people/user/migrateOnboarding.js';
import { aCarType, aUser, newId } from '../../../test/support/builders.js';
import { type Client, startTestApp, type TestApp } from '../../../test/support/testApp.js';

let app: TestApp;
let admin: Client;

beforeAll(async () => {
  app = await startTestApp();
  await app.services.db.carTypes.insert(aCarType());
  admin = await app.signedIn('admin');
});
afterAll(() => app.close());
beforeEach(() => app.services.db.settings.saveSettings({ driver_approval: true }));

const VEHICLE = { vehicleMake: 'Kia', vehicleModel: 'Niro', vehicleNumber: 'NY 4711' };

/** A driver who signed up and is not approved yet. */
const applicant = (state: OnboardingState = 'open', fields: Partial<StoredUser> = {}) =>
  app.signedIn('driver', {
    approved: false,
    licenseImage: 'licence',
    driverActiveStatus: false,
    carType: null,
    vehicleNumber: null,
    onboarding: { state, at: app.clock.at },
    ...fields,
  });
const stored = async (id: string) => (await app.services.db.users.findById(id)) as StoredUser;
const checklistOf = async (driver: Client): Promise<Onboarding> =>
  (await driver.get(`/drivers/${driver.user.id}/onboarding`)).body;
const missingIn = ({ items }: Onboarding) =>
  items.flatMap(({ need, isDone, by }) => (isDone ? [] : [[need, by]]));
const complete = (driver: Client, body: object = { ...VEHICLE, carType: 'Economy' }) =>
  driver.put('/drivers/me/onboarding', body);
const mailsTo = async (email: unknown) =>
  (
    await app.services.db.outbox.list({
      filter: { to: email },
      sort: { field: 'at', order: -1 },
      skip: 0,
      limit: 20,
    })
  ).rows;

it('shows a new driver what is missing and who acts next, and sends the sign-up once nothing is left', async () => {
  const driver = await applicant();
  const open = await checklistOf(driver);
  expect({ state: open.state, next: open.next }).toEqual({ state: 'open', next: 'driver' });
  expect(missingIn(open)).toEqual([
    ['vehicle', 'driver'],
    ['carType', 'driver'],
  ]);
  expect((await complete(driver, VEHICLE)).body).toMatchObject({ state: 'open', next: 'driver' });
  const sent = await complete(driver, { carType: 'Economy' });
  expect(sent.body).toMatchObject({ state: 'submitted', next: 'office' });
  expect(missingIn(sent.body)).toEqual([]);
  expect(await stored(driver.user.id)).toMatchObject({ carType: 'Economy', approved: false });
});

it('refuses an unknown car type, and an onboarding that is over', async () => {
  const driver = await applicant();
  const unknown = await complete(driver, { carType: 'Rocket' });
  expect([unknown.status, unknown.body.errors]).toMatchObject([400, { carType: expect.any(String) }]);
  const approved = await app.signedIn('driver');
  const over = await complete(approved);
  expect([over.status, over.body.error]).toEqual([409, 'onboarding_over']);
  const refused = await complete(await applicant('refused'));
  expect([refused.status, refused.body.error]).toEqual([409, 'onboarding_over']);
});

it('approves no driver while something is missing, and names what it is [5.42]', async () => {
  const driver = await applicant();
  const path = `/drivers/${driver.user.id}`;
  const early = await admin.put(path, { approved: true });
  expect([early.status, early.body.error]).toEqual([400, 'driver_incomplete']);
  expect(Object.keys(early.body.errors).sort()).toEqual([
    'carType',
    'vehicleMake',
    'vehicleModel',
    'vehicleNumber',
  ]);
  expect((await stored(driver.user.id)).approved).toBe(false);
  const together = await admin.put(path, { approved: true, ...VEHICLE, carType: 'Economy' });
  expect([together.status, together.body.approved]).toEqual([200, true]);
  expect(await checklistOf(driver)).toMatchObject({ state: 'approved', next: null });
});

it('returns a sign-up with a reason, which the driver answers, and refuses one for good', async () => {
  const driver = await applicant('submitted', { ...VEHICLE, carType: 'Economy' });
  const path = `/drivers/${driver.user.id}/onboarding/answer`;
  app.clock.at += 1000;
  expect(
    (await admin.post(path, { answer: 'returned', reason: 'The picture is blurred.' })).body,
  ).toMatchObject({
    state: 'returned',
    next: 'driver',
    reason: 'The picture is blurred.',
  });
  expect(await checklistOf(driver)).toMatchObject({ reason: 'The picture is blurred.' });
  expect((await complete(driver, {})).body).toMatchObject({ state: 'submitted', reason: null });
  await admin.post(path, { answer: 'refused', reason: 'Too young.' });
  expect(await checklistOf(driver)).toMatchObject({ state: 'refused', next: null, reason: 'Too young.' });
  const approved = await app.signedIn('driver');
  const over = await admin.post(`/drivers/${approved.user.id}/onboarding/answer`, {
    answer: 'refused',
    reason: 'No.',
  });
  expect([over.status, over.body.error]).toEqual([409, 'onboarding_over']);
});

it('lets only one of an answer and a simultaneous completion win', async () => {
  const driver = await applicant('returned', { ...VEHICLE, carType: 'Economy' });
  const answers = await Promise.all([
    complete(driver, {}),
    admin.post(`/drivers/${driver.user.id}/onboarding/answer`, { answer: 'refused', reason: 'No.' }),
  ]);
  const { onboarding } = await stored(driver.user.id);
  const isRefused = onboarding?.state === 'refused';
  expect(answers.map(({ status }) => status)).toContain(200);
  expect(isRefused || onboarding?.state === 'submitted').toBe(true);
});

it('notifies the driver of each step by push message, inbox and mail, once, and the admins of a complete sign-up', async () => {
  const driver = await applicant();
  await complete(driver);
  app.clock.at += 1000;
  const path = `/drivers/${driver.user.id}/onboarding/answer`;
  for (let pass = 0; pass < 2; pass += 1) await runDueWork(app.services);
  await admin.post(path, { answer: 'returned', reason: 'A picture.' });
  await runDueWork(app.services);
  app.clock.at += 1000;
  await admin.put(`/drivers/${driver.user.id}`, { approved: true });
  // The process dies after the messages, before it notes that they were sent.
  const { endOnboardingNotice } = app.services.db.users;
  app.services.db.users.endOnboardingNotice = () => Promise.reject(new Error('the process dies'));
  await runDueWork(app.services).catch(() => undefined);
  app.services.db.users.endOnboardingNotice = endOnboardingNotice;
  await runDueWork(app.services);
  const inbox = (await driver.get('/users/me/notifications')).body.entries.map(
    ({ title }: { title: string }) => title,
  );
  expect(inbox.filter((title: string) => !title.includes('trip'))).toEqual(
    expect.arrayContaining(['You can start driving', 'Your sign-up is complete']),
  );
  const subjects = (await mailsTo(driver.user.email)).map(({ title }) => title);
  expect(subjects.sort()).toEqual([
    expect.stringContaining('The office needs something more'),
    expect.stringContaining('You can start driving'),
    expect.stringContaining('Your sign-up is complete'),
  ]);
  const office = (await admin.get('/users/me/notifications')).body.entries.map(
    ({ title }: { title: string }) => title,
  );
  expect(office).toContain('A new driver waits for approval');
  expect((await stored(driver.user.id)).onboardingNotice ?? null).toBeNull();
});

it('approves at once where no admin decides, as soon as nothing is missing', async () => {
  await app.services.db.settings.saveSettings({ driver_approval: false });
  const driver = await applicant();
  expect((await complete(driver, VEHICLE)).body.state).toBe('open');
  expect((await complete(driver, { carType: 'Economy' })).body.state).toBe('approved');
  expect(await stored(driver.user.id)).toMatchObject({ approved: true, carType: 'Economy' });
  const refused = await applicant('refused', { ...VEHICLE });
  await admin.put(`/drivers/${refused.user.id}`, { carType: 'Economy' });
  expect((await stored(refused.user.id)).approved).toBe(false);
});

it('approves a driver whom the office added as soon as office and driver have completed the data [5.42]', async () => {
  const fleet = await app.signedIn('fleetadmin');
  const added = await fleet.post('/drivers', {
    firstName: 'Fay',
    lastName: 'Fleet',
    email: `${newId()}@example.com`,
    ...VEHICLE,
  });
  expect(added.body).toMatchObject({ approved: false, onboarding: { state: 'open' } });
  const driver = await app.clientOf(await stored(added.body.id));
  expect(missingIn(await checklistOf(driver))).toEqual([['carType', 'office']]);
  expect((await complete(driver, { carType: 'Economy' })).status).toBe(403);
  const seen = await fleet.get(`/drivers/${added.body.id}/onboarding`);
  expect(seen.body.next).toBe('office');
  const done = await fleet.put(`/drivers/${added.body.id}`, { carType: 'Economy' });
  expect(done.body.approved).toBe(true);
  const other = await app.signedIn('fleetadmin');
  expect((await other.get(`/drivers/${added.body.id}/onboarding`)).status).toBe(404);
});

it('does not approve a blocked driver by completing the data', async () => {
  const blocked = await app.signedIn('driver', { approved: false, createdByAdmin: true });
  await admin.put(`/drivers/${blocked.user.id}`, { vehicleMake: 'Kia' });
  expect((await stored(blocked.user.id)).approved).toBe(false);
});

it('finds the drivers who wait for the office or themselves, and approved ones without a car type', async () => {
  const drivers = {
    submitted: await applicant('submitted'),
    driver: await applicant('returned'),
    refused: await applicant('refused'),
    incomplete: await app.signedIn('driver', { carType: null }),
  };
  for (const [onboarding, { user }] of Object.entries(drivers)) {
    const filter = encodeURIComponent(JSON.stringify({ onboarding }));
    const { body } = await admin.get(`/drivers?filter=${filter}&range=[0,99]`);
    const ids = (body as { id: string }[]).map(({ id }) => id);
    expect(ids).toContain(user.id);
    for (const other of Object.values(drivers))
      if (other.user !== user) expect(ids).not.toContain(other.user.id);
  }
  const incomplete = await checklistOf(drivers.incomplete);
  expect([incomplete.state, incomplete.next, missingIn(incomplete)]).toEqual([
    'approved',
    'office',
    [['carType', 'office']],
  ]);
});

it('lets drivers who waited under an earlier version complete the onboarding, but no blocked ones', async () => {
  const waiting = aUser('driver', { approved: false });
  const blocked = aUser('driver', { approved: false, online: { day: 20260302, ms: 1 } });
  for (const user of [waiting, blocked]) await app.services.db.users.insert(user);
  const isDone = vi.spyOn(app.services.db.migrations, 'isDone').mockResolvedValueOnce(false);
  await migrateOnboarding(app.services);
  isDone.mockRestore();
  expect((await stored(waiting.id)).onboarding?.state).toBe('open');
  expect((await stored(blocked.id)).onboarding ?? null).toBeNull();
});
