import type { StaffRole } from '@wayfare/shared';
import { aCarType, aTrip } from '../../../test/support/builders.js';
import { ask, receivedBy, testSockets } from '../../../test/support/sockets.js';
import { type Client, startTestApp, type TestApp } from '../../../test/support/testApp.js';
import { sendChatMessage } from '../../trips/chat/chat.realtime.js';

let app: TestApp;
let admin: Client;
let rider: Client;
const staff = {} as Record<StaffRole, Client>;
const sockets = testSockets();

beforeAll(async () => {
  app = await startTestApp();
  await app.services.db.carTypes.insert(aCarType());
  admin = await app.signedIn('admin');
  rider = await app.signedIn('rider');
  for (const role of ['dispatcher', 'finance', 'support'] as const)
    staff[role] = await app.signedIn('admin', { staffRole: role, creditLimit: 50 });
});
afterEach(() => sockets.close());
afterAll(() => app.close());

const errorOf = ({ status, body }: { status: number; body: { error?: string } }) => ({
  status,
  error: body.error,
});
const notInRole = { status: 403, error: 'not_in_role' };
const roleOf = async ({ user }: Client) => (await app.services.db.users.findById(user.id))?.staffRole ?? null;

describe('giving roles', () => {
  it('is for full admins, takes effect on the next request and is in the audit log', async () => {
    const colleague = await app.signedIn('admin');
    expect((await colleague.get('/auditlog')).status).toBe(200);
    const given = await admin.put(`/alladmin/${colleague.user.id}`, {
      staffRole: 'finance',
      creditLimit: 25.5,
    });
    expect(given.body).toMatchObject({ staffRole: 'finance', creditLimit: 25.5 });
    expect(errorOf(await colleague.get('/auditlog'))).toEqual(notInRole);
    expect((await colleague.get('/auth/me')).body).toMatchObject({ staffRole: 'finance', creditLimit: 25.5 });
    const filter = JSON.stringify({ record: colleague.user.id });
    const { body: entries } = await admin.get(`/auditlog?filter=${encodeURIComponent(filter)}`);
    expect(entries[0]).toMatchObject({
      actor: admin.user.id,
      action: 'edit',
      changes: expect.arrayContaining([expect.objectContaining({ field: 'staffRole', after: 'finance' })]),
    });

    await admin.put(`/alladmin/${colleague.user.id}`, { staffRole: null, creditLimit: null });
    expect((await colleague.get('/auditlog')).status).toBe(200);
  });

  it('adds an admin with a role at once', async () => {
    const { status, body } = await admin.post('/alladmin', {
      firstName: 'Dana',
      lastName: 'Desk',
      email: 'dana@example.com',
      staffRole: 'dispatcher',
    });
    expect({ status, role: body.staffRole }).toEqual({ status: 201, role: 'dispatcher' });
  });

  it('is refused for one’s own account, and for staff with a role', async () => {
    expect(errorOf(await admin.put(`/alladmin/${admin.user.id}`, { staffRole: 'support' }))).toEqual({
      status: 403,
      error: 'own_role',
    });
    for (const client of Object.values(staff))
      for (const changes of [{ staffRole: null }, { creditLimit: 1_000_000 }]) {
        expect(errorOf(await client.put(`/alladmin/${client.user.id}`, changes))).toEqual(notInRole);
        expect(await roleOf(client)).toBe(client.user.staffRole);
      }
    // A profile update knows none of them. Fields without a value do not count.
    expect(await staff.support.put('/auth/me', { staffRole: null, creditLimit: 1_000_000 })).toMatchObject({
      status: 400,
      body: { errorKeys: { creditLimit: 'field_unknown' } },
    });
    expect((await staff.support.get('/auth/me')).body).toMatchObject({
      staffRole: 'support',
      creditLimit: 50,
    });
  });

  it('accepts known roles and amounts only, and for admins only', async () => {
    for (const changes of [{ staffRole: 'owner' }, { creditLimit: -1 }, { creditLimit: 'all' }])
      expect(errorOf(await admin.put(`/alladmin/${staff.support.user.id}`, changes))).toEqual({
        status: 400,
        error: 'validation_error',
      });
    const fleetadmin = await app.signedIn('fleetadmin');
    await admin.put(`/fleetadmins/${fleetadmin.user.id}`, { staffRole: 'support', creditLimit: 5 });
    expect((await app.services.db.users.findById(fleetadmin.user.id))?.staffRole).toBeUndefined();
  });

  it('leaves a full admin when two take away each other’s rights at the same time', async () => {
    for (const changes of [{ staffRole: 'support' }, { approved: false }]) {
      const [one, other] = [await app.signedIn('admin'), await app.signedIn('admin')];
      // The other request has passed its access check before the first one writes.
      const { update } = app.services.db.users;
      app.services.db.users.update = async (id, ...rest) => {
        app.services.db.users.update = update;
        await app.services.db.users.update(one.user.id, changes as object);
        return update(id, ...rest);
      };
      const answer = await one.put(`/alladmin/${other.user.id}`, changes);
      expect(errorOf(answer)).toEqual({ status: 409, error: 'last_full_admin' });
      expect(await app.services.db.users.findById(other.user.id)).toMatchObject({ approved: true });
      expect(await roleOf(other)).toBeNull();
    }
  });
});

describe('credits and refunds', () => {
  const credit = (client: Client, amount: number) =>
    client.post('/wallet/credits', { uid: rider.user.id, amount });
  const balance = async () => (await app.services.db.users.findById(rider.user.id))?.walletBalance;
  const aboveLimit = { status: 403, error: 'credit_limit' };

  it('are given up to the limit of the account, and the refusal names it', async () => {
    const before = (await balance()) ?? 0;
    expect((await credit(staff.support, 50)).status).toBe(201);
    const refused = await credit(staff.support, 50.01);
    expect(errorOf(refused)).toEqual(aboveLimit);
    expect(refused.body.message).toBe(
      'You can give at most $50.00 at a time. Ask a colleague with a higher limit.',
    );
    expect(await balance()).toBe(before + 50);
    expect(errorOf(await credit(staff.dispatcher, 1))).toEqual(notInRole);
    const debit = { uid: rider.user.id, amount: 1, note: 'Too much' };
    expect(errorOf(await staff.support.post('/wallet/debits', debit))).toEqual(notInRole);
    expect((await credit(admin, 60)).status).toBe(201);
  });

  it('have the same limit for refunds to cards', async () => {
    const body = { amount: 50.01, source: 'business', note: 'Late' };
    expect(errorOf(await staff.support.post('/cardpayments/unknown/refund', body))).toEqual(aboveLimit);
  });

  it('are refused without a limit', async () => {
    const newcomer = await app.signedIn('admin', { staffRole: 'finance' });
    expect(errorOf(await credit(newcomer, 0.01))).toEqual(aboveLimit);
  });

  it('have the same limit for whoever approves one, or reverses a debit', async () => {
    const large = await credit(admin, 600);
    expect(large.body.pending).toEqual(expect.any(String));
    const approve = `/walletadjustments/${large.body.pending}/approve`;
    expect(errorOf(await staff.finance.post(approve, {}))).toEqual(aboveLimit);

    const debit = await app.signedIn('admin');
    await debit.post('/wallet/debits', { uid: rider.user.id, amount: 55, note: 'Taken back' });
    const { rows } = await app.services.db.adjustments.list({
      filter: { by: debit.user.id },
      sort: { field: 'date', order: -1 },
      skip: 0,
      limit: 1,
    });
    const reverse = `/wallet/entries/${encodeURIComponent(rows[0]?.txRef ?? '')}/reverse`;
    expect(errorOf(await staff.finance.post(reverse, { note: 'Wrong' }))).toEqual(aboveLimit);
    expect((await admin.post(reverse, { note: 'Wrong' })).status).toBe(201);
  });
});

describe('users', () => {
  it('show bank details to staff who pay out, and nobody else can set them', async () => {
    const driver = await app.signedIn('driver', { bankAccount: 'DE12' });
    const path = `/drivers/${driver.user.id}`;
    expect((await staff.finance.get(path)).body.bankAccount).toBe('DE12');
    for (const role of ['dispatcher', 'support'] as const)
      expect((await staff[role].get(path)).body).not.toHaveProperty('bankAccount');
    expect(errorOf(await staff.support.put(path, { bankAccount: 'DE34' }))).toEqual(notInRole);
    expect(errorOf(await staff.support.put(path, { bankAccount: 'DE12' }))).toEqual(notInRole);
  });

  it('are changed by support; a dispatcher only blocks drivers', async () => {
    const driver = await app.signedIn('driver');
    const path = `/drivers/${driver.user.id}`;
    expect((await staff.support.put(path, { lastName: 'Renamed' })).status).toBe(200);
    expect((await staff.dispatcher.put(path, { approved: false })).body.approved).toBe(false);
    expect(errorOf(await staff.dispatcher.put(path, { lastName: 'Other' }))).toEqual(notInRole);
    // A field that is sent with its current value is not a change.
    expect((await staff.dispatcher.put(path, { lastName: 'Renamed', approved: true })).status).toBe(200);
  });
});

describe('live', () => {
  const receiversOf = async (clients: Record<string, Client>, act: () => Promise<unknown>) => {
    const connected = await Promise.all(
      Object.entries(clients).map(
        async ([name, client]) => [name, await sockets.connect(app, client)] as const,
      ),
    );
    const received = await receivedBy(Object.fromEntries(connected), 'resource:changed', act);
    return Object.entries(received).map(([name, events]) => [
      name,
      [...new Set((events as { resource: string }[]).map(({ resource }) => resource))].sort(),
    ]);
  };

  it('each role is notified only about records it may read', async () => {
    const received = await receiversOf({ admin, ...staff }, async () => {
      for (const resource of ['bookings', 'withdraws', 'alerts', 'auditlog', 'settings', 'cartypes'] as const)
        app.services.realtime.resourceChanged(resource, ['x']);
    });
    expect(Object.fromEntries(received)).toEqual({
      admin: ['alerts', 'auditlog', 'bookings', 'cartypes', 'settings', 'withdraws'],
      dispatcher: ['alerts', 'bookings', 'cartypes', 'settings'],
      // Alerts about payments are its own, so it is notified that some alert has changed.
      finance: ['alerts', 'bookings', 'cartypes', 'settings', 'withdraws'],
      support: ['alerts', 'bookings', 'cartypes', 'settings'],
    });
  });

  it('a dispatcher follows a trip with its chat, finance without', async () => {
    const { body: booking } = await rider.post('/bookings', aTrip);
    const people = {
      dispatcher: await sockets.connect(app, staff.dispatcher),
      finance: await sockets.connect(app, staff.finance),
    };
    for (const socket of Object.values(people))
      expect(await ask(socket, 'booking:join', { id: booking.id })).toEqual({ ok: true });
    const message = { id: 'm', at: 1, message: 'Hello', source: 'rider', from: rider.user.id } as never;
    const received = await receivedBy(people, 'chat:message', async () =>
      sendChatMessage(booking, message, app.services.realtime),
    );
    expect([received.dispatcher?.length, received.finance?.length]).toEqual([1, 0]);
  });

  it('a changed role ends open connections, so that the next one has the new rights', async () => {
    const colleague = await app.signedIn('admin');
    const socket = await sockets.connect(app, colleague);
    const gone = new Promise((resolve) => {
      socket.once('disconnect', resolve);
    });
    await admin.put(`/alladmin/${colleague.user.id}`, { staffRole: 'support' });
    await gone;
  });
});
