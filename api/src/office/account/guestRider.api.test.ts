import { aCarType, aTrip } from '../../../test/support/builders.js';
import { type Client, startTestApp, type TestApp } from '../../../test/support/testApp.js';

let app: TestApp;
let dispatcher: Client;

beforeEach(async () => {
  app = await startTestApp();
  dispatcher = await app.signedIn('admin', { staffRole: 'dispatcher' });
});
afterEach(() => app.close());

const guest = (body: object, by = dispatcher) => by.post('/desk/guests', body);
const GRACE = { mobile: '+12125550177', firstName: 'Grace', lastName: '' };

it('adds a guest as a rider for whom the dispatcher can book, and writes it to the audit log', async () => {
  await app.services.db.carTypes.insert(aCarType());
  const { status, body } = await guest({ ...GRACE, mobile: '(212) 555-0177' });
  expect(status).toBe(200);
  expect(body).toEqual({ ...GRACE, id: expect.any(String) });
  const tripdate = app.clock.at + 3_600_000;
  const booked = await dispatcher.post('/bookings', {
    ...aTrip,
    customer: body.id,
    bookLater: true,
    tripdate,
    payment_mode: 'cash',
    pickUpInstructions: 'Blue door',
  });
  expect(booked.body).toMatchObject({
    customer: body.id,
    customer_name: 'Grace',
    customer_contact: GRACE.mobile,
    pickUpInstructions: 'Blue door',
  });
  const admin = await app.signedIn('admin');
  const entries = (await admin.get('/auditlog')).body as {
    action: string;
    resource: string;
    record: string;
  }[];
  expect(entries).toContainEqual(
    expect.objectContaining({ action: 'create', resource: 'riders', record: body.id }),
  );
});

it('answers with the rider who already has the number, under their own name, also when asked twice at once', async () => {
  const [first, second] = await Promise.all([guest(GRACE), guest({ ...GRACE, firstName: 'Gracie' })]);
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(second.body).toEqual(first.body);
  expect((await guest({ ...GRACE, firstName: 'Someone' })).body).toEqual(first.body);
});

it('refuses numbers of drivers and staff, and where contacts are hidden', async () => {
  for (const usertype of ['driver', 'admin', 'fleetadmin'] as const) {
    const { user } = await app.signedIn(usertype);
    expect(await guest({ ...GRACE, mobile: user.mobile })).toMatchObject({
      status: 409,
      body: { error: 'user_exists' },
    });
  }
  await app.services.db.settings.saveSettings({ AllowCriticalEditsAdmin: false });
  expect((await guest(GRACE)).body.error).toBe('demo_mode');
});
