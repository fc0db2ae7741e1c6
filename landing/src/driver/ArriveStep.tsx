import { Stack, TextField } from '@mui/material';
import { useState } from 'react';
import { ApiError } from '@wayfare/shared/web/http';
import { type OwnBooking, useBookingCommand } from '../booking/bookings.js';
import { useText } from '../language/LanguageProvider.js';
import { StepButton } from './StepButton.js';

/** Reports the arrival at the pickup. If the driver is not there, it asks for a reason, which is stored with the trip. */
export function ArriveStep({ booking }: { booking: OwnBooking }) {
  const t = useText();
  const command = useBookingCommand(booking.id);
  const [reason, setReason] = useState('');
  const isFar = command.error instanceof ApiError && command.error.key === 'too_far_from_pickup';
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
        loading={command.isPending}
        disabled={isFar && !given}
        onClick={() => command.mutate({ name: 'arrive', body: given ? { reason: given } : {} })}
      >
        {t(isFar ? 'console_arrived_anyway' : 'console_arrived')}
      </StepButton>
    </Stack>
  );
}
