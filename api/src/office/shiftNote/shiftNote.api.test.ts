import { SHIFT_NOTE_SHOWN_MS } from '@wayfare/shared';
import { aBooking, newId } from '../../../test/support/builders.js';
import { type Client, startTestApp, type TestApp } from '../../../test/support/testApp.js';

let app: TestApp;
let early: Client;
let late: Client;

beforeEach(async () => {
  app = await startTestApp();
  early = await app.signedIn('admin', { staffRole: 'dispatcher', firstName: 'Ann' });
  late = await app.signedIn('admin', { staffRole: 'support', firstName: 'Ben' });
});
afterEach(() => app.close());

const leave = async (text: string, fields: object = {}, by = early): Promise<string> =>
  (await by.post('/shiftnotes', { text, pinned: false, ...fields })).body.id;
const shown = async (to: Client): Promise<string[]> =>
  (await to.get('/shiftnotes/current')).body.notes.map(({ text }: { text: string }) => text);

it('is refused for everyone but the staff of the desk', async () => {
  const finance = await app.signedIn('admin', { staffRole: 'finance' });
  const note = { text: 'x', pinned: false };
  for (const by of [
    await app.signedIn('rider'),
    await app.signedIn('driver'),
    await app.signedIn('fleetadmin'),
    finance,
  ]) {
    expect((await by.post('/shiftnotes', note)).status).toBe(403);
    expect((await by.get('/shiftnotes')).status).toBe(403);
    expect((await by.get('/shiftnotes/current')).status).toBe(403);
  }
});

it('shows a note to each colleague until they acknowledge it, and names those who did', async () => {
  const id = await leave('The bridge is closed.');
  expect([await shown(early), await shown(late)]).toEqual([[], ['The bridge is closed.']]);
  for (const _time of [1, 2]) expect((await late.post(`/shiftnotes/${id}/acknowledge`, {})).status).toBe(200);
  expect(await shown(late)).toEqual([]);
  const third = await app.signedIn('admin');
  expect(await shown(third)).toEqual(['The bridge is closed.']);
  const name = `${late.user.firstName} ${late.user.lastName}`;
  expect((await early.get(`/shiftnotes/${id}`)).body).toMatchObject({
    author_name: `${early.user.firstName} ${early.user.lastName}`,
    acknowledged: [{ by: late.user.id, name, at: app.clock.at }],
  });
  app.clock.at += SHIFT_NOTE_SHOWN_MS + 1;
  expect(await shown(third)).toEqual([]);
});

it('keeps a pinned note on the desk of everyone, first, until it is unpinned', async () => {
  const id = await leave('Airport: use gate 3.', { pinned: true });
  await leave('Shift was quiet.');
  await late.post(`/shiftnotes/${id}/acknowledge`, {});
  expect(await shown(late)).toEqual(['Airport: use gate 3.', 'Shift was quiet.']);
  app.clock.at += 10 * SHIFT_NOTE_SHOWN_MS;
  expect([await shown(early), await shown(late)]).toEqual([
    ['Airport: use gate 3.'],
    ['Airport: use gate 3.'],
  ]);
  await late.put(`/shiftnotes/${id}`, { pinned: false });
  expect(await shown(late)).toEqual([]);
});

it('keeps the text as it was acknowledged', async () => {
  const id = await leave('As written.');
  expect((await early.put(`/shiftnotes/${id}`, { text: 'Changed.' })).body.text).toBe('As written.');
});

it('can be about a trip and a driver, and is found by its words and the reference of the trip', async () => {
  const driver = await app.signedIn('driver');
  const rider = await app.signedIn('rider');
  const booking = aBooking(
    'NEW',
    { id: newId(), rider: rider.user, driver: driver.user, at: app.clock.at },
    { reference: 'W-4F7K-29' },
  );
  await app.services.db.bookings.insert(booking);
  await leave('Call back about the lost umbrella.', { booking: booking.id, driver: driver.user.id });
  await leave('Something else.');
  const found = async (q: string) => (await late.get(`/shiftnotes?filter=${JSON.stringify({ q })}`)).body;
  expect(await found('umbr')).toMatchObject([
    { reference: 'W-4F7K-29', driver_name: `${driver.user.firstName} ${driver.user.lastName}` },
  ]);
  expect(await found('4F7K')).toHaveLength(1);
  expect(await found('nothing')).toEqual([]);
  for (const wrong of [{ booking: newId() }, { driver: newId() }, { driver: rider.user.id }])
    expect((await early.post('/shiftnotes', { text: 'x', pinned: false, ...wrong })).status).toBe(400);
});

it('lets staff delete their own notes, and full admins any; the audit log has what was done', async () => {
  const id = await leave('Mine.');
  expect((await late.delete(`/shiftnotes/${id}`)).status).toBe(404);
  await late.post(`/shiftnotes/${id}/acknowledge`, {});
  expect((await early.delete(`/shiftnotes/${id}`)).status).toBe(200);
  const other = await leave('Other.');
  const admin = await app.signedIn('admin');
  const [latest] = (await admin.get('/auditlog')).body;
  expect(latest.names[other]).toEqual({ name: 'Other.', resource: 'shiftnotes' });
  expect((await admin.delete(`/shiftnotes/${other}`)).status).toBe(200);
  const actions = (await admin.get('/auditlog')).body
    .filter(({ record }: { record: string }) => record === id)
    .map(({ action }: { action: string }) => action);
  expect(actions).toEqual(expect.arrayContaining(['create', 'acknowledge', 'delete']));
});
