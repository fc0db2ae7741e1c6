import AddIcon from '@mui/icons-material/Add';
import { Box, Button, Typography } from '@mui/material';
import type { Webhook } from '@wayfare/shared';
import { useState } from 'react';
import { Link, TopToolbar, useCanAccess, useCreatePath } from 'react-admin';
import { useFormat } from '../../frame/texts/useFormat.js';
import { useText } from '../../frame/texts/useText.js';
import { useIsNarrow } from '../../frame/layout/useIsNarrow.js';
import { NothingHere, PanelList } from '../../frame/table/PanelList.js';
import { RecordCards } from '../../frame/table/RecordCards.js';
import { RecordTable } from '../../frame/table/RecordTable.js';
import { AddWebhook } from './AddWebhook.js';
import { WebhookStatus } from './WebhookStatus.js';

/** Where other systems receive events. */
export function WebhookList() {
  const t = useText();
  const isNarrow = useIsNarrow();
  return (
    <>
      <Typography color="textSecondary" sx={{ pt: 1 }}>
        {t('panel_webhooks_about')}
      </Typography>
      <PanelList
        title="panel_webhooks"
        exported={[]}
        sort={{ field: 'createdAt', order: 'DESC' }}
        perPage={25}
        actions={<Tools />}
      >
        {isNarrow ? <WebhookCards /> : <WebhookTable />}
      </PanelList>
    </>
  );
}

function Tools() {
  const t = useText();
  const [isOpen, setIsOpen] = useState(false);
  const { canAccess } = useCanAccess({ resource: 'webhooks', action: 'create' });
  if (!canAccess) return null;
  return (
    <TopToolbar>
      <Button startIcon={<AddIcon />} onClick={() => setIsOpen(true)}>
        {t('panel_webhook_add')}
      </Button>
      {isOpen && <AddWebhook onClose={() => setIsOpen(false)} />}
    </TopToolbar>
  );
}

function WebhookTable() {
  const format = useFormat();
  return (
    <RecordTable<Webhook>
      columns={[
        { source: 'url', label: 'panel_webhook_url', view: (webhook) => <WebhookLink webhook={webhook} /> },
        { source: 'description', label: 'panel_description', view: ({ description }) => description || '–' },
        {
          source: 'events',
          label: 'panel_webhook_events',
          align: 'right',
          view: ({ events }) => format.number(events.length),
        },
        {
          source: 'lastDeliveredAt',
          label: 'panel_webhook_last',
          view: ({ lastDeliveredAt }) => (lastDeliveredAt ? format.dateTime(lastDeliveredAt) : '–'),
        },
        { source: 'active', label: 'panel_status', view: (webhook) => <WebhookStatus webhook={webhook} /> },
      ]}
      empty={<NothingHere text="panel_no_webhooks" />}
    />
  );
}

function WebhookCards() {
  const t = useText();
  const format = useFormat();
  return (
    <RecordCards<Webhook> empty={<NothingHere text="panel_no_webhooks" />}>
      {(webhook) => (
        <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
          <WebhookLink webhook={webhook} />
          {webhook.description && <Typography variant="body2">{webhook.description}</Typography>}
          <Typography variant="body2" color="textSecondary">
            {webhook.lastDeliveredAt
              ? `${t('panel_webhook_last')}: ${format.dateTime(webhook.lastDeliveredAt)}`
              : t('panel_webhook_never')}
          </Typography>
          <WebhookStatus webhook={webhook} />
        </Box>
      )}
    </RecordCards>
  );
}

function WebhookLink({ webhook: { id, url } }: { webhook: Webhook }) {
  const createPath = useCreatePath();
  return (
    <Link to={createPath({ resource: 'webhooks', id, type: 'show' })}>
      <Box component="bdi" dir="ltr" sx={{ overflowWrap: 'anywhere' }}>
        {url}
      </Box>
    </Link>
  );
}
