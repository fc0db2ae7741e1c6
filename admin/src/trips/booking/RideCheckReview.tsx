import { Alert, Box, Button, Typography } from '@mui/material';
import type { Booking, DecideRideCheckInput } from '@wayfare/shared';
import { useState } from 'react';
import { useOperation } from '../../frame/providers/useOperation.js';
import { useFormat } from '../../frame/texts/useFormat.js';
import { useText } from '../../frame/texts/useText.js';
import { DecisionNote, sentNote } from './DecisionNote.js';

/** The rider's word that they are not in the car: what staff decide about it, or decided. */
export function RideCheckReview({ booking, mayDecide }: { booking: Booking; mayDecide: boolean }) {
  const t = useText();
  const format = useFormat();
  const { rideCheck: check, startProven } = booking;
  if (!check) return null;
  const amount = format.money(check.due);
  if (check.status !== 'open')
    return (
      <Alert severity="info">
        {t(`panel_denied_${check.status}`, { amount })}
        {check.decidedAt ? ` · ${format.dateTime(check.decidedAt)}` : ''}
        {check.note && <Typography sx={{ mt: 1 }}>{check.note}</Typography>}
      </Alert>
    );
  return (
    <Alert severity="warning" slotProps={{ message: { sx: { flex: 1 } } }}>
      {t('panel_denied_open')} {t(startProven ? 'panel_denied_code' : 'panel_denied_no_code')}
      {mayDecide && <Decide booking={booking.id} amount={amount} />}
    </Alert>
  );
}

function Decide({ booking, amount }: { booking: string; amount: string }) {
  const t = useText();
  const [note, setNote] = useState('');
  const decide = useOperation({
    run: (provider, input: DecideRideCheckInput) => provider.decideRideCheck(booking, input),
    done: 'panel_denied_decided',
    stale: ['bookings', 'alerts'],
  });
  const send = (inCar: boolean) => decide.mutate({ inCar, ...sentNote(note) });
  return (
    <Box sx={{ display: 'grid', gap: 1.5, mt: 1.5, maxWidth: 560 }}>
      <DecisionNote note={note} onChange={setNote} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" loading={decide.isPending} onClick={() => send(false)}>
          {t('panel_denied_out')}
        </Button>
        <Button variant="outlined" loading={decide.isPending} onClick={() => send(true)}>
          {t('panel_denied_in', { amount })}
        </Button>
      </Box>
    </Box>
  );
}
