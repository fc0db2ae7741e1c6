import { startTestApp, type TestApp } from '../../../test/support/testApp.js';

let app: TestApp;
/** An app where no address has reached its limit yet. */
let other: TestApp;

async function limited(): Promise<TestApp> {
  const started = await startTestApp({}, { rateLimits: true });
  await started.services.db.settings.saveSettings({ MobileLoginEnabled: true });
  return started;
}

beforeAll(async () => {
  app = await limited();
  other = await limited();
});
afterAll(() => Promise.all([app.close(), other.close()]));

const aSignUp = { firstName: '', lastName: 'Lee', mobile: '', password: '' };

/** The number of requests allowed about one account or device. */
const bySubject: [path: string, most: number, body: object][] = [
  ['/auth/login', 10, { email: 'victim@example.com', password: 'guess1' }],
  ['/auth/otp', 5, { mobile: '+12025559999' }],
  ['/user_signup', 8, { regData: { ...aSignUp, email: 'Victim@example.com ' } }],
  ['/check_user_exists', 20, { email: 'victim@example.com' }],
  ['/validate_referrer', 20, { referralId: 'victim1234' }],
  ['/send_notification', 6, { token: 'the device of a victim', title: 'a', msg: 'b' }],
];

it.each(bySubject)('POST %s allows %i requests about one account or device', async (path, most, body) => {
  const answers = [];
  for (let attempt = 0; attempt < most + 1; attempt += 1)
    answers.push(await other.anonymous.post(path, body));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.slice(0, -1)).not.toContain(429);
  expect(statuses.at(-1)).toBe(429);
  expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0);
});

/** The number of requests an address has per minute, and a body about another account or device each time. */
const byAddress: [path: string, most: number, body: (attempt: number) => object][] = [
  ['/auth/login', 120, (attempt) => ({ email: `unknown${attempt}` })],
  ['/auth/otp', 60, (attempt) => ({ mobile: `+1202555${1000 + attempt}` })],
  ['/auth/forgot-password', 20, (attempt) => ({ email: `unknown${attempt}@example.com` })],
  ['/auth/reset-password', 30, () => ({ token: 'none', password: 'secret@1' })],
  ['/user_signup', 10, () => ({})],
  ['/check_user_exists', 60, (attempt) => ({ email: `unknown${attempt}@example.com` })],
  ['/send_notification', 30, (attempt) => ({ token: `device ${attempt}`, title: 'a', msg: 'b' })],
];

it.each(byAddress)(
  'POST %s allows %i requests a minute per address, then responds 429 and says how long to wait',
  async (path, most, body) => {
    const answers = await Promise.all(
      Array.from({ length: most + 3 }, (_, attempt) => app.anonymous.post(path, body(attempt))),
    );
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(3);
    for (const { headers, body: answer } of refused) {
      expect(answer.error).toBe('too_many_requests');
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(60);
    }
  },
);

it('accepts 30 pictures in 10 minutes from one address, across all picture types', async () => {
  const rider = await other.signedIn('rider');
  const paths = Array.from({ length: 31 }, (_, attempt) =>
    attempt % 2 ? '/profile_images' : '/license_images',
  );
  const answers = await Promise.all(paths.map((path) => rider.post(path)));
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
});

it('shares a limit among operations of one kind, so that switching paths does not bypass it', async () => {
  expect((await app.anonymous.post('/validate_referrer', { referralId: 'unknown1000' })).status).toBe(429);
  expect((await app.anonymous.post('/auth/token', { email: 'unknown' })).status).toBe(429);
});

it('ignores an address that the client writes into a header', async () => {
  const answer = await app.anonymous.post('/check_user_exists', {}, { 'x-forwarded-for': '203.0.113.9' });
  expect(answer.status).toBe(429);
});
