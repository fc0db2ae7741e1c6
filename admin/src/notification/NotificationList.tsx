import { Alert } from '@mui/material';
import type { NotificationInput } from '@wayfare/shared';
import { useText } from '../texts/useText.js';
import { InlineTable } from '../table/InlineTable.js';
import { NothingHere, PanelList } from '../table/PanelList.js';
import { useNotificationColumns } from './notificationColumns.js';

const toEverybody = { devicetype: 'All', usertype: 'All' } satisfies Partial<NotificationInput>;

/** Notifications to users' devices: adding one sends it (rules 2.36, 5.45). */
export function NotificationList() {
  const t = useText();
  const columns = useNotificationColumns();
  return (
    <PanelList
      title="panel_notifications"
      exported={columns}
      sort={{ field: 'createdAt', order: 'DESC' }}
      perPage={25}
    >
      <Alert severity="info" sx={{ m: 1 }}>
        {t('panel_notification_hint')}
      </Alert>
      <InlineTable
        columns={columns}
        defaults={toEverybody}
        empty={<NothingHere text="panel_no_notifications" />}
      />
    </PanelList>
  );
}
