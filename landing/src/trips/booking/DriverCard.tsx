import { Avatar, Box, Button, Stack, Typography } from '@mui/material';
import PhoneIcon from '@mui/icons-material/Phone';
import SmsIcon from '@mui/icons-material/SmsOutlined';
import StarIcon from '@mui/icons-material/Star';
import { useFormat } from '../../frame/language/useFormat.js';
import { useText } from '../../frame/language/LanguageProvider.js';
import type { OwnBooking } from './bookings.js';
import { CarLine, PlateBadge, type ShownCar } from './CarFacts.js';

/** Only numbers that can be dialed: demo mode shows a word instead. */
const dialable = (contact: string | null | undefined) =>
  Boolean(contact && /^[+\d][\d\s()-]{4,}$/.test(contact));

const carOf = (booking: OwnBooking): ShownCar => ({
  make: booking.vehicle_make,
  model: booking.vehicle_model,
  color: booking.vehicle_color,
  carType: booking.carType,
});

/** The driver and the car. */
export function DriverCard({ booking }: { booking: OwnBooking }) {
  const t = useText();
  const format = useFormat();
  return (
    <PersonCard
      name={booking.driver_name ?? ''}
      image={booking.driver_image}
      contact={booking.driver_contact}
      callText={t('trip_call_driver')}
    >
      <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 1.5, alignItems: 'center' }}>
        {booking.driverRating ? (
          <Typography
            variant="body2"
            component="span"
            sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}
          >
            <StarIcon fontSize="inherit" sx={{ color: '#b36b00' }} titleAccess={t('trip_rating')} />
            {format.rating(booking.driverRating)}
          </Typography>
        ) : null}
        <CarLine car={carOf(booking)} />
      </Stack>
      <PlateBadge plate={booking.vehicle_number} />
    </PersonCard>
  );
}

/** The other party of a trip, with a call button. */
export function PersonCard(props: {
  name: string;
  image: string | null | undefined;
  contact: string | null | undefined;
  callText: string;
  /** The label of a button that opens a text message; none without it. */
  smsText?: string;
  children?: React.ReactNode;
}) {
  return (
    <Stack
      direction="row"
      sx={{
        gap: 2,
        alignItems: 'center',
        bgcolor: 'background.paper',
        borderRadius: 5,
        border: '1px solid',
        borderColor: 'divider',
        p: 2.25,
      }}
    >
      <Avatar
        {...(props.image ? { src: props.image } : {})}
        alt=""
        sx={{ width: 56, height: 56, bgcolor: 'primary.main', fontWeight: 700 }}
      >
        {props.name.charAt(0)}
      </Avatar>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="h4" component="h3">
          <bdi>{props.name}</bdi>
        </Typography>
        {props.children}
      </Box>
      {props.smsText && dialable(props.contact) && (
        <Button
          href={`sms:${props.contact?.replace(/[^+\d]/g, '')}`}
          variant="outlined"
          aria-label={`${props.smsText}: ${props.name}`}
          sx={{ minWidth: 48, width: 48, height: 48, p: 0 }}
        >
          <SmsIcon />
        </Button>
      )}
      {dialable(props.contact) && (
        <Button
          href={`tel:${props.contact?.replace(/[^+\d]/g, '')}`}
          variant="outlined"
          aria-label={`${props.callText}: ${props.name}`}
          sx={{ minWidth: 48, width: 48, height: 48, p: 0 }}
        >
          <PhoneIcon />
        </Button>
      )}
    </Stack>
  );
}
