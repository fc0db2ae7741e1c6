import { Chip } from '@mui/material';
import type { BookingStatus } from '@wayfare/shared';
import { useText } from '../language/useText.js';

/** Colors by required action: waiting, ongoing, to be paid, finished. */
const colors = {
  PAYMENT_PENDING: 'warning',
  NEW: 'info',
  ACCEPTED: 'primary',
  ARRIVED: 'primary',
  STARTED: 'primary',
  REACHED: 'primary',
  PENDING: 'warning',
  PAID: 'success',
  COMPLETE: 'success',
  CANCELLED: 'error',
} as const satisfies Record<BookingStatus, string>;

/** A booking's status. */
export function StatusChip({ status }: { status: BookingStatus }) {
  const t = useText();
  return (
    <Chip
      size="small"
      variant="outlined"
      color={colors[status]}
      label={t(`booking_status_${status}`)}
      sx={{ fontWeight: 600 }}
    />
  );
}
