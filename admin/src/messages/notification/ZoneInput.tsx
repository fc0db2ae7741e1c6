import { Box, TextField, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { NotificationAudience, Place, Zone } from '@wayfare/shared';
import { useAfterPause } from '@wayfare/web/form';
import { useState } from 'react';
import { useDataProvider, useInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { PlacePicker } from '../../frame/map/PlacePicker.js';
import type { PanelDataProvider } from '../../frame/providers/dataProvider.js';
import { useSession } from '../../frame/session/session.js';
import { useFormat } from '../../frame/texts/useFormat.js';
import { useText } from '../../frame/texts/useText.js';
import { ZoneMap } from './ZoneMap.js';

/** A pause of this many ms in typing counts the drivers again. */
const PAUSE_MS = 400;
const FIRST_RADIUS = 5;

/** Limits a notification to the drivers around a place, and shows how many there are now. */
export function ZoneInput({ source }: { source: string }) {
  const t = useText();
  const { settings } = useSession();
  const { field, fieldState } = useInput<Zone | null>({ source, defaultValue: null });
  const zone = field.value as Zone | null | '';
  const [radius, setRadius] = useState(`${FIRST_RADIUS}`);
  const choose = (place: Place | null, typed: string) => {
    const size = Number(typed.replace(',', '.'));
    field.onChange(
      place && { lat: place.lat, lng: place.lng, place: place.add, radius: Number.isFinite(size) ? size : 0 },
    );
  };
  const center = zone ? { lat: zone.lat, lng: zone.lng, add: zone.place } : null;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <PlacePicker
        label="panel_zone_center"
        required={false}
        value={center}
        onChange={(place) => choose(place, radius)}
      />
      {center && (
        <TextField
          label={t('panel_zone_radius', { unit: t(settings.convert_to_mile ? 'unit_mile' : 'unit_km') })}
          value={radius}
          error={fieldState.error !== undefined}
          onChange={(event) => {
            setRadius(event.target.value);
            choose(center, event.target.value);
          }}
          slotProps={{ htmlInput: { inputMode: 'decimal', dir: 'ltr' } }}
        />
      )}
      {zone && zone.radius > 0 && (
        <>
          <ZoneMap zone={zone} height={260} />
          <Reach zone={zone} />
        </>
      )}
    </Box>
  );
}

/** How many drivers with a device the notification would reach now, with the other limits of the form. */
function Reach({ zone }: { zone: Zone }) {
  const t = useText();
  const format = useFormat();
  const provider = useDataProvider<PanelDataProvider>();
  const [devicetype, carType, fleetadmin] = useWatch({ name: ['devicetype', 'carType', 'fleetadmin'] });
  const asked = useAfterPause(
    JSON.stringify({
      devicetype: devicetype ?? 'All',
      usertype: 'driver',
      carType: carType || null,
      fleetadmin: fleetadmin || null,
      zone,
    } satisfies NotificationAudience),
    PAUSE_MS,
  );
  const { data } = useQuery({
    queryKey: ['notifications', 'reach', asked],
    queryFn: () => provider.countReach(JSON.parse(asked) as NotificationAudience),
    retry: false,
  });
  return (
    <Typography role="status" variant="body2">
      {data ? t('panel_zone_reach', { count: format.number(data.users) }) : '…'}
    </Typography>
  );
}
