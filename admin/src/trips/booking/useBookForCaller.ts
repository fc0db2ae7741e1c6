import { bookingStartProblem, type FleetBookingInput } from '@wayfare/shared';
import { lacksStopPlace, loadInputOf } from '@wayfare/web/booking';
import { useDataProvider } from 'react-admin';
import type { PanelDataProvider } from '../../frame/providers/dataProvider.js';
import { useSession } from '../../frame/session/session.js';
import { type RiderBookingDraft, riderBookingOf } from './bookingDraft.js';
import type { FleetCaller } from './startedDraft.js';
import { useBookTrip } from './useBookTrip.js';

/**
 * Returns a function that books the draft for a caller of the fleet. `zone` is the time zone of the draft's
 * pickup.
 */
export function useBookForCaller(
  draft: RiderBookingDraft,
  caller: FleetCaller,
  zone: string | null | undefined,
  onBooked: () => void,
) {
  const { category, timeZone } = useSession().settings;
  const provider = useDataProvider<PanelDataProvider>();
  const { pickup, drop, stops, carType, bookLater, tripdate, pickUpInstructions } = riderBookingOf(
    draft,
    category,
    zone ?? timeZone,
  );
  const trip = {
    ...{ pickup, drop, stops, carType, bookLater: bookLater ?? false, tripdate, pickUpInstructions },
    ...loadInputOf(draft),
  };
  return useBookTrip({
    draft,
    caller,
    driver: draft.driver,
    onBooked,
    send: (key) => provider.addFleetBooking({ ...trip, caller } as FleetBookingInput, key),
    problem() {
      if (!caller.name.trim() || !caller.phone.trim()) return 'panel_caller_missing';
      if (lacksStopPlace(draft)) return 'stop_missing';
      return bookingStartProblem(trip, { category, byAdmin: false, now: Date.now() });
    },
  });
}
