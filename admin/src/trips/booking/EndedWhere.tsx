import { Box, Slider, Typography } from '@mui/material';
import { type Booking, dropAddressOf, knowsDrop, pickupAddressOf, type Place } from '@wayfare/shared';
import type { MapMarker } from '@wayfare/web/map';
import { useId, useMemo, useState } from 'react';
import { MapView } from '../../frame/map/MapView.js';
import { PlacePicker } from '../../frame/map/PlacePicker.js';
import { useFormat } from '../../frame/texts/useFormat.js';
import { useAddress } from '../../frame/texts/useAddress.js';
import { useText } from '../../frame/texts/useText.js';
import type { TripEnd } from './useTripEnd.js';

const MINUTE_MS = 60_000;

/** Where and when a trip ended: its track on a map, a moment of it, or another place. */
export function EndedWhere({ booking, end }: { booking: Booking; end: TripEnd }) {
  const t = useText();
  const address = useAddress();
  const format = useFormat();
  const label = useId();
  const [place, setPlace] = useState<Place | null>(null);
  const { track, chosen } = end;
  const markers = useMemo<MapMarker[]>(
    () => [
      {
        id: 'pickup',
        kind: 'pickup',
        ...booking.pickup,
        title: t('panel_pickup'),
        text: address.whole(pickupAddressOf(booking)),
      },
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
      ...(chosen
        ? [
            {
              id: 'end',
              kind: 'driver' as const,
              lat: chosen.lat,
              lng: chosen.lng,
              title: t('panel_office_end_place'),
              isApart: true,
            },
          ]
        : []),
    ],
    [booking, chosen, t, address],
  );
  const path = useMemo(() => track.map(({ lat, lng }) => ({ lat, lng })), [track]);
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <MapView label={t('panel_office_end_place')} height={200} markers={markers} path={path} />
      <Box>
        <Typography id={label} component="div" variant="body2">
          {t('panel_office_end_time')}: <bdi>{chosen ? format.dateTime(chosen.at) : '…'}</bdi>
        </Typography>
        <Box sx={{ px: 1 }}>
          <Slider
            size="small"
            min={end.from}
            max={end.to}
            step={1000}
            shiftStep={MINUTE_MS}
            value={chosen?.at ?? end.to}
            disabled={!chosen}
            aria-labelledby={label}
            getAriaValueText={(value) => format.time(value)}
            onChange={(_, value) => end.goTo(value as number)}
          />
        </Box>
      </Box>
      <PlacePicker
        label="panel_office_other_place"
        required={false}
        value={place}
        onChange={(picked) => {
          setPlace(picked);
          if (picked) end.place({ lat: picked.lat, lng: picked.lng });
        }}
      />
    </Box>
  );
}
