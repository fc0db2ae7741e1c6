import { aUser } from '../../../test/support/builders.js';
import { startTestApp, type TestApp } from '../../../test/support/testApp.js';
import { migrateProvenContacts } from './migrateProvenContacts.js';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

it('lets a contact that an earlier version kept for whoever named it first be named and proved by others', async () => {
  const users = app.connection.collection('users');
  for (const field of ['email', 'mobile'])
    await users.createIndex(
      { [field]: 1 },
      { unique: true, partialFilterExpression: { [field]: { $gt: '' } }, name: `${field}_1` },
    );
  await app.connection.collection('migrations').deleteMany({});
  const contacts = { email: 'ann@example.com', mobile: '+12125550100' };
  const namer = aUser('rider', { ...contacts, emailVerified: false, mobileVerified: false });
  await app.services.db.users.insert(namer);
  await expect(app.services.db.users.insert(aUser('rider', contacts))).rejects.toThrow('duplicate key');

  await migrateProvenContacts(app.services);
  await app.services.db.users.insert(aUser('rider', contacts));
  const again = app.services.db.users.insert(aUser('rider', { ...contacts, email: 'bob@example.com' }));
  await expect(again).rejects.toThrow('duplicate key');
  await migrateProvenContacts(app.services);
});
