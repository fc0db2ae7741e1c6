import { type Business, type Command, mayBeNext, type Trip, type Who } from './business.js';
import { made } from './madeCommand.js';
import type { Choice } from './madeCommand.js';
import type { World } from './world.js';

/*
 * Drivers who take a next trip while they finish another one (rule 4.83), and what becomes of the two. It
 * needs several commands in their order, which random ones hardly ever find.
 */

/** What happens once a driver has a next trip, or is about to take it. */
const ENDINGS = [
  'reach',
  'riderCancels',
  'giveBack',
  'callOff',
  'late',
  'raceAccept',
  'raceCancel',
  'raceGiveBack',
] as const;

/** Lives through one of them, as far as the state allows it. */
export async function takeNext(world: World, choice: Choice): Promise<void> {
  const first = await startedTrip(world, choice);
  if (first === -1) return;
  const { driver } = world.business.trips[first] as Trip;
  const by: Who = { role: 'driver', n: driver as number };
  const others = world.business.drivers.flatMap(({ isActive }, n) => (isActive && n !== driver ? [n] : []));
  // Those who are free are nearer, and would be asked before.
  for (const n of others) await world.give({ name: 'online', by: { role: 'driver', n }, isActive: false });
  const next = world.business.trips.length;
  const rider: Who = { role: 'rider', n: choice.who % 3 };
  await world.give({ ...booking(rider, choice), by: choice.what % 4 === 0 ? { role: 'admin' } : rider });
  if (world.business.trips[next]) await end(world, { first, next, by, choice });
  for (const n of others) await world.give({ name: 'online', by: { role: 'driver', n }, isActive: true });
}

/**
 * A trip whose driver may have a next one; the newest that a driver can start becomes one. -1 without any.
 */
async function startedTrip(world: World, choice: Choice): Promise<number> {
  const { trips } = world.business;
  const isLast = ({ driver }: Trip) => driver !== null && mayBeNext(world.business, driver);
  const under = trips.findLastIndex((trip) => trip.status === 'STARTED' && isLast(trip));
  if (under !== -1) return under;
  const trip = trips.findLastIndex(
    ({ status, requested, afterTrip }) =>
      afterTrip === null &&
      (status === 'ACCEPTED' || status === 'ARRIVED' || (status === 'NEW' && requested.length > 0)),
  );
  if (trip === -1) return -1;
  for (const name of ['accept', 'arrive', 'start'] as const) {
    const { driver, requested } = world.business.trips[trip] as Trip;
    const n = driver ?? requested[0];
    if (n === undefined) return -1;
    const command = made(world.business, name, { role: 'driver', n }, { trip, choice });
    await world.give(command.name === 'start' ? { ...command, code: 'right' } : command);
  }
  const started = world.business.trips[trip] as Trip;
  return started.status === 'STARTED' && isLast(started) ? trip : -1;
}

const booking = (rider: Who & { n: number }, { value }: Choice) =>
  ({
    name: 'book',
    kind: 'ordinary',
    mode: value % 3 === 0 ? 'cash' : 'wallet',
    laterMinutes: null,
    rider: rider.n,
    hours: 1,
    backMinutes: 20,
  }) as const;

interface Two {
  first: number;
  next: number;
  /** Their driver. */
  by: Who;
  choice: Choice;
}

async function end(world: World, { first, next, by, choice }: Two): Promise<void> {
  const rider: Who = { role: 'rider', n: riderOf(world.business, next) };
  const reach: Command = { name: 'reach', by, trip: first, end: choice.value % 4 };
  const accept: Command = { name: 'accept', by, trip: next };
  const cancel: Command = { name: 'cancel', by: rider, trip: next, both: false };
  const giveBack: Command = { ...cancel, by };
  if (choice.what % 2 === 0) await world.give(made(world.business, 'extra', rider, { trip: next, choice }));
  const ending = ENDINGS[choice.value % ENDINGS.length];
  if (ending === 'raceAccept') return world.race([accept, reach]);
  await world.give(accept);
  switch (ending) {
    case 'reach':
      return world.give(reach);
    case 'riderCancels':
      return world.give(cancel);
    case 'giveBack':
      return world.give(giveBack);
    case 'callOff':
      return world.give({ name: 'callOff', by: { role: 'admin' }, trip: first });
    case 'late':
      return world.wait(choice.what % 3 === 0 ? 180_000 : 660_000);
    case 'raceCancel':
      return world.race([cancel, reach]);
    default:
      return world.race([reach, giveBack]);
  }
}

const riderOf = ({ trips }: Business, trip: number): number => (trips[trip] as Trip).rider;
