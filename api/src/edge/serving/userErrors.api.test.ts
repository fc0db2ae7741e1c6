import { englishTexts } from '@wayfare/shared';
import { aCarType } from '../../../test/support/builders.js';
import { type Client, startTestApp, type TestApp } from '../../../test/support/testApp.js';

let app: TestApp;
let admin: Client;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signedIn('admin');
});
afterAll(() => app.close());

const regData = {
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.com',
  password: 'abc123',
  mobile: '+12025550100',
};
const signUp = (fields: object) => app.anonymous.post('/user_signup', { regData: { ...regData, ...fields } });
const settings = (changes: object) => app.services.db.settings.saveSettings(changes);

/** Each error of users and settings that the API returns, and a request that it refuses with it. */
const refusals: Record<string, () => ReturnType<Client['post']>> = {
  proper_input_name: () => signUp({ firstName: ' ' }),
  password_alphaNumeric_check: () => signUp({ password: 'abc-123' }),
  async password_blank_messege() {
    await settings({ passwordRule: 'any' });
    return signUp({ password: '' });
  },
  async password_complexity_check() {
    await settings({ passwordRule: 'complex' });
    return signUp({});
  },
  mobile_no_blank_error: () => signUp({ mobile: '' }),
  async user_exists() {
    const { user } = await app.signedIn('rider');
    return signUp({ email: user.email });
  },
  async email_or_mobile_issue() {
    const { users } = app.services.db;
    const { findByContact } = users;
    users.findByContact = () => Promise.reject(new Error('the database is away'));
    const answer = await app.anonymous.post('/check_user_exists', { email: 'ada@example.com' });
    users.findByContact = findByContact;
    return answer;
  },
  referer_not_found: () => app.anonymous.post('/validate_referrer', { referralId: 'none1000' }),
  proper_bonus: () => admin.put('/settings', { bonus: '' }),
  async demo_mode() {
    const carType = aCarType();
    await app.services.db.carTypes.insert(carType);
    await settings({ AllowCriticalEditsAdmin: false });
    return admin.delete(`/cartypes/${carType.id}`);
  },
  async no_details_error() {
    const { user } = await app.signedIn('rider');
    return admin.post('/wallet/credits', { uid: user.id, amount: 0 });
  },
};

describe('the errors of users and settings', () => {
  afterEach(() => settings({ passwordRule: 'alphanumeric', AllowCriticalEditsAdmin: true }));

  it.each(Object.keys(refusals))('include %s, which callers get with its text [8.3]', async (key) => {
    const { status, body } = await (refusals[key] as (typeof refusals)[string])();
    expect(status).toBeGreaterThanOrEqual(400);
    const message = englishTexts[key as keyof typeof englishTexts];
    expect({ error: body.error, message: body.message }).toEqual({ error: key, message });
  });
});
