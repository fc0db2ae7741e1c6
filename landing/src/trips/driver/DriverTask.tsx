import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import NavigationIcon from '@mui/icons-material/Navigation';
import { addressesOf, cancellableBy, type LatLng, nextStop, placeAhead } from '@wayfare/shared';
import { useState } from 'react';
import type { OwnBooking } from '../booking/bookings.js';
import { CancelDialog } from '../booking/CancelDialog.js';
import { PersonCard } from '../booking/DriverCard.js';
import { EmergencyCall } from '../booking/EmergencyCall.js';
import { Places } from '../booking/Places.js';
import { RatePanel } from '../booking/RatePanel.js';
import { TripChat } from '../chat/TripChat.js';
import { WriteToOffice } from '../conversation/WriteToOffice.js';
import { useText } from '../../frame/language/LanguageProvider.js';
import { useSession } from '../../frame/session/SessionProvider.js';
import { LostItemTask } from './LostItemTask.js';
import { NextStep } from './NextStep.js';
import { parcelWords, ParcelPeople, ParcelSize } from './Parcel.js';
import { ParcelPicture } from './ParcelPicture.js';
import { TaskMap } from './TaskMap.js';

/** The driver's next step on a trip: one big button, with everything it needs. */
export function DriverTask({
  booking,
  isSending,
  withMap = true,
  isDrivingMode = false,
}: {
  booking: OwnBooking;
  /** A step is on its way to the server. */
  isSending: boolean;
  withMap?: boolean;
  /** Nothing else is on the screen: the next step stays at its bottom. */
  isDrivingMode?: boolean;
}) {
  const t = useText();
  const [cancelling, setCancelling] = useState(false);
  const { status } = booking;
  const stop = status === 'STARTED' ? nextStop(booking) : null;
  const isReturn = stop === null && Boolean(booking.handover?.failure);
  const beforeStart = status === 'ACCEPTED' || status === 'ARRIVED';
  const driving = beforeStart || status === 'STARTED';
  const toPickup = beforeStart || isReturn;
  const parcel = parcelWords(booking);
  const { category } = useSession().settings;
  // A handover is a form, too large for the bottom of a phone.
  const isAtBottom = isDrivingMode && driving && !(status === 'STARTED' && booking.handover);
  const directions = driving && (
    <Button
      href={directionsTo(beforeStart ? booking.pickup : placeAhead(booking))}
      target="_blank"
      rel="noopener noreferrer"
      startIcon={<NavigationIcon />}
      variant="outlined"
      sx={isAtBottom ? { minHeight: 56, bgcolor: '#fff' } : {}}
    >
      {t(
        toPickup
          ? 'console_navigate_pickup'
          : stop === null
            ? 'console_navigate_drop'
            : 'console_navigate_stop',
      )}
    </Button>
  );
  return (
    <Stack sx={{ gap: 2 }}>
      <Stack sx={{ gap: 2, ...(isAtBottom && atBottom) }}>
        {isAtBottom && directions}
        <ParcelPicture booking={booking} />
        <NextStep key={booking.status} booking={booking} loading={isSending} />
      </Stack>
      {booking.fareReview?.status === 'open' && <Alert severity="info">{t('console_fare_review')}</Alert>}
      {withMap && driving && <TaskMap booking={booking} isLarge={isDrivingMode} />}
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
      <LostItemTask booking={booking} />
      <RatePanel booking={booking} of="rider" />
      {booking.driver && <TripChat booking={booking} />}
      <WriteToOffice booking={booking.id} />
      <EmergencyCall id={booking.id} status={status} />
      {withMap && (
        <Box sx={{ bgcolor: '#fff', borderRadius: 5, border: '1px solid', borderColor: 'divider', p: 2.5 }}>
          <Places
            pickup={booking.pickupAddress}
            stops={addressesOf(booking.stops)}
            drop={booking.dropAddress}
          />
          {parcel && <Typography sx={{ mt: 1.5, fontWeight: 600 }}>{parcel}</Typography>}
          <ParcelSize booking={booking} />
          <Instructions
            text={
              toPickup
                ? booking.pickUpInstructions
                : (stop === null ? booking : booking.stops?.[stop])?.deliveryInstructions
            }
          />
        </Box>
      )}
      {!isAtBottom && directions}
      {cancellableBy('driver').includes(status) && (
        <Button color="error" onClick={() => setCancelling(true)}>
          {t('console_give_back')}
        </Button>
      )}
      <CancelDialog open={cancelling} bookingId={booking.id} onClose={() => setCancelling(false)} />
    </Stack>
  );
}

/** Within reach of the thumb, however far the rest is scrolled. */
const atBottom = {
  order: 1,
  position: 'sticky',
  bottom: 0,
  // Above the map.
  zIndex: 1000,
  gap: 1.25,
  maxHeight: '75dvh',
  overflowY: 'auto',
  mx: -2,
  px: 2,
  pt: 1.5,
  pb: 'calc(12px + env(safe-area-inset-bottom))',
  bgcolor: 'background.default',
  borderTop: '1px solid',
  borderColor: 'divider',
} as const;

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
