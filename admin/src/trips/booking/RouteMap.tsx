import { useQuery } from '@tanstack/react-query';
import {
  type Booking,
  bookedStops,
  dropAddressOf,
  knowsDrop,
  type LatLng,
  pickupAddressOf,
} from '@wayfare/shared';
import { useMemo } from 'react';
import { useDataProvider } from 'react-admin';
import { useAddress } from '../../frame/texts/useAddress.js';
import { useText } from '../../frame/texts/useText.js';
import type { MapMarker } from '@wayfare/web/map';
import { MapView } from '../../frame/map/MapView.js';
import type { PanelDataProvider } from '../../frame/providers/dataProvider.js';
import { trackKey } from '../../frame/providers/realtime.js';
import { placeAt } from './replay.js';
import { ReplayControls } from './ReplayControls.js';
import { useReplay } from './useReplay.js';

/** The route of a trip: as driven, with a replay, if known; otherwise as planned. */
export function RouteMap({ booking }: { booking: Booking }) {
  const t = useText();
  const address = useAddress();
  const provider = useDataProvider<PanelDataProvider>();
  const { data: track } = useQuery({
    queryKey: trackKey(booking.id),
    queryFn: () => provider.tracking(booking.id),
  });

  const hasDrop = knowsDrop(booking);
  const planned = booking.coords;
  const path = useMemo<LatLng[]>(() => {
    if (track && track.length > 1) return track.map(({ lat, lng }) => ({ lat, lng }));
    if (planned?.length > 1)
      return planned.map(({ latitude, longitude }) => ({ lat: latitude, lng: longitude }));
    return [booking.pickup, ...bookedStops(booking.stops), ...(hasDrop ? [booking.drop] : [])];
  }, [track, planned, booking.pickup, booking.stops, booking.drop, hasDrop]);

  const replay = useReplay(track);
  const at = replay?.at;
  const markers = useMemo<MapMarker[]>(() => {
    const driver = track && at !== undefined ? placeAt(track, at) : null;
    return [
      {
        id: 'pickup',
        kind: 'pickup',
        ...booking.pickup,
        title: t('panel_pickup'),
        text: address.whole(pickupAddressOf(booking)),
      },
      ...bookedStops(booking.stops).map(({ lat, lng, ...stop }, index) => ({
        id: `stop${index}`,
        kind: 'stop' as const,
        lat,
        lng,
        title: t('stop_number', { number: index + 1 }),
        text: address.whole(stop),
      })),
      ...(knowsDrop(booking)
        ? [
            {
              id: 'drop',
              kind: 'drop' as const,
              ...booking.drop,
              title: t('panel_drop'),
              text: address.whole(dropAddressOf(booking)),
            },
          ]
        : []),
      ...(driver
        ? [
            {
              id: 'driver',
              kind: 'driver' as const,
              ...driver,
              title: booking.driver_name || t('panel_driver'),
              isApart: true,
            },
          ]
        : []),
    ];
  }, [booking, track, at, t, address]);

  return (
    <>
      <MapView label={t('panel_route_map')} height={340} markers={markers} path={path} />
      {replay && <ReplayControls replay={replay} />}
    </>
  );
}
