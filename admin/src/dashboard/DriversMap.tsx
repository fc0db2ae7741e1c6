import { Alert, Box, Chip, Typography } from '@mui/material';
import { fullName, type LatLng } from '@wayfare/shared';
import { useMemo, useState } from 'react';
import { useFormat } from '../language/useFormat.js';
import { useText } from '../language/useText.js';
import { type MapMarker, PanelMap } from '../map/PanelMap.js';
import type { MapDriver } from '../providers/dataProvider.js';
import { mapCenter } from './mapCenter.js';
import { type Here, useHere } from './useHere.js';

/** Height and zoom of the map (rule 2.27). */
const HEIGHT = 480;
const ZOOM = 10;

/** The active, approved drivers where they are now (rule 2.27). */
export function DriversMap({ drivers }: { drivers: readonly MapDriver[] | undefined }) {
  const t = useText();
  const format = useFormat();
  const here = useHere();

  const markers = useMemo<MapMarker[]>(
    () =>
      (drivers ?? []).map((driver) => ({
        id: driver.id,
        kind: driver.queue ? 'busy' : 'free',
        ...driver.location,
        title: fullName(driver),
        ...(driver.vehicleNumber && { text: driver.vehicleNumber }),
      })),
    [drivers],
  );
  const center = useFirstCenter(drivers, here);

  const busy = drivers?.filter(({ queue }) => queue).length ?? 0;
  const free = (drivers?.length ?? 0) - busy;
  return (
    <Box component="section" aria-label={t('panel_drivers_map')}>
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1, mb: 1 }}>
        <Typography variant="h2" sx={{ flex: 1 }}>
          {t('panel_drivers_map')}
        </Typography>
        {drivers && (
          <>
            <Chip
              size="small"
              color="primary"
              variant="outlined"
              label={t('panel_free_drivers', { count: format.number(free) })}
            />
            <Chip
              size="small"
              color="warning"
              variant="outlined"
              label={t('panel_busy_drivers', { count: format.number(busy) })}
            />
          </>
        )}
      </Box>
      {here.state === 'denied' && (
        <Alert severity="info" sx={{ mb: 1 }}>
          {t('panel_allow_location')}
        </Alert>
      )}
      <PanelMap
        label={t('panel_drivers_map')}
        height={HEIGHT}
        zoom={ZOOM}
        center={center ?? nowhere}
        markers={markers}
      />
    </Box>
  );
}

const nowhere = { lat: 0, lng: 0 };

/** The map is put in its place once, and again when the reader's place becomes known: drivers move, the ground does not. */
function useFirstCenter(drivers: readonly MapDriver[] | undefined, here: Here) {
  const [placed, setPlaced] = useState<{ center: LatLng | null; by: Here['state'] } | null>(null);
  const placeAgain = placed?.by !== here.state || (placed.center === null && (drivers?.length ?? 0) > 0);
  if (drivers && placeAgain) {
    const places = drivers.map(({ location }) => location);
    setPlaced({ center: mapCenter(places, here.state === 'known' ? here.at : null), by: here.state });
  }
  return placed?.center ?? null;
}
