import { Alert, Button, Stack, Typography } from '@mui/material';
import { useFormat } from '../../frame/language/useFormat.js';
import { useText } from '../../frame/language/LanguageProvider.js';
import { Panel } from '../../frame/layout/Panel.js';
import { type OwnBooking, useBookingCommand } from './bookings.js';

/** Asks the rider of a trip that ended far from the booked address whether it ended where they wanted. */
export function DropCheckPanel({ booking }: { booking: OwnBooking }) {
  const t = useText();
  const format = useFormat();
  const command = useBookingCommand(booking.id);
  const { dropCheck } = booking;
  if (!dropCheck) return null;
  if (dropCheck.status !== 'asked')
    return command.isSuccess ? <Alert severity="success">{t('trip_drop_thanks')}</Alert> : null;
  const answer = (agree: boolean) => command.mutate({ name: 'drop-check', body: { agree } });
  return (
    <Panel title={t('trip_drop_question')}>
      <Typography sx={{ my: 1 }}>
        {t('trip_drop_text', { distance: format.distance(dropCheck.meters / 1000) })}
      </Typography>
      <Stack sx={{ gap: 1 }}>
        <Button variant="contained" disabled={command.isPending} onClick={() => answer(true)}>
          {t('trip_drop_yes')}
        </Button>
        <Button variant="outlined" disabled={command.isPending} onClick={() => answer(false)}>
          {t('trip_drop_no')}
        </Button>
      </Stack>
    </Panel>
  );
}
