import { alpha, Chip, type Palette } from '@mui/material';
import type { BookingStatus, TranslationKey } from '@wayfare/shared';

/** Colors of statuses, by required action: waiting, ongoing, to be paid, finished. */
const statusColors = {
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

/** How a status is written: in its color, on a shade of it that leaves the text a contrast of 4.5 to 1. */
export const statusColorsIn = (palette: Palette, status: BookingStatus) => {
  const { main } = palette[statusColors[status]];
  return { color: main, bgcolor: alpha(main, 0.12) };
};

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
      sx={({ palette }) => ({ fontWeight: 600, ...statusColorsIn(palette, status) })}
    />
  );
}
