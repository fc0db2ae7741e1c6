import {
  Box,
  Button,
  Link,
  Paper,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { type ShiftTrip, type UnservedReason, unservedTrips } from '@wayfare/shared';
import { useMemo } from 'react';
import { useCreatePath } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { useFormat } from '../../frame/texts/useFormat.js';
import { useText } from '../../frame/texts/useText.js';
import { waitedMinutes } from './waitedMinutes.js';

/** Where there is no room for a column of its own, the pickup stands below the reason. */
const fromTablets = { display: { xs: 'none', sm: 'table-cell' } } as const;
const onPhones = { display: { xs: 'block', sm: 'none' }, color: 'text.secondary' } as const;

/** The trips of the shift that no driver took: why, and a way to their moment and to their trace. */
export function UnservedTrips({
  trips,
  onShow,
}: {
  trips: readonly ShiftTrip[];
  onShow: (at: number) => void;
}) {
  const t = useText();
  const format = useFormat();
  const createPath = useCreatePath();
  const unserved = useMemo(() => unservedTrips(trips), [trips]);
  const reasonOf = ({ why, asked, declined, unanswered }: UnservedReason) =>
    t(`panel_shift_why_${why}`, {
      asked: format.number(asked),
      declined: format.number(declined),
      unanswered: format.number(unanswered),
    });
  const served = trips.filter(({ outcome }) => outcome === 'served').length;
  return (
    <Paper variant="outlined" sx={{ p: 2, minWidth: 0 }}>
      <Typography variant="h6" component="h2">
        {t('panel_shift_unserved', { count: format.number(unserved.length) })}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {t('panel_shift_served_of', { served: format.number(served), total: format.number(trips.length) })}
      </Typography>
      {unserved.length > 0 && (
        <TableContainer>
          <Table
            size="small"
            aria-label={t('panel_shift_unserved', { count: format.number(unserved.length) })}
            sx={{ '& td, & th': { px: { xs: 0.5, sm: 2 } } }}
          >
            <TableHead>
              <TableRow>
                {(
                  [
                    'panel_shift_trip',
                    'panel_shift_why',
                    'panel_shift_waited',
                    'panel_shift_asked_at',
                  ] as const
                ).map((label) => (
                  <TableCell key={label}>{t(label)}</TableCell>
                ))}
                <TableCell sx={fromTablets}>{t('panel_pickup')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {unserved.map((trip) => (
                <TableRow key={trip.id}>
                  <TableCell sx={{ whiteSpace: 'nowrap' }}>
                    <Link
                      component={RouterLink}
                      to={createPath({ resource: 'bookings', type: 'show', id: trip.id })}
                    >
                      <bdi>{trip.reference}</bdi>
                    </Link>
                  </TableCell>
                  <TableCell sx={{ minWidth: { sm: 170 } }}>
                    {reasonOf(trip)}{' '}
                    {t(`panel_shift_ended_${trip.outcome === 'overdue' ? 'overdue' : 'canceled'}`)}
                    <Box component="bdi" sx={onPhones}>
                      {trip.pickup.add}
                    </Box>
                  </TableCell>
                  <TableCell sx={{ whiteSpace: 'nowrap' }}>
                    {t('panel_minutes', { count: format.number(waitedMinutes(trip, trip.until)) })}
                  </TableCell>
                  <TableCell sx={{ whiteSpace: 'nowrap' }}>
                    <Button
                      size="small"
                      onClick={() => onShow(trip.askedAt)}
                      aria-label={t('panel_shift_show', { time: format.time(trip.askedAt) })}
                    >
                      {format.time(trip.askedAt)}
                    </Button>
                  </TableCell>
                  <TableCell sx={[{ minWidth: 180 }, fromTablets]}>
                    <Box component="bdi">{trip.pickup.add}</Box>
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
    </Paper>
  );
}
