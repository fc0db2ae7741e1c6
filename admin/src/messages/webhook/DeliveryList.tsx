import { Box, Button, Chip, Typography } from '@mui/material';
import type { WebhookDelivery } from '@wayfare/shared';
import { useState } from 'react';
import { Pagination, ReferenceManyField } from 'react-admin';
import { useFormat } from '../../frame/texts/useFormat.js';
import { useText } from '../../frame/texts/useText.js';
import { useIsNarrow } from '../../frame/layout/useIsNarrow.js';
import { NothingHere } from '../../frame/table/PanelList.js';
import { RecordCards } from '../../frame/table/RecordCards.js';
import { RecordTable } from '../../frame/table/RecordTable.js';
import { DeliveryDialog } from './DeliveryDialog.js';
import { eventName, stateWords } from './webhookWords.js';

/** The log of a webhook's deliveries, newest first. */
export function DeliveryList() {
  const isNarrow = useIsNarrow();
  return (
    <ReferenceManyField
      reference="webhook-deliveries"
      target="webhook"
      sort={{ field: 'createdAt', order: 'DESC' }}
      perPage={10}
      pagination={<Pagination rowsPerPageOptions={[]} />}
    >
      {isNarrow ? <DeliveryCards /> : <DeliveryTable />}
    </ReferenceManyField>
  );
}

function DeliveryTable() {
  const t = useText();
  const format = useFormat();
  return (
    <RecordTable<WebhookDelivery>
      columns={[
        {
          source: 'createdAt',
          label: 'panel_delivery_time',
          view: ({ createdAt }) => format.dateTime(createdAt),
        },
        { source: 'type', label: 'panel_delivery_event', view: ({ type }) => eventName(type, t) },
        { source: 'state', label: 'panel_status', view: (delivery) => <DeliveryState delivery={delivery} /> },
        {
          source: 'tries',
          label: 'panel_delivery_tries',
          align: 'right',
          view: ({ tries }) => format.number(tries),
        },
        {
          source: 'lastStatus',
          label: 'panel_delivery_status',
          align: 'right',
          view: ({ lastStatus }) => lastStatus ?? '–',
        },
        {
          source: 'dueAt',
          label: 'panel_delivery_due',
          view: ({ dueAt }) => (dueAt ? format.dateTime(dueAt) : '–'),
        },
      ]}
      empty={<NothingHere text="panel_no_deliveries" />}
      actions={(delivery) => <DetailsButton delivery={delivery} />}
    />
  );
}

function DeliveryCards() {
  const t = useText();
  const format = useFormat();
  return (
    <RecordCards<WebhookDelivery> empty={<NothingHere text="panel_no_deliveries" />}>
      {(delivery) => (
        <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
          <Typography sx={{ fontWeight: 600 }}>{eventName(delivery.type, t)}</Typography>
          <Typography variant="body2" color="textSecondary">
            {format.dateTime(delivery.createdAt)}
            {delivery.lastStatus ? ` · ${t('panel_delivery_status')}: ${delivery.lastStatus}` : ''}
            {` · ${t('panel_delivery_tries')}: ${format.number(delivery.tries)}`}
          </Typography>
          {delivery.dueAt && (
            <Typography variant="body2" color="textSecondary">
              {t('panel_delivery_due')}: {format.dateTime(delivery.dueAt)}
            </Typography>
          )}
          <DeliveryState delivery={delivery} />
          <DetailsButton delivery={delivery} />
        </Box>
      )}
    </RecordCards>
  );
}

const colors = { pending: 'warning', delivered: 'success', failed: 'error' } as const;

function DeliveryState({ delivery: { state } }: { delivery: WebhookDelivery }) {
  const t = useText();
  return <Chip size="small" variant="outlined" color={colors[state]} label={t(stateWords[state])} />;
}

function DetailsButton({ delivery }: { delivery: WebhookDelivery }) {
  const t = useText();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setIsOpen(true)}>
        {t('panel_details')}
      </Button>
      {isOpen && <DeliveryDialog id={delivery.id} onClose={() => setIsOpen(false)} />}
    </>
  );
}
