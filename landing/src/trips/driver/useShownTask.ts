import { serverNow } from '@wayfare/web/http';
import type { OwnBooking } from '../booking/bookings.js';
import { useNow } from '@wayfare/web/time';
import { useOnline } from '../../frame/layout/useOnline.js';
import { type StepEntry, withSteps } from '../../frame/offline/driverQueue.js';
import { useTripsStartedHere } from './streetTrips.js';
import { useDriverWork } from './WorkProvider.js';

/**
 * How long an answer is waited for before a step is shown as taken, in ms: with a network, it comes sooner.
 */
const SOON_MS = 1500;

/** The driver's trips as shown: without an answer of the server, a step counts as taken. */
export function useShownTasks(bookings: readonly OwnBooking[]): {
  tasks: readonly OwnBooking[];
  /** Whether a step of the trip is on its way, so that its answer comes in a moment. */
  isSending: (booking: string) => boolean;
} {
  const online = useOnline();
  const now = useNow(500);
  const { steps } = useDriverWork().waiting;
  const begun = useTripsStartedHere(bookings);
  const isLate = ({ at, problem }: StepEntry) =>
    !online || problem !== undefined || serverNow(now) - at > SOON_MS;
  const late = steps.filter(isLate);
  return {
    tasks: [...bookings, ...begun].map((booking) => withSteps(booking, late)),
    isSending: (id) => steps.some((step) => step.booking === id && !isLate(step)),
  };
}

/** One trip as shown. */
export function useShownTask(booking: OwnBooking): { booking: OwnBooking; isSending: boolean } {
  const { tasks, isSending } = useShownTasks([booking]);
  return { booking: tasks[0] ?? booking, isSending: isSending(booking.id) };
}
