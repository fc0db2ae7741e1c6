import { runDueWork } from '../../process/dueWork.js';
import { refusal, type SeriesTest, startSeriesTest } from '../../../test/support/seriesDesk.js';

/** Changes of recurring trips from a day on. */
const DAY = 24 * 60 * 60_000;

let app: SeriesTest['app'];
let admin: SeriesTest['admin'];
let desk: SeriesTest['desk'];

beforeEach(async () => {
  ({ app, admin, desk } = await startSeriesTest({ minutes: 450, until: 20_260_330 }));
});
afterEach(() => app.close());

it('changes a series from a day on, with the bookings that no driver has, and keeps what staff changed since', async () => {
  const { id, version } = await desk.enter();
  const { status, body } = await desk.change(id, version, {
    from: 20_260_310,
    minutes: 480,
    pickUpInstructions: 'Gate 2',
  });
  expect({ status, body }).toMatchObject({
    status: 200,
    body: { parts: [{ minutes: 450 }, { minutes: 480 }] },
  });
  expect((await desk.stored(id, 20_260_309)).tripdate).toBe(Date.parse('2026-03-09T11:30Z'));
  const changed = await desk.stored(id, 20_260_310);
  expect(changed).toMatchObject({ tripdate: Date.parse('2026-03-10T12:00Z'), pickUpInstructions: 'Gate 2' });

  // One day differs: the other due work leaves it alone.
  const preview = await admin.post(`/bookings/${id}-20260311/changes/preview`, {
    tripdate: Date.parse('2026-03-11T13:00Z'),
  });
  await admin.post(`/bookings/${id}-20260311/changes`, {
    tripdate: Date.parse('2026-03-11T13:00Z'),
    version: preview.body.version,
    agreed: { customer_paid: preview.body.price.after, driver: 'none' },
  });
  app.clock.at += DAY;
  await runDueWork(app.services);
  expect((await desk.stored(id, 20_260_311)).tripdate).toBe(Date.parse('2026-03-11T13:00Z'));
  expect((await desk.stored(id, 20_260_317)).tripdate).toBe(Date.parse('2026-03-17T12:00Z'));
});

it('cancels the bookings of days that a change takes away, and those after the new end', async () => {
  const { id, version } = await desk.enter();
  const first = await desk.change(id, version, { from: 20_260_309, rule: 'FREQ=WEEKLY;BYDAY=MO' });
  expect(first.body.version).toBe(version + 1);
  const open = async () =>
    (await desk.booked(id)).flatMap(([day, status]) => (status === 'NEW' ? [day] : []));
  expect(await open()).toEqual([20_260_303, 20_260_304, 20_260_305, 20_260_306, 20_260_309, 20_260_316]);
  const ended = await desk.change(id, version + 1, { from: 20_260_305, until: 20_260_304 });
  expect(ended.body).toMatchObject({ until: 20_260_304 });
  app.clock.at += DAY;
  await runDueWork(app.services);
  expect(await app.connection.collection('bookings').distinct('_id', { series: id, status: 'NEW' })).toEqual([
    `${id}-20260303`,
    `${id}-20260304`,
  ]);
});

it('refuses a change by someone who has not seen another one, and repeats none', async () => {
  const { id, version } = await desk.enter();
  const wanted = { from: 20_260_310, minutes: 480 };
  expect((await desk.change(id, version, wanted)).status).toBe(200);
  expect((await desk.change(id, version, wanted)).body.parts).toHaveLength(2);
  const other = await app.signedIn('admin');
  expect(refusal(await other.post(`/series/${id}/changes`, { version, ...wanted }))).toEqual([
    409,
    'changed_meanwhile',
  ]);
  expect(refusal(await desk.change(id, version + 1, wanted))).toEqual([400, 'nothing_to_change']);
  expect(refusal(await desk.change(id, version + 1, { from: 20_260_301, minutes: 1 }))).toEqual([
    400,
    'series_day_past',
    'from',
  ]);
  expect(refusal(await desk.change(id, version + 1, { from: 20_260_310, carType: 'Rocket' }))).toEqual([
    400,
    'select_proper',
    'carType',
  ]);
});
