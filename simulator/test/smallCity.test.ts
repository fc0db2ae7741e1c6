import { type CityApp, startCityApp } from './cityApp.js';

let city: CityApp;
beforeAll(async () => {
  city = await startCityApp();
});
afterAll(() => city.close());

it('a small city books, drives, pays and rates trips through the API, and its money adds up', async () => {
  const report = await city.run('--drivers 10 --riders 20 --seed 3 --trips 5');
  const { completed } = report.trips.outcomes;
  expect(report).toMatchObject({ errors: [], ledgerOff: 0 });
  expect(completed).toBeGreaterThanOrEqual(5);

  // The report agrees with the product's data: all people have gone, and no trip is left open.
  const { body: trips } = await (await city.app.signedIn('admin')).get('/bookings');
  const statuses = trips.map(({ status }: { status: string }) => status);
  expect(statuses.filter((status: string) => ['PAID', 'COMPLETE'].includes(status))).toHaveLength(completed);
  expect(statuses.filter((status: string) => status === 'CANCELLED')).toHaveLength(
    report.trips.booked - completed,
  );
  expect(report.trips.people).toEqual({
    driversOnline: 0,
    driversBusy: 0,
    ridersWaiting: 0,
    ridersDriven: 0,
  });
});
