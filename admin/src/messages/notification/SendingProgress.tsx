import { Box, LinearProgress } from '@mui/material';
import type { Notification } from '@wayfare/shared';
import { useFormat } from '../../frame/texts/useFormat.js';
import { useText } from '../../frame/texts/useText.js';

/** How far a notification is: for how many of its users it has been decided whether they are reached. */
export function SendingProgress({ notification }: { notification: Notification }) {
  const t = useText();
  const format = useFormat();
  const { state, sendAt, total, reached, failed } = notification;
  if (state === 'scheduled')
    return (
      <>
        {t('panel_notification_scheduled')}
        {sendAt && <Box sx={{ whiteSpace: 'nowrap' }}>{format.dateTime(sendAt)}</Box>}
      </>
    );
  if (state === 'sent') return <>{t('panel_notification_sent')}</>;
  const done = reached + failed;
  // Users may get a device while a notification is being sent.
  const share = total > 0 ? Math.min(100, (100 * done) / total) : 0;
  return (
    <Box sx={{ minWidth: 120 }}>
      <LinearProgress
        variant={total > 0 ? 'determinate' : 'indeterminate'}
        {...(total > 0 && { value: share })}
        aria-label={t('panel_notification_sending')}
      />
      {total > 0 && t('panel_run_of', { done: format.number(done), total: format.number(total) })}
    </Box>
  );
}
