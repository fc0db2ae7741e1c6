import { dayAfter, dayOf } from '@wayfare/shared';
import { DROP, PICKUP } from '../support/builders.js';
import type { GoodRequest, Rows } from './row.js';
import type { Stage } from './stage.js';

const today = ({ app }: Stage) => dayOf(app.clock.at, 'UTC');
const schedule = (stage: Stage) => ({
  rule: 'FREQ=DAILY',
  minutes: 450,
  from: dayAfter(today(stage), 100),
  until: dayAfter(today(stage), 110),
  skipped: [dayAfter(today(stage), 105)],
});
const run = (stage: Stage) => ({
  ...schedule(stage),
  customer: stage.rider.user.id,
  pickup: PICKUP,
  drop: DROP,
  carType: 'Economy',
});

/** Recurring trips that begin later than bookings are made. */
async function series(stage: Stage, body?: object): Promise<GoodRequest> {
  const { body: made } = await stage.admin.post('/series', run(stage));
  return { as: stage.admin, params: { id: made.id as string }, ...(body && { body }) };
}

async function linked(stage: Stage, body: object = {}): Promise<GoodRequest> {
  const { params } = await series(stage);
  const { body: link } = await stage.admin.post(`/series/${params?.id}/link`, {});
  const token = new URL(link.url as string).hash.slice(1);
  return {
    as: stage.app.anonymous,
    body: { token, ...body },
    refuses: { 'a link that does not exist': [{ token: 'unknown' }, 404, 'not_found'] },
  };
}

/** Recurring trips, and the link of their passengers. */
export const seriesRows: Rows = {
  'GET /series': { good: ({ admin }) => ({ as: admin }), again: 'same' },
  'GET /series/:id': { good: (stage) => series(stage), again: 'same' },
  'POST /series': {
    good: (stage) => ({
      as: stage.admin,
      body: run(stage),
      refuses: {
        'a passenger who is no rider': [{ customer: stage.driver.user.id }, 400, 'select_proper', 'customer'],
        'a driver who is none': [{ driver: stage.rider.user.id }, 400, 'no_user_match', 'driver'],
        'a car type that is unknown': [{ carType: 'Rocket' }, 400, 'select_proper', 'carType'],
        'more passengers than its car takes': [{ passengers: 5 }, 400, 'car_too_small', 'passengers'],
        'a day that is past': [{ from: 20_200_101 }, 400, 'series_day_past', 'from'],
        'an end before its beginning': [{ until: 20_200_101 }, 400, 'validation_error', 'until'],
        'a skipped day without a trip': [
          { skipped: [20_200_101] },
          400,
          'series_no_trip_that_day',
          'skipped',
        ],
      },
    }),
    keyed: { pickUpInstructions: 'Another note' },
  },
  'POST /series/preview': {
    good: (stage) => ({
      as: stage.admin,
      body: schedule(stage),
      refuses: { 'a day that is past': [{ from: 20_200_101 }, 400, 'series_day_past', 'from'] },
    }),
    again: 'same',
  },
  'GET /series/:id/occurrences': { good: (stage) => series(stage), again: 'same' },
  'POST /series/:id/changes': {
    good: async (stage) => ({
      ...(await series(stage, { version: 1, from: dayAfter(today(stage), 103), minutes: 480 })),
      refuses: {
        'more passengers than its car takes': [{ passengers: 5 }, 400, 'car_too_small', 'passengers'],
        'a version that somebody changed': [{ version: 7 }, 409, 'changed_meanwhile'],
        'a day that is past': [{ from: 20_200_101 }, 400, 'series_day_past', 'from'],
      },
    }),
    again: 'same',
  },
  'POST /series/:id/skips': {
    good: async (stage) => ({
      ...(await series(stage, { day: dayAfter(today(stage), 102), isSkipped: true })),
      refuses: { 'a day without a trip': [{ day: 20_990_101 }, 400, 'series_no_trip_that_day', 'day'] },
    }),
    again: 'same',
  },
  'POST /series/:id/link': { good: (stage) => series(stage, {}), again: 'same' },
  'POST /recurring-trips': { good: (stage) => linked(stage), unknown: null, again: 'same' },
  'POST /recurring-trips/skips': {
    good: (stage) => linked(stage, { day: dayAfter(today(stage), 102), isSkipped: true }),
    unknown: null,
    again: 'same',
  },
};
