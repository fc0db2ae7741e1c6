import { Box, Button, Container, Skeleton, Stack, type Theme } from '@mui/material';
import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import useMediaQuery from '@mui/material/useMediaQuery';
import { isPaid } from '@wayfare/shared';
import { InZone } from '@wayfare/web/language';
import { Link, useParams } from 'react-router';
import { type OwnBooking, useBooking } from '../booking/bookings.js';
import { TripFacts } from '../booking/TripFacts.js';
import { TripMap } from '../booking/TripMap.js';
import { TripPictures } from '../booking/TripPictures.js';
import { NoShowForDriver } from '../driver/NoShowTask.js';
import { DeniedForDriver } from '../booking/DenyRide.js';
import { OfficeActs } from '../booking/OfficeActs.js';
import { TripProgress } from '../booking/TripProgress.js';
import { DriverTask } from '../driver/DriverTask.js';
import { pictureStep } from '../driver/pictureStep.js';
import { useShownTask } from '../driver/useShownTask.js';
import { WaitingStrip } from '../driver/WaitingStrip.js';
import { useLanguage } from '../../frame/language/LanguageProvider.js';
import { InstallOffer } from '../../frame/layout/InstallOffer.js';
import { OwnPageHead } from '../../frame/layout/OwnPageHead.js';
import { LoadError } from '../../frame/layout/PageStates.js';
import { useSession } from '../../frame/session/SessionProvider.js';
import { PaymentOutcome } from '../../money/payment/PaymentOutcome.js';
import { RiderPanels } from './RiderPanels.js';

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
          <InZone zone={booking.data.timeZone}>
            <Trip booking={booking.data} />
          </InZone>
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
  const { user } = useSession();
  const isDriver = user?.usertype === 'driver';
  const { booking, isSending } = useShownTask(stored);
  // Beside the panels on a wide screen; on a phone, one of them.
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'), { noSsr: true });
  const map = (
    <Box sx={{ displayPrint: 'none', borderRadius: 5, overflow: 'hidden' }}>
      <TripMap booking={booking} />
    </Box>
  );
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 2, lg: 4 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 420px' },
        alignItems: 'start',
      }}
    >
      {isWide && <Box sx={{ position: 'sticky', top: 88 }}>{map}</Box>}
      <Stack sx={{ gap: 2 }}>
        <PaymentOutcome />
        {isDriver ? (
          <>
            <WaitingStrip />
            <TripProgress booking={booking} />
            <DeniedForDriver check={booking.rideCheck} />
            <NoShowForDriver booking={booking} />
            <DriverTask booking={booking} isSending={isSending} map={isWide ? null : map} />
            <AboutTask booking={booking} />
          </>
        ) : (
          <>
            <OfficeActs booking={booking} />
            <RiderPanels booking={booking} map={isWide ? null : map} />
            {isPaid(booking) && <InstallOffer />}
          </>
        )}
      </Stack>
    </Box>
  );
}

/** What a driver can look up about a trip. */
function AboutTask({ booking }: { booking: OwnBooking }) {
  const { settings } = useSession();
  return (
    <>
      <TripPictures booking={booking} shownElsewhere={pictureStep(booking.status, settings)?.image} />
      <TripFacts booking={booking} />
    </>
  );
}
