import { useQuery } from '@tanstack/react-query';
import { type CarType, type LatLng, offersKind, placeText, streetTrip } from '@wayfare/shared';
import { withOwnLastKnown } from '../../frame/offline/lastKnown.js';
import { type StepEntry, startedHere } from '../../frame/offline/driverQueue.js';
import { useSession } from '../../frame/session/SessionProvider.js';
import { useMe } from '../../people/account/useMe.js';
import type { OwnBooking } from '../booking/bookings.js';
import { loadCarTypes } from '../../people/carType/carTypes.js';
import { useDriverWork } from './WorkProvider.js';

/** Whether drivers of this business start trips for passengers on the street. */
export function useOffersStreet(): boolean {
  const { settings } = useSession();
  return offersKind('street', 'driver', { settings, category: settings.category });
}

/** The driver's car type with its tariff, also without a network; undefined while unknown. */
export function useOwnCarType(): CarType | undefined {
  const me = useMe();
  const isOffered = useOffersStreet();
  const { data } = useQuery({
    queryKey: ['cartypes', 'driver'],
    queryFn: () => withOwnLastKnown('cartypes', loadCarTypes),
    enabled: isOffered && me?.usertype === 'driver',
    staleTime: 60_000,
  });
  return data?.find(({ id, name }) => me?.carType === name || me?.carType === id);
}

/** Trips for passengers on the street that began on this device, until the server knows them. */
export function useTripsStartedHere(known: readonly OwnBooking[]): OwnBooking[] {
  const { settings } = useSession();
  const { steps } = useDriverWork().waiting;
  const carType = useOwnCarType();
  if (!carType) return [];
  return startedHere(steps, known).map((step) => tripOf(step, carType, settings));
}

function tripOf(
  { booking: id, body, at }: StepEntry,
  carType: CarType,
  settings: Parameters<typeof streetTrip>[1],
): OwnBooking {
  const from = body as unknown as LatLng;
  const trip = streetTrip({ id, from, add: placeText(from), at, carType, tariff: carType }, settings);
  return { ...trip, coords: [], reference: '', tariff: carType };
}
