import { runDueWork } from '../../process/dueWork.js';
import { DROP, PICKUP } from '../../../test/support/builders.js';
import { refusal, type SeriesTest, startSeriesTest } from '../../../test/support/seriesDesk.js';

/** The link by which a passenger follows recurring trips and skips days. */
const DAY = 24 * 60 * 60_000;

let app: SeriesTest['app'];
let admin: SeriesTest['admin'];
let rider: SeriesTest['rider'];
let driver: SeriesTest['driver'];
let desk: SeriesTest['desk'];

beforeEach(async () => {
  ({ app, admin, rider, driver, desk } = await startSeriesTest({ minutes: 450, until: 20_260_330 }));
});
afterEach(() => app.close());

describe('the link of the passenger', () => {
  const tokenOf = async (id: string) =>
    new URL((await admin.post(`/series/${id}/link`, {})).body.url).hash.slice(1);
  const open = (token: string) => app.anonymous.post('/recurring-trips', { token });
  const skipBy = (token: string, day: number, isSkipped = true) =>
    app.anonymous.post('/recurring-trips/skips', { token, day, isSkipped });

  it('shows the days, skips one without a fee, and takes back what has no booking yet', async () => {
    const { id } = await desk.enter();
    const token = await tokenOf(id);
    expect(await tokenOf(id)).toBe(token);
    const { body } = await open(token);
    expect(body).toMatchObject({ pickup: PICKUP.add, drop: DROP.add });
    expect(body.days[0]).toMatchObject({ day: 20_260_303, status: 'NEW', canSkip: true, canRestore: false });
    const { body: after } = await skipBy(token, 20_260_303);
    expect(after.days[0]).toMatchObject({
      without: 'passenger',
      status: 'CANCELLED',
      canSkip: false,
      canRestore: false,
    });
    expect(await desk.stored(id, 20_260_303)).toMatchObject({ cancelledBy: 'rider' });
    expect((await desk.stored(id, 20_260_303)).cancel_fee ?? 0).toBe(0);
    await skipBy(token, 20_260_326);
    const day = (answer: typeof after) => answer.days.find((one: { day: number }) => one.day === 20_260_326);
    expect(day((await open(token)).body)).toMatchObject({ without: 'passenger', canRestore: true });
    expect(day((await skipBy(token, 20_260_326, false)).body)).toMatchObject({
      without: null,
      canSkip: true,
    });
  });

  it('is texted to the passenger once, and no trip has a link of its own texted', async () => {
    const { id, version } = await desk.enter();
    await desk.change(id, version, { from: 20_260_310, minutes: 480 });
    app.clock.at += DAY;
    await runDueWork(app.services);
    const texts = await app.connection.collection('outbox').find({ channel: 'sms' }).toArray();
    expect(texts.map(({ body, to }) => [to, body])).toEqual([
      [rider.user.mobile, expect.stringContaining(`/recurring-trip#${await tokenOf(id)}`)],
    ]);
  });

  it('does not end a trip that a driver has, and leads to its own page, where canceling has its fee', async () => {
    const { id } = await desk.enter();
    const token = await tokenOf(id);
    app.clock.at = Date.parse('2026-03-03T12:16Z');
    await runDueWork(app.services);
    await driver.post(`/bookings/${id}-20260303/accept`);
    const [first] = (await open(token)).body.days;
    expect(first).toMatchObject({
      status: 'ACCEPTED',
      canSkip: false,
      trip: expect.stringContaining('/guest-trip#'),
    });
    expect(refusal(await skipBy(token, 20_260_303))).toEqual([409, 'series_trip_made']);
  });

  it('undoes nothing that the office skipped, and opens no other series', async () => {
    const { id } = await desk.enter({ skipped: [20_260_326] });
    const token = await tokenOf(id);
    expect(refusal(await skipBy(token, 20_260_326, false))).toEqual([409, 'series_trip_made']);
    expect((await open('someone-else')).status).toBe(404);
    expect((await skipBy('someone-else', 20_260_303)).status).toBe(404);
    app.clock.at = Date.parse('2026-03-31T12:00Z');
    expect((await open(token)).status).toBe(404);
  });
});
