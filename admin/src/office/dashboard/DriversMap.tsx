import { Alert, Box, Chip, Typography } from '@mui/material';
import { fullName, type LatLng, type MapBounds } from '@wayfare/shared';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { useNumberFormat } from '../../frame/texts/useNumberFormat.js';
import { useText } from '../../frame/texts/useText.js';
import { useNow } from '@wayfare/web/time';
import { stateFaces } from '../../people/user/driverStateFaces.js';
import type { MapMarker } from '@wayfare/web/map';
import { MapView } from '../../frame/map/MapView.js';
import type { PanelDataProvider } from '../../frame/providers/dataProvider.js';
import type { Dashboard } from '../../frame/providers/officeCalls.js';
import type { MapDriver } from '../../frame/providers/driverCalls.js';
import { useDriversInSight } from '../../frame/map/useDriversInSight.js';
import { useFirstUse } from '../../frame/map/useFirstUse.js';
import { mapCenter } from './mapCenter.js';
import { type Here, useHere } from './useHere.js';

/** Height and zoom of the map (rule 2.27). */
const HEIGHT = 480;
const ZOOM = 10;
/** Drivers who come and go without an event are noticed after this time, in ms. */
const REFRESH_MS = 60_000;
/** How often the ages of positions are updated, in ms. */
const AGES_MS = 60_000;
const GLOBE: MapBounds = { south: -90, west: -180, north: 90, east: 180 };

/** Current positions of the active, approved drivers (rule 2.27): those in view, and the total count. */
export function DriversMap({ counts }: { counts: Dashboard['driverCounts'] | undefined }) {
  const t = useText();
  const format = useNumberFormat();
  const here = useHere();
  const everywhere = useDriversEverywhere();
  const center = useFirstCenter(everywhere, here);
  const { drivers, onView } = useDriversInSight();
  const now = useNow(AGES_MS);
  const [place, isUsed] = useFirstUse<HTMLDivElement>();

  const markers = useMemo<MapMarker[]>(
    () =>
      (drivers ?? everywhere ?? []).map((driver) => ({
        id: driver.id,
        // The same answer as the counts and the driver board.
        kind: (driver.state ?? 'free') === 'free' ? 'free' : 'busy',
        ...driver.location,
        title: fullName(driver),
        text: [
          driver.vehicleNumber,
          driver.state && driver.state !== 'free' && t(stateFaces[driver.state].label),
          driver.positionAt &&
            t('panel_position_age', { age: format.duration(Math.max(1, now - driver.positionAt) / 1000) }),
        ]
          .filter(Boolean)
          .join(' · '),
      })),
    [drivers, everywhere, format, now, t],
  );

  return (
    <Box component="section" aria-label={t('panel_drivers_map')}>
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1, mb: 1 }}>
        <Typography variant="h2" sx={{ flex: 1 }}>
          {t('panel_drivers_map')}
        </Typography>
        {counts && (
          <>
            <Chip
              size="small"
              color="primary"
              variant="outlined"
              label={t('panel_free_drivers', { count: format.number(counts.free) })}
            />
            <Chip
              size="small"
              color="warning"
              variant="outlined"
              label={t('panel_busy_drivers', { count: format.number(counts.busy) })}
            />
            {counts.away + counts.silent > 0 && (
              <Chip
                size="small"
                variant="outlined"
                label={t('panel_silent_drivers', { count: format.number(counts.away + counts.silent) })}
              />
            )}
            {counts.onBreak > 0 && (
              <Chip
                size="small"
                color="info"
                variant="outlined"
                label={t('panel_break_drivers', { count: format.number(counts.onBreak) })}
              />
            )}
          </>
        )}
      </Box>
      {here.state === 'denied' && (
        <Alert severity="info" sx={{ mb: 1 }}>
          {t('panel_allow_location')}
        </Alert>
      )}
      {isUsed ? (
        <MapView
          label={t('panel_drivers_map')}
          height={HEIGHT}
          zoom={ZOOM}
          center={center ?? nowhere}
          markers={markers}
          onView={onView}
        />
      ) : (
        <Box
          ref={place}
          role="group"
          aria-label={t('panel_drivers_map')}
          sx={{ height: HEIGHT, bgcolor: 'action.hover', borderRadius: 1 }}
        />
      )}
    </Box>
  );
}

const nowhere = { lat: 0, lng: 0 };

/**
 * Positions of drivers all over the globe, for the initial view of the map. Once there are any, they are
 * not requested again.
 */
function useDriversEverywhere(): MapDriver[] | undefined {
  const provider = useDataProvider<PanelDataProvider>();
  const { data } = useQuery({
    queryKey: ['drivers everywhere'],
    queryFn: () => provider.driversInView(GLOBE),
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: ({ state }) => (state.data?.length === 0 ? REFRESH_MS : false),
  });
  return data;
}

/**
 * The map is centered once, and again when the user's position becomes known: drivers move, but the map
 * should not.
 */
function useFirstCenter(drivers: readonly MapDriver[] | undefined, here: Here) {
  const [placed, setPlaced] = useState<{ center: LatLng | null; by: Here['state'] } | null>(null);
  const placeAgain = placed?.by !== here.state || (placed.center === null && (drivers?.length ?? 0) > 0);
  if (drivers && placeAgain) {
    const places = drivers.map(({ location }) => location);
    setPlaced({ center: mapCenter(places, here.state === 'known' ? here.at : null), by: here.state });
  }
  return placed?.center ?? null;
}
