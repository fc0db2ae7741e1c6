import {
  type BookingStatus,
  type OfKind,
  type Place,
  rulesOf,
  type Stop,
  transitions,
  type WantedChange,
} from '@wayfare/shared';

/*
 * The queue of a driver's steps and positions, which are kept until the server has them. Pure rules: which
 * entries are sent next, and what an answer means. Entries are sent in the order they happened, and none is
 * removed before the server has answered. The server accepts each step and each position once, so entries
 * without an answer are sent again.
 */

/**
 * Steps of a trip that a driver can take without a network. `street` starts one for a passenger on the
 * street, and `receipt-phone` says where its receipt goes.
 */
export const queuedSteps = [
  'street',
  'arrive',
  'start',
  'reach',
  'receipt-phone',
  'pay',
  'complete',
] as const;
/** The step that confirms a stop of a trip, by its index. */
export type StopStepName = `stops/${number}/reach`;
/** The step that changes where a trip goes. A trip can have several, which are made one after the other. */
export const CHANGE_STEP = 'changes';
/** The step that answers whether the driver drives a trip that a change made much longer. */
export const ANSWER_STEP = 'changes/answer';
export type QueuedStepName =
  | (typeof queuedSteps)[number]
  | StopStepName
  | typeof CHANGE_STEP
  | typeof ANSWER_STEP;

export const stopStep = (stop: number): StopStepName => `stops/${stop}/reach`;

/**
 * The fields of every entry: its place in the queue, its driver, and when it happened (a ms timestamp, later
 * than all earlier ones).
 */
interface EntryBase {
  seq: number;
  driver: string;
  at: number;
}

/** A step of a trip. */
export interface StepEntry extends EntryBase {
  kind: 'step';
  booking: string;
  name: QueuedStepName;
  body: Record<string, unknown>;
  /**
   * Why the server did not accept it as it is; it waits for the driver's correction, and everything after it
   * waits too.
   */
  problem?: string;
}

/** A position during a trip. */
export interface PositionEntry extends EntryBase {
  kind: 'position';
  lat: number;
  lng: number;
  /** How far off it may be, in meters. */
  accuracyM?: number;
}

export type QueueEntry = StepEntry | PositionEntry;

/** The contents of one request: a step, or consecutive positions. */
export type Delivery =
  | { kind: 'step'; step: StepEntry }
  | { kind: 'positions'; positions: readonly PositionEntry[] };

/**
 * The result of a delivery. `lost` means that it is unknown, because there was no network or the server could
 * not answer.
 */
export type Outcome = 'taken' | 'lost' | { refused: string };

/** The changes of the queue after a delivery. */
export interface Settlement {
  /** Entries to remove, by `seq`. */
  remove: readonly number[];
  /** A step to keep for correction, with its problem. */
  hold: { seq: number; problem: string } | null;
  /** Steps that will never happen, the first of them refused by the server. */
  dropped: readonly StepEntry[];
}

/** Refusals of a step that the driver can correct: another code, a reason. */
const correctable: readonly string[] = ['otp_mismatch', 'too_far_from_pickup'];

/** The next delivery of a queue in order; null if it is empty or its first entry waits for the driver. */
export function nextDelivery(entries: readonly QueueEntry[], maxPositions: number): Delivery | null {
  const [first] = entries;
  if (!first) return null;
  if (first.kind === 'step') return first.problem === undefined ? { kind: 'step', step: first } : null;
  const end = entries.findIndex(({ kind }) => kind === 'step');
  const run = end === -1 ? entries : entries.slice(0, end);
  return { kind: 'positions', positions: (run as readonly PositionEntry[]).slice(0, maxPositions) };
}

/**
 * Returns the changes of the queue after an answer. If a step is refused, the later steps of its trip are
 * removed with it, because they follow from it; a refused change of the way, or answer about one, stops no
 * trip. If the driver can
 * correct the refused step and later steps wait for it, it stays first instead, so that none of them is lost.
 */
export function settle(entries: readonly QueueEntry[], delivery: Delivery, outcome: Outcome): Settlement {
  const nothing: Settlement = { remove: [], hold: null, dropped: [] };
  if (outcome === 'lost') return nothing;
  if (delivery.kind === 'positions') return { ...nothing, remove: delivery.positions.map(({ seq }) => seq) };
  const { step } = delivery;
  if (outcome === 'taken') return { ...nothing, remove: [step.seq] };
  if (step.name === CHANGE_STEP || step.name === ANSWER_STEP)
    return { remove: [step.seq], hold: null, dropped: [step] };
  // Nothing follows from the number for a receipt.
  const later = step.name === 'receipt-phone' ? [] : entries.filter((entry) => isLaterStep(entry, step));
  const dropped = [step, ...later] as StepEntry[];
  if (dropped.length > 1 && correctable.includes(outcome.refused))
    return { ...nothing, hold: { seq: step.seq, problem: outcome.refused } };
  return { remove: dropped.map(({ seq }) => seq), hold: null, dropped };
}

const isLaterStep = (entry: QueueEntry, step: StepEntry) =>
  entry.kind === 'step' && entry.booking === step.booking && entry.seq > step.seq;

/**
 * The time of a new entry: the clock's, but later than that of every entry before, so that the order is never
 * in doubt.
 */
export const timeAfter = (last: number | undefined, now: number): number => Math.max(now, (last ?? 0) + 1);

/** The fields of a trip that waiting steps change. */
export interface SteppedTrip extends OfKind {
  id: string;
  status: BookingStatus;
  stops?: readonly Stop[] | null | undefined;
  drop?: Place | undefined;
  dropAddress?: string | undefined;
}

/**
 * Trips that began on this device, for passengers on the street, and of which the server does not know yet.
 */
export const startedHere = (steps: readonly StepEntry[], known: readonly { id: string }[]): StepEntry[] =>
  steps.filter(
    ({ name, booking, problem }) =>
      name === 'street' && problem === undefined && known.every(({ id }) => id !== booking),
  );

/** A trip as its driver sees it: with the waiting steps taken, up to the first that has to be corrected. */
export function withSteps<T extends SteppedTrip>(trip: T, steps: readonly StepEntry[]): T {
  let { status, stops, drop } = trip;
  for (const { booking, name, problem, at, body } of steps) {
    if (booking !== trip.id) continue;
    if (problem !== undefined) break;
    if (isStopStep(name)) {
      stops = stops?.map((stop, index) => (name === stopStep(index) ? { ...stop, reachedAt: at } : stop));
      continue;
    }
    if (name === CHANGE_STEP) {
      const wanted: Pick<WantedChange, 'stops' | 'drop'> = body;
      drop = wanted.drop ?? drop;
      stops = wanted.stops?.map((place, index) => ({ ...stops?.[index], ...place })) ?? stops;
      continue;
    }
    if (name === 'street' || name === 'receipt-phone' || name === ANSWER_STEP) continue;
    const { from, to }: { from: readonly BookingStatus[]; to: BookingStatus } = transitions[name];
    if (from.includes(status)) status = isMeteredEnd(trip, name) ? 'PENDING' : to;
  }
  if (status === trip.status && stops === trip.stops && drop === trip.drop) return trip;
  return { ...trip, status, stops, ...(drop !== trip.drop && { drop, dropAddress: drop?.add }) };
}

/** The device knows the fare of a meter, so the driver need not wait for the server to collect it. */
const isMeteredEnd = (trip: OfKind, name: QueuedStepName) =>
  name === 'reach' && rulesOf(trip).fare === 'meter';

/** Whether a step confirms a stop. */
export const isStopStep = (name: QueuedStepName): name is StopStepName => name.startsWith('stops/');
