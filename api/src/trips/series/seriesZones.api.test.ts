import { runDueWork } from '../../process/dueWork.js';
import { PICKUP } from '../../../test/support/builders.js';
import { refusal, WEEKDAYS, type SeriesTest, startSeriesTest } from '../../../test/support/seriesDesk.js';

/** Recurring trips by the clocks at their pickup. */

let app: SeriesTest['app'];
let admin: SeriesTest['admin'];
let desk: SeriesTest['desk'];

beforeEach(async () => {
  ({ app, admin, desk } = await startSeriesTest({ minutes: 450, until: 20_260_330 }));
});
afterEach(() => app.close());

it('books at the time of the clocks at the pickup where the settings say so [4.70]', async () => {
  await app.services.db.settings.saveSettings({ timeZone: 'Pacific/Honolulu', pickupTimeZone: true });
  const { body: shown } = await admin.post('/series/preview', {
    rule: WEEKDAYS,
    minutes: 450,
    from: 20_260_303,
    pickup: PICKUP,
  });
  expect(shown.occurrences[0]).toEqual({
    day: 20_260_303,
    at: Date.parse('2026-03-03T12:30Z'),
    backAt: null,
    timeZone: 'America/New_York',
    without: null,
  });
  const { id, nextAt, nextTimeZone, parts } = await desk.enter();
  expect({ nextAt, nextTimeZone, zone: parts[0].timeZone }).toEqual({
    nextAt: Date.parse('2026-03-03T12:30Z'),
    nextTimeZone: 'America/New_York',
    zone: 'America/New_York',
  });
  // The clocks of New York change on the 8th, those of Honolulu never.
  expect(await desk.stored(id, 20_260_306)).toMatchObject({
    tripdate: Date.parse('2026-03-06T12:30Z'),
    timeZone: 'America/New_York',
  });
  expect((await desk.stored(id, 20_260_309)).tripdate).toBe(Date.parse('2026-03-09T11:30Z'));

  // From a day on, from Los Angeles: the same clock time there, and its zone.
  const there = { lat: 34.0537, lng: -118.2427, add: 'City Hall' };
  const drop = { lat: 34.0782, lng: -118.2606, add: 'Echo Park' };
  const changed = await desk.change(id, 1, { from: 20_260_310, pickup: there, drop });
  expect(changed).toMatchObject({ status: 200 });
  expect(await desk.stored(id, 20_260_309)).toMatchObject({ tripdate: Date.parse('2026-03-09T11:30Z') });
  expect(await desk.stored(id, 20_260_310)).toMatchObject({
    tripdate: Date.parse('2026-03-10T14:30Z'),
    timeZone: 'America/Los_Angeles',
  });
  const { body: link } = await admin.post(`/series/${id}/link`);
  const token = new URL(link.url).hash.slice(1);
  const { body: page } = await app.anonymous.post('/recurring-trips', { token });
  expect(page.days.map(({ timeZone }: { timeZone: string }) => timeZone).slice(4, 7)).toEqual([
    'America/New_York',
    'America/Los_Angeles',
    'America/Los_Angeles',
  ]);
});

it('keeps the days of a pickup that is behind the business: its evening is the next day there [4.70]', async () => {
  await app.services.db.settings.saveSettings({ timeZone: 'Asia/Tokyo', pickupTimeZone: true });
  // 22:00 in New York on the 3rd is noon of the 4th in Tokyo.
  const { id } = await desk.enter({ minutes: 22 * 60, rule: 'FREQ=DAILY' });
  app.clock.at = Date.parse('2026-03-03T22:00Z');
  await runDueWork(app.services);
  expect((await desk.stored(id, 20_260_303)).status).toBe('NEW');
  const skipped = await desk.skip(id, 20_260_303);
  expect(refusal(skipped)).toEqual([200, undefined]);
  expect((await desk.stored(id, 20_260_303)).status).toBe('CANCELLED');
});
