import { aUser } from '../../../test/support/builders.js';
import { startTestApp, type TestApp } from '../../../test/support/testApp.js';
import { migrateNames } from './migrateNames.js';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

it('cleans names of earlier versions, names those after their role of whom nothing is left, and keeps all others', async () => {
  const { db } = app.services;
  const stored = [
    ['José', ''],
    ['علی\u200cرضا', 'Karimi'],
    ['Ann\u200b', 'A\nB'],
    ['refund: https://evil.example/wf', 'x'],
    ['\u202eadmin', 'Way\u043eare'],
  ] as const;
  const users = stored.map(([firstName, lastName]) => aUser('rider', { firstName, lastName }));
  for (const user of users) await db.users.insert(user);
  await app.connection.collection('migrations').deleteMany({});
  await migrateNames(app.services);
  const names = [];
  for (const { id } of users) {
    const user = await db.users.findById(id);
    names.push([user?.firstName, user?.lastName ?? '']);
  }
  expect(names).toEqual([
    ['José', ''],
    ['علی\u200cرضا', 'Karimi'],
    ['Ann', 'A B'],
    ['Rider', 'x'],
    ['admin', ''],
  ]);
});
