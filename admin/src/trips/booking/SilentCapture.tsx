import { Alert, Box, Button } from '@mui/material';
import type { Booking } from '@wayfare/shared';
import { useState } from 'react';
import { useOperation } from '../../frame/providers/useOperation.js';
import { useText } from '../../frame/texts/useText.js';
import { lazyDialog } from '../../frame/feedback/lazyDialog.js';

const RecordCaptureDialog = lazyDialog(
  async () => (await import('./RecordCaptureDialog.js')).RecordCaptureDialog,
);

/** Buttons for staff while a provider has not answered the charge of the amount held on the rider's card. */
export function SilentCapture({ booking }: { booking: Booking }) {
  const t = useText();
  const [isRecording, setRecording] = useState(false);
  const ask = useOperation({
    run: (provider) => provider.askAboutCardHold(booking.id),
    done: 'panel_hold_asked',
    stale: ['bookings'],
  });
  return (
    <Alert severity="info">
      {t('panel_hold_silent')}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button variant="outlined" size="small" loading={ask.isPending} onClick={() => ask.mutate()}>
          {t('panel_hold_ask')}
        </Button>
        <Button variant="outlined" size="small" onClick={() => setRecording(true)}>
          {t('panel_hold_record')}
        </Button>
      </Box>
      {isRecording && <RecordCaptureDialog booking={booking} onClose={() => setRecording(false)} />}
    </Alert>
  );
}
