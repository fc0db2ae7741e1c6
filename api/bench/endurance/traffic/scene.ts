import { type Acknowledged, createAcknowledged } from '../verify/acknowledged.js';
import { type CallLog, createCallLog } from './callLog.js';
import type { LivePerson } from './live.js';
import { openTown, type Town } from './openTown.js';
import type { Person } from './person.js';

/** How often a rider looks without having been notified, in ms. */
export const LOOK_MS = 10_000;
/** How much later than the change its event may come, in ms. */
const EVENT_MS = 3_000;

/** What is going on in a town. */
export interface Scene {
  town: Town;
  log: CallLog;
  acknowledged: Acknowledged;
  /** Changes that someone was not notified of, although the connection was whole. */
  missed: string[];
  /** Refusals and errors that nothing explains. */
  problems: string[];
  /** Trips that were completed. */
  completed: number;
  /** Set once all trips are over. */
  isOver: boolean;
}

/**
 * Opens the accounts of a town, in which nothing has happened yet. What is sent for that is not logged.
 * @throws when an account is refused
 */
export async function openScene(url: string, pairs: number): Promise<Scene> {
  const town = await openTown(url, pairs, createCallLog());
  const log = createCallLog();
  town.logTo(log);
  return {
    town,
    log,
    acknowledged: createAcknowledged(),
    missed: [],
    problems: [],
    completed: 0,
    isOver: false,
  };
}

/**
 * Whether a change that was found by looking was never sent, although the connection was whole: the event may
 * come just after the look.
 */
export async function isUnnoticed(live: LivePerson): Promise<boolean> {
  return live.wasWhole(LOOK_MS) && (await live.wait(EVENT_MS)) === 'time';
}

/** Reasons for which a step is refused if an earlier try of it was carried out. */
const ALREADY = new Set(['wrong_state', 'conflict', 'offer_gone', 'driver_busy', 'payment_in_progress']);

/** Takes a step of a trip. Returns the trip's status after it, or null if the step was taken before. */
export async function step(
  who: Person,
  id: string,
  { name, body }: { name: string; body: object },
  scene: Scene,
): Promise<string | null> {
  const answer = await who.persist({ method: 'POST', path: `/bookings/${id}/${name}`, body });
  const { status, error } = answer.body as { status?: string; error?: string };
  if (answer.status < 300) return status ?? null;
  if (!ALREADY.has(error ?? '')) scene.problems.push(`${name} was refused: ${answer.status} ${error}`);
  return null;
}
