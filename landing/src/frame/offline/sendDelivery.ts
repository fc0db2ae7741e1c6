import { type PresentedBooking, MAX_POSITIONS } from '@wayfare/shared';
import { ApiError, apiRequest, userHeader } from '@wayfare/web/http';
import type { LiveSocket } from '@wayfare/web/realtime';
import {
  ANSWER_STEP,
  CHANGE_STEP,
  type Delivery,
  type Outcome,
  type PositionEntry,
  type QueuedStepName,
  type StepEntry,
} from './driverQueue.js';

/** A request without an answer after this time is lost, in ms. */
const ANSWER_TIMEOUT_MS = 15_000;
/** The same for the live connection. */
const SOCKET_TIMEOUT_MS = 4000;

export { MAX_POSITIONS };

/** Sends a delivery. A taken step answers with its trip. */
export async function sendDelivery(
  delivery: Delivery,
  socket: LiveSocket | null,
): Promise<{ outcome: Outcome; booking?: PresentedBooking }> {
  try {
    if (delivery.kind === 'step') return { outcome: 'taken', booking: await sendStep(delivery.step) };
    await sendPositions(delivery.positions, socket);
    return { outcome: 'taken' };
  } catch (error) {
    return { outcome: outcomeOf(error) };
  }
}

/** Statuses of answers that say nothing about the request itself: it can be sent again later. */
const passing: readonly number[] = [0, 401, 408, 425, 429];
/** The browser's session is another user's: the entries wait until their driver signs in again. */
const OTHER_USER = 'user_changed';

function outcomeOf(error: unknown): Outcome {
  if (error instanceof DOMException) return 'lost';
  if (!(error instanceof ApiError)) throw error;
  if (error.key === OTHER_USER) return 'lost';
  return passing.includes(error.status) || error.status >= 500 ? 'lost' : { refused: error.key };
}

/** Cash, the number for a receipt, the end of the work, and changes of the way have no time of their own. */
const untimed: readonly QueuedStepName[] = ['receipt-phone', 'pay', 'complete', CHANGE_STEP, ANSWER_STEP];

async function sendStep({ driver, booking, name, body, at }: StepEntry): Promise<PresentedBooking> {
  const timed = untimed.includes(name) ? body : { ...body, at };
  return post<PresentedBooking>(driver, `bookings/${encodeURIComponent(booking)}/${name}`, timed);
}

async function sendPositions(entries: readonly PositionEntry[], socket: LiveSocket | null): Promise<void> {
  const positions = entries.map(({ lat, lng, at, accuracyM }) => ({
    lat,
    lng,
    at,
    ...(accuracyM !== undefined && { accuracyM }),
  }));
  const [first] = entries;
  if (!first) return;
  const [only] = positions;
  if (only && positions.length === 1 && socket?.connected) {
    const answer = await socket
      .timeout(SOCKET_TIMEOUT_MS)
      .emitWithAck('driver:position', only)
      .catch(() => null);
    if (answer?.ok) return;
  }
  await post(first.driver, 'drivers/me/locations', { positions });
}

/** Sends a request for a driver, who may no longer be the browser's user. */
async function post<T>(driver: string, path: string, body: unknown): Promise<T> {
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), ANSWER_TIMEOUT_MS);
  const headers = userHeader(driver);
  const { signal } = waiting;
  try {
    const response = await apiRequest(path, { method: 'POST', headers, body: JSON.stringify(body), signal });
    return (await response.json()) as T;
  } finally {
    clearTimeout(timer);
  }
}
