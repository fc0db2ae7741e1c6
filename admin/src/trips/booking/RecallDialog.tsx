import { Button, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import type { Booking, PresentedBooking } from '@wayfare/shared';
import { useId } from 'react';
import { useOperation } from '../../frame/providers/useOperation.js';
import { useText } from '../../frame/texts/useText.js';
import { Dialog } from '@wayfare/web/overlay';

/** Takes a trip, or its offers, back from the driver. */
export function RecallDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const t = useText();
  const title = useId();
  const { asked } = booking as PresentedBooking;
  const recall = useOperation({
    run: (operations) => operations.recallDriver(booking),
    done: 'panel_trip_recalled',
    onDone: onClose,
    stale: ['bookings'],
  });
  const name = booking.driver_name ?? asked?.map(({ driver_name }) => driver_name).join(', ') ?? '';
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={title}>
      <DialogTitle id={title}>{t('panel_recall_driver')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{t('panel_recall_question', { name })}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('close')}</Button>
        <Button variant="contained" disabled={recall.isPending} onClick={() => recall.mutate()}>
          {t('panel_recall_driver')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
