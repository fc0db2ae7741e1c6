import {
  Box,
  Button,
  Skeleton,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ErrorKey, Series, SeriesOccurrence } from '@wayfare/shared';
import { useNow } from '@wayfare/web/time';
import { Link, useCreatePath } from 'react-admin';
import { LoadFailed } from '../../frame/feedback/ErrorPage.js';
import { useOperation } from '../../frame/providers/useOperation.js';
import { useText } from '../../frame/texts/useText.js';
import { StatusChip } from '../booking/StatusChip.js';
import { seriesCalls } from './seriesCalls.js';
import { useSeriesWords } from './useSeriesWords.js';

/** The days of a series around today, each with its booking, and a button to skip it. */
export function OccurrenceTable({ series, mayEdit }: { series: Series; mayEdit: boolean }) {
  const t = useText();
  const days = useQuery({
    queryKey: ['series', 'occurrences', series.id, series.version],
    queryFn: () => seriesCalls.occurrences(series.id),
  });
  if (days.isPending) return <Skeleton variant="rounded" height={240} />;
  if (days.isError) return <LoadFailed onRetry={() => void days.refetch()} />;
  return (
    <TableContainer
      // The area scrolls, so the keyboard must be able to focus it.
      tabIndex={0}
      role="region"
      aria-label={t('panel_series_days')}
      sx={{ maxHeight: 560 }}
    >
      <Table size="small" stickyHeader>
        <TableHead>
          <TableRow>
            <TableCell>{t('panel_series_day')}</TableCell>
            <TableCell>{t('panel_series_time')}</TableCell>
            <TableCell>{t('panel_status')}</TableCell>
            {mayEdit && <TableCell>{t('panel_actions')}</TableCell>}
          </TableRow>
        </TableHead>
        <TableBody>
          {days.data.occurrences.map((one) => (
            <OccurrenceRow key={one.day} series={series} occurrence={one} mayEdit={mayEdit} />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

function OccurrenceRow({
  series,
  occurrence,
  mayEdit,
}: {
  series: Series;
  occurrence: SeriesOccurrence;
  mayEdit: boolean;
}) {
  const { day, at, backAt, timeZone, without, booking, back } = occurrence;
  const t = useText();
  const words = useSeriesWords();
  const isSkipped = without === 'office' || without === 'passenger';
  const skip = useOperation({
    run: () => seriesCalls.skip(series.id, day, !isSkipped),
    stale: ['series', 'bookings'],
  });
  const isAhead = at > useNow();
  const made = [booking, back].flatMap((trip) => (trip ? [trip.status] : []));
  const isOpen =
    made.length === 0 ||
    (made.includes('NEW') && made.every((status) => status === 'NEW' || status === 'CANCELLED'));
  const canSkip = isAhead && without === null && isOpen;
  const canRestore = isAhead && isSkipped && made.length === 0;
  const label = t(isSkipped ? 'panel_series_restore' : 'panel_series_skip');
  return (
    <TableRow>
      <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
        {words.dayAndWeekday(day)}
      </TableCell>
      <TableCell sx={{ minWidth: 160 }}>
        {words.times({ at: booking?.tripdate ?? at, backAt: back?.tripdate ?? backAt, timeZone })}
      </TableCell>
      <TableCell>
        <OccurrenceState occurrence={occurrence} />
      </TableCell>
      {mayEdit && (
        <TableCell>
          {(canSkip || canRestore) && (
            <Button
              size="small"
              onClick={() => skip.mutate()}
              disabled={skip.isPending}
              aria-label={`${label}: ${words.dayAndWeekday(day)}`}
            >
              {label}
            </Button>
          )}
        </TableCell>
      )}
    </TableRow>
  );
}

/** The booking of a day, or why there is none. */
function OccurrenceState({
  occurrence: { without, booking, back, failure },
}: {
  occurrence: SeriesOccurrence;
}) {
  const t = useText();
  return (
    <>
      {without && <span>{t(`panel_series_without_${without}`)} </span>}
      {booking && <MadeTrip trip={booking} />}
      {back && (
        <Box component="span" sx={{ display: 'block', mt: 0.5 }}>
          {t('trip_return_how')}: <MadeTrip trip={back} />
        </Box>
      )}
      {failure && <strong> {t(failure as ErrorKey)}</strong>}
      {!without && !booking && !failure && t('panel_series_not_made')}
    </>
  );
}

/** A booking of a day, with its status. */
function MadeTrip({ trip: { id, reference, status } }: { trip: NonNullable<SeriesOccurrence['booking']> }) {
  const createPath = useCreatePath();
  return (
    // A reference is read as one word.
    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
      <Link to={createPath({ resource: 'bookings', id, type: 'show' })}>
        <bdi>{reference}</bdi>
      </Link>{' '}
      <StatusChip status={status} />
    </Box>
  );
}
