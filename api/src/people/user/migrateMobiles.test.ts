import { pino } from 'pino';
import { aUser } from '../../../test/support/builders.js';
import { startTestApp, type TestApp } from '../../../test/support/testApp.js';
import { migrateMobiles } from './migrateMobiles.js';

let app: TestApp;
let lines: Record<string, unknown>[];

beforeEach(async () => {
  lines = [];
  const log = pino({ level: 'info' }, { write: (line: string) => lines.push(JSON.parse(line)) });
  app = await startTestApp({}, { log });
});
afterEach(() => app.close());

/** Stores riders as earlier versions did, and returns their ids. */
async function readStored(...mobiles: string[]): Promise<string[]> {
  const users = mobiles.map((mobile) => aUser('rider', { mobile, mobileVerified: true }));
  for (const user of users) await app.services.db.users.insert(user);
  return users.map(({ id }) => id);
}
const mobilesOf = async (ids: readonly string[]) =>
  Promise.all(ids.map(async (id) => (await app.services.db.users.findById(id))?.mobile));
const warnings = () => lines.filter(({ level }) => level === 40);

it('stored phone numbers get their one form, stay verified and can be searched', async () => {
  const ids = await readStored(
    '+4901712345678',
    '+4407911123456',
    '+2001012345678',
    '+12125550100',
    '2125550101',
  );
  await migrateMobiles(app.services);
  const expected = ['+491712345678', '+447911123456', '+201012345678', '+12125550100', '+12125550101'];
  expect(await mobilesOf(ids)).toEqual(expected);
  expect((await app.services.db.users.findById(ids[0]!))?.mobileVerified).toBe(true);
  const admin = await app.signedIn('admin');
  for (const [index, mobile] of expected.entries()) {
    const filter = encodeURIComponent(JSON.stringify({ q: mobile }));
    const { body } = await admin.get(`/riders?filter=${filter}`);
    expect(body.map(({ id }: { id: string }) => id)).toEqual([ids[index]]);
  }
  expect(warnings()).toEqual([]);
});

it('numbers without country code belong to the country of the settings', async () => {
  await app.services.db.settings.saveSettings({ country: 'Germany' });
  const ids = await readStored('01712345678');
  await migrateMobiles(app.services);
  expect(await mobilesOf(ids)).toEqual(['+491712345678']);
});

it('accounts that turn out to have the same number stay as they are and are reported', async () => {
  const ids = await readStored('+491712345678', '+4901712345678', '+449', '+4407911123456');
  await migrateMobiles(app.services);
  expect(await mobilesOf(ids)).toEqual(['+491712345678', '+4901712345678', '+449', '+447911123456']);
  expect(warnings()).toEqual([
    expect.objectContaining({ uid: ids[1], other: ids[0] }),
    expect.objectContaining({ uid: ids[2] }),
  ]);
  // The report identifies accounts, and does not spread their numbers.
  expect(JSON.stringify(warnings())).not.toMatch(/171234|449\b/);
});

it('continues after an interruption, and runs once', async () => {
  const { users } = app.services.db;
  const ids = await readStored('+4901712345678', '+4407911123456');
  const respell = users.respellMobile;
  users.respellMobile = async (id, from, to) => {
    if (id === ids[1]) throw new Error('the process ended here');
    return respell(id, from, to);
  };
  await expect(migrateMobiles(app.services)).rejects.toThrow('ended here');
  users.respellMobile = respell;
  expect(await mobilesOf(ids)).toEqual(['+491712345678', '+4407911123456']);
  await Promise.all([migrateMobiles(app.services), migrateMobiles(app.services)]);
  expect(await mobilesOf(ids)).toEqual(['+491712345678', '+447911123456']);
  const later = await readStored('+4901712345679');
  await migrateMobiles(app.services);
  expect(await mobilesOf(later)).toEqual(['+4901712345679']);
});

it('keeps a number that its user changes meanwhile', async () => {
  const [id] = (await readStored('+4901712345678')) as [string];
  await app.services.db.users.update(id, { mobile: '+12125550100' });
  expect(await app.services.db.users.respellMobile(id, '+4901712345678', '+491712345678')).toBe(true);
  expect(await mobilesOf([id])).toEqual(['+12125550100']);
});

it('finds every number in several batches', async () => {
  const mobiles = Array.from({ length: 1200 }, (_, index) =>
    `+49 0171${String(2_000_000 + index)}`.replace(' ', ''),
  );
  const users = mobiles.map((mobile) => aUser('rider', { mobile }));
  await app.services.db.users.insertMany(users);
  await migrateMobiles(app.services);
  const left = await app.connection.collection('users').countDocuments({ mobile: /^\+490/ });
  expect(left).toBe(0);
});
