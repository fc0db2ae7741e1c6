import { Box, Button, Container, Skeleton, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router';
import { useText } from '../language/LanguageProvider.js';
import { EmptyRoad } from '../brand/Art.js';
import { Notice } from '../brand/Notice.js';
import { OwnPageHead } from '../layout/OwnPageHead.js';
import { Pager } from '../layout/Pager.js';
import { LoadError } from '../layout/PageStates.js';
import { useBookings } from './bookings.js';
import { TripCard } from './TripCard.js';

const PER_PAGE = 10;

/** A rider's trips: active ones first, then past ones, paginated. */
export function TripsPage() {
  const t = useText();
  const active = useBookings('active', 0, 50);
  const error = active.error;
  return (
    <>
      <OwnPageHead title={t('trip_my_trips')} here="/bookings" />
      <Container maxWidth="lg" sx={{ py: { xs: 3, md: 5 } }}>
        {error && !active.data ? (
          <LoadError error={error} onRetry={() => void active.refetch()} />
        ) : active.isPending ? (
          <TripSkeletons />
        ) : (
          <>
            {active.data && active.data.rows.length > 0 && (
              <Box component="section" aria-labelledby="active-trips" sx={{ mb: 5 }}>
                <Typography variant="h3" component="h2" id="active-trips" sx={{ mb: 2 }}>
                  {t('trip_active_trips')}
                </Typography>
                <CardGrid>
                  {active.data.rows.map((booking) => (
                    <TripCard key={booking.id} booking={booking} highlighted />
                  ))}
                </CardGrid>
              </Box>
            )}
            <PastTrips hasActive={(active.data?.rows.length ?? 0) > 0} />
          </>
        )}
      </Container>
    </>
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
