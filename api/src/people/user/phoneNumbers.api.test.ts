import { aRegistration } from '../../../test/badInput/accounts.js';
import { aUser } from '../../../test/support/builders.js';
import { type Client, startTestApp, type TestApp } from '../../../test/support/testApp.js';

let app: TestApp;
let admin: Client;
/** The last digits of a new number. */
let numbers = 100;
const next = () => String((numbers += 1));

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signedIn('admin');
});
afterAll(() => app.close());

const settings = (changes: object) => app.services.db.settings.saveSettings(changes);
const mobileOf = async (id: string) => (await app.services.db.users.findById(id))?.mobile;
const signUp = (mobile: string) =>
  app.anonymous.post('/user_signup', { regData: { ...aRegistration(), mobile } });

/** Spellings of one number, by country, with `…` for its last three digits. */
const spellings = [
  [
    'Germany',
    '+4917123456…',
    ['0171 23456…', '(0171) 234-56…', '004917123456…', '+49 171 23456…', '+49017123456…'],
  ],
  ['United States', '+12125551…', ['(212) 555-1…', '1 212 555 1…', '2125551…', '+1 212-555-1…']],
  ['United Kingdom', '+447911123…', ['07911 123…', '7911123…', '+44 (0)7911 123…', '00447911123…']],
  ['Egypt', '+201012345…', ['010 1234 5…', '+20 10 12345…', '+2001012345…', '0020 10 12345…']],
] as const;

describe.each(spellings)('in %s', (country, form, typed) => {
  // Guernsey's mobile numbers look like Britain's.
  beforeEach(() => settings({ country, smsCountries: 'DE, US, GB, GG, EG', MobileLoginEnabled: true }));

  it('a proved phone opens only one account, however its number is spelled [5.30, 5.32]', async () => {
    const own = next();
    const { status, body } = await signUp(typed[0].replace('…', own));
    expect(status).toBe(201);
    expect(await mobileOf(body.uid)).toBe(form.replace('…', own));
    await app.connection
      .collection('users')
      .updateOne({ mobile: form.replace('…', own) }, { $set: { mobileVerified: true } });
    for (const spelling of [form, ...typed]) {
      const again = await signUp(spelling.replace('…', own));
      expect([spelling, again.status, again.body.error]).toEqual([spelling, 409, 'user_exists']);
      const check = await app.anonymous.post('/check_user_exists', { mobile: spelling.replace('…', own) });
      expect([spelling, check.body.users]).toEqual([spelling, [{ uid: body.uid }]]);
    }
  });

  it('a sign-in code is sent to the number, however it is typed [4.42]', async () => {
    for (const spelling of [form, ...typed]) {
      const own = next();
      const to = form.replace('…', own);
      await app.services.db.users.insert(aUser('rider', { mobile: to }));
      const { status } = await app.anonymous.post('/auth/otp', { mobile: spelling.replace('…', own) });
      expect([spelling, status]).toEqual([spelling, 200]);
      const page = { filter: { to }, sort: { field: 'at', order: -1 }, skip: 0, limit: 1 } as const;
      expect((await app.services.db.outbox.list(page)).rows).toHaveLength(1);
    }
  });

  it('numbers entered in the panel get their dialing code and can be searched as typed [5.30, 5.39]', async () => {
    for (const spelling of typed) {
      const own = next();
      const mobile = spelling.replace('…', own);
      const { status, body } = await admin.post('/riders', { firstName: 'Ann', lastName: 'Lee', mobile });
      expect([spelling, status, body.mobile]).toEqual([spelling, 201, form.replace('…', own)]);
      const same = await admin.put(`/riders/${body.id}`, { mobile });
      expect([same.status, same.body.mobile]).toEqual([200, form.replace('…', own)]);
      const taken = await admin.post('/drivers', { firstName: 'Ann', lastName: 'Lee', mobile });
      expect(taken.body.error).toBe('user_exists');
      const filter = encodeURIComponent(JSON.stringify({ q: mobile }));
      const found = (await admin.get(`/riders?filter=${filter}`)).body;
      expect([spelling, found.map(({ id }: { id: string }) => id)]).toEqual([spelling, [body.id]]);
    }
  });

  it('an owner can change to a number in any spelling [5.30]', async () => {
    const rider = await app.signedIn('rider');
    for (const spelling of typed) {
      app.clock.at += 24 * 60 * 60_000;
      const own = next();
      const { status, body } = await rider.post('/auth/me/contact-changes', {
        field: 'mobile',
        value: spelling.replace('…', own),
      });
      expect([spelling, status, body.value]).toEqual([spelling, 201, form.replace('…', own)]);
    }
  });
});

describe('an impossible number', () => {
  beforeEach(() => settings({ country: 'United States', MobileLoginEnabled: true }));

  it.each(['12345', '555 0134', '+1999', '+12345', '+999 1234567', 'call me', '212555010000000'])(
    'is refused everywhere [5.30]: %s',
    async (mobile) => {
      const refused = { status: 400, body: { error: 'mobile_no_blank_error' } };
      expect(await signUp(mobile)).toMatchObject(refused);
      const { body: rider } = await admin.post('/riders', { firstName: 'Ann', lastName: 'Lee' });
      expect(await admin.put(`/riders/${rider.id}`, { mobile })).toMatchObject(refused);
      const input = { firstName: 'Ann', lastName: 'Lee', mobile };
      for (const resource of ['riders', 'drivers', 'fleetadmins', 'alladmin'])
        expect(await admin.post(`/${resource}`, input)).toMatchObject({
          status: 400,
          body: { error: 'mobile_no_blank_error', errors: { mobile: expect.any(String) } },
        });
      const owner = await app.signedIn('rider');
      const change = { field: 'mobile', value: mobile };
      expect(await owner.post('/auth/me/contact-changes', change)).toMatchObject(refused);
      expect((await app.anonymous.post('/auth/otp', { mobile })).status).toBe(404);
    },
  );

  it('that an account has from earlier does not keep its other fields from being changed', async () => {
    const rider = await app.signedIn('rider', { mobile: '+1999' });
    const changes = { firstName: 'Renamed', mobile: '+1999' };
    expect(await admin.put(`/riders/${rider.user.id}`, changes)).toMatchObject({
      status: 200,
      body: { firstName: 'Renamed', mobile: '+1999' },
    });
  });
});

it('the beginning of a number finds its account, in national spelling too', async () => {
  await settings({ country: 'Germany' });
  const { id } = (await app.signedIn('rider', { mobile: '+491609876543', firstName: 'Grace' })).user;
  const other = await app.signedIn('rider', { vehicleNumber: '01609' });
  const found = async (q: string) => {
    const { body } = await admin.get(`/riders?filter=${encodeURIComponent(JSON.stringify({ q }))}`);
    return body.map((user: { id: string }) => user.id).toSorted();
  };
  for (const q of ['0160 98', '0160 / 9876', '+49 160 98765', '(0160) 9876543'])
    expect([q, await found(q)]).toEqual([q, [id]]);
  // A number of another kind is still found as it is.
  expect(await found('01609')).toEqual([id, other.user.id].toSorted());
  expect(await found('grace +491609')).toEqual([id]);
});
