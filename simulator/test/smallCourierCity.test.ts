import { type CityApp, startCityApp } from './cityApp.js';

let city: CityApp;
beforeAll(async () => {
  city = await startCityApp({ APP_CATEGORY: 'delivery' });
});
afterAll(() => city.close());

it('couriers hand parcels over with the code that the sender passed on', async () => {
  const report = await city.run('--drivers 8 --riders 12 --seed 5 --trips 3');
  expect(report).toMatchObject({ errors: [], ledgerOff: 0 });
  expect(report.trips.outcomes.completed).toBeGreaterThanOrEqual(3);
  const { body: trips } = await (await city.app.signedIn('admin')).get('/bookings');
  const delivered = trips.filter(({ status }: { status: string }) => ['PAID', 'COMPLETE'].includes(status));
  expect(delivered).toHaveLength(report.trips.outcomes.completed);
  for (const { handover, deliver_image } of delivered)
    expect({ handover, deliver_image }).toMatchObject({
      handover: { proof: 'code' },
      deliver_image: expect.any(String),
    });
});
