import { aUser } from '../support/builders.js';
import { startTestApp, type TestApp } from '../support/testApp.js';

let app: TestApp;

beforeAll(async () => {
  // The client's address comes from its header, as behind a proxy.
  app = await startTestApp({ TRUST_PROXY: '1' }, { rateLimits: true });
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.at += 2 * 24 * 60 * 60_000;
  await app.services.db.settings.saveSettings({
    MobileLoginEnabled: true,
    restrictCountry: 'US',
    country: 'United States',
    smsCountries: null,
  });
});

let numbers = 0;
/** A new number of a block of ten thousand, and a new block for every ten. */
const aNumber = () => {
  numbers += 1;
  return `+1302${200 + Math.floor(numbers / 10)}${1000 + numbers}`;
};
let places = 0;
const anAddress = () => {
  places += 1;
  return `10.${places >> 8}.${places & 255}.1`;
};
const ask = (mobile: string, { from = anAddress(), device = '' } = {}) =>
  app.anonymous.post(
    '/auth/phone/code',
    { mobile },
    { 'x-forwarded-for': from, ...(device && { 'wayfare-device': device }) },
  );
async function textsTo(to: string) {
  const sort = { field: 'at', order: -1 } as const;
  return (await app.services.db.outbox.list({ filter: { to }, sort, skip: 0, limit: 100 })).rows;
}
const codeIn = (text: string | undefined) => /\b(\d{6})\b/.exec(text ?? '')?.[1];

/** Everywhere but in the United States, these countries are texted too. */
const EVERYWHERE = 'US, GB, DE, FR, IT, CH, AU, NG, CU, SO';

it.each([
  ['premium rate', '+19005550100'],
  ['premium rate in Britain', '+449098790000'],
  ['international premium rate', '+979123456789'],
  ['a satellite network', '+870771234567'],
  ['another satellite network', '+881612345678'],
  ['an international network', '+88213000000'],
  ['personal', '+447012345678'],
  ['personal in the United States', '+15005550100'],
  ['shared cost', '+4918051234567'],
  ['toll-free', '+18005550100'],
  ['for companies', '+443001234567'],
  ['a pager', '+49164123456'],
])('texts nobody whose number is of a kind that costs or that no person reads: %s', async (_kind, mobile) => {
  await app.services.db.settings.saveSettings({ smsCountries: EVERYWHERE });
  const text = 'Text messages cannot be sent to this kind of number. Please use a mobile number.';
  const refused = { error: 'sms_number_costs', errors: { mobile: text } };
  expect(await ask(mobile)).toMatchObject({ status: 400, body: refused });
  const rider = await app.signedIn('rider');
  const change = await rider.post('/auth/me/contact-changes', { field: 'mobile', value: mobile });
  expect(change).toMatchObject({ status: 400, body: { errors: { value: text } } });
  const owner = aUser('rider', { mobile, mobileVerified: true });
  await app.services.db.users.insert(owner);
  expect((await app.anonymous.post('/auth/otp', { mobile })).body.error).toBe('sms_number_costs');
  expect(await textsTo(mobile)).toEqual([]);
});

it('texts the country of the business only, unless the settings name others', async () => {
  const german = '+491712345678';
  expect(await ask(german)).toMatchObject({ status: 400, body: { error: 'sms_country_not_texted' } });
  // The islands of the Caribbean share the calling code of the United States.
  expect((await ask('+18764550100')).body.error).toBe('sms_country_not_texted');
  expect((await ask('+12025550161')).status).toBe(200);

  const settings = app.services.db.settings;
  await settings.saveSettings({ restrictCountry: null, country: 'Germany' });
  expect((await ask(german)).status).toBe(200);
  expect((await ask('+12025550162')).body.error).toBe('sms_country_not_texted');
  await settings.saveSettings({ smsCountries: 'US, JM' });
  expect((await ask('+18764550100')).status).toBe(200);
  expect((await ask('+491712345679')).body.error).toBe('sms_country_not_texted');
});

it('takes countries by their two-letter codes, and nothing else', async () => {
  const admin = await app.signedIn('admin');
  const save = async (smsCountries: string | null) => (await admin.put('/settings', { smsCountries })).status;
  for (const fine of ['US', 'us, ca;mx', 'GB FR', '', null])
    expect([fine, await save(fine)]).toEqual([fine, 200]);
  for (const wrong of ['UK', 'USA', 'Germany', 'XX', 'US+CA', 'EU'])
    expect([wrong, await save(wrong)]).toEqual([wrong, 400]);
});

it('still texts an owner who proved a number abroad, at the sign-in for known accounts', async () => {
  const mobile = '+33612345678';
  const owner = aUser('rider', { mobile, mobileVerified: false });
  await app.services.db.users.insert(owner);
  // A number that its account only names is no one's yet.
  expect((await app.anonymous.post('/auth/otp', { mobile })).body.error).toBe('sms_country_not_texted');
  await app.services.db.users.update(owner.id, { mobileVerified: true });
  expect((await app.anonymous.post('/auth/otp', { mobile })).status).toBe(200);
});

it('texts a block of ten thousand numbers sixty times an hour, unless the codes are entered', async () => {
  const inBlock = (index: number) => `+1302999${1000 + index}`;
  const statuses = [];
  for (let index = 0; index < 62; index += 1) statuses.push((await ask(inBlock(index))).status);
  expect(statuses).toEqual([...Array<number>(60).fill(200), 429, 429]);
  expect((await ask('+13029980000')).status).toBe(200);

  const other = (index: number) => `+1302997${1000 + index}`;
  for (let index = 0; index < 62; index += 1) {
    const { status, body } = await ask(other(index));
    expect([index, status]).toEqual([index, 200]);
    const otp = codeIn((await textsTo(other(index)))[0]?.body);
    const entered = await app.anonymous.post(
      '/auth/phone',
      { verificationId: body.verificationId, otp },
      { 'x-forwarded-for': anAddress() },
    );
    expect([index, entered.status]).toEqual([index, 200]);
  }
});

it('lets many new riders of one carrier ask for their codes from one address', async () => {
  await app.services.db.settings.saveSettings({ smsCountries: 'NG' });
  const carrier = '41.190.7.9';
  const statuses = new Set<number>();
  for (let rider = 0; rider < 120; rider += 1) {
    if (rider % 40 === 0) app.clock.at += 60_000;
    statuses.add((await ask(`+234803${1_000_000 + rider * 7919}`, { from: carrier })).status);
    // The limit of a minute follows the clock of the process.
    if (rider % 40 === 39) await app.services.budgets.giveBack('askForCode', { address: carrier }, 40);
  }
  expect([...statuses]).toEqual([200]);
});

it('alerts the admins once a day when half of the SMS to a country or to everyone are used', async () => {
  const admin = await app.signedIn('admin');
  const alerts = async () => {
    const { body } = await admin.get('/users/me/notifications');
    return (body.entries as { title: string }[]).filter(
      ({ title }) => title === 'Many text messages to new numbers',
    ).length;
  };
  const { budgets } = app.services;
  await budgets.spend('strangerSmsHalf', { country: 'US' }, 1_499);
  await ask(aNumber());
  expect(await alerts()).toBe(0);
  await ask(aNumber());
  await ask(aNumber());
  expect(await alerts()).toBe(1);
  await budgets.spend('strangerSmsHalf', { everyone: 'all' }, 2_400);
  for (let more = 0; more < 101; more += 1) if ((await ask(aNumber())).status !== 200) break;
  expect(await alerts()).toBe(2);
});

it('an owner on a known device gets a code although strangers used up the country, the day and the number', async () => {
  const mobile = aNumber();
  const home = '203.0.113.5';
  const { body } = await ask(mobile, { from: home });
  const otp = codeIn((await textsTo(mobile))[0]?.body);
  const entered = await app.anonymous.post(
    '/auth/phone',
    { verificationId: body.verificationId, otp, tokens: true },
    { 'x-forwarded-for': home },
  );
  const device = entered.body.deviceToken as string;
  expect(device).toEqual(expect.any(String));

  const { budgets } = app.services;
  await budgets.spend('strangerSms', { country: 'US' }, 3_000 - 1);
  await budgets.spend('smsToNumber', { number: mobile }, 9);
  await budgets.spend('numberCode', { address: '198.51.100.7' }, 300);
  expect((await ask(aNumber())).status).toBe(200);
  expect((await ask(aNumber())).status).toBe(429);
  expect((await ask(mobile)).status).toBe(429);
  const owners = await ask(mobile, { from: '198.51.100.7', device });
  expect(owners.status).toBe(200);
  expect((await textsTo(mobile)).length).toBe(2);
});
