import { Box } from '@mui/material';
import {
  type Booking,
  type BookingStatus,
  dropAddressOf,
  type Extra,
  isPriceOpen,
  needKeys,
  pickupAddressOf,
  type TripNeed,
} from '@wayfare/shared';
import { ShownAddress } from '../../frame/texts/ShownAddress.js';
import { useFormat } from '../../frame/texts/useFormat.js';
import { useText } from '../../frame/texts/useText.js';
import type { BookingColumn } from './bookingColumns.js';
import { inWords, valueIn } from './bookingWords.js';
import { useShownReason } from '../cancelReason/useShownReason.js';
import { CarTypeName } from '../carType/CarTypeName.js';
import { useTripWords } from '../carType/useTripWords.js';
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
  const format = useFormat(booking.timeZone);
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
      if (isPriceOpen(booking) || (booking.hire && !booking.trip_end_time)) return <>–</>;
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
    case 'kind':
    case 'role':
      return <>{inWords(column.kind, value, t)}</>;
    case 'reason':
      return <Reason reason={value as string} />;
    case 'carType':
      return <CarTypeName name={value as string} />;
    case 'address':
      return (
        <ShownAddress
          place={column.source === 'pickupAddress' ? pickupAddressOf(booking) : dropAddressOf(booking)}
          isInFull={isInFull ?? false}
        />
      );
    case 'needs':
      return <>{(value as TripNeed[]).map((need) => t(needKeys[need])).join(', ') || '–'}</>;
    case 'extra':
      return <BookedExtra chosen={value as Extra} booking={booking} />;
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

/** Why a trip was canceled. */
function Reason({ reason }: { reason: string }) {
  return <bdi>{useShownReason(reason)(reason)}</bdi>;
}

/** A booked parcel type or option. */
function BookedExtra({ chosen, booking }: { chosen: Extra; booking: Booking }) {
  return <bdi>{useTripWords().extra(chosen, booking)}</bdi>;
}
