import { dispatchRulesOf, dispatchStartsAt, type Settings } from '@wayfare/shared';
import { sendOffer } from '../booking.realtime.js';
import type { Effect } from '../effects/effect.js';
import type { TripsServices } from '../../services.js';
import type { BookingChanges, Offer, StoredBooking } from '../store/storedBooking.js';
import { openOffer } from './openOffer.js';

/** What the search for a driver becomes once the trip pays more. */
export interface AskedAgain {
  set: Pick<BookingChanges, 'dispatch'>;
  effects: Effect[];
  announce: () => void;
}

/**
 * Asks drivers again because the trip pays more. Those with an open offer get the whole time to answer again;
 * those who declined or did not answer are asked again. Drivers who gave the trip back, and those whom a
 * dispatcher took it from or has passed over, stay left out. `key` names the raise: each is told once.
 */
export function askAgain(
  booking: StoredBooking,
  key: string,
  settings: Settings,
  services: TripsServices,
): AskedAgain {
  const { id } = booking;
  const now = services.clock.now();
  const asked = (booking.dispatch?.offers ?? []).filter((offer) => openOffer(booking, offer.driver, now));
  const set = offersAgain(booking, asked, now, dispatchRulesOf(settings).offerMs);
  const drivers = asked
    .map(({ driver }) => driver)
    .filter((driver) => services.liveDrivers.get(driver)?.hasDevice);
  return {
    set,
    effects: drivers.length > 0 ? [{ key, kind: 'notifyOffered', data: { drivers } }] : [],
    announce() {
      for (const { driver } of asked) {
        const offer = set.dispatch?.offers.find((made) => made.driver === driver);
        if (!offer) continue;
        if (offer.expiresAt !== null) services.liveDrivers.reserve(driver, id, offer.expiresAt);
        sendOffer(driver, { id, expiresAt: offer.expiresAt }, services.realtime);
      }
    },
  };
}

function offersAgain(
  booking: StoredBooking,
  asked: readonly Offer[],
  now: number,
  offerMs: number,
): AskedAgain['set'] {
  const { dispatch } = booking;
  if (!dispatch) return {};
  const offers = dispatch.offers.flatMap((offer) => {
    if (asked.includes(offer))
      return [offer.expiresAt === null ? offer : { ...offer, expiresAt: now + offerMs }];
    return offer.state === 'declined' || offer.state === 'expired' || offer.state === 'offered'
      ? []
      : [offer];
  });
  const isSearching = dispatch.nextAt !== null && dispatchStartsAt(booking) <= now;
  return { dispatch: { ...dispatch, offers, ...(isSearching && { nextAt: now }) } };
}
