import { startTestApp, type TestApp } from '../../../test/support/testApp.js';
import { runToolProcess } from '../../../test/support/toolProcess.js';
import { settleCredentials } from '../../office/account/settleCredentials.js';

/** The tool as a process, on the database of a running product. */
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const create = (args: string[], input = '') =>
  runToolProcess(
    'create-admin',
    args,
    { MONGODB_DATABASE: app.services.config.MONGODB_DATABASE, DATA_DIR: app.services.config.DATA_DIR },
    input,
  );
const named = (email: string, firstName = 'Ann', lastName = 'Lee') => [
  '--email',
  email,
  '--first-name',
  firstName,
  '--last-name',
  lastName,
];
const signIn = (email: string, password: string) => app.anonymous.post('/auth/login', { email, password });

it('creates an admin who can sign in, and records it in the audit log', async () => {
  const mobile = ['--mobile', '(212) 555-0199'];
  const { code, stdout, stderr } = await create(
    [...named('Ann@Example.com'), ...mobile, '--password-stdin'],
    'secret1\nmore\n',
  );
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toBe('Created the admin Ann@Example.com. Sign in at http://127.0.0.1:3000/login\n');
  const admin = (await app.services.db.users.findByProven('email', 'ann@example.com'))!;
  expect(admin).toMatchObject({
    usertype: 'admin',
    approved: true,
    mobile: '+12125550199',
  });

  // When the product cleans up, it keeps the password of a complete account.
  app.clock.at = Date.now() + 60_000;
  await settleCredentials(100, app.services);
  expect((await signIn('ann@example.com', 'secret1')).status).toBe(200);

  const log = (await (await app.clientOf(admin)).get(`/auditlog?filter={"record":"${admin.id}"}`)).body;
  expect(log).toMatchObject([
    { action: 'create', resource: 'alladmin', actorName: 'npm run create-admin', outcome: 'done' },
  ]);
  expect(JSON.stringify(log)).not.toContain('secret1');
});

it('chooses a password and prints it once', async () => {
  const { code, stdout } = await create([...named('random@example.com'), '--generate-password']);
  expect(code).toBe(0);
  const password = /^password {4}(\S{20})$/m.exec(stdout)?.[1] ?? '';
  expect((await signIn('random@example.com', password)).status).toBe(200);
});

it('prints one line for an address in use, and creates nothing', async () => {
  const { user } = await app.signedIn('rider', { email: 'taken@example.com' });
  const { code, stdout, stderr } = await create(
    [...named('Taken@example.com'), '--password-stdin'],
    'secret1',
  );
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toBe('There is already an account with this email address or phone number.\n');
  expect((await app.services.db.users.findByProven('email', 'taken@example.com'))?.id).toBe(user.id);
});

it.each([
  ['nothing', [], 'Missing: --email, --first-name, --last-name, --password-stdin or --generate-password.'],
  ['a password as an option', [...named('x@example.com'), '--password', 'secret1'], "'--password'"],
])('without a terminal and with %s, it prints what is wrong', async (_, args, message) => {
  const { code, stdout, stderr } = await create(args);
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toContain(message);
  expect(stderr.trim().split('\n')).toHaveLength(1);
});
