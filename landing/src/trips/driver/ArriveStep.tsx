import { Stack, TextField } from '@mui/material';
import { useState } from 'react';
import type { OwnBooking } from '../booking/bookings.js';
import { useText } from '../../frame/language/LanguageProvider.js';
import { StepButton } from './StepButton.js';
import { useStep } from './useStep.js';

/**
 * Reports the arrival at the pickup. If the driver is not there, it asks for a reason, which is stored with
 * the trip.
 */
export function ArriveStep({ booking, loading }: { booking: OwnBooking; loading: boolean }) {
  const t = useText();
  const { problem, take } = useStep(booking.id, 'arrive');
  const [reason, setReason] = useState('');
  const isFar = problem === 'too_far_from_pickup';
  const given = reason.trim();
  return (
    <Stack sx={{ gap: 1.5 }}>
      {(isFar || given) && (
        <TextField
          label={t('console_arrive_reason')}
          helperText={t('console_arrive_reason_hint')}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 300 } }}
        />
      )}
      <StepButton
        loading={loading}
        disabled={isFar && !given}
        onClick={() => take(given ? { reason: given } : {})}
      >
        {t(isFar ? 'console_arrived_anyway' : 'console_arrived')}
      </StepButton>
    </Stack>
  );
}
