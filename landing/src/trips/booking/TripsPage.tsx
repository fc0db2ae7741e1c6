import { Box, Button, Container, Skeleton, Stack, Typography } from '@mui/material';
import { isScheduled } from '@wayfare/shared';
import { useState } from 'react';
import { Link } from 'react-router';
import { useText } from '../../frame/language/LanguageProvider.js';
import { EmptyRoad } from '../../frame/brand/Art.js';
import { Notice } from '../../frame/brand/Notice.js';
import { UnfinishedProfile } from '../../people/account/UnfinishedProfile.js';
import { OwnPageHead } from '../../frame/layout/OwnPageHead.js';
import { Pager } from '../../frame/layout/Pager.js';
import { LoadError } from '../../frame/layout/PageStates.js';
import { type OwnBooking, useBookings } from './bookings.js';
import { useNow } from '@wayfare/web/time';
import { TripCard } from './TripCard.js';

const PER_PAGE = 10;
/** How often the page checks whether an upcoming trip has become a current one, in ms. */
const LOOKED_MS = 30_000;

/** A rider's trips: current ones first, then upcoming ones, then past ones, paginated. */
export function TripsPage() {
  const t = useText();
  const active = useBookings('active', 0, 50);
  const error = active.error;
  const now = useNow(LOOKED_MS);
  const rows = active.data?.rows ?? [];
  const current = rows.filter((booking) => !isScheduled(booking, now));
  // The next one comes first.
  const upcoming = rows.filter((booking) => isScheduled(booking, now)).reverse();
  return (
    <>
      <OwnPageHead title={t('trip_my_trips')} here="/bookings" />
      <Container maxWidth="lg" sx={{ py: { xs: 3, md: 5 } }}>
        <UnfinishedProfile />
        {error && !active.data ? (
          <LoadError error={error} onRetry={() => void active.refetch()} />
        ) : active.isPending ? (
          <TripSkeletons />
        ) : (
          <>
            <OpenTrips id="active-trips" title={t('trip_active_trips')} bookings={current} />
            <OpenTrips id="upcoming-trips" title={t('trip_upcoming_trips')} bookings={upcoming} />
            <PastTrips hasActive={(active.data?.rows.length ?? 0) > 0} />
          </>
        )}
      </Container>
    </>
  );
}

/** Trips that are not over. Nothing is shown without any. */
function OpenTrips({ id, title, bookings }: { id: string; title: string; bookings: readonly OwnBooking[] }) {
  if (bookings.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={id} sx={{ mb: 5 }}>
      <Typography variant="h3" component="h2" id={id} sx={{ mb: 2 }}>
        {title}
      </Typography>
      <CardGrid>
        {bookings.map((booking) => (
          <TripCard key={booking.id} booking={booking} highlighted={id === 'active-trips'} />
        ))}
      </CardGrid>
    </Box>
  );
}

/** Past trips, one page at a time. */
export function PastTrips({ hasActive }: { hasActive: boolean }) {
  const t = useText();
  const [page, setPage] = useState(0);
  const past = useBookings('past', page, PER_PAGE);
  if (past.isPending) return <TripSkeletons />;
  if (past.error && !past.data) return <LoadError error={past.error} onRetry={() => void past.refetch()} />;
  const { rows, total } = past.data ?? { rows: [], total: 0 };
  const pages = Math.ceil(total / PER_PAGE);
  if (rows.length === 0 && hasActive) return null;
  if (rows.length === 0) {
    return (
      <Notice art={<EmptyRoad />} title={t('no_bookings')} text={t('trip_none_text')}>
        <Button variant="contained" component={Link} to="/">
          {t('trip_book_first')}
        </Button>
      </Notice>
    );
  }
  return (
    <Box component="section" aria-labelledby="past-trips">
      <Typography variant="h3" component="h2" id="past-trips" sx={{ mb: 2 }}>
        {t('trip_past_trips')}
      </Typography>
      <CardGrid>
        {rows.map((booking) => (
          <TripCard key={booking.id} booking={booking} />
        ))}
      </CardGrid>
      <Pager pages={pages} page={page} onChange={setPage} />
    </Box>
  );
}

function CardGrid({ children }: { children: React.ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      {children}
    </Box>
  );
}

function TripSkeletons() {
  return (
    <Stack sx={{ gap: 2 }} aria-busy="true">
      {[0, 1, 2].map((index) => (
        <Skeleton key={index} variant="rounded" height={132} sx={{ borderRadius: 5 }} />
      ))}
    </Stack>
  );
}
