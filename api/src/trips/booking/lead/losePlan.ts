import { distanceKm, leadSecondsLeft, type PlanLost } from '@wayfare/shared';
import type { TripsServices } from '../../services.js';
import { unplannedEffects } from '../planner/planNotices.js';
import type { StoredBooking } from '../store/storedBooking.js';
import { amend } from '../transition.js';

/**
 * The driver planned for a prebooking cannot be there in time: others are asked from now on, the driver is
 * notified, and an alert says so at the desk (rule 4.90).
 */
export async function losePlan(
  booking: StoredBooking,
  planLost: PlanLost,
  services: TripsServices,
): Promise<StoredBooking> {
  const { at, driver, reason } = planLost;
  const { plan, dispatch, tripdate, pickup } = booking;
  const from = services.liveDrivers.get(driver)?.location;
  return amend(
    booking,
    {
      planLost,
      ...(plan && { plan: { ...plan, triedAt: at } }),
      planDueAt: null,
      leadSeconds: leadSecondsLeft(tripdate, at),
      leadLookAt: null,
      ...(dispatch && { dispatch: { ...dispatch, nextAt: at } }),
    },
    {
      effects: unplannedEffects(booking, 'notice_unplanned_body'),
      trace: [
        {
          driver,
          at,
          outcome: 'left_out',
          reason: reason === 'on_trip' ? 'trip_longer' : 'too_far',
          distance: from ? distanceKm(pickup, from) : null,
          planned: true,
        },
      ],
    },
    services,
  );
}
