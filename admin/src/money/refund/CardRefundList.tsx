import { Box, Chip, Typography } from '@mui/material';
import { type Refund, refundStates, type TranslationKey } from '@wayfare/shared';
import { useMemo } from 'react';
import { SelectInput } from 'react-admin';
import type { ExportedColumn } from '@wayfare/web/exporting';
import { useIsNarrow } from '../../frame/layout/useIsNarrow.js';
import { NothingHere, PanelList } from '../../frame/table/PanelList.js';
import { moneyFilters } from '../../frame/table/moneyFilters.js';
import { CardHead, RecordCards } from '../../frame/table/RecordCards.js';
import { type RecordColumn, RecordTable } from '../../frame/table/RecordTable.js';
import { useFormat } from '../../frame/texts/useFormat.js';
import { textKey, useText } from '../../frame/texts/useText.js';
import { CardMoney } from './CardMoney.js';

interface RefundColumn extends ExportedColumn, RecordColumn<Refund> {
  source: keyof Refund;
}

/** Exported in addition to the table's columns, which show some of it next to others. */
const exportedToo: readonly ExportedColumn[] = [
  { source: 'currency', label: 'panel_set_code' },
  { source: 'bookingReference', label: 'panel_alert_trip' },
  { source: 'byName', label: 'panel_adjustment_by' },
  { source: 'providerReference', label: 'panel_card_reference' },
];

/** States in the filter, without those that read the same or pass at once. */
const lasting = refundStates.filter((state) => state !== 'taken' && state !== 'failed');

const filters = [
  ...moneyFilters('createdAt'),
  <SelectInput
    key="state"
    source="state"
    label={textKey('panel_refund_state')}
    choices={lasting.map((state) => ({ id: state, name: textKey(`panel_refund_state_${state}`) }))}
    alwaysOn
  />,
];

/** Refunds to cards: what became of each, and why. */
export function CardRefundList() {
  const isNarrow = useIsNarrow();
  const columns = useColumns();
  return (
    <PanelList
      title="panel_card_refunds"
      exported={[...columns, ...exportedToo]}
      filters={filters}
      sort={{ field: 'createdAt', order: 'DESC' }}
      perPage={25}
    >
      {isNarrow ? (
        <RefundCards />
      ) : (
        <RecordTable<Refund> columns={columns} empty={<NothingHere text="panel_no_card_refunds" />} />
      )}
    </PanelList>
  );
}

function useColumns(): readonly RefundColumn[] {
  const format = useFormat();
  return useMemo(() => {
    const name = (source: 'payerName' | 'provider', label: TranslationKey): RefundColumn => ({
      source,
      label,
      view: (refund) => <bdi>{refund[source]}</bdi>,
    });
    return [
      {
        source: 'createdAt',
        label: 'panel_audit_at',
        kind: 'time',
        sortable: true,
        view: ({ createdAt }) => <Box sx={{ whiteSpace: 'nowrap' }}>{format.dateTime(createdAt)}</Box>,
      },
      name('payerName', 'panel_card_payer'),
      name('provider', 'panel_card_provider'),
      {
        source: 'amount',
        label: 'panel_amount',
        align: 'right',
        view: ({ amount, currency }) => <CardMoney amount={amount} currency={currency} />,
      },
      {
        source: 'state',
        label: 'panel_refund_state',
        inWords: (state, t) => t(`panel_refund_state_${state as Refund['state']}`),
        view: (refund) => <StateOf refund={refund} />,
      },
      {
        source: 'source',
        label: 'panel_refund_source',
        inWords: (source, t) => t(`panel_refund_from_${source as Refund['source']}`),
        view: (refund) => <SourceOf refund={refund} />,
      },
      {
        source: 'reason',
        label: 'panel_refund_reason',
        inWords: (reason, t) => t(`panel_refund_reason_${reason as Refund['reason']}`),
        view: (refund) => <ReasonOf refund={refund} />,
      },
    ];
  }, [format]);
}

const colors = { done: 'success', returned: 'warning', failed: 'warning', kept: 'default' } as const;

function StateOf({ refund: { state, failure } }: { refund: Refund }) {
  const t = useText();
  const color = state in colors ? colors[state as keyof typeof colors] : 'info';
  return (
    <Box sx={{ minWidth: 150, overflowWrap: 'anywhere' }}>
      <Chip size="small" variant="outlined" color={color} label={t(`panel_refund_state_${state}`)} />
      {failure && (
        <Typography variant="body2" color="text.secondary">
          <bdi>{failure}</bdi>
        </Typography>
      )}
    </Box>
  );
}

function SourceOf({ refund: { source } }: { refund: Refund }) {
  const t = useText();
  return <>{t(`panel_refund_from_${source}`)}</>;
}

function ReasonOf({ refund: { reason, byName, note } }: { refund: Refund }) {
  const t = useText();
  return (
    <Box sx={{ minWidth: 140, overflowWrap: 'anywhere' }}>
      {t(`panel_refund_reason_${reason}`)}
      {byName && (
        <Typography variant="body2" color="text.secondary">
          <bdi>{[byName, note].filter(Boolean).join(': ')}</bdi>
        </Typography>
      )}
    </Box>
  );
}

function RefundCards() {
  const format = useFormat();
  return (
    <RecordCards<Refund> empty={<NothingHere text="panel_no_card_refunds" />}>
      {(refund) => (
        <>
          <CardHead
            name={refund.payerName}
            amount={<CardMoney amount={refund.amount} currency={refund.currency} />}
          />
          <Typography variant="body2" color="text.secondary">
            <bdi>{refund.provider}</bdi> · {format.dateTime(refund.createdAt)}
          </Typography>
          <StateOf refund={refund} />
          <ReasonOf refund={refund} />
        </>
      )}
    </RecordCards>
  );
}
