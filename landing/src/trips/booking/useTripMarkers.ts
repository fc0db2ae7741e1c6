import {
  bookedStops,
  dropAddressOf,
  knowsDrop,
  type LatLng,
  pickupAddressOf,
  wholeAddress,
} from '@wayfare/shared';
import type { MapMarker } from '@wayfare/web/map';
import { useMemo } from 'react';
import { useLanguage } from '../../frame/language/LanguageProvider.js';
import type { OwnBooking } from './bookings.js';

/** The places of a trip on a map, and the driver if their position is known. */
export function useTripMarkers(
  { kind, pickup, drop, pickupAddress, dropAddress, stops }: OwnBooking,
  driver: LatLng | null,
  driverTitle: string,
): MapMarker[] {
  const { t, locale } = useLanguage();
  const pickupText = wholeAddress(pickupAddressOf({ pickup, pickupAddress }), locale);
  const dropText = wholeAddress(dropAddressOf({ drop, dropAddress }), locale);
  const hasDrop = knowsDrop({ kind, dropAddress });
  const stopsKey = JSON.stringify(bookedStops(stops));
  return useMemo(
    () => [
      { ...place('pickup', pickup), title: `${t('site_pickup')}: ${pickupText}` },
      ...bookedStops(stops).map(({ lat, lng, ...stop }, index) => ({
        id: `stop${index}`,
        kind: 'stop' as const,
        lat,
        lng,
        title: `${t('stop_number', { number: index + 1 })}: ${wholeAddress(stop, locale)}`,
      })),
      ...(hasDrop ? [{ ...place('drop', drop), title: `${t('site_drop')}: ${dropText}` }] : []),
      ...(driver ? [{ ...place('driver', driver), title: driverTitle }] : []),
    ],
    // A booking is loaded again and again; its places stay the same.
    // oxlint-disable-next-line react/exhaustive-deps
    [
      pickup.lat,
      pickup.lng,
      drop.lat,
      drop.lng,
      pickupText,
      dropText,
      hasDrop,
      stopsKey,
      driver,
      driverTitle,
      t,
    ],
  );
}

const place = (kind: 'pickup' | 'drop' | 'driver', { lat, lng }: LatLng) => ({ id: kind, kind, lat, lng });
