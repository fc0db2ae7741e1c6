import { Button, Stack, Typography } from '@mui/material';
import { type OwnBooking, useBookingCommand } from '../booking/bookings.js';
import { useText } from '../../frame/language/LanguageProvider.js';
import { Panel } from '../../frame/layout/Panel.js';

/** The rider's report of an item left in the car, and the driver's answer. */
export function LostItemTask({ booking: { id, lostItem } }: { booking: OwnBooking }) {
  const t = useText();
  const command = useBookingCommand(id);
  if (!lostItem) return null;
  const { answer } = lostItem;
  const reply = (next: 'found' | 'not_found') =>
    command.mutate({ name: 'lost-item/answer', body: { answer: next } });
  return (
    <Panel title={t('console_lost_title')}>
      <Typography sx={{ my: 1, fontWeight: 600 }}>
        <bdi>{lostItem.description}</bdi>
      </Typography>
      {answer && (
        <Typography variant="body2" color="text.secondary" role="status">
          {t(`console_lost_is_${answer}`)}
        </Typography>
      )}
      {answer !== 'found' && (
        <Stack direction="row" sx={{ gap: 1, mt: 1 }}>
          <Button variant="contained" loading={command.isPending} onClick={() => reply('found')}>
            {t('console_lost_found')}
          </Button>
          {!answer && (
            <Button variant="outlined" disabled={command.isPending} onClick={() => reply('not_found')}>
              {t('console_lost_not_found')}
            </Button>
          )}
        </Stack>
      )}
    </Panel>
  );
}
