import { Alert } from '@mui/material';
import type { Notification, NotificationInput } from '@wayfare/shared';
import type { ExportedColumn } from '@wayfare/web/exporting';
import { useText } from '../../frame/texts/useText.js';
import type { InlineColumn } from '../../frame/table/column.js';
import { InlineTable } from '../../frame/table/InlineTable.js';
import { NothingHere, PanelList } from '../../frame/table/PanelList.js';
import { QuestionProvider } from '../../frame/table/question.js';
import { isSending, SendQuestion } from './SendQuestion.js';
import { useNotificationColumns } from './notificationColumns.js';

const toEverybody = { devicetype: 'All', usertype: 'All' } satisfies Partial<NotificationInput>;

/** An export has the place of a zone. */
const withPlace = (column: InlineColumn<Notification>): ExportedColumn =>
  column.source === 'zone'
    ? { source: 'zone', label: column.label, valueIn: ({ zone }) => (zone as Notification['zone'])?.place }
    : column;

/** Notifications to users' devices: adding one sends it (rules 2.36, 5.45). */
export function NotificationList() {
  const t = useText();
  const columns = useNotificationColumns();
  return (
    <PanelList
      title="panel_notifications"
      exported={columns.map(withPlace)}
      sort={{ field: 'createdAt', order: 'DESC' }}
      perPage={25}
    >
      <Alert severity="info" sx={{ m: 1 }}>
        {t('panel_notification_hint')}
      </Alert>
      <QuestionProvider question={SendQuestion} isAsked={isSending}>
        <InlineTable
          columns={columns}
          defaults={toEverybody}
          empty={<NothingHere text="panel_no_notifications" />}
        />
      </QuestionProvider>
    </PanelList>
  );
}
