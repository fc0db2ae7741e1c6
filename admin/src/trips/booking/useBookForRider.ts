import { bookingStartProblem, missingChoice } from '@wayfare/shared';
import { lacksStopPlace } from '@wayfare/web/booking';
import { useDataProvider } from 'react-admin';
import type { PanelDataProvider } from '../../frame/providers/dataProvider.js';
import { useSession } from '../../frame/session/session.js';
import { type RiderBookingDraft, riderBookingOf } from './bookingDraft.js';
import { useBookTrip } from './useBookTrip.js';

/** Returns a function that books the draft. `zone` is the time zone of the draft's pickup. */
export function useBookForRider(
  draft: RiderBookingDraft,
  zone: string | null | undefined,
  onBooked: () => void,
) {
  const { category, timeZone } = useSession().settings;
  const provider = useDataProvider<PanelDataProvider>();
  const input = riderBookingOf(draft, category, zone ?? timeZone);
  return useBookTrip({
    draft,
    driver: draft.driver,
    onBooked,
    send: (key) => provider.addBooking(input, key),
    problem() {
      if (lacksStopPlace(draft)) return 'stop_missing';
      const problem = bookingStartProblem(input, { category, byAdmin: true, now: Date.now() });
      const lacksRider = missingChoice(input, { byAdmin: true }) === 'customer';
      return problem && lacksRider ? 'select_rider' : problem;
    },
  });
}
