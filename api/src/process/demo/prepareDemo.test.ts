import { startTestApp, type TestApp } from '../../../test/support/testApp.js';
import { aUser } from '../../../test/support/builders.js';
import { hashPassword } from '../../people/auth/passwords.js';
import { demoEmails } from './accounts.js';
import { prepareDemo, refuseDemoAccounts } from './prepareDemo.js';

let app: TestApp;

beforeEach(async () => {
  app = await startTestApp({ DEMO_PASSWORD: 'chosen-later' });
  const admin = aUser('admin', { email: demoEmails.admin });
  await app.services.db.users.insert(admin);
  await app.services.db.credentials.setPasswordHash(admin.id, await hashPassword('chosen-before'));
});
afterEach(() => app.close());

it('gives the demo accounts the configured password, whatever it was before', async () => {
  expect(await prepareDemo(app.services)).toContain('password    chosen-later');
  const { status } = await app.anonymous.post('/auth/login', {
    email: demoEmails.admin,
    password: 'chosen-later',
  });
  expect(status).toBe(200);
});

it('stops production from running on a database with demo accounts', async () => {
  await expect(refuseDemoAccounts(app.services)).rejects.toThrow('contains the demo accounts');
});
