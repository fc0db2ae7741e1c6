import { bookingStatuses } from './booking.status.js';
import { isStillTracked, parcelStage, parcelStages, parcelView, TRACKED_AFTER_MS } from './parcelTracking.js';

const failure = { reason: 'refused', note: null, at: 1, meters: null } as const;

it('every status has a stage for the recipient, and one that could not be handed over goes back', () => {
  const stageOf = (handover: { failure: typeof failure | null } | null) =>
    bookingStatuses.map((status) => parcelStage({ status, handover }));
  expect(stageOf(null)).toEqual([
    'booked',
    'booked',
    'coming',
    'pickup',
    'on_the_way',
    'delivered',
    'delivered',
    'delivered',
    'delivered',
    'canceled',
  ]);
  expect(stageOf({ failure: null })).toEqual(stageOf(null));
  expect(stageOf({ failure }).slice(4)).toEqual([
    'returning',
    'returned',
    'returned',
    'returned',
    'returned',
    'canceled',
  ]);
  expect(new Set([...stageOf(null), ...stageOf({ failure })])).toEqual(new Set(parcelStages));
});

it('a delivery can be looked at for a day after its end, to the millisecond', () => {
  expect(isStillTracked(null, 1e15)).toBe(true);
  expect(
    [TRACKED_AFTER_MS - 1, TRACKED_AFTER_MS].map((since) => isStillTracked(1_000, 1_000 + since)),
  ).toEqual([true, false]);
});

it('the page of a recipient follows the table: the code comes first while the parcel is on its way, and nothing is left after it', () => {
  expect(parcelView('on_the_way')).toMatchObject({ due: 'receive_parcel' });
  expect(parcelView('on_the_way').panels.slice(0, 2)).toEqual(['progress', 'code']);
  for (const stage of ['booked', 'coming', 'pickup'] as const)
    expect(parcelView(stage).due).toBe('expect_parcel');
  for (const stage of ['delivered', 'returning', 'returned', 'canceled'] as const)
    expect(parcelView(stage)).toMatchObject({ due: 'nothing', panels: ['progress'] });
});
