import { Alert, Box, Button, Container, Skeleton, Stack, Typography } from '@mui/material';
import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import ReceiptIcon from '@mui/icons-material/ReceiptLongOutlined';
import { addressesOf, cancellableBy, isPaid } from '@wayfare/shared';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { TripChat } from '../chat/TripChat.js';
import { WriteToOffice } from '../conversation/WriteToOffice.js';
import { DriverTask } from '../driver/DriverTask.js';
import { pictureStep } from '../driver/pictureStep.js';
import { useShownTask } from '../driver/useShownTask.js';
import { WaitingStrip } from '../driver/WaitingStrip.js';
import { useFormat } from '../../frame/language/useFormat.js';
import { useLanguage } from '../../frame/language/LanguageProvider.js';
import { Panel } from '../../frame/layout/Panel.js';
import { OwnPageHead } from '../../frame/layout/OwnPageHead.js';
import { LoadError } from '../../frame/layout/PageStates.js';
import { PaymentOutcome } from '../../money/payment/PaymentOutcome.js';
import { CardHoldNote } from '../booking/CardHoldNote.js';
import { PrepayPanel } from '../booking/PrepayPanel.js';
import { useSession } from '../../frame/session/SessionProvider.js';
import { useBooking, type OwnBooking } from '../booking/bookings.js';
import { BookAgain } from '../booking/BookAgain.js';
import { CodePanel } from '../booking/CodePanel.js';
import { CancelDialog } from '../booking/CancelDialog.js';
import { DriverCard } from '../booking/DriverCard.js';
import { PayPanel } from '../booking/PayPanel.js';
import { Places } from '../booking/Places.js';
import { DropCheckPanel } from '../booking/DropCheckPanel.js';
import { EmergencyCall } from '../booking/EmergencyCall.js';
import { FareReviewPanel } from '../booking/FareReviewPanel.js';
import { HandoverPanel } from '../booking/HandoverPanel.js';
import { RecipientLink } from '../booking/RecipientLink.js';
import { LostItemPanel } from '../booking/LostItemPanel.js';
import { RatePanel } from '../booking/RatePanel.js';
import { StopsPanel } from '../booking/StopsPanel.js';
import { ShareTrip } from '../booking/ShareTrip.js';
import { TipPanel } from '../booking/TipPanel.js';
import { TripFacts } from '../booking/TripFacts.js';
import { TripMap } from '../booking/TripMap.js';
import { TripPictures } from '../booking/TripPictures.js';
import { TripProgress } from '../booking/TripProgress.js';

/** One trip, followed live: driver position, next steps, payment, cancellation and rating. */
export function TripPage() {
  const { id = '' } = useParams();
  const { t, direction } = useLanguage();
  const booking = useBooking(id);
  return (
    <>
      <OwnPageHead title={t('trip_title')} here="/bookings" />
      <Container maxWidth="lg" sx={{ py: { xs: 2, md: 4 } }}>
        <Button
          component={Link}
          to="/bookings"
          startIcon={<ArrowBackIcon sx={{ transform: direction === 'rtl' ? 'scaleX(-1)' : 'none' }} />}
          sx={{ mb: 1.5, marginInlineStart: -1.5 }}
        >
          {t('trip_back')}
        </Button>
        {booking.data ? (
          <Trip booking={booking.data} />
        ) : booking.error ? (
          <LoadError error={booking.error} onRetry={() => void booking.refetch()} />
        ) : (
          <Stack sx={{ gap: 2 }} aria-busy="true">
            <Skeleton variant="rounded" height={320} sx={{ borderRadius: 5 }} />
            <Skeleton variant="rounded" height={180} sx={{ borderRadius: 5 }} />
          </Stack>
        )}
      </Container>
    </>
  );
}

function Trip({ booking: stored }: { booking: OwnBooking }) {
  const { user, settings } = useSession();
  const isDriver = user?.usertype === 'driver';
  const { booking, isSending } = useShownTask(stored);
  const beingTaken = isDriver ? pictureStep(booking.status, settings)?.image : undefined;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 2, lg: 4 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 420px' },
        alignItems: 'start',
      }}
    >
      <Box
        sx={{
          displayPrint: 'none',
          borderRadius: 5,
          overflow: 'hidden',
          position: { lg: 'sticky' },
          top: 88,
        }}
      >
        <TripMap booking={booking} />
      </Box>
      <Stack sx={{ gap: 2 }}>
        <PaymentOutcome />
        {isDriver && <WaitingStrip />}
        <TripProgress booking={booking} />
        {isDriver ? (
          <DriverTask booking={booking} isSending={isSending} withMap={false} />
        ) : (
          <RiderPanels booking={booking} />
        )}
        <Panel>
          <Places
            pickup={booking.pickupAddress}
            stops={addressesOf(booking.stops)}
            drop={booking.dropAddress}
          />
        </Panel>
        <TripPictures booking={booking} shownElsewhere={beingTaken} />
        <TripFacts booking={booking} />
      </Stack>
    </Box>
  );
}

function RiderPanels({ booking }: { booking: OwnBooking }) {
  const { t } = useLanguage();
  const format = useFormat();
  const [cancelling, setCancelling] = useState(false);
  return (
    <>
      {booking.otp && (booking.status === 'ACCEPTED' || booking.status === 'ARRIVED') && (
        <CodePanel text={t('trip_otp_text')} code={booking.otp} />
      )}
      <HandoverPanel booking={booking} />
      {booking.stops ? <StopsPanel booking={booking} /> : <RecipientLink booking={booking} />}
      {booking.driver && booking.status !== 'CANCELLED' && <DriverCard booking={booking} />}
      {booking.driver && <TripChat booking={booking} />}
      <WriteToOffice booking={booking.id} />
      <ShareTrip booking={booking} />
      <EmergencyCall id={booking.id} status={booking.status} />
      <PrepayPanel booking={booking} />
      <CardHoldNote booking={booking} />
      <PayPanel booking={booking} />
      <DropCheckPanel booking={booking} />
      <FareReviewPanel booking={booking} />
      <RatePanel booking={booking} of="driver" />
      <TipPanel booking={booking} />
      <LostItemPanel booking={booking} />
      {isPaid(booking) && (
        <Button component={Link} to={`/bookings/${booking.id}/receipt`} startIcon={<ReceiptIcon />}>
          {t('receipt_title')}
        </Button>
      )}
      <BookAgain booking={booking} />
      {booking.status === 'NEW' && booking.bookLater && (
        <Typography color="text.secondary">
          {t('trip_later_text', { time: format.dateTime(booking.tripdate) })}
        </Typography>
      )}
      {booking.arrivalUnproven && booking.status === 'ARRIVED' && (
        <Alert severity="warning">{t('trip_cancel_unproven')}</Alert>
      )}
      {/* A booking that waits for its payment is canceled together with it, without a reason (rule 4.27). */}
      {booking.status !== 'PAYMENT_PENDING' && cancellableBy('rider', booking).includes(booking.status) && (
        <Button color="error" variant="outlined" onClick={() => setCancelling(true)}>
          {t('trip_cancel')}
        </Button>
      )}
      <CancelDialog open={cancelling} bookingId={booking.id} onClose={() => setCancelling(false)} />
    </>
  );
}
