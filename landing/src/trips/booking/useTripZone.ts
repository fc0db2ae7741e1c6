import { movedTripDate } from '@wayfare/shared';
import { type DraftChanges, usePickupZone } from '@wayfare/web/booking';
import { useEffect } from 'react';
import { useSession } from '../../frame/session/SessionProvider.js';
import type { BookingDraft } from './draft.js';

/**
 * Lets the time of a form follow the time zone of its pickup: the clock time that was typed stays when the
 * pickup moves to another zone (rule 4.71).
 */
export function useTripZone(
  { pickup, zone }: BookingDraft,
  change: (changes: DraftChanges<BookingDraft>) => void,
) {
  const { settings } = useSession();
  const found = usePickupZone(pickup, settings);
  const isKnown = found === zone;
  useEffect(() => {
    if (isKnown || found === undefined) return;
    change((before) => {
      const zones = { from: before.zone ?? settings.timeZone, to: found ?? settings.timeZone };
      const { tripdate } = before;
      return {
        zone: found,
        tripdate: tripdate === null ? null : movedTripDate(tripdate, { ...zones, now: Date.now() }),
      };
    });
  }, [isKnown, found, change, settings.timeZone]);
  return { isKnown };
}
