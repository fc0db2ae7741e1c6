import { startTestApp, type TestApp } from '../../../test/support/testApp.js';
import { createAdmin, type NewAdmin } from './createAdmin.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await app.signedIn('rider', { email: 'taken@example.com' });
});
afterAll(() => app.close());

const admin: NewAdmin = {
  firstName: 'Ann',
  lastName: 'Lee',
  email: 'x@example.com',
  password: 'secret1',
  mobile: null,
};

it.each([
  ['an address in use', { email: ' Taken@example.com' }, { key: 'user_exists' }],
  ['no address', { email: 'nowhere' }, { key: 'proper_email' }],
  ['an empty name', { lastName: ' ' }, { key: 'proper_input_name' }],
  ['a long name', { firstName: 'x'.repeat(61) }, { fields: { firstName: 'field_too_long' } }],
  ['a short password', { password: 'abc' }, { key: 'password_alphaNumeric_check' }],
  ['no password', { password: '' }, { key: 'password_alphaNumeric_check' }],
  ['an impossible number', { mobile: '12' }, { key: 'mobile_no_blank_error' }],
])('refuses %s and creates nothing', async (_, changes, problem) => {
  const by = { uid: 'operator', name: 'The operator' };
  await expect(createAdmin({ ...admin, ...changes }, by, undefined, app.services)).rejects.toMatchObject(
    problem,
  );
  expect(await app.services.db.users.findByProven('email', 'x@example.com')).toBeNull();
  expect(await app.connection.collection('credentials').countDocuments({ unsureSince: { $gt: 0 } })).toBe(0);
});
