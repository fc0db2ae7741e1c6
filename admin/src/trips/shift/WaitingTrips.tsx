import { Box, Link, Paper, Typography } from '@mui/material';
import type { ReplayFrame, ShiftTrip } from '@wayfare/shared';
import { useCreatePath } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { useFormat } from '../../frame/texts/useFormat.js';
import { useText } from '../../frame/texts/useText.js';
import { waitedMinutes } from './waitedMinutes.js';

/** How many of the waiting trips are listed. */
const SHOWN = 6;

/** The trips that waited at a moment, the longest waiting first, and how many drivers were asked. */
export function WaitingTrips({
  trips,
  offers,
  at,
}: {
  trips: readonly ShiftTrip[];
  offers: ReplayFrame['offers'];
  at: number;
}) {
  const t = useText();
  const format = useFormat();
  const createPath = useCreatePath();
  const shown = [...trips].sort((one, other) => one.dueAt - other.dueAt).slice(0, SHOWN);
  return (
    <Paper variant="outlined" sx={{ p: 2, minHeight: 132 }}>
      <Typography variant="h6" component="h2">
        {t('panel_shift_waiting_now', { count: format.number(trips.length) })}
      </Typography>
      {trips.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {t('panel_shift_none_waiting')}
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {shown.map((trip) => {
          const asked = offers.filter((offer) => offer.trip === trip.id).length;
          return (
            <Box component="li" key={trip.id} sx={{ py: 0.5 }}>
              <Typography variant="body2" component="div" sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
                <Link
                  component={RouterLink}
                  to={createPath({ resource: 'bookings', type: 'show', id: trip.id })}
                >
                  <bdi>{trip.reference}</bdi>
                </Link>
                <span>{t('panel_minutes', { count: format.number(waitedMinutes(trip, at)) })}</span>
                <Box component="span" sx={{ color: 'text.secondary' }}>
                  {asked > 0
                    ? t('panel_shift_asked_now', { count: format.number(asked) })
                    : t('panel_shift_no_one_asked')}
                </Box>
              </Typography>
            </Box>
          );
        })}
      </Box>
    </Paper>
  );
}
