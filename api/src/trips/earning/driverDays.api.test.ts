import { aBooking, newId } from '../../../test/support/builders.js';
import { type Client, startTestApp, type TestApp } from '../../../test/support/testApp.js';
import type { StoredBooking } from '../booking/store/storedBooking.js';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
/** Monday, 2 March 2026, 10:00 in UTC: 5:00 in New York. */
const NOW = Date.UTC(2026, 2, 2, 10);

let app: TestApp;
let rider: Client;
let driver: Client;

beforeEach(async () => {
  app = await startTestApp();
  app.clock.at = NOW;
  await app.services.db.settings.saveSettings({ timeZone: 'America/New_York' });
  rider = await app.signedIn('rider');
  driver = await app.signedIn('driver');
});
afterEach(() => app.close());

async function ended(at: number, fields: Partial<StoredBooking> = {}, by = driver): Promise<void> {
  const trip = aBooking(
    fields.status ?? 'PAID',
    { id: newId(), rider: rider.user, driver: by.user, at },
    {
      driver: by.user.id,
      tripdate: at - HOUR,
      trip_end_time: at,
      endTime: at,
      driver_share: 8.1,
      convenience_fees: 1.2,
      ...fields,
    },
  );
  await app.services.db.bookings.insert(trip);
}
const canceled = (at: number, fields: Partial<StoredBooking> = {}) =>
  ended(at, { status: 'CANCELLED', cancelledAt: at, cancel_fee: 4, ...fields });
const days = async (of = driver) => (await of.get('/drivers/me/earnings')).body.days;
const none = { trips: 0, share: 0, raises: 0, tips: 0, cancelFees: 0, convenienceFees: 0, total: 0 };

it('has shares, tips and cancellation fees of each of the last 28 days, in the business’s time', async () => {
  await ended(NOW, { tip: 2.5 });
  await ended(NOW - HOUR, { status: 'COMPLETE', raise: 1.5 });
  // Half past eleven in the evening before, in New York.
  await ended(Date.UTC(2026, 2, 2, 4, 30), { driver_share: 0.3 });
  await canceled(NOW - 3 * DAY);
  const shown = await days();
  expect(shown).toHaveLength(28);
  expect(shown.slice(-4)).toEqual([
    { ...none, day: 20260227, cancelFees: 4, total: 4 },
    { ...none, day: 20260228 },
    { ...none, day: 20260301, trips: 1, share: 0.3, convenienceFees: 1.2, total: 0.3 },
    {
      ...none,
      day: 20260302,
      trips: 2,
      share: 16.2,
      raises: 1.5,
      tips: 2.5,
      convenienceFees: 2.4,
      total: 20.2,
    },
  ]);
  expect(shown[0].day).toBe(20260203);
});

it('leaves out what the driver has not got: open and void fees, waiting tips, unpaid trips', async () => {
  await ended(NOW, { tip: 5, tipDueAt: NOW + HOUR });
  await ended(NOW, { tip: 5, tipLost: true });
  await ended(NOW, { status: 'PENDING' });
  await canceled(NOW, { feeDueAt: NOW + HOUR });
  await canceled(NOW, { feeVoid: 'driver' });
  await canceled(NOW, { feeVoid: 'all' });
  await canceled(NOW, { cancel_fee: 0, raise: 3 });
  expect((await days()).at(-1)).toEqual({
    ...none,
    day: 20260302,
    trips: 2,
    share: 16.2,
    convenienceFees: 2.4,
    total: 16.2,
  });
});

it('includes neither trips of other drivers nor older ones', async () => {
  const other = await app.signedIn('driver');
  await ended(NOW, {}, other);
  await ended(NOW - 28 * DAY);
  expect((await days()).every(({ total }: { total: number }) => total === 0)).toBe(true);
  expect((await days(other)).at(-1).trips).toBe(1);
});
