import { FormControl, FormControlLabel, FormLabel, Radio, RadioGroup, TextField } from '@mui/material';
import type { Booking, CancelReason } from '@wayfare/shared';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import { useText } from '../texts/useText.js';
import { ActionDialog } from '../layout/ActionDialog.js';
import { LoadingPage } from '../feedback/LoadingPage.js';
import { useOperation } from '../providers/useOperation.js';

const OTHER = '__other';

/** Cancels a booking with one of the reasons (rule 4.26), or with a custom reason. */
export function CancelDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const t = useText();
  const { data: reasons = [], isPending } = useGetList<CancelReason>('cancelreasons', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'value', order: 'ASC' },
    filter: {},
  });
  const [chosen, setChosen] = useState('');
  const [own, setOwn] = useState('');
  const reason = chosen === OTHER ? own.trim() : chosen;
  const cancel = useOperation({
    run: (provider) => provider.cancelBooking(booking.id, reason),
    done: 'panel_booking_cancelled',
    onDone: onClose,
    stale: ['bookings'],
  });

  return (
    <ActionDialog
      title={t('panel_cancel_title', { id: booking.booking_id })}
      action={t('panel_cancel_booking')}
      isDangerous
      isReady={reason !== ''}
      isPending={cancel.isPending}
      onAct={cancel.mutate}
      onClose={onClose}
      closeText={t('panel_keep_booking')}
    >
      {isPending ? (
        <LoadingPage />
      ) : (
        <FormControl>
          <FormLabel>{t('panel_cancel_why')}</FormLabel>
          <RadioGroup value={chosen} onChange={(event) => setChosen(event.target.value)}>
            {reasons.map(({ id, label }) => (
              <FormControlLabel key={id} value={label} control={<Radio />} label={label} />
            ))}
            <FormControlLabel value={OTHER} control={<Radio />} label={t('panel_other_reason')} />
          </RadioGroup>
        </FormControl>
      )}
      {chosen === OTHER && (
        <TextField
          label={t('panel_reason')}
          value={own}
          onChange={(event) => setOwn(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 300 } }}
          required
          autoFocus
        />
      )}
    </ActionDialog>
  );
}
