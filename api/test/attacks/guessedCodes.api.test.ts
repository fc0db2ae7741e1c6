import { aUser } from '../support/builders.js';
import { type AttackedApp, startAttackedApp } from './attackedApp.js';

let app: AttackedApp;

beforeAll(async () => {
  app = await startAttackedApp({}, { rateLimits: true });
  await app.services.db.settings.saveSettings({ MobileLoginEnabled: true });
});
afterAll(() => app.close());

/** Every guess counts as coming from a different place, so limits by address do not apply. */
it('checks a login code against only five of a hundred concurrent guesses and rejects the rest', async () => {
  const user = aUser('rider', { mobile: '+12025550100' });
  await app.services.db.users.insert(user);
  const { body } = await app.anonymous.post('/auth/otp', { mobile: user.mobile });
  const page = { sort: { field: 'at', order: -1 }, skip: 0, limit: 1 } as const;
  const { rows } = await app.services.db.outbox.list({ filter: { to: user.mobile }, ...page });
  const code = Number(/\b(\d{6})\b/.exec(rows[0]?.body ?? '')?.[1]);
  const guesses = Array.from({ length: 100 }, (_, index) =>
    String(((code - 100_000 + index + 1) % 900_000) + 100_000),
  );
  const answers = await Promise.all(
    guesses.map((otp) =>
      app.anonymous.post('/auth/otp/verify', { verificationId: body.verificationId, otp }),
    ),
  );
  expect(answers.filter(({ body: { error } }) => error === 'login_code_wrong')).toHaveLength(5);
  expect(answers.filter(({ status }) => status < 400)).toEqual([]);
  const right = await app.anonymous.post('/auth/otp/verify', {
    verificationId: body.verificationId,
    otp: String(code),
  });
  expect(right.body.error).toBe('login_code_expired');
  expect(app.refusals.filter(({ path }) => path === '/api/auth/otp/verify')).toHaveLength(101);
});

it('checks ten passwords a minute, then returns how long to wait', async () => {
  const { user } = await app.signedIn('rider');
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      app.anonymous.post('/auth/login', { email: user.email, password: `guess${index}` }),
    ),
  );
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(10);
  for (const { headers, body } of refused) {
    expect(body.error).toBe('too_many_requests');
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  }
});
