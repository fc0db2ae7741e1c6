import { sendNotifications } from '../src/messages/notification/sendNotifications.js';
import { aCarType, aTrip } from './support/builders.js';
import { type Client, startTestApp, type TestApp } from './support/testApp.js';

/** The texts of the business in the languages that it offers, over HTTP. */
let app: TestApp;
let admin: Client;
let rider: Client;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signedIn('admin');
  rider = await app.signedIn('rider');
  for (const [langName, langLocale] of [
    ['English', 'en'],
    ['العربية', 'ar'],
    ['Français', 'fr'],
  ])
    expect((await admin.post('/languages', { langName, langLocale, dateLocale: langLocale })).status).toBe(
      201,
    );
  const english = await app.services.db.languages.findByLocale('en');
  await admin.post(`/languages/${english?.id}/default`);
});
afterAll(() => app.close());

const tariff = {
  base_fare: 1,
  rate_per_unit_distance: 1,
  rate_per_hour: 1,
  convenience_fees: 1,
  convenience_fee_type: 'flat',
};

/** Each resource with translations: a new record, a text of it, and the longest translation. */
const resources = [
  ['cartypes', () => ({ name: `Van ${Math.random()}`, ...tariff }), 'name', 60],
  ['cartypes', () => ({ name: `Van ${Math.random()}`, extra_info: 'Large', ...tariff }), 'extra_info', 500],
  ['cancelreasons', () => ({ label: 'I walk' }), 'label', 200],
  [
    'promos',
    () => ({
      promo_name: `P${Math.random()}`,
      promo_description: 'Off',
      promo_discount_type: 'flat',
      promo_discount_value: 1,
      max_promo_discount_value: 1,
      promo_validity: app.clock.at + 86_400_000,
      promo_usage_limit: 1,
    }),
    'promo_description',
    300,
  ],
  ['notifications', () => scheduled(), 'title', 120],
  ['notifications', () => scheduled(), 'body', 1000],
] as const;
const scheduled = () => ({
  devicetype: 'All',
  usertype: 'rider',
  title: 'Storm',
  body: 'Drive with care.',
  sendAt: app.clock.at + 86_400_000,
});

describe.each(resources)('translations of %s', (resource, make, field, longest) => {
  const inArabic = (text: string) => ({ ar: { [field]: text } });

  it(`of ${field} are stored and returned, without empty ones, and removed again [4.91]`, async () => {
    const translations = { ar: { [field]: '  نص  ' }, fr: { [field]: ' ' } };
    const made = await admin.post(`/${resource}`, { ...make(), translations });
    expect([made.status, made.body.translations]).toEqual([201, inArabic('نص')]);
    const path = `/${resource}/${made.body.id}`;
    expect((await admin.get(path)).body.translations).toEqual(inArabic('نص'));

    const changed = await admin.put(path, {
      translations: { ...inArabic('نص آخر'), fr: { [field]: 'Texte' } },
      was: { translations: inArabic('نص') },
    });
    expect(changed.body.translations).toEqual({ ...inArabic('نص آخر'), fr: { [field]: 'Texte' } });
    const late = await admin.put(path, {
      translations: inArabic('متأخر'),
      was: { translations: inArabic('نص') },
    });
    expect([late.status, Object.keys(late.body.errors)]).toEqual([409, ['translations']]);
    expect((await admin.put(path, { translations: null })).status).toBe(200);
    expect((await admin.get(path)).body.translations ?? null).toBeNull();
  });

  it(`of ${field} are refused in other languages, and when they are too long [4.91]`, async () => {
    const before = (await admin.get(`/${resource}`)).headers.get('content-range');
    for (const [translations, key, name] of [
      [{ tlh: { [field]: 'x' } }, 'translation_language_unknown', 'translations.tlh'],
      [{ constructor: { [field]: 'x' } }, 'translation_language_unknown', 'translations.constructor'],
      [inArabic('x'.repeat(longest + 1)), 'field_too_long', `translations.ar.${field}`],
      [{ ar: { [field]: 5 } }, 'field_expects_text', `translations.ar.${field}`],
      ['نص', expect.any(String), 'translations'],
    ] as const) {
      const refused = await admin.post(`/${resource}`, { ...make(), translations });
      expect([refused.status, refused.body.errorKeys]).toEqual([400, { [name]: key }]);
    }
    expect((await admin.get(`/${resource}`)).headers.get('content-range')).toBe(before);
  });
});

it('translations of options and parcel types follow the same rules, and are named by their place [4.91]', async () => {
  const option = (translations: object) => ({ description: 'Signed', amount: 1, translations });
  const made = await admin.post('/cartypes', {
    name: 'Courier',
    ...tariff,
    options: [option({ ar: { description: 'مع التوقيع' }, fr: { description: '' } })],
  });
  expect(made.body.options).toEqual([option({ ar: { description: 'مع التوقيع' } })]);
  const refused = await admin.put(`/cartypes/${made.body.id}`, {
    parcelTypes: [{ description: 'Box', amount: 1 }, option({ tlh: { description: 'x' } })],
  });
  expect([refused.status, refused.body.errorKeys]).toEqual([
    400,
    { 'parcelTypes.1.translations.tlh': 'translation_language_unknown' },
  ]);
  // A record keeps its translations when their language is removed, and can still be saved.
  const arabic = await app.services.db.languages.findByLocale('ar');
  expect((await admin.delete(`/languages/${arabic?.id}`)).status).toBe(200);
  expect((await admin.put(`/cartypes/${made.body.id}`, { options: made.body.options })).status).toBe(200);
  await admin.post('/languages', { langName: 'العربية', langLocale: 'ar', dateLocale: 'ar' });
});

it('everyone reads the translations of what they choose from; those of notifications only staff [4.92]', async () => {
  const carType = aCarType({ translations: { ar: { name: 'اقتصادي' } } });
  await app.services.db.carTypes.insert(carType);
  const ofCarType = (await rider.get(`/cartypes/${carType.id}`)).body.translations;
  expect(ofCarType).toEqual({ ar: { name: 'اقتصادي' } });
  expect((await app.anonymous.get(`/cartypes/${carType.id}`)).body.translations).toEqual(ofCarType);

  const reason = await admin.post('/cancelreasons', {
    label: 'Rain',
    translations: { ar: { label: 'مطر' } },
  });
  const reasons = (await app.anonymous.get('/cancelreasons')).body as { id: string; translations?: object }[];
  expect(reasons.find(({ id }) => id === reason.body.id)?.translations).toEqual({ ar: { label: 'مطر' } });

  const [, , , [, makePromo]] = resources;
  await admin.post('/promos', { ...makePromo(), translations: { ar: { promo_description: 'خصم' } } });
  const usable = (await rider.get('/promos/usable')).body as { translations?: object }[];
  expect(usable.map(({ translations }) => translations)).toContainEqual({ ar: { promo_description: 'خصم' } });
  expect((await rider.get('/promos')).status).toBe(403);
  expect((await rider.get('/notifications')).status).toBe(403);

  await app.signedIn('driver');
  // The car type of a booking is the name that leads to its translations.
  const booked = (await rider.post('/bookings', aTrip)).body;
  expect(booked).toMatchObject({ carType: 'Economy' });
  expect(JSON.stringify(booked)).not.toContain('اقتصادي');
});

it('each user gets a notification in their language, or else in the default one [4.93]', async () => {
  await app.connection.collection('notifications').deleteMany({});
  const readers = await Promise.all(
    ['ar', 'ar-EG', 'fr', null].map(async (language, index) => {
      const reader = await app.signedIn('rider', { language });
      await reader.put('/auth/me/device', { pushToken: `device-${index}`, userPlatform: 'ANDROID' });
      return reader;
    }),
  );
  const { sendAt: _later, ...now } = scheduled();
  const sent = await admin.post('/notifications', {
    ...now,
    translations: { ar: { title: 'عاصفة', body: 'قودوا بحذر.' }, fr: { title: 'Tempête' } },
  });
  expect(sent.status).toBe(201);
  for (let run = 0; run < 3; run += 1) await sendNotifications(app.services);
  const shown = await Promise.all(
    readers.map(async (reader) => {
      const items = (await reader.get('/users/me/notifications')).body.entries;
      return [items[0].title, items[0].body];
    }),
  );
  expect(shown).toEqual([
    ['عاصفة', 'قودوا بحذر.'],
    ['عاصفة', 'قودوا بحذر.'],
    ['Tempête', 'Drive with care.'],
    ['Storm', 'Drive with care.'],
  ]);
});
