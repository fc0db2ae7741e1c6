import { plannedDriverOf, type TranslationKey } from '@wayfare/shared';
import type { Effect } from '../effects/effect.js';
import type { StoredBooking } from '../store/storedBooking.js';

/** Notifies a driver that a trip is planned for them. */
export const planNotice = ({ version }: Pick<StoredBooking, 'version'>, driver: string): Effect => ({
  key: `plan:${version}:${driver}`,
  kind: 'notify',
  data: {
    to: driver,
    title: 'notice_planned_title',
    body: 'notice_planned_body',
    screen: 'DriverTrips',
  },
});

/** Notifies the planned driver of a booking, if it has one, that the trip is no longer theirs, and why. */
export function unplannedEffects(
  booking: Pick<StoredBooking, 'version' | 'status' | 'plan'>,
  body: TranslationKey,
  except: string | null = null,
): Effect[] {
  const driver = plannedDriverOf(booking);
  if (!driver || driver === except) return [];
  return [
    {
      key: `unplan:${booking.version}:${driver}`,
      kind: 'notify',
      data: { to: driver, title: 'notice_unplanned_title', body, screen: 'DriverTrips' },
    },
  ];
}
