import {
  plannedDriverOf,
  type ChangePreview,
  type Settings,
  tripFields,
  dispatchStartsAt,
} from '@wayfare/shared';
import type { TripsServices } from '../../services.js';
import { sendOffer } from '../booking.realtime.js';
import type { Effect } from '../effects/effect.js';
import { askAgain } from '../offers/askAgain.js';
import { openOffer } from '../offers/openOffer.js';
import { withdrawOffer } from '../offers/withdrawOffer.js';
import { unplannedEffects } from '../planner/planNotices.js';
import type { BookingChanges, Offer, StoredBooking } from '../store/storedBooking.js';
import { changes, type ChangedTrip } from './wantedFields.js';

/** What a change does to the search for a driver, and to the plan. */
export interface ChangedDispatch {
  set: BookingChanges;
  effects: Effect[];
  announce: () => void;
  notified: ChangePreview['notified'];
  /** The driver who was planned for it until now. */
  planned: string | null;
}

/**
 * A changed trip that waits for its driver is offered anew: nobody accepts it as it was. Open offers end
 * without counting against their drivers, who can be asked again at once, as can those who declined it as it
 * was. An offer by hand stays open, and its driver is notified. The planned driver stays and is notified,
 * unless the car type changes. A trip that only pays more asks drivers again at the higher pay.
 */
export function changedDispatch(
  booking: StoredBooking,
  trip: ChangedTrip,
  { by, settings }: { by: string; settings: Settings },
  services: TripsServices,
): ChangedDispatch {
  const { dispatch } = booking;
  const planned = plannedDriverOf(booking);
  const isAnother = changes(trip, tripFields);
  if (booking.status === 'NEW' && dispatch && !isAnother && changes(trip, ['riderExtra'])) {
    const again = askAgain(booking, `change:${booking.version}:asked`, settings, services);
    return { ...again, notified: hasOpen(booking, services) ? ['asked_drivers'] : [], planned };
  }
  if (booking.status !== 'NEW' || !dispatch || !isAnother)
    return { set: {}, effects: [], announce: () => undefined, notified: [], planned };
  const at = services.clock.now();
  const after = { ...booking, bookLater: isLater(booking, trip), tripdate: trip.tripdate };
  const open = dispatch.offers.filter(({ driver }) => openOffer(booking, driver, at));
  const kept = trip.carType ? [] : open.filter(({ expiresAt }) => expiresAt === null);
  const ended = open.filter((offer) => !kept.includes(offer));
  const plan = changedPlan(booking, trip, { by, at, dueAt: dispatchStartsAt(after) });
  return {
    set: {
      ...plan.set,
      // The cars around another place or time need another lead: it is looked at at once.
      ...(after.bookLater && { leadLookAt: at, planLost: null }),
      requestedDrivers: Object.fromEntries(kept.map(({ driver }) => [driver, true as const])),
      dispatch: {
        round: dispatch.round,
        nextAt: Math.max(at, dispatchStartsAt(after)),
        offers: [...dispatch.offers.filter(isFinal), ...kept],
      },
    },
    effects: plan.effects,
    announce() {
      for (const { driver } of ended) withdrawOffer(driver, booking.id, services);
      for (const { driver, expiresAt } of kept)
        sendOffer(driver, { id: booking.id, expiresAt }, services.realtime);
    },
    notified: [
      ...(planned ? (['planned_driver'] as const) : []),
      ...(open.length > 0 ? (['asked_drivers'] as const) : []),
    ],
    planned,
  };
}

/** Whether some driver has an open offer. */
const hasOpen = (booking: StoredBooking, { clock }: TripsServices): boolean =>
  (booking.dispatch?.offers ?? []).some(({ driver }) => openOffer(booking, driver, clock.now()));

/** Whether a changed trip is for later: one whose time was chosen is. */
export const isLater = ({ bookLater }: StoredBooking, trip: ChangedTrip): boolean =>
  bookLater || changes(trip, ['tripdate']);

/** A dispatcher took the trip from these drivers, or they gave it back: they are not asked again. */
export const isFinal = ({ state }: Offer): boolean => state === 'recalled' || state === 'gaveBack';

function changedPlan(
  booking: StoredBooking,
  trip: ChangedTrip,
  { by, at, dueAt }: { by: string; at: number; dueAt: number },
): { set: BookingChanges; effects: Effect[] } {
  const driver = plannedDriverOf(booking);
  if (!driver || !booking.plan) return { set: {}, effects: [] };
  if (trip.carType)
    return {
      set: { plan: { driver: null, by, at, count: booking.plan.count + 1 }, planDueAt: null },
      effects: unplannedEffects(booking, 'notice_unplanned_body'),
    };
  const data = {
    to: driver,
    title: 'notice_changed_title',
    body: 'notice_changed_plan_body',
    screen: 'DriverTrips',
  } as const;
  return {
    set: { planDueAt: dueAt },
    effects: [{ key: `change:${booking.version}:planned`, kind: 'notify', data }],
  };
}
