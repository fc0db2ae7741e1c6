import { Alert, Box, Button, Stack, TextField, Typography } from '@mui/material';
import NavigationIcon from '@mui/icons-material/Navigation';
import { cancellableBy, type LatLng } from '@wayfare/shared';
import { useState } from 'react';
import { ApiError } from '@wayfare/shared/web/http';
import { type BookingCommand, type OwnBooking, useBookingCommand } from '../booking/bookings.js';
import { CancelDialog } from '../booking/CancelDialog.js';
import { PersonCard } from '../booking/DriverCard.js';
import { EmergencyCall } from '../booking/EmergencyCall.js';
import { Places } from '../booking/Places.js';
import { RatePanel } from '../booking/RatePanel.js';
import { TripChat } from '../chat/TripChat.js';
import { useFormat } from '../language/useFormat.js';
import { useText } from '../language/LanguageProvider.js';
import { useSession } from '../session/SessionProvider.js';
import { ArriveStep } from './ArriveStep.js';
import { HandoverStep } from './HandoverStep.js';
import { parcelWords, ParcelPeople, ParcelSize } from './Parcel.js';
import { ParcelPicture } from './ParcelPicture.js';
import { pictureStep } from './pictureStep.js';
import { useDriverPosition } from './PositionProvider.js';
import { StepButton } from './StepButton.js';
import { TaskMap } from './TaskMap.js';

/** The driver's next step on a trip: one big button, with everything it needs. */
export function DriverTask({ booking, withMap = true }: { booking: OwnBooking; withMap?: boolean }) {
  const t = useText();
  const [cancelling, setCancelling] = useState(false);
  const { status } = booking;
  const isReturn = Boolean(booking.handover?.failure);
  const beforeStart = status === 'ACCEPTED' || status === 'ARRIVED';
  const driving = beforeStart || status === 'STARTED';
  const toPickup = beforeStart || isReturn;
  const parcel = parcelWords(booking);
  const { category } = useSession().settings;
  return (
    <Stack sx={{ gap: 2 }}>
      <ParcelPicture booking={booking} />
      <NextStep booking={booking} />
      {booking.fareReview?.status === 'open' && <Alert severity="info">{t('console_fare_review')}</Alert>}
      {withMap && driving && <TaskMap booking={booking} />}
      {category === 'delivery' ? (
        <ParcelPeople booking={booking} />
      ) : (
        (driving || booking.customer_contact) && (
          <PersonCard
            name={booking.customer_name}
            image={booking.customer_image}
            contact={booking.customer_contact}
            callText={t('console_call_rider')}
          >
            <Typography variant="body2" color="text.secondary">
              {t('usertype_rider')}
            </Typography>
          </PersonCard>
        )
      )}
      <RatePanel booking={booking} of="rider" />
      {booking.driver && <TripChat booking={booking} />}
      <EmergencyCall status={status} />
      {withMap && (
        <Box sx={{ bgcolor: '#fff', borderRadius: 5, border: '1px solid', borderColor: 'divider', p: 2.5 }}>
          <Places pickup={booking.pickupAddress} drop={booking.dropAddress} />
          {parcel && <Typography sx={{ mt: 1.5, fontWeight: 600 }}>{parcel}</Typography>}
          <ParcelSize booking={booking} />
          <Instructions text={toPickup ? booking.pickUpInstructions : booking.deliveryInstructions} />
        </Box>
      )}
      {driving && (
        <Button
          href={directionsTo(toPickup ? booking.pickup : booking.drop)}
          target="_blank"
          rel="noopener noreferrer"
          startIcon={<NavigationIcon />}
          variant="outlined"
        >
          {t(toPickup ? 'console_navigate_pickup' : 'console_navigate_drop')}
        </Button>
      )}
      {cancellableBy('driver').includes(status) && (
        <Button color="error" onClick={() => setCancelling(true)}>
          {t('console_give_back')}
        </Button>
      )}
      <CancelDialog open={cancelling} bookingId={booking.id} onClose={() => setCancelling(false)} />
    </Stack>
  );
}

/** A link that phones open in their navigation app. */
const directionsTo = (place: LatLng) =>
  `https://www.google.com/maps/dir/?api=1&travelmode=driving&destination=${place.lat},${place.lng}`;

function Instructions({ text }: { text: string | null | undefined }) {
  if (!text) return null;
  return (
    <Alert severity="info" icon={false} sx={{ mt: 2, borderRadius: 3 }}>
      {text}
    </Alert>
  );
}

function NextStep({ booking }: { booking: OwnBooking }) {
  const t = useText();
  const format = useFormat();
  const { settings } = useSession();
  const { position } = useDriverPosition();
  const command = useBookingCommand(booking.id);
  const [otp, setOtp] = useState('');
  const mismatch = command.error instanceof ApiError && command.error.key === 'otp_mismatch';
  const asksOtp = settings.otp_secure || mismatch;
  const picture = pictureStep(booking.status, settings)?.image;
  const lacksPicture = picture !== undefined && !booking[picture];
  const give = (next: BookingCommand) => command.mutate(next);
  const button = (text: string, next: BookingCommand, disabled = false) => (
    <StepButton loading={command.isPending} disabled={disabled || lacksPicture} onClick={() => give(next)}>
      {text}
    </StepButton>
  );

  switch (booking.status) {
    case 'ACCEPTED':
      return <ArriveStep booking={booking} />;
    case 'ARRIVED':
      return (
        <Stack sx={{ gap: 1.5 }}>
          {asksOtp && (
            <TextField
              label={t('console_otp')}
              value={otp}
              onChange={(event) => setOtp(event.target.value.replace(/\D/g, '').slice(0, 5))}
              error={mismatch}
              helperText={mismatch ? t('otp_mismatch') : t('console_otp_hint')}
              slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'one-time-code', dir: 'ltr' } }}
            />
          )}
          {button(
            t('console_start'),
            { name: 'start', body: asksOtp ? { otp } : {} },
            asksOtp && otp.length !== 5,
          )}
        </Stack>
      );
    case 'STARTED':
      if (booking.handover) return <HandoverStep booking={booking} handover={booking.handover} />;
      return button(t('console_reach'), {
        name: 'reach',
        // Without a device position, the booked drop is used.
        body: position ?? { lat: booking.drop.lat, lng: booking.drop.lng },
      });
    case 'PENDING':
      return (
        <Box sx={{ bgcolor: '#fff4e2', borderRadius: 5, p: 2.5 }}>
          <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'baseline', mb: 1.5 }}>
            <Typography variant="h4" component="h3">
              {t('console_collect')}
            </Typography>
            <Typography sx={{ fontWeight: 800, fontSize: '1.9rem' }} dir="ltr">
              {format.money(booking.customer_paid)}
            </Typography>
          </Stack>
          {/* A delivery is paid by card only (rule 9.10). */}
          {settings.category === 'taxi' &&
            button(t('console_cash_received'), { name: 'pay', body: { payment_mode: 'cash' } })}
        </Box>
      );
    case 'PAID':
      return button(t('console_complete'), { name: 'complete', body: {} });
    default:
      return null;
  }
}
