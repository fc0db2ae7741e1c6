import { useQuery } from '@tanstack/react-query';
import type { Booking, LatLng } from '@wayfare/shared';
import { useMemo } from 'react';
import { useDataProvider } from 'react-admin';
import { useText } from '../language/useText.js';
import { PanelMap } from '../map/PanelMap.js';
import type { PanelDataProvider } from '../providers/dataProvider.js';
import { trackKey } from '../providers/realtime.js';

/** The way of a trip: as it was driven when that is known, else as it was planned. */
export function RouteMap({ booking }: { booking: Booking }) {
  const t = useText();
  const provider = useDataProvider<PanelDataProvider>();
  const { data: track } = useQuery({
    queryKey: trackKey(booking.id),
    queryFn: () => provider.tracking(booking.id),
  });

  const planned = booking.coords;
  const path = useMemo<LatLng[]>(() => {
    if (track && track.length > 1) return track.map(({ lat, lng }) => ({ lat, lng }));
    if (planned?.length > 1)
      return planned.map(({ latitude, longitude }) => ({ lat: latitude, lng: longitude }));
    return [booking.pickup, booking.drop];
  }, [track, planned, booking.pickup, booking.drop]);

  const markers = useMemo(
    () => [
      {
        id: 'pickup',
        kind: 'pickup' as const,
        ...booking.pickup,
        title: t('panel_pickup'),
        text: booking.pickupAddress,
      },
      {
        id: 'drop',
        kind: 'drop' as const,
        ...booking.drop,
        title: t('panel_drop'),
        text: booking.dropAddress,
      },
    ],
    [booking, t],
  );

  return (
    <PanelMap
      label={t('panel_route_map')}
      height={340}
      zoom={12}
      center={booking.pickup}
      markers={markers}
      path={path}
    />
  );
}
