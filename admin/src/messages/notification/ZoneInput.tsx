import { Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { parseNumber, plainNumber, type NotificationAudience, type Place, type Zone } from '@wayfare/shared';
import { NumberField, useAfterPause } from '@wayfare/web/form';
import { useState } from 'react';
import { useDataProvider, useInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { PlacePicker } from '../../frame/map/PlacePicker.js';
import type { PanelDataProvider } from '../../frame/providers/dataProvider.js';
import { useSession } from '../../frame/session/session.js';
import { useDateLocale } from '../../frame/texts/useDateLocale.js';
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
  const rules = { locale: useDateLocale(), decimals: 2, min: 0 };
  const { field, fieldState } = useInput<Zone | null>({ source, defaultValue: null });
  const zone = field.value as Zone | null | '';
  const [radius, setRadius] = useState(() => plainNumber(FIRST_RADIUS, rules.locale));
  const choose = (place: Place | null, typed: string) => {
    // A radius of 0 is refused.
    const size = parseNumber(typed, rules).value ?? 0;
    field.onChange(place && { lat: place.lat, lng: place.lng, place: place.add, radius: size });
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
        <NumberField
          label={t('panel_zone_radius', { unit: t(settings.convert_to_mile ? 'unit_mile' : 'unit_km') })}
          value={radius}
          error={fieldState.error !== undefined}
          onChange={(typed) => {
            setRadius(typed);
            choose(center, typed);
          }}
          rules={rules}
          t={t}
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
