import { Chip } from '@mui/material';
import type { BookingStatus } from '@wayfare/shared';
import { useText } from '../language/LanguageProvider.js';
import { palette } from '../theme.js';

const colors: Record<'waiting' | 'moving' | 'owed' | 'done' | 'off', { bgcolor: string; color: string }> = {
  waiting: { bgcolor: '#fff1dc', color: '#6e4100' },
  moving: { bgcolor: palette.mist, color: '#0a4d49' },
  owed: { bgcolor: '#fde3da', color: '#8a2f10' },
  done: { bgcolor: '#e1efe4', color: '#17552f' },
  off: { bgcolor: '#eceeec', color: '#465653' },
};

const kinds: Record<BookingStatus, keyof typeof colors> = {
  PAYMENT_PENDING: 'owed',
  NEW: 'waiting',
  ACCEPTED: 'moving',
  ARRIVED: 'moving',
  STARTED: 'moving',
  REACHED: 'moving',
  PENDING: 'owed',
  PAID: 'done',
  COMPLETE: 'done',
  CANCELLED: 'off',
};

/** A booking's status as text. */
export function StatusChip({ status }: { status: BookingStatus }) {
  const t = useText();
  return (
    <Chip
      size="small"
      label={t(`booking_status_${status}`)}
      sx={{ fontWeight: 700, ...colors[kinds[status]] }}
    />
  );
}
