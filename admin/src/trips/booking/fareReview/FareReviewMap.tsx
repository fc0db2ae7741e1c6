import type { FareReviewDetails } from '@wayfare/shared';
import { useMemo } from 'react';
import { useAddress } from '../../../frame/texts/useAddress.js';
import { useText } from '../../../frame/texts/useText.js';
import type { MapMarker } from '@wayfare/web/map';
import { MapView } from '../../../frame/map/MapView.js';

/** The booked drop, the believed track, and where the driver reported the end of the trip. */
export function FareReviewMap({ review }: { review: FareReviewDetails }) {
  const t = useText();
  const address = useAddress();
  const { pickup, drop, bookedDrop, claimedEnd, track } = review;
  const path = useMemo(
    () => track.filter(({ flagged }) => !flagged).map(({ lat, lng }) => ({ lat, lng })),
    [track],
  );
  const markers = useMemo<MapMarker[]>(() => {
    const booked = bookedDrop ?? drop;
    return [
      { id: 'pickup', kind: 'pickup', ...pickup, title: t('panel_pickup'), text: address.whole(pickup) },
      {
        id: 'drop',
        kind: 'drop',
        ...booked,
        title: t('panel_review_booked_drop'),
        text: address.whole(booked),
      },
      ...(claimedEnd
        ? [
            {
              id: 'end',
              kind: 'busy' as const,
              ...claimedEnd,
              title: t('panel_review_claimed_end'),
              isApart: true,
            },
          ]
        : []),
    ];
  }, [pickup, drop, bookedDrop, claimedEnd, t, address]);
  return <MapView label={t('panel_route_map')} height={420} markers={markers} path={path} />;
}
