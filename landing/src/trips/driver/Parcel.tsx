import { Typography } from '@mui/material';
import { drivingStatuses, nextStop, smallestLimits } from '@wayfare/shared';
import { limitWords } from '@wayfare/web/booking';
import type { OwnBooking } from '../booking/bookings.js';
import { PersonCard } from '../booking/DriverCard.js';
import type { useTripWords } from '../../people/carType/useTripWords.js';
import { useFormat } from '../../frame/language/useFormat.js';
import { useText } from '../../frame/language/LanguageProvider.js';

/**
 * The sender and the recipient of a parcel, the one to meet next first, for as long as the courier may
 * contact them (rule 3.14).
 */
export function ParcelPeople({ booking }: { booking: OwnBooking }) {
  const stop = nextStop(booking);
  const isOnItsWay = booking.status === 'STARTED' && (stop !== null || !booking.handover?.failure);
  const people = [
    <Sender key="sender" booking={booking} />,
    <Recipient
      key={`recipient ${stop}`}
      recipient={(stop === null ? null : booking.stops?.[stop]) ?? booking}
    />,
  ];
  return <>{isOnItsWay ? [...people].reverse() : people}</>;
}

function Sender({ booking }: { booking: OwnBooking }) {
  const t = useText();
  const { customer_name: name, customer_image: image, customer_contact: phone } = booking;
  if (!phone && !drivingStatuses.includes(booking.status)) return null;
  return (
    <PersonCard name={name} image={image} contact={phone} callText={t('console_call_rider')}>
      <Role text={t('console_sender')} phone={phone} />
    </PersonCard>
  );
}

/** The recipient at the next stop, or at the drop. */
function Recipient({
  recipient,
}: {
  recipient: Pick<OwnBooking, 'deliveryPerson' | 'deliveryPersonPhone' | 'recipient_relayed'>;
}) {
  const t = useText();
  const { deliveryPerson: name, deliveryPersonPhone: phone } = recipient;
  if (!name && !phone) return null;
  return (
    <PersonCard
      name={name || t('trip_receiver_name')}
      image={null}
      contact={phone}
      callText={t('console_call_recipient')}
      {...(!recipient.recipient_relayed && { smsText: t('console_text_recipient') })}
    >
      <Role text={name ? t('trip_receiver_name') : ''} phone={phone} />
    </PersonCard>
  );
}

function Role({ text, phone }: { text: string; phone: string | null | undefined }) {
  return (
    <Typography
      variant="body2"
      color="text.secondary"
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5 }}
    >
      {text && <span>{text}</span>}
      {phone && <bdi dir="ltr">{phone}</bdi>}
    </Typography>
  );
}

/** The largest parcel that was booked; renders nothing without a limit. */
export function ParcelSize({ booking }: { booking: OwnBooking }) {
  const t = useText();
  const format = useFormat();
  const limits = smallestLimits([booking.parcelTypeSelected, booking.optionSelected]);
  const words = limitWords(limits, t, (value) => format.number(value));
  if (!words) return null;
  return (
    <Typography variant="body2" color="text.secondary">
      {t('parcel_limits')}: <bdi>{words}</bdi>
    </Typography>
  );
}

/**
 * Returns the kind of parcel and its delivery option, such as "Documents · Signature"; empty for a taxi trip
 * (rule 3.18).
 */
export const parcelWords = (booking: OwnBooking, { extra }: ReturnType<typeof useTripWords>): string =>
  [booking.parcelTypeSelected, booking.optionSelected]
    .flatMap((chosen) => extra(chosen, booking) ?? [])
    .join(' · ');
