import { Alert, Box, Button, Container, Skeleton, Stack, Typography } from '@mui/material';
import CallIcon from '@mui/icons-material/Call';
import { type GuestTrip, sharedTripStage } from '@wayfare/shared';
import { ApiError } from '@wayfare/web/http';
import { useMemo, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { EmptyRoad } from '../../frame/brand/Art.js';
import { Notice } from '../../frame/brand/Notice.js';
import { CodePanel } from '../booking/CodePanel.js';
import { CarLine, PlateBadge } from '../booking/CarFacts.js';
import { CarPicture } from '../booking/CarPicture.js';
import { EtaLine } from '../booking/EtaLine.js';
import { Places } from '../booking/Places.js';
import { useText } from '../../frame/language/LanguageProvider.js';
import { useFormat } from '../../frame/language/useFormat.js';
import { Band } from '../../frame/layout/Band.js';
import { LoadError } from '../../frame/layout/PageStates.js';
import { usePageTitle } from '../../frame/layout/usePageTitle.js';
import { MapView } from '../../frame/map/MapView.js';
import { GuestCancelDialog } from './GuestCancelDialog.js';
import { GuestPayment } from './GuestPayment.js';
import { keptGuestToken } from './guestToken.js';
import { useGuestTrip } from './useGuestTrip.js';

const card = { bgcolor: '#fff', borderRadius: 5, border: '1px solid', borderColor: 'divider', p: 2.5 };

/**
 * A trip that was booked without signing in, for its guest, with the link from the SMS: driver, arrival,
 * price, cancellation.
 */
export function GuestTripPage() {
  const t = useText();
  const inAddress = useLocation().hash.slice(1);
  const hasPaid = useSearchParams()[0].has('payment');
  // A payment provider sends the guest back without the link.
  const token = inAddress || (hasPaid ? keptGuestToken() : '');
  const trip = useGuestTrip(token);
  usePageTitle(t('trip_title'));
  return (
    <>
      <Band title={t('trip_title')} />
      <Container maxWidth="md" sx={{ py: { xs: 2, md: 4 } }}>
        {!token || (trip.error instanceof ApiError && trip.error.status === 404) ? (
          <Notice art={<EmptyRoad />} title={t('shared_trip_unknown')} text={t('guest_trip_unknown_text')} />
        ) : trip.data ? (
          <Followed trip={trip.data} token={token} hasPaid={hasPaid} />
        ) : trip.error ? (
          <LoadError error={trip.error} onRetry={() => void trip.refetch()} />
        ) : (
          <Skeleton variant="rounded" height={320} sx={{ borderRadius: 5 }} aria-busy="true" />
        )}
      </Container>
    </>
  );
}

function Followed({ trip, token, hasPaid }: { trip: GuestTrip; token: string; hasPaid: boolean }) {
  const t = useText();
  const format = useFormat();
  const [asking, setAsking] = useState(false);
  const { status, driver, driverPhone, code, due } = trip;
  return (
    <Stack sx={{ gap: 2 }}>
      {hasPaid && status !== 'CANCELLED' && (
        <Alert severity={due === null ? 'success' : 'info'} role="status">
          {t(due === null ? 'pay_outcome_settled' : 'pay_outcome_open')}
        </Alert>
      )}
      <Box sx={card}>
        <Typography variant="h3" component="h2" aria-live="polite">
          {stageText(trip, t)}
        </Typography>
        <EtaLine eta={trip.eta} />
        <Typography color="text.secondary" sx={{ mt: 0.5, mb: 2 }}>
          <bdi dir="ltr">{trip.reference}</bdi>
          {' · '}
          {format.dateTime(trip.tripdate)}
          {' · '}
          <bdi dir="ltr">{format.money(trip.cost)}</bdi>
        </Typography>
        <Places pickup={trip.pickup} stops={trip.stops ?? []} drop={trip.drop} />
        <ParcelLines trip={trip} />
        {status === 'PENDING' && <Typography sx={{ mt: 2 }}>{t('guest_trip_pay_cash')}</Typography>}
      </Box>
      {due !== null && <GuestPayment due={due} token={token} />}
      {code && due === null && <CodePanel text={t('guest_trip_code')} code={code} />}
      {trip.handoverCode && (
        <CodePanel
          text={t(trip.isReturned ? 'trip_return_code_text' : 'trip_handover_code_text')}
          code={trip.handoverCode}
        />
      )}
      {trip.vehicle && (
        <Stack direction="row" sx={{ ...card, gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
          <CarPicture image={trip.vehicle.image} width={72} />
          <Box sx={{ minWidth: 0, flex: 1 }}>
            <Typography variant="h4" component="p">
              <bdi>{driver}</bdi>
            </Typography>
            <CarLine car={trip.vehicle} />
            <PlateBadge plate={trip.vehicle.plate} />
          </Box>
          {driverPhone && (
            <Button variant="outlined" startIcon={<CallIcon />} href={`tel:${driverPhone}`}>
              {t('guest_trip_call')}
            </Button>
          )}
        </Stack>
      )}
      <CarMap trip={trip} />
      {trip.canCancel && (
        <Button color="error" variant="outlined" onClick={() => setAsking(true)} sx={{ alignSelf: 'start' }}>
          {t('trip_cancel')}
        </Button>
      )}
      <GuestCancelDialog open={asking} token={token} onClose={() => setAsking(false)} />
    </Stack>
  );
}

/** Who receives the parcel of a delivery, and how the handover was proven. */
function ParcelLines({ trip: { recipient, proof, isReturned } }: { trip: GuestTrip }) {
  const t = useText();
  return (
    <>
      {recipient && (
        <Typography sx={{ mt: 2 }}>
          {t('trip_receiver_name')}: <bdi>{recipient}</bdi>
        </Typography>
      )}
      {isReturned && <Typography sx={{ mt: 1 }}>{t('trip_handover_failed')}</Typography>}
      {proof && (
        <Typography sx={{ mt: 1 }}>
          {t('trip_proof')}: {t(`trip_proof_${proof}`)}
        </Typography>
      )}
    </>
  );
}

function stageText({ status, driver }: GuestTrip, t: ReturnType<typeof useText>): string {
  if (status === 'CANCELLED') return t('guest_trip_canceled');
  if (status === 'PAYMENT_PENDING') return t('guest_trip_unpaid');
  return t(`shared_trip_${sharedTripStage(status)}`, { driver: driver ?? '' });
}

/** Where the car is, once a driver is on the way. */
function CarMap({ trip: { position } }: { trip: GuestTrip }) {
  const t = useText();
  const title = t('trip_driver_position');
  const lat = position?.lat;
  const lng = position?.lng;
  const markers = useMemo(
    () =>
      lat === undefined || lng === undefined
        ? []
        : [{ id: 'driver', kind: 'driver' as const, lat, lng, title }],
    [lat, lng, title],
  );
  if (markers.length === 0) return null;
  return (
    <Box sx={{ borderRadius: 5, overflow: 'hidden' }}>
      <MapView label={t('trip_map')} height={{ xs: 320, md: 460 }} markers={markers} />
    </Box>
  );
}
