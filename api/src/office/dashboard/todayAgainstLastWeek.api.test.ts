import { aCarType, aTrip } from '../../../test/support/builders.js';
import { startTestApp, type TestApp } from '../../../test/support/testApp.js';

let app: TestApp;

beforeEach(async () => {
  app = await startTestApp();
  await app.services.db.carTypes.insert(aCarType());
  await app.signedIn('driver');
});
afterEach(() => app.close());

const DAY = 24 * 60 * 60_000;
const HOUR = 60 * 60_000;

/** Stores a trip with these fields, which the API would set over time. */
async function tripWith(fields: Record<string, unknown>) {
  const rider = await app.signedIn('rider');
  const { body, status } = await rider.post('/bookings', aTrip);
  expect(status).toBe(201);
  await app.connection.collection('bookings').updateOne({ _id: body.id }, { $set: fields });
  return body.trip_cost as number;
}

it('the dashboard compares today with the same weekday last week, as it stood at this time of day', async () => {
  const [admin, fleet] = [await app.signedIn('admin'), await app.signedIn('fleetadmin')];
  const now = app.clock.at;
  const at = (time: number) => ({ tripdate: time, bookingDate: time });
  const driven = (from: number, to: number) => ({
    ...at(from),
    status: 'COMPLETE',
    driver_accept_time: from,
    endTime: to,
  });
  const weekAgo = now - 7 * DAY;
  const fleetadmin = fleet.user.id;
  const fare = await tripWith({ ...driven(now - HOUR, now - 1), fleetadmin });
  await tripWith({ ...at(now - HOUR), status: 'CANCELLED', cancelledAt: now - 1 });
  await tripWith(at(now - HOUR));
  // A week ago: driven by then, driven later, and canceled later, which had no driver then.
  await tripWith(driven(weekAgo - HOUR, weekAgo - 1));
  await tripWith({ ...driven(weekAgo - HOUR, weekAgo + 1), fleetadmin });
  await tripWith({ ...at(weekAgo - HOUR), status: 'CANCELLED', cancelledAt: weekAgo + 1 });
  // Neither is due in either part of a day.
  await tripWith(at(weekAgo + HOUR));
  await tripWith(at(weekAgo - DAY));

  const { body } = await admin.get('/dashboard');
  expect(body.today).toEqual({
    until: now,
    trips: 3,
    served: 1,
    canceled: 1,
    waiting: 1,
    revenue: fare,
  });
  expect(body.lastWeek).toEqual({
    until: weekAgo,
    trips: 3,
    served: 1,
    canceled: 0,
    waiting: 1,
    revenue: fare,
  });
  const theirs = (await fleet.get('/dashboard')).body;
  expect(theirs.today).toEqual({ until: now, trips: 1, served: 1, canceled: 0, waiting: 0, revenue: fare });
  expect(theirs.lastWeek).toEqual({
    until: weekAgo,
    trips: 1,
    served: 0,
    canceled: 0,
    waiting: 0,
    revenue: 0,
  });
});

it('the days before have the same length as the last days', async () => {
  const admin = await app.signedIn('admin');
  const { days, daysBefore } = (await admin.get('/dashboard')).body;
  expect([days.length, daysBefore.length]).toEqual([30, 30]);
  expect(daysBefore.at(-1).day).toBeLessThan(days[0].day);
});
