import { Box, Button, Card, Typography } from '@mui/material';
import { type Alert, type AssignCandidate, type Booking, type DeskTrip, fullName } from '@wayfare/shared';
import { memo } from 'react';
import { Link, useCreatePath, useGetOne } from 'react-admin';
import { BookingButtons } from '../../trips/booking/BookingButtons.js';
import { CarNow } from '../../trips/booking/CarNow.js';
import { StatusChip } from '../../trips/booking/StatusChip.js';
import { TripWriteButtons } from '../../messages/conversation/WriteButton.js';
import { useFormat } from '../../frame/texts/useFormat.js';
import { useText } from '../../frame/texts/useText.js';
import { CallButtons } from '../../trips/booking/CallButtons.js';
import { ShiftNoteButton } from '../shiftNote/ShiftNoteButton.js';
import { AlertRows } from './TripAlerts.js';

/** How many candidates are offered next to the map; the dialog shows all. */
const SHOWN = 4;

interface ChosenTripProps {
  trip: DeskTrip;
  /** Its open alerts. */
  alerts: readonly Alert[];
  /** ms timestamp */
  now: number;
  candidates: readonly AssignCandidate[] | null;
  /** Whether a driver is being asked. */
  isAsking: boolean;
  onAsk: (driver: string) => void;
}

/** The trip chosen on the desk, with its actions and the drivers who are at the pickup soonest. */
export const ChosenTrip = memo(function ChosenTrip({
  trip,
  alerts,
  now,
  candidates,
  isAsking,
  onAsk,
}: ChosenTripProps) {
  const t = useText();
  const format = useFormat();
  const createPath = useCreatePath();
  // The map has asked for it too: one request.
  const { data: booking } = useGetOne<Booking>('bookings', { id: trip.id });
  const able = candidates?.filter(({ reason, offered }) => reason === null && !offered).slice(0, SHOWN) ?? [];
  return (
    <Card component="section" aria-label={trip.reference} sx={{ p: 1.5, display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1 }}>
        <Link to={createPath({ resource: 'bookings', id: trip.id, type: 'show' })}>
          <bdi>{trip.reference}</bdi>
        </Link>
        <StatusChip status={trip.status} />
        <Box sx={{ marginInlineStart: 'auto' }}>
          <BookingButtons booking={trip as unknown as Booking} worded />
        </Box>
      </Box>
      {booking && <CarNow trip={booking} />}
      <AlertRows title={t('panel_alerts_open')} alerts={alerts} now={now} trip={trip} />
      {booking && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <CallButtons booking={booking} />
          <TripWriteButtons booking={booking} />
          <ShiftNoteButton booking={booking.id} />
        </Box>
      )}
      {able.length > 0 && (
        <Box>
          <Typography variant="subtitle2" component="h2">
            {t('panel_desk_candidates')}
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.5 }}>
            {able.map((driver) => (
              <Button
                key={driver.id}
                size="small"
                variant="outlined"
                disabled={isAsking}
                onClick={() => onAsk(driver.id)}
              >
                <bdi>{t('panel_desk_ask', { name: fullName(driver) })}</bdi>
                {driver.minutes !== null && (
                  // Isolated: next to a Latin name in Arabic, the number would change sides.
                  <>
                    {'\u00a0·\u00a0'}
                    <bdi>
                      {t('panel_minutes', { count: format.number(Math.max(1, Math.round(driver.minutes))) })}
                    </bdi>
                  </>
                )}
              </Button>
            ))}
          </Box>
        </Box>
      )}
    </Card>
  );
});
