import { Typography } from '@mui/material';
import type { OwnBooking } from '../booking/bookings.js';
import { PersonCard } from '../booking/DriverCard.js';
import { useText } from '../language/LanguageProvider.js';

/** The recipient of a parcel, with a call button, for as long as the driver may contact them (rule 3.14). */
export function Recipient({ booking }: { booking: OwnBooking }) {
  const t = useText();
  const { deliveryPerson: name, deliveryPersonPhone: phone } = booking;
  if (!name && !phone) return null;
  return (
    <PersonCard
      name={name || t('trip_receiver_name')}
      image={null}
      contact={phone}
      callText={t('console_call_recipient')}
    >
      <Typography
        variant="body2"
        color="text.secondary"
        sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5 }}
      >
        {name && <span>{t('trip_receiver_name')}</span>}
        {phone && <bdi dir="ltr">{phone}</bdi>}
      </Typography>
    </PersonCard>
  );
}

/** What the parcel is and how it is to be delivered, such as "Documents · Signature"; empty for a taxi trip (rule 3.18). */
export const parcelWords = ({ parcelTypeSelected, optionSelected }: OwnBooking): string =>
  [parcelTypeSelected, optionSelected].flatMap((extra) => extra?.description ?? []).join(' · ');
