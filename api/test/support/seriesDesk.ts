import type { SeriesOccurrence } from '@wayfare/shared';
import { aCarType, DROP, PICKUP } from './builders.js';
import { type Client, startTestApp, type TestApp } from './testApp.js';

export const WEEKDAYS = 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR';

/** An answer as its status, its error, and the fields it names. */
export const refusal = ({ status, body }: { status: number; body: { error?: string; errors?: object } }) => [
  status,
  body.error,
  ...Object.keys(body.errors ?? {}),
];

/** An app with those who enter, take and drive recurring trips. */
export interface SeriesTest {
  app: TestApp;
  admin: Client;
  rider: Client;
  driver: Client;
  desk: ReturnType<typeof seriesDesk>;
}

/**
 * Starts an app of a business in New York, whose drivers stay available however much time passes.
 * @param run how its recurring trips usually are
 */
export async function startSeriesTest(run: object, settings: object = {}): Promise<SeriesTest> {
  const app = await startTestApp();
  await app.services.db.carTypes.insert(aCarType());
  await app.services.db.settings.saveSettings({
    timeZone: 'America/New_York',
    missedOffersAway: 0,
    driverSilentSeconds: 604_800,
    ...settings,
  });
  const admin = await app.signedIn('admin');
  const rider = await app.signedIn('rider');
  const driver = await app.signedIn('driver');
  return { app, admin, rider, driver, desk: seriesDesk({ app, admin, rider, run }) };
}

/** Who enters recurring trips, for whom, and how they usually are. */
interface SeriesDesk {
  app: TestApp;
  admin: Client;
  rider: Client;
  run: object;
}

/**
 * An admin who enters and changes recurring trips: by default the run to school, on weekdays from Tuesday,
 * 3 March 2026 on.
 */
export function seriesDesk({ app, admin, rider, run }: SeriesDesk) {
  const request = (changes = {}) => ({
    customer: rider.user.id,
    rule: WEEKDAYS,
    minutes: 480,
    from: 20_260_303,
    pickup: PICKUP,
    drop: DROP,
    carType: 'Economy',
    ...run,
    ...changes,
  });
  const change = (id: string, version: number, fields: object) =>
    admin.post(`/series/${id}/changes`, { version, ...fields });
  const occurrences = async (id: string): Promise<SeriesOccurrence[]> =>
    (await admin.get(`/series/${id}/occurrences`)).body.occurrences;
  return {
    /** The request that enters them. */
    request,
    /** Enters them, and returns the series. */
    async enter(changes = {}) {
      const { status, body } = await admin.post('/series', request(changes));
      expect({ status, body }).toMatchObject({ status: 201 });
      return body;
    },
    change,
    /** Changes them, and returns the series. */
    async changed(id: string, version: number, fields: object) {
      const { status, body } = await change(id, version, fields);
      expect({ status, body }).toMatchObject({ status: 200 });
      return body;
    },
    skip: (id: string, day: number, isSkipped = true) =>
      admin.post(`/series/${id}/skips`, { day, isSkipped }),
    occurrences,
    occurrence: async (id: string, day: number) => (await occurrences(id)).find((one) => one.day === day),
    /** The days with a booking, and its status. */
    booked: async (id: string) =>
      (await occurrences(id)).flatMap(({ day, booking }) =>
        booking ? [[day, booking.status] as const] : [],
      ),
    /** The booking of a day, which is there. */
    stored: async (id: string, day: number) => (await app.services.db.bookings.findById(`${id}-${day}`))!,
  };
}
