import { Button, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import type { Booking } from '@wayfare/shared';
import { Dialog } from '@wayfare/web/overlay';
import { useId } from 'react';
import { useOperation } from '../../frame/providers/useOperation.js';
import { useText } from '../../frame/texts/useText.js';

/** Releases the trip of a fleet's caller to all drivers, after saying what follows. */
export function OpenToAllDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const t = useText();
  const title = useId();
  const open = useOperation({
    run: (operations) => operations.openToAll(booking.id),
    done: 'panel_opened_to_all',
    onDone: onClose,
    stale: ['bookings', 'desk'],
  });
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={title}>
      <DialogTitle id={title}>{t('panel_open_to_all_title', { id: booking.reference })}</DialogTitle>
      <DialogContent>
        <DialogContentText>{t('panel_open_to_all_text')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button variant="contained" loading={open.isPending} onClick={() => open.mutate()}>
          {t('panel_open_to_all')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
