import { Button, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { fullName, type LatLng, type User } from '@wayfare/shared';
import { useId, useMemo, useState } from 'react';
import { MapView } from '../../frame/map/MapView.js';
import { useDriversInSight } from '../../frame/map/useDriversInSight.js';
import { useText } from '../../frame/texts/useText.js';
import { PositionCell } from './boardCells.js';
import { useDriverBoard } from './useDriverBoard.js';
import { Dialog } from '@wayfare/web/overlay';

const ZOOM = 15;
const NOWHERE: LatLng = { lat: 0, lng: 0 };

interface LocateDialogProps {
  driver: User;
  onClose: () => void;
}

/**
 * Shows where a driver is. The marker follows a driver who is online; the map stays where the user moved it.
 */
export function LocateDialog({ driver, onClose }: LocateDialogProps) {
  const t = useText();
  const title = useId();
  const { drivers, onView } = useDriversInSight();
  const known = useDriverBoard(driver.id)?.location ?? driver.location ?? NOWHERE;
  const [center] = useState(known);
  const { lat, lng } = drivers?.find(({ id }) => id === driver.id)?.location ?? known;
  const name = fullName(driver);
  const markers = useMemo(
    () => [{ id: driver.id, kind: 'driver' as const, lat, lng, title: name, isApart: true }],
    [driver.id, lat, lng, name],
  );
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby={title}>
      <DialogTitle id={title}>{t('panel_locate_title', { name })}</DialogTitle>
      <DialogContent>
        <p>
          {t('panel_board_position')}: <PositionCell id={driver.id} />
        </p>
        <MapView
          label={t('panel_locate_title', { name })}
          height={360}
          zoom={ZOOM}
          center={center}
          markers={markers}
          onView={onView}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
