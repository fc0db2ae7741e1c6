import MapIcon from '@mui/icons-material/MapOutlined';
import { Button, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import type { Zone } from '@wayfare/shared';
import { useId, useState } from 'react';
import { useSession } from '../../frame/session/session.js';
import { useFormat } from '../../frame/texts/useFormat.js';
import { useText } from '../../frame/texts/useText.js';
import { ZoneMap } from './ZoneMap.js';
import { Dialog } from '@wayfare/web/overlay';

/** The words for a zone; it opens on a map. */
export function ZoneButton({ zone }: { zone: Zone }) {
  const t = useText();
  const format = useFormat();
  const title = useId();
  const { settings } = useSession();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const words = t('panel_zone_shown', {
    radius: `${format.number(zone.radius)} ${t(settings.convert_to_mile ? 'unit_mile' : 'unit_km')}`,
    place: zone.place,
  });
  return (
    <>
      <Button
        size="small"
        startIcon={<MapIcon />}
        title={words}
        onClick={() => setOpen(true)}
        sx={{ fontWeight: 400, textAlign: 'start', '& .MuiButton-startIcon': { verticalAlign: 'middle' } }}
      >
        <bdi>{words}</bdi>
      </Button>
      <Dialog open={isOpen} onClose={close} maxWidth="md" fullWidth aria-labelledby={title}>
        <DialogTitle id={title}>{words}</DialogTitle>
        <DialogContent>
          <ZoneMap zone={zone} height={360} />
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>{t('close')}</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
