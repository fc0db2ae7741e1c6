import type { BookingStatus } from '@wayfare/shared';
import fc from 'fast-check';
import { deliverQueue, type QueueStore } from './deliverQueue.js';
import {
  type Delivery,
  nextDelivery,
  type Outcome,
  type PositionEntry,
  type QueueEntry,
  settle,
  startedHere,
  type StepEntry,
  stopStep,
  timeAfter,
  CHANGE_STEP,
  withSteps,
} from './driverQueue.js';

const step = (
  seq: number,
  name: StepEntry['name'],
  booking = 'b1',
  more: Partial<StepEntry> = {},
): StepEntry => ({
  kind: 'step',
  seq,
  at: seq,
  driver: 'd1',
  booking,
  name,
  body: {},
  ...more,
});
const position = (seq: number): PositionEntry => ({
  kind: 'position',
  seq,
  at: seq,
  driver: 'd1',
  lat: 1,
  lng: 2,
});

/** A queue that, like the browser's database, outlives the page. */
function storeOf(entries: QueueEntry[]): QueueStore {
  return {
    entries: async () => [...entries],
    async apply({ remove, hold }) {
      for (const seq of remove)
        entries.splice(
          entries.findIndex((entry) => entry.seq === seq),
          1,
        );
      const held = entries.find((entry) => entry.seq === hold?.seq);
      if (held?.kind === 'step' && hold) held.problem = hold.problem;
    },
  };
}

/**
 * The server as far as the queue knows it: it takes every step and position once, by the step or the time.
 */
function aServer() {
  const taken: string[] = [];
  const known = new Set<string>();
  const take = (id: string) => {
    if (known.has(id)) return;
    known.add(id);
    taken.push(id);
  };
  return {
    taken,
    receive(delivery: Delivery) {
      if (delivery.kind === 'step') take(idOf(delivery.step));
      else for (const entry of delivery.positions) take(idOf(entry));
    },
  };
}

const idOf = (entry: QueueEntry) =>
  entry.kind === 'step' ? `${entry.booking} ${entry.name}` : `at ${entry.at}`;

/** The error that ends a run because the page is closed. */
class PageClosed extends Error {}

/**
 * A failure of the network during a delivery. The last two close the page, before or after the answer was
 * stored.
 */
const cut = fc.constantFrom('none', 'request lost', 'answer lost', 'page closed', 'page closed after answer');
const work = fc.array(fc.constantFrom('position', 'step', 'deliver' as const), {
  minLength: 1,
  maxLength: 60,
});

it('delivers every step and position exactly once and in order, however the network is cut', async () => {
  await fc.assert(
    fc.asyncProperty(
      work,
      fc.array(cut, { maxLength: 80 }),
      fc.integer({ min: 1, max: 5 }),
      async (did, cuts, most) => {
        const entries: QueueEntry[] = [];
        const store = storeOf(entries);
        const server = aServer();
        const expected: string[] = [];
        const weather = [...cuts];
        const send = async (delivery: Delivery): Promise<Outcome> => {
          const what = weather.shift() ?? 'none';
          if (what === 'request lost') return 'lost';
          server.receive(delivery);
          if (what === 'page closed') throw new PageClosed();
          return what === 'answer lost' ? 'lost' : 'taken';
        };
        const run = async () => {
          const closing: QueueStore = {
            ...store,
            async apply(settlement) {
              if (weather[0] === 'page closed after answer') {
                weather.shift();
                throw new PageClosed();
              }
              await store.apply(settlement);
            },
          };
          await deliverQueue(closing, send, most).catch((error: unknown) => {
            if (!(error instanceof PageClosed)) throw error;
          });
        };
        let seq = 0;
        for (const what of did) {
          if (what === 'deliver') {
            await run();
            continue;
          }
          seq += 1;
          const names = ['arrive', 'start', stopStep(seq)] as const;
          const entry =
            what === 'position' ? position(seq) : step(seq, names[seq % 3] as StepEntry['name'], `b${seq}`);
          entries.push(entry);
          expected.push(idOf(entry));
        }
        while (entries.length > 0) await run();
        expect(server.taken).toEqual(expected);
      },
    ),
  );
});

it('sends steps alone and positions in a row together, never past a step', () => {
  const entries = [position(1), position(2), position(3), step(4, 'arrive'), position(5)];
  expect(nextDelivery(entries, 2)).toEqual({ kind: 'positions', positions: [position(1), position(2)] });
  expect(nextDelivery(entries.slice(2), 9)).toEqual({ kind: 'positions', positions: [position(3)] });
  expect(nextDelivery(entries.slice(3), 9)).toEqual({ kind: 'step', step: step(4, 'arrive') });
  expect(nextDelivery([], 9)).toBeNull();
});

it('drops a refused step with the later steps of its trip, and nothing else', () => {
  const entries = [step(1, 'arrive'), position(2), step(3, 'start'), step(4, 'arrive', 'b2')];
  const delivery = { kind: 'step', step: entries[0] as StepEntry } as const;
  const { remove, hold, dropped } = settle(entries, delivery, { refused: 'wrong_state' });
  expect([remove, hold]).toEqual([[1, 3], null]);
  expect(dropped.map(({ name }) => name)).toEqual(['arrive', 'start']);
});

it('keeps a step that the driver can correct first, if later steps follow from it', async () => {
  const entries: QueueEntry[] = [step(1, 'start'), position(2), step(3, 'reach')];
  const sent: string[] = [];
  const send = async (delivery: Delivery): Promise<Outcome> => {
    sent.push(delivery.kind === 'step' ? delivery.step.name : 'positions');
    return delivery.kind === 'step' && delivery.step.body['otp'] !== '12345'
      ? { refused: 'otp_mismatch' }
      : 'taken';
  };
  expect(await deliverQueue(storeOf(entries), send, 9)).toBe('held');
  expect(entries.map(({ seq }) => seq)).toEqual([1, 2, 3]);
  expect(entries[0]).toMatchObject({ problem: 'otp_mismatch' });
  entries[0] = step(1, 'start', 'b1', { body: { otp: '12345' } });
  entries[2] = step(3, 'reach', 'b1', { body: { otp: '12345' } });
  expect(await deliverQueue(storeOf(entries), send, 9)).toBe('empty');
  expect(sent).toEqual(['start', 'start', 'positions', 'reach']);
});

it('drops a step that can be corrected if nothing follows from it, so that later positions are not held up', () => {
  const entries = [step(1, 'arrive'), position(2), step(3, 'arrive', 'b2')];
  const delivery = { kind: 'step', step: entries[0] as StepEntry } as const;
  const refused = { refused: 'too_far_from_pickup' };
  expect(settle(entries, delivery, refused)).toMatchObject({ remove: [1], hold: null });
});

it('dates every entry after the one before, whatever the clock does', () => {
  expect(timeAfter(undefined, 100)).toBe(100);
  expect(timeAfter(100, 100)).toBe(101);
  expect(timeAfter(500, 100)).toBe(501);
});

it('shows a trip with its waiting steps taken, up to one that has to be corrected', () => {
  const trip = { id: 'b1', status: 'ACCEPTED' as BookingStatus };
  const steps = [step(1, 'arrive'), step(2, 'start', 'b2'), step(3, 'start'), step(4, 'reach')];
  expect(withSteps(trip, steps).status).toBe('REACHED');
  expect(
    withSteps(trip, [steps[0] as StepEntry, step(3, 'start', 'b1', { problem: 'otp_mismatch' })]).status,
  ).toBe('ARRIVED');
  // The server is ahead: it has taken them, and only the answer is missing.
  expect(withSteps({ id: 'b1', status: 'PENDING' }, steps).status).toBe('PENDING');
  expect(withSteps(trip, [])).toBe(trip);
});

it('shows the stops that were confirmed without a network as confirmed, at the time of the tap', () => {
  const place = { lat: 1, lng: 2, add: 'Here' };
  const trip = { id: 'b1', status: 'STARTED' as const, stops: [place, place] };
  const { stops, status } = withSteps(trip, [step(1, stopStep(0)), step(2, stopStep(1), 'b2')]);
  expect([status, stops]).toEqual(['STARTED', [{ ...place, reachedAt: 1 }, place]]);
  expect(withSteps(trip, [step(1, stopStep(0)), step(2, stopStep(1)), step(3, 'reach')])).toEqual({
    ...trip,
    status: 'REACHED',
    stops: [
      { ...place, reachedAt: 1 },
      { ...place, reachedAt: 2 },
    ],
  });
});

it('shows where a trip goes after the changes that wait, the last one in the end', () => {
  const place = (add: string) => ({ lat: 1, lng: 2, add });
  const reached = { ...place('first'), reachedAt: 5 };
  const trip = {
    id: 'b1',
    status: 'STARTED' as const,
    stops: [reached],
    drop: place('old'),
    dropAddress: 'old',
  };
  const change = (seq: number, body: object) => step(seq, CHANGE_STEP, 'b1', { body: { ...body } });
  const steps = [
    change(1, { drop: place('new'), stops: [place('first'), place('second')] }),
    step(2, stopStep(1)),
    change(3, { drop: place('newer') }),
    step(4, 'reach', 'b2'),
  ];
  expect(withSteps(trip, steps)).toEqual({
    ...trip,
    drop: place('newer'),
    dropAddress: 'newer',
    stops: [reached, { ...place('second'), reachedAt: 2 }],
  });
  expect(withSteps(trip, [])).toBe(trip);
});

it('drops a refused change of the way alone, so that the trip can still end', () => {
  const [changed, end] = [step(1, CHANGE_STEP), step(2, 'reach')];
  const refused = settle(
    [changed, end],
    { kind: 'step', step: changed },
    { refused: 'trip_changed_meanwhile' },
  );
  expect(refused).toEqual({ remove: [1], hold: null, dropped: [changed] });
});

it('knows the trips that began on the device, until the server does', () => {
  const steps = [step(1, 'street', 'b1'), step(2, 'street', 'b2'), step(3, 'reach', 'b2')];
  expect(startedHere(steps, [{ id: 'b1' }])).toEqual([steps[1]]);
  expect(startedHere([step(1, 'street', 'b1', { problem: 'driver_busy' })], [])).toEqual([]);
});

it('asks for the cash as soon as a trip with a meter has ended, because its fare is known', () => {
  const trip = { id: 'b1', kind: 'street' as const, status: 'STARTED' as BookingStatus };
  const steps = [step(1, 'street'), step(2, 'reach'), step(3, 'pay'), step(4, 'complete')];
  expect(steps.map((_, index) => withSteps(trip, steps.slice(0, index + 1)).status)).toEqual([
    'STARTED',
    'PENDING',
    'PAID',
    'COMPLETE',
  ]);
});

it('drops a refused number for a receipt alone: the payment after it happened', () => {
  const queue = [step(1, 'receipt-phone'), step(2, 'pay')];
  const delivery: Delivery = { kind: 'step', step: queue[0] as StepEntry };
  const refused: Outcome = { refused: 'receipt_phone_given' };
  expect(settle(queue, delivery, refused)).toEqual({ remove: [1], hold: null, dropped: [queue[0]] });
});
