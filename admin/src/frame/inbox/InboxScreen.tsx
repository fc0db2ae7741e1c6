import NotificationsIcon from '@mui/icons-material/NotificationsOutlined';
import { Box } from '@mui/material';
import type { InboxEntry } from '@wayfare/shared';
import { Inbox } from '@wayfare/web/inbox';
import { useLocale, useNotify } from 'react-admin';
import { Link } from 'react-router';
import { LoadFailed } from '../feedback/ErrorPage.js';
import { Message } from '../feedback/Message.js';
import { useErrorText } from '../texts/useErrorText.js';
import { useFormat } from '../texts/useFormat.js';
import { useText } from '../texts/useText.js';
import { ScreenTitle } from '../feedback/ScreenTitle.js';

/** The notifications of the admin or fleet admin (rules 3.5, 7.31). */
export function InboxScreen() {
  const t = useText();
  const locale = useLocale();
  const format = useFormat();
  const errorText = useErrorText();
  const notify = useNotify();
  return (
    <Box sx={{ mt: 2, maxWidth: 720 }}>
      <ScreenTitle title={t('inbox_title')} />
      <Inbox
        text={t}
        locale={locale}
        date={format.dateTime}
        linkOf={(entry) => {
          const to = pathOf(entry);
          return to === null ? null : { component: Link, to };
        }}
        onError={(error) => notify(errorText(error), { type: 'error' })}
        failed={(_error, retry) => <LoadFailed onRetry={retry} />}
        empty={<Message icon={<NotificationsIcon />} title={t('inbox_empty')} text={t('inbox_empty_text')} />}
      />
    </Box>
  );
}

/** The screen a notification opens. */
function pathOf({ bookingId, screen }: InboxEntry): string | null {
  if (bookingId) return `/bookings/${bookingId}/show`;
  if (screen === 'Webhooks') return '/webhooks';
  if (screen === 'PaymentDifferences') return '/paymentdifferences';
  if (screen === 'ApiKeys') return '/apikeys';
  if (screen === 'Admins') return '/alladmin';
  if (screen === 'AuditLog') return '/auditlog';
  return screen === 'Profile' ? '/profile' : null;
}
