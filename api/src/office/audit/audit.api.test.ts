import { withAudit } from '../../platform/operation/withAudit.js';
import { auditDueWork } from './audit.dueWork.js';
import { migrateDeletedPeople } from './migrateDeletedPeople.js';
import { aCarType, aTrip, newId } from '../../../test/support/builders.js';
import { payOut } from '../../../test/support/payOut.js';
import { type Client, startTestApp, type TestApp } from '../../../test/support/testApp.js';

const DAY_MS = 24 * 60 * 60_000;
let app: TestApp;
let admin: Client;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signedIn('admin', { firstName: 'Grace', lastName: 'Hopper' });
  await app.services.db.carTypes.insert(aCarType());
});
afterAll(() => app.close());

/** The matching log entries, newest first. */
async function log(filter: object, reader = admin) {
  app.clock.at += 1;
  const { status, body } = await reader.get(`/auditlog?filter=${encodeURIComponent(JSON.stringify(filter))}`);
  expect(status).toBe(200);
  return body;
}
const person = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com', mobile: '+12025550100' };

describe('the audit log', () => {
  it('shows who added, changed and removed which record, and when', async () => {
    const { body: rider } = await admin.post('/riders', person);
    app.clock.at += 1000;
    const editedAt = app.clock.at;
    await admin.put(`/riders/${rider.id}`, { lastName: 'Lovelace', usertype: 'rider' });
    const [changed, added] = await log({ record: rider.id });
    app.clock.at += 1000;
    await admin.delete(`/riders/${rider.id}`);
    const [removed, ...earlier] = await log({ record: rider.id });
    const by = { actor: admin.user.id, actorName: 'Grace Hopper', usertype: 'admin', outcome: 'done' };
    expect(changed).toEqual({
      ...by,
      id: expect.any(String),
      at: editedAt,
      action: 'edit',
      resource: 'riders',
      record: rider.id,
      changes: [{ field: 'lastName', before: 'Byron', after: 'Lovelace' }],
      names: { [rider.id]: { name: 'Ada Lovelace', resource: 'riders' } },
    });
    expect(added).toMatchObject({ ...by, action: 'create', at: editedAt - 1000 });
    expect(added.changes).toContainEqual({ field: 'email', before: null, after: person.email });
    expect(removed).toMatchObject({ ...by, action: 'delete' });
    expect(removed.changes).toContainEqual({ field: 'lastName', before: null, after: null, hidden: true });
    // For a deleted user, the log shows which fields were changed, but not their values.
    expect(earlier.map(({ action }: { action: string }) => action)).toEqual(['edit', 'create']);
    expect(earlier[0].changes).toEqual([{ field: 'lastName', before: null, after: null, hidden: true }]);
  });

  it('keeps nothing of a deleted person, whoever deleted the account', async () => {
    const traces = ['Zelda', 'Quill', 'zelda@example.com', '+12025550177', 'ZQ-4711'];
    const stored = async () => JSON.stringify(await app.connection.collection('audit_log').find().toArray());
    const fields = { firstName: 'Zelda', lastName: 'Quill', email: traces[2], mobile: traces[3] };
    const { body: driver } = await admin.post('/drivers', fields);
    await admin.put(`/drivers/${driver.id}`, { vehicleNumber: 'ZQ-4711' });
    for (const trace of traces) expect(await stored()).toContain(trace);
    expect((await admin.delete(`/drivers/${driver.id}`)).status).toBe(200);
    for (const trace of traces) expect(await stored()).not.toContain(trace);
    const [removed] = await log({ record: driver.id });
    expect(removed).toMatchObject({ action: 'delete', actorName: 'Grace Hopper', outcome: 'done' });
  });

  it('forgets a person who is deleted while someone edits them', async () => {
    const { body: rider } = await admin.post('/riders', {
      ...person,
      email: 'late@example.com',
      mobile: '+12025550178',
    });
    const change = {
      action: 'edit',
      resource: 'riders',
      record: rider.id as string,
      before: () => ({ firstName: 'Ada' }),
      after: () => ({ firstName: 'Lateness' }),
    } as const;
    const actor = { uid: admin.user.id, usertype: 'admin' } as const;
    await withAudit(actor, change, () => admin.delete(`/riders/${rider.id}`), app.services);
    const entries = await log({ record: rider.id });
    expect(entries).toHaveLength(3);
    expect(JSON.stringify(entries)).not.toContain('Lateness');
  });

  it('forgets what earlier versions kept of deleted people, and nothing else', async () => {
    const changes = [{ field: 'firstName', before: 'Oldtimer', after: null }];
    const entry = { at: app.clock.at, actor: admin.user.id, actorName: 'Grace Hopper', usertype: 'admin' };
    const deleted = { ...entry, action: 'delete', outcome: 'done', record: newId(), changes };
    const log = app.connection.collection<{ _id: string; resource: string }>('audit_log');
    await log.insertMany([
      { _id: newId(), ...deleted, resource: 'riders' },
      { _id: newId(), ...deleted, resource: 'promos', record: newId() },
    ]);
    await migrateDeletedPeople(app.services);
    const left = await log.find({ 'changes.before': 'Oldtimer' }).toArray();
    expect(left).toMatchObject([{ resource: 'promos' }]);
  });

  it('contains settings and company details, but not the purchase code', async () => {
    await admin.put('/settings', { bonus: 5, license: 'very-secret', symbol: '$' });
    await admin.put('/appinfo', { CompanyName: 'Rides' });
    const [settings] = await log({ resource: 'settings' });
    expect(settings.changes).toEqual([
      { field: 'license', before: null, after: null, hidden: true },
      { field: 'bonus', before: 0, after: 5 },
    ]);
    expect(JSON.stringify(settings)).not.toContain('very-secret');
    expect((await log({ resource: 'appinfo' }))[0].changes).toEqual([
      { field: 'CompanyName', before: 'Wayfare', after: 'Rides' },
    ]);
  });

  it('contains credits, only once for a repeated request, and processed withdrawals', async () => {
    const driver = await app.signedIn('driver');
    const key = { 'idempotency-key': newId() };
    const credit = { uid: driver.user.id, amount: 12.5 };
    for (let time = 0; time < 2; time += 1) await admin.post('/wallet/credits', credit, key);
    const credits = await log({ record: driver.user.id, action: 'credit' });
    expect(credits).toHaveLength(1);
    expect(credits[0].changes).toContainEqual({ field: 'amount', before: null, after: 12.5 });

    const { body: request } = await driver.post('/withdraws', { amount: 10 });
    await payOut(admin, request.id);
    const [processed] = await log({ record: request.id });
    expect(processed).toMatchObject({ action: 'process', resource: 'withdraws' });
    expect(processed.changes).toContainEqual({ field: 'processed', before: false, after: true });
  });

  it('contains bookings that admins create, assign and cancel, but not those of riders and drivers', async () => {
    await admin.put('/settings', { autoDispatch: false, otp_secure: true });
    const rider = await app.signedIn('rider');
    const driver = await app.signedIn('driver');
    const { body: booking } = await admin.post('/bookings', { ...aTrip, customer: rider.user.id });
    await admin.post(`/bookings/${booking.id}/assign`, { driver: driver.user.id });
    await admin.post(`/bookings/${booking.id}/cancel`, { reason: 'Weather' });
    const entries = await log({ record: booking.id });
    expect(entries.map(({ action }: { action: string }) => action).toSorted()).toEqual([
      'assign',
      'cancel',
      'create',
    ]);
    const cancelled = entries.find(({ action }: { action: string }) => action === 'cancel');
    expect(cancelled.changes).toContainEqual({ field: 'reason', before: null, after: 'Weather' });
    expect(JSON.stringify(entries)).not.toContain('"otp"');

    const { body: own } = await rider.post('/bookings', aTrip);
    await rider.post(`/bookings/${own.id}/cancel`, { reason: 'Late' });
    expect(await log({ record: own.id })).toEqual([]);
  });

  it('names the people and trips behind its ids, but no longer those of deleted users', async () => {
    await admin.put('/settings', { autoDispatch: false });
    const rider = await app.signedIn('rider', { firstName: 'Rosa', lastName: 'Luz' });
    const driver = await app.signedIn('driver', { firstName: 'Dan', lastName: 'Ace' });
    const { body: booking } = await admin.post('/bookings', { ...aTrip, customer: rider.user.id });
    await admin.post(`/bookings/${booking.id}/assign`, { driver: driver.user.id });
    const names = async () =>
      Object.assign(
        {},
        ...(await log({ record: booking.id })).map((entry: { names: object }) => entry.names),
      );
    expect(await names()).toEqual({
      [booking.id]: { name: booking.reference, resource: 'bookings' },
      [rider.user.id]: { name: 'Rosa Luz', resource: 'riders' },
      [driver.user.id]: { name: 'Dan Ace', resource: 'drivers' },
    });
    await admin.post(`/bookings/${booking.id}/cancel`, { reason: 'Weather' });
    expect((await admin.delete(`/riders/${rider.user.id}`)).status).toBe(200);
    expect(new Set(Object.keys(await names()))).toEqual(new Set([booking.id, driver.user.id]));
  });

  it('contains what fleet admins do with their drivers, and is readable by admins only [6.9]', async () => {
    const fleet = await app.signedIn('fleetadmin');
    const { body: driver } = await fleet.post('/drivers', {
      ...person,
      email: 'd@example.com',
      mobile: '+12025550144',
    });
    expect(await log({ actor: fleet.user.id })).toMatchObject([
      { usertype: 'fleetadmin', action: 'create', resource: 'drivers', record: driver.id },
    ]);
    expect((await fleet.get('/auditlog')).status).toBe(403);
    expect((await (await app.signedIn('rider')).get('/auditlog')).status).toBe(403);
    for (const method of ['put', 'delete'] as const)
      expect((await admin[method](`/auditlog/${newId()}`)).status).toBe(405);
  });

  it('contains neither rejected requests nor edits that change nothing', async () => {
    const { body: settings } = await admin.get('/settings');
    const before = (await log({})).length;
    await admin.put('/settings', { bonus: settings.bonus });
    await admin.post('/riders', { ...person, firstName: ' ' });
    await admin.put('/settings', { bonus: -1 });
    await admin.post('/wallet/credits', { uid: newId(), amount: 5 });
    await admin.delete(`/alladmin/${admin.user.id}`);
    await admin.post(`/withdraws/${newId()}/process`, { version: 'any' });
    expect(await log({})).toHaveLength(before);
  });

  it('contains a change before it is made, and keeps it as begun if the process crashes', async () => {
    const record = newId();
    const change = {
      action: 'edit',
      resource: 'promos',
      record,
      before: () => null,
      after: () => null,
    } as const;
    const actor = { uid: admin.user.id, usertype: 'admin' } as const;
    const dying = withAudit(
      actor,
      change,
      async () => {
        expect(await log({ record })).toMatchObject([{ outcome: 'begun' }]);
        throw new Error('the process dies');
      },
      app.services,
    );
    await expect(dying).rejects.toThrow('the process dies');
    expect(await log({ record, outcome: 'begun' })).toHaveLength(1);
  });

  it('hides contacts in demo mode [6.22]', async () => {
    const { body: rider } = await admin.post('/riders', {
      ...person,
      email: 'hidden@example.com',
      mobile: '+12025550155',
    });
    await app.services.db.settings.saveSettings({ AllowCriticalEditsAdmin: false });
    const [added] = await log({ record: rider.id });
    expect(added.changes).toContainEqual({ field: 'email', before: null, after: 'Hidden' });
    expect(JSON.stringify(added)).not.toContain('hidden@example.com');
    await app.services.db.settings.saveSettings({ AllowCriticalEditsAdmin: true });
  });
});

it('the audit log loses its oldest entries after the days of the setting, and none while it says 0 [4.97]', async () => {
  const { db } = app.services;
  const entry = {
    actor: 'someone',
    actorName: 'Some One',
    usertype: 'admin',
    action: 'edit',
    resource: 'cartypes',
  };
  const old = app.clock.at - 400 * DAY_MS;
  for (let index = 0; index < 5; index += 1)
    await db.audit.begin({ ...entry, id: newId(), at: old + index, record: 'kept' } as never);
  const kept = async () => (await log({ record: 'kept' })).length;
  await db.settings.saveSettings({ keepAuditDays: 0 });
  await auditDueWork.forgetOld.run(2, app.services);
  expect(await kept()).toBe(5);
  await db.settings.saveSettings({ keepAuditDays: 400 });
  app.clock.at = old + 400 * DAY_MS + 3;
  await auditDueWork.forgetOld.run(2, app.services);
  expect(await kept()).toBe(2);
});
