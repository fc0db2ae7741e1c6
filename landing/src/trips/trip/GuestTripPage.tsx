import { Alert, Container, Skeleton, Stack } from '@mui/material';
import type { GuestTrip } from '@wayfare/shared';
import { ApiError } from '@wayfare/web/http';
import { InZone } from '@wayfare/web/language';
import { useLocation, useSearchParams } from 'react-router';
import { EmptyRoad } from '../../frame/brand/Art.js';
import { Notice } from '../../frame/brand/Notice.js';
import { useText } from '../../frame/language/LanguageProvider.js';
import { Band } from '../../frame/layout/Band.js';
import { LoadError } from '../../frame/layout/PageStates.js';
import { usePageTitle } from '../../frame/layout/usePageTitle.js';
import { GuestPanels } from './GuestPanels.js';
import { keptGuestToken } from './guestToken.js';
import { useGuestTrip } from './useGuestTrip.js';

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
          <InZone zone={trip.data.timeZone}>
            <Followed trip={trip.data} token={token} hasPaid={hasPaid} />
          </InZone>
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
  const { status, due } = trip;
  return (
    <Stack sx={{ gap: 2 }}>
      {hasPaid && status !== 'CANCELLED' && (
        <Alert severity={due === null ? 'success' : 'info'} role="status">
          {t(due === null ? 'pay_outcome_settled' : 'pay_outcome_open')}
        </Alert>
      )}
      <GuestPanels trip={trip} token={token} />
    </Stack>
  );
}
