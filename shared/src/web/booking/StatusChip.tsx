import { alpha, Chip } from '@mui/material';
import type { BookingStatus } from '../../booking/booking.status.js';
import type { TranslationKey } from '../../language/texts.js';

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
export function StatusChip({
  status,
  text,
}: {
  status: BookingStatus;
  text: (key: TranslationKey) => string;
}) {
  return (
    <Chip
      size="small"
      label={text(`booking_status_${status}`)}
      sx={({ palette }) => ({
        fontWeight: 600,
        color: palette[colors[status]].main,
        // Light enough for the text to keep a contrast of 4.5 to 1.
        bgcolor: alpha(palette[colors[status]].main, 0.12),
      })}
    />
  );
}
