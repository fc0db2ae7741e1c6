import { Box } from '@mui/material';
import { type Booking, type BookingStatus, isPriceOpen } from '@wayfare/shared';
import { useFormat } from '../../frame/texts/useFormat.js';
import { useText } from '../../frame/texts/useText.js';
import type { BookingColumn } from './bookingColumns.js';
import { inWords, valueIn } from './bookingWords.js';
import { AskedNote } from './AskedNote.js';
import { StatusChip } from './StatusChip.js';

/** One value of a booking in readable form. A dash means not known yet. */
export function BookingValue({
  booking,
  column,
  isInFull,
}: {
  booking: Booking;
  column: BookingColumn;
  /** Whether there is room for times with the reader's own time. */
  isInFull?: boolean;
}) {
  const format = useFormat();
  const t = useText();
  const value = valueIn(booking, column.source);
  if (value === null || value === undefined || value === false || value === '') return <>–</>;
  switch (column.kind) {
    case 'time':
      return (
        <Box component="span" sx={isInFull ? {} : { whiteSpace: 'nowrap' }}>
          {(isInFull ? format.tripTime : format.dateTime)(value as number)}
        </Box>
      );
    case 'code':
      return (
        <Box component="bdi" sx={{ whiteSpace: 'nowrap' }}>
          {value as string}
        </Box>
      );
    case 'money':
      if (isPriceOpen(booking) && column.source === 'trip_cost') return <>{t('trip_by_meter')}</>;
      return <bdi>{format.money(value as number)}</bdi>;
    case 'distance':
      if (isPriceOpen(booking)) return <>–</>;
      return <>{format.distance(value as number)}</>;
    case 'duration':
      return <>{format.duration(value as number)}</>;
    case 'status':
      return (
        <>
          <StatusChip status={value as BookingStatus} />
          <AskedNote booking={booking} />
        </>
      );
    case 'mode':
    case 'role':
    case 'reason':
    case 'extra':
      return <>{inWords(column.kind, value, t)}</>;
    case 'image':
      return (
        <a
          href={value as string}
          target="_blank"
          rel="noreferrer"
          onClick={(event) => event.stopPropagation()}
        >
          <Box
            component="img"
            src={value as string}
            alt={t(column.label)}
            sx={{ height: 40, borderRadius: 1 }}
          />
        </a>
      );
    default:
      return <bdi title={value as string}>{value as string}</bdi>;
  }
}
