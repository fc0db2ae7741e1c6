import { Box, Typography } from '@mui/material';
import { differenceKinds, type PaymentDifference } from '@wayfare/shared';
import { useMemo } from 'react';
import { SelectInput } from 'react-admin';
import type { ExportedColumn } from '@wayfare/web/exporting';
import { useIsNarrow } from '../../frame/layout/useIsNarrow.js';
import { CardMoney } from '../../money/refund/CardMoney.js';
import { NothingHere, PanelList } from '../../frame/table/PanelList.js';
import { RecordCards } from '../../frame/table/RecordCards.js';
import { type RecordColumn, RecordTable } from '../../frame/table/RecordTable.js';
import { useFormat } from '../../frame/texts/useFormat.js';
import { textKey, useText } from '../../frame/texts/useText.js';

interface DifferenceColumn extends ExportedColumn, RecordColumn<PaymentDifference> {
  source: keyof PaymentDifference;
}

const filters = [
  <SelectInput
    key="kind"
    source="kind"
    label={textKey('panel_difference')}
    choices={differenceKinds.map((kind) => ({ id: kind, name: textKey(`panel_difference_${kind}`) }))}
    alwaysOn
  />,
];

/** Card payments that differ from what their providers say. */
export function PaymentDifferenceList() {
  const t = useText();
  const isNarrow = useIsNarrow();
  const columns = useColumns();
  const empty = <NothingHere text="panel_no_differences" />;
  return (
    <>
      <Typography color="textSecondary" sx={{ pt: 2 }}>
        {t('panel_differences_text')}
      </Typography>
      <PanelList
        title="panel_differences"
        exported={columns}
        filters={filters}
        sort={{ field: 'startedAt', order: 'DESC' }}
        perPage={25}
      >
        {isNarrow ? (
          <RecordCards<PaymentDifference> empty={empty}>
            {(difference) => columns.map(({ source, view }) => <Box key={source}>{view(difference)}</Box>)}
          </RecordCards>
        ) : (
          <RecordTable<PaymentDifference> columns={columns} empty={empty} />
        )}
      </PanelList>
    </>
  );
}

function useColumns(): readonly DifferenceColumn[] {
  const t = useText();
  const format = useFormat();
  return useMemo(
    () => [
      {
        source: 'startedAt',
        label: 'panel_audit_at',
        kind: 'time',
        sortable: true,
        view: ({ startedAt }) => <Box sx={{ whiteSpace: 'nowrap' }}>{format.dateTime(startedAt)}</Box>,
      },
      { source: 'provider', label: 'panel_card_provider', view: ({ provider }) => <bdi>{provider}</bdi> },
      {
        source: 'kind',
        label: 'panel_difference',
        inWords: (kind, text) => text(`panel_difference_${kind as PaymentDifference['kind']}`),
        view: ({ kind }) => t(`panel_difference_${kind}`),
      },
      {
        source: 'amount',
        label: 'panel_difference_here',
        align: 'right',
        view: ({ amount, currency }) => <CardMoney amount={amount} currency={currency} />,
      },
      {
        source: 'amountThere',
        label: 'panel_difference_there',
        align: 'right',
        view: ({ amountThere, currencyThere }) =>
          amountThere === null ? '–' : <CardMoney amount={amountThere} currency={currencyThere ?? ''} />,
      },
      {
        source: 'attempt',
        label: 'panel_card_reference',
        view: ({ attempt }) => (
          <Box sx={{ overflowWrap: 'anywhere', minWidth: 140 }}>
            <bdi>{attempt}</bdi>
          </Box>
        ),
      },
    ],
    [format, t],
  );
}
