import { MongoNetworkError } from 'mongodb';
import { startTestApp, type TestApp } from '../../../test/support/testApp.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const broken = () => Promise.reject(new MongoNetworkError('connection 7 to 10.0.0.3:27017 closed'));

describe('while the database is away', () => {
  it('a request is asked to come back, in the one error format, and learns nothing of the servers', async () => {
    const rider = await app.signedIn('rider');
    const { bookings } = app.services.db;
    const { list } = bookings;
    bookings.list = broken;
    const { status, headers, body } = await rider.get('/bookings');
    bookings.list = list;
    expect([status, body.error, headers.get('retry-after')]).toEqual([503, 'server_busy', '5']);
    expect(JSON.stringify(body)).not.toContain('10.0.0.3');
    expect((await rider.get('/bookings')).status).toBe(200);
  });

  it('/readyz says so within seconds, also when the database does not answer at all', async () => {
    const { db } = app.services;
    const { ping } = db;
    const asked = [broken, () => new Promise<never>(() => undefined)];
    for (const answer of asked) {
      db.ping = answer;
      const response = await fetch(`${app.url}/readyz`, { signal: AbortSignal.timeout(10_000) });
      expect([response.status, await response.json()]).toEqual([503, { status: 'database unavailable' }]);
    }
    db.ping = ping;
    expect((await fetch(`${app.url}/readyz`)).status).toBe(200);
  });
});
