import { dayAfter, dayOf } from '@wayfare/shared';
import { get, post } from '../live/liveRow.js';
import { listOf } from '../panelSteps.js';
import { addLong, bookLong, driveLong, LONG, type LongRow, type LongScene, oncePerScene } from './longRow.js';

const DAY_MS = 24 * 60 * 60_000;

/** A trip that the driver has, with a message about it. */
const openTrip = oncePerScene(async (scene) => {
  const trip = await bookLong(scene);
  await driveLong(scene, trip, 'accept');
  await post(scene.rider.request, `bookings/${trip.id}/messages`, { message: LONG });
  return trip;
});

const conversation = oncePerScene(async ({ rider }) => {
  await post(rider.request, 'users/me/conversation/messages', { message: LONG });
  return rider.id;
});

const request = oncePerScene(
  async ({ driver }): Promise<string> =>
    (await post(driver.request, 'decisionrequests', { about: 'away', text: LONG })).id,
);

/** Pages about a trip on the road and its people. */
export const openTripRows: readonly LongRow[] = [
  {
    path: '/desk',
    at: async () => '/desk',
    async enter(page, scene) {
      const { reference } = await openTrip(scene);
      await page.getByRole('searchbox', { name: 'Find a trip' }).fill(reference);
    },
  },
  {
    path: '/bookings',
    at: async (scene) => {
      await openTrip(scene);
      return listOf('bookings', { customer: scene.rider.id });
    },
  },
  { path: '/bookings/:id/show', at: async (scene) => `/bookings/${(await openTrip(scene)).id}/show` },
  { path: '/conversations', at: async (scene) => listOf('conversations', { id: await conversation(scene) }) },
  {
    path: '/conversations/:id/show',
    at: async (scene) => `/conversations/${await conversation(scene)}/show`,
  },
  {
    path: '/decisionrequests',
    at: async (scene) => listOf('decisionrequests', { id: await request(scene) }),
  },
  {
    path: '/decisionrequests/:id/show',
    at: async (scene) => `/decisionrequests/${await request(scene)}/show`,
  },
  {
    path: '/shiftnotes',
    at: async (scene) =>
      listOf('shiftnotes', { id: await addLong(scene, 'shiftnotes', { text: LONG, pinned: false }) }),
  },
  { path: '/riders', at: async ({ rider: { id } }) => listOf('riders', { id }) },
  { path: '/riders/:id', at: async ({ rider }) => `/riders/${rider.id}` },
  { path: '/drivers', at: async ({ driver: { id } }) => listOf('drivers', { id }) },
  { path: '/drivers/:id', at: async ({ driver }) => `/drivers/${driver.id}` },
];

/** A trip that ended elsewhere, whose fare was reviewed, and that is paid and over. */
const pastTrip = oncePerScene(async (scene) => {
  const trip = await bookLong(scene, { stops: [] });
  await driveLong(scene, trip, 'accept', 'arrive', 'start', 'reach');
  await post(scene.office, `bookings/${trip.id}/fare-review/decide`, { decision: 'approve', note: LONG });
  await driveLong(scene, trip, 'pay', 'complete');
  return trip;
});

const series = oncePerScene(async (scene): Promise<string> => {
  const { rider, office, at } = scene;
  const today = dayOf(Date.now(), 'America/New_York');
  const place = { lat: at.latitude, lng: at.longitude, add: `${LONG}, ${LONG}` };
  const schedule = { rule: 'FREQ=DAILY', minutes: 450, skipped: [] };
  const days = { from: dayAfter(today, 60), until: dayAfter(today, 61) };
  const route = { pickup: place, drop: { ...place, lat: place.lat + 0.05 }, pickUpInstructions: LONG };
  const trips = { customer: rider.id, carType: 'Economy', ...schedule, ...days, ...route };
  return (await post(office, 'series', trips)).id;
});

/** An alert that is resolved: an open one sounds at the desks of other tests. */
async function resolvedAlert(scene: LongScene): Promise<string> {
  const { office, rider } = scene;
  const { id: booking } = await bookLong(scene);
  await driveLong(scene, { id: booking }, 'accept');
  await post(rider.request, `bookings/${booking}/emergency`);
  const query = new URLSearchParams({ filter: JSON.stringify({ booking }) });
  for (const { id } of await get(office, `alerts?${query}`)) await post(office, `alerts/${id}/resolve`);
  await post(rider.request, `bookings/${booking}/cancel`, { reason: LONG });
  return booking;
}

/** Pages about trips of other days. */
export const otherTripRows: readonly LongRow[] = [
  {
    path: '/fare-reviews',
    at: async (scene) => {
      await pastTrip(scene);
      return listOf('fare-reviews', { customer: scene.rider.id });
    },
  },
  { path: '/fare-reviews/:id/show', at: async (scene) => `/fare-reviews/${(await pastTrip(scene)).id}/show` },
  {
    path: '/driverearning',
    at: async (scene) => {
      await pastTrip(scene);
      return listOf('driverearning', { driver: scene.driver.id });
    },
  },
  {
    path: '/driverstatement',
    at: async (scene) => {
      await pastTrip(scene);
      return `/driverstatement?driver=${scene.driver.id}`;
    },
  },
  { path: '/alerts', at: async (scene) => listOf('alerts', { booking: await resolvedAlert(scene) }) },
  {
    path: '/planner',
    async at(scene) {
      const tripdate = Math.floor(Date.now() / DAY_MS) * DAY_MS + 2 * DAY_MS + 17 * 60 * 60_000;
      const { id } = await bookLong(scene, { bookLater: true, tripdate });
      // Drivers without a trip are far below, and drawn when they are scrolled to.
      await post(scene.office, `bookings/${id}/plan`, { driver: scene.driver.id, plans: 0 });
      return `/planner?day=${new Date(tripdate).toISOString().slice(0, 10)}`;
    },
  },
  { path: '/series', at: async (scene) => listOf('series', { id: await series(scene) }) },
  { path: '/series/:id/show', at: async (scene) => `/series/${await series(scene)}/show` },
];
