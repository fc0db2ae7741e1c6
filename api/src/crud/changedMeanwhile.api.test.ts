import { aCarType } from '../testing/builders.js';
import { type Client, startTestApp, type TestApp } from '../testing/testApp.js';

let app: TestApp;
let admin: Client;
let other: Client;

beforeAll(async () => {
  app = await startTestApp();
  [admin, other] = [await app.signedIn('admin'), await app.signedIn('admin')];
});
afterAll(() => app.close());

describe('two admins who change the same record', () => {
  it('keep each other’s other fields; the second to change a field is told so, and may insist', async () => {
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
    expect((await admin.get(of)).body).toMatchObject({ min_fare: 6, base_fare: 2 });

    expect((await other.put(of, { min_fare: 6, was: { min_fare: 5 } })).status).toBe(200);
    expect((await other.put(of, { min_fare: 7, was: { min_fare: 6 } })).body).toMatchObject({ min_fare: 7 });
    expect((await other.put(of, { min_fare: 8 })).body).toMatchObject({ min_fare: 8 });
    expect((await other.put(of, { min_fare: 9, was: 'five' })).body.error).toBe('validation_error');
  });

  it('are told of it in the settings and the company details too', async () => {
    for (const [path, field, first, second, third] of [
      ['/settings', 'driverRadius', 3, 4, 5],
      ['/appinfo', 'CompanyName', 'One', 'Two', 'Three'],
    ] as const) {
      await admin.put(path, { [field]: first });
      expect((await admin.put(path, { [field]: second, was: { [field]: first } })).status).toBe(200);
      const late = await other.put(path, { [field]: third, was: { [field]: first } });
      expect([late.status, late.body.error]).toEqual([409, 'changed_meanwhile']);
      expect((await admin.get(path)).body[field]).toBe(second);
    }
  });
});
