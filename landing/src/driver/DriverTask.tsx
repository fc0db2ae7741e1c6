import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import NavigationIcon from '@mui/icons-material/Navigation';
import { cancellableBy, type LatLng } from '@wayfare/shared';
import { useState } from 'react';
import type { OwnBooking } from '../booking/bookings.js';
import { CancelDialog } from '../booking/CancelDialog.js';
import { PersonCard } from '../booking/DriverCard.js';
import { EmergencyCall } from '../booking/EmergencyCall.js';
import { Places } from '../booking/Places.js';
import { RatePanel } from '../booking/RatePanel.js';
import { TripChat } from '../chat/TripChat.js';
import { useText } from '../language/LanguageProvider.js';
import { useSession } from '../session/SessionProvider.js';
import { NextStep } from './NextStep.js';
import { parcelWords, ParcelPeople, ParcelSize } from './Parcel.js';
import { ParcelPicture } from './ParcelPicture.js';
import { TaskMap } from './TaskMap.js';

/** The driver's next step on a trip: one big button, with everything it needs. */
export function DriverTask({
  booking,
  isSending,
  withMap = true,
}: {
  booking: OwnBooking;
  /** A step is on its way to the server. */
  isSending: boolean;
  withMap?: boolean;
}) {
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
      <NextStep key={booking.status} booking={booking} loading={isSending} />
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
      <EmergencyCall id={booking.id} status={status} />
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
