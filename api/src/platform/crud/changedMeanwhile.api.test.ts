import { aCarType } from '../../../test/support/builders.js';
import { type Client, startTestApp, type TestApp } from '../../../test/support/testApp.js';

let app: TestApp;
let admin: Client;
let other: Client;

beforeAll(async () => {
  app = await startTestApp();
  [admin, other] = [await app.signedIn('admin'), await app.signedIn('admin')];
});
afterAll(() => app.close());

describe('two admins who change the same record', () => {
  it('keep each other’s changes to other fields; the second to change a field gets an error, and may insist', async () => {
    const { id } = aCarType();
    await app.services.db.carTypes.insert(aCarType({ id, min_fare: 5, base_fare: 1 }));
    const of = `/cartypes/${id}`;
    expect((await admin.put(of, { min_fare: 6, was: { min_fare: 5 } })).status).toBe(200);
    expect((await other.put(of, { base_fare: 2, was: { base_fare: 1 } })).body).toMatchObject({
      min_fare: 6,
    });

    const late = await other.put(of, { min_fare: 7, was: { min_fare: 5 } });
    expect([late.status, late.body.error]).toEqual([409, 'changed_meanwhile']);
    expect(Object.keys(late.body.errors)).toEqual(['min_fare']);
    const message = `${admin.user.firstName} ${admin.user.lastName} changed this to “6” just now.`;
    expect([late.body.message, late.body.errors.min_fare]).toEqual([
      expect.stringContaining(message),
      expect.stringContaining(message),
    ]);
    expect((await admin.get(of)).body).toMatchObject({ min_fare: 6, base_fare: 2 });

    expect((await other.put(of, { min_fare: 6, was: { min_fare: 5 } })).status).toBe(200);
    expect((await other.put(of, { min_fare: 7, was: { min_fare: 6 } })).body).toMatchObject({ min_fare: 7 });
    expect((await other.put(of, { min_fare: 8 })).body).toMatchObject({ min_fare: 8 });
    expect((await other.put(of, { min_fare: 9, was: 'five' })).body.error).toBe('validation_error');
  });

  it('get the same error for settings and company details', async () => {
    for (const [path, field, first, second, third] of [
      ['/settings', 'driverRadius', 3, 4, 5],
      ['/appinfo', 'CompanyName', 'One', 'Two', 'Three'],
    ] as const) {
      await admin.put(path, { [field]: first });
      expect((await admin.put(path, { [field]: second, was: { [field]: first } })).status).toBe(200);
      const late = await other.put(path, { [field]: third, was: { [field]: first } });
      expect([late.status, late.body.error]).toEqual([409, 'changed_meanwhile']);
      expect(late.body.errors[field]).toContain(`${admin.user.lastName} changed this to “${second}”`);
      expect((await admin.get(path)).body[field]).toBe(second);
    }
  });

  it('cannot both save the same field at the same time after seeing the same value: one wins', async () => {
    const { db } = app.services;
    const carType = aCarType({ name: 'Raced', options: [{ description: 'Fragile', amount: 1.5 }] });
    await db.carTypes.insert(carType);
    const rider = await app.signedIn('rider', { other_info: null });
    const promo = await admin.post('/promos', {
      promo_name: 'RACE',
      promo_description: 'First',
      promo_discount_type: 'flat',
      promo_discount_value: 1,
      max_promo_discount_value: 1,
      min_order: 1,
      promo_validity: app.clock.at + 1,
      promo_usage_limit: 1,
    });
    const reason = await admin.post('/cancelreasons', { label: 'First' });
    const language = await admin.post('/languages', {
      langName: 'First',
      langLocale: 'eo',
      dateLocale: 'eo',
      keyValuePairs: { b: 'one', a: 'two', '1': 'three' },
    });
    const names = ['A', 'B', 'C', 'D', 'E', 'F'];
    for (const [path, field, was, wanted] of [
      [`/cartypes/${carType.id}`, 'min_fare', carType.min_fare, names.map((_, at) => 100 + at)],
      [`/cartypes/${carType.id}`, 'name', carType.name, names.map((name) => `${carType.name} ${name}`)],
      [
        `/cartypes/${carType.id}`,
        'options',
        carType.options,
        names.map((description) => [{ description, amount: 2 }]),
      ],
      [`/riders/${rider.user.id}`, 'firstName', rider.user.firstName, names],
      [`/riders/${rider.user.id}`, 'other_info', null, names],
      [`/promos/${promo.body.id}`, 'promo_description', 'First', names],
      [`/cancelreasons/${reason.body.id}`, 'label', 'First', names],
      [`/languages/${language.body.id}`, 'langName', 'First', names],
      [
        `/languages/${language.body.id}`,
        'keyValuePairs',
        { b: 'one', a: 'two', '1': 'three' },
        names.map((a) => ({ a })),
      ],
      ['/settings', 'panic', null, names],
      [
        '/settings',
        'driverRadius',
        (await admin.get('/settings')).body.driverRadius,
        names.map((_, at) => 20 + at),
      ],
      ['/appinfo', 'FacebookHandle', null, names.map((name) => `https://example.org/${name}`)],
    ] as const) {
      const answers = await Promise.all(
        wanted.map((value, at) =>
          (at % 2 ? admin : other).put(path, { [field]: value, was: { [field]: was } }),
        ),
      );
      const won = answers.findIndex(({ status }) => status === 200);
      const others = answers.filter((_, at) => at !== won);
      expect([path, field, others.map(({ status, body }) => [status, body.error])]).toEqual([
        path,
        field,
        others.map(() => [409, 'changed_meanwhile']),
      ]);
      expect((await admin.get(path)).body[field]).toEqual(wanted[won]);
    }
  });

  it('can both save different fields at the same time', async () => {
    const { id, ...rest } = aCarType({ name: 'Shared' });
    await app.services.db.carTypes.insert({ id, ...rest });
    const fields = ['base_fare', 'min_fare', 'rate_per_hour', 'rate_per_unit_distance'] as const;
    const answers = await Promise.all(
      fields.map((field) => admin.put(`/cartypes/${id}`, { [field]: 77, was: { [field]: rest[field] } })),
    );
    expect(answers.map(({ status }) => status)).toEqual(fields.map(() => 200));
    const now = (await admin.get(`/cartypes/${id}`)).body;
    expect(fields.map((field) => now[field])).toEqual(fields.map(() => 77));
  });
});
