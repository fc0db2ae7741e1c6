import { aLicense } from '../../../test/support/aPicture.js';
import { type Client, startTestApp, type TestApp } from '../../../test/support/testApp.js';
import { runDueWork } from '../../process/dueWork.js';
import { migrateNotices } from './migrateNotices.js';

/** Decisions about documents that an earlier version has not sent to the drivers yet. */
let app: TestApp;
let driver: Client;

beforeEach(async () => {
  app = await startTestApp();
  driver = await app.signedIn('driver');
});
afterEach(() => app.close());

/** Stores two decisions as earlier versions did. */
async function insertOld() {
  const image = await aLicense(app.services);
  const at = app.clock.at;
  const documents = {
    insurance: { image, expiresOn: '2099-01-01', untold: { decision: 'approve', at } },
    license: { rejected: { reason: 'It is blurred', at }, untold: { decision: 'reject', at } },
  };
  const $set = { documents, documentsVersion: 1, documentsNoticeAt: at };
  await app.connection.collection<{ _id: string }>('users').updateOne({ _id: driver.user.id }, { $set });
}
const readDocuments = async () => (await app.services.db.users.findById(driver.user.id))?.documents;
async function noticesCount(): Promise<number> {
  const { body } = await driver.get('/users/me/notifications');
  return body.entries.filter(({ screen }: { screen: string }) => screen === 'documents').length;
}

it('decisions about documents that earlier versions have not sent yet are sent, once', async () => {
  await insertOld();
  await Promise.all([migrateNotices(app.services), migrateNotices(app.services)]);
  const documents = await readDocuments();
  expect(documents?.insurance?.pendingNotice).toEqual({ decision: 'approve', at: app.clock.at });
  expect(documents?.license?.pendingNotice).toEqual({ decision: 'reject', at: app.clock.at });
  expect(JSON.stringify(documents)).not.toContain('untold');
  for (let time = 0; time < 2; time += 1) await runDueWork(app.services);
  expect(await noticesCount()).toBe(2);
  expect(JSON.stringify(await readDocuments())).not.toContain('pendingNotice');
});

it('a migration of notices that was interrupted continues at the next start', async () => {
  await insertOld();
  await app.services.db.users.renamePendingNotices('insurance');
  await migrateNotices(app.services);
  const documents = await readDocuments();
  expect(documents?.insurance?.pendingNotice?.decision).toBe('approve');
  expect(documents?.license?.pendingNotice?.decision).toBe('reject');
});
