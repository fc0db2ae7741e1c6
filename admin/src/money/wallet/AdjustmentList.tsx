import { Box, Chip, Typography } from '@mui/material';
import { type Adjustment, adjustmentStates, type TranslationKey } from '@wayfare/shared';
import { useMemo } from 'react';
import { SelectInput } from 'react-admin';
import type { ExportedColumn } from '@wayfare/web/exporting';
import { useFormat } from '../../frame/texts/useFormat.js';
import { textKey, useText } from '../../frame/texts/useText.js';
import { useIsNarrow } from '../../frame/layout/useIsNarrow.js';
import { NothingHere, PanelList } from '../../frame/table/PanelList.js';
import { moneyFilters } from '../../frame/table/moneyFilters.js';
import { CardHead, RecordCards } from '../../frame/table/RecordCards.js';
import { type RecordColumn, RecordTable } from '../../frame/table/RecordTable.js';
import { DecideAdjustment } from './DecideAdjustment.js';
import { OnlyAdminAlert } from './OnlyAdminAlert.js';

type Kind = Adjustment['kind'];
type State = Adjustment['state'];

interface AdjustmentColumn extends ExportedColumn, RecordColumn<Adjustment> {
  source: keyof Adjustment;
}

/** Exported in addition to the table's columns, which show it next to the state. */
const decidedBy: ExportedColumn = { source: 'decidedByName', label: 'panel_adjustment_decided_by' };

/** States in the filter, without the short-lived ones. */
const lasting = adjustmentStates.filter((state) => state !== 'new' && state !== 'approved');

const filters = [
  ...moneyFilters('date'),
  <SelectInput
    key="state"
    source="state"
    label={textKey('panel_adjustment_state')}
    choices={lasting.map((state) => ({ id: state, name: textKey(`panel_state_${state}`) }))}
    alwaysOn
  />,
];

/** Manual wallet postings by admins, and those that wait for a second admin. */
export function AdjustmentList() {
  const isNarrow = useIsNarrow();
  const columns = useColumns();
  return (
    <>
      <OnlyAdminAlert />
      <PanelList
        title="panel_adjustments"
        exported={[...columns, decidedBy]}
        filters={filters}
        sort={{ field: 'date', order: 'DESC' }}
        perPage={25}
      >
        {isNarrow ? (
          <AdjustmentCards />
        ) : (
          <RecordTable<Adjustment>
            columns={columns}
            empty={<NothingHere text="panel_no_adjustments" />}
            actions={(adjustment) => <DecideAdjustment adjustment={adjustment} />}
          />
        )}
      </PanelList>
    </>
  );
}

function useColumns(): readonly AdjustmentColumn[] {
  const format = useFormat();
  return useMemo(() => {
    const name = (source: 'userName' | 'byName', label: TranslationKey): AdjustmentColumn => ({
      source,
      label,
      cut: 12,
      view: (adjustment) => <bdi title={adjustment[source]}>{adjustment[source] || '–'}</bdi>,
    });
    return [
      {
        source: 'date',
        label: 'panel_audit_at',
        kind: 'time',
        sortable: true,
        view: ({ date }) => <Box sx={{ whiteSpace: 'nowrap' }}>{format.dateTime(date)}</Box>,
      },
      name('userName', 'panel_wallet_of'),
      {
        source: 'kind',
        label: 'panel_adjustment_kind',
        inWords: (kind, t) => t(`panel_kind_${kind as Kind}`),
        view: (adjustment) => (
          // The reference of a reversed entry is one long word: it would push the state off the screen.
          <Box sx={{ width: 130, overflowWrap: 'anywhere' }}>
            <KindOf adjustment={adjustment} />
          </Box>
        ),
      },
      {
        source: 'amount',
        label: 'panel_amount',
        kind: 'money',
        align: 'right',
        view: ({ amount }) => <bdi>{format.money(amount)}</bdi>,
      },
      {
        source: 'state',
        label: 'panel_adjustment_state',
        inWords: (state, t) => t(`panel_state_${state as State}`),
        view: (adjustment) => (
          <Box sx={{ minWidth: 130 }}>
            <StateOf adjustment={adjustment} />
          </Box>
        ),
      },
      {
        source: 'note',
        label: 'panel_note',
        cut: 14,
        view: ({ note }) => <bdi {...(note && { title: note })}>{note || '–'}</bdi>,
      },
      name('byName', 'panel_adjustment_by'),
    ];
  }, [format]);
}

function KindOf({ adjustment: { kind, reverses } }: { adjustment: Adjustment }) {
  const t = useText();
  return (
    <>
      {t(`panel_kind_${kind}`)}
      {reverses && (
        <Typography variant="body2" color="text.secondary">
          <bdi>{reverses}</bdi>
        </Typography>
      )}
    </>
  );
}

const colors = { pending: 'warning', posted: 'success', failed: 'error' } as const;

function StateOf({ adjustment }: { adjustment: Adjustment }) {
  const t = useText();
  const format = useFormat();
  const { state, expiresAt, decidedByName, decisionNote } = adjustment;
  const color = state in colors ? colors[state as keyof typeof colors] : 'default';
  return (
    <>
      <Chip size="small" variant="outlined" color={color} label={t(`panel_state_${state}`)} />
      <Typography variant="body2" color="text.secondary">
        {state === 'pending' && expiresAt
          ? t('panel_adjustment_expires', { date: format.dateTime(expiresAt) })
          : decidedByName && <bdi>{[decidedByName, decisionNote].filter(Boolean).join(': ')}</bdi>}
      </Typography>
    </>
  );
}

function AdjustmentCards() {
  const format = useFormat();
  return (
    <RecordCards<Adjustment> empty={<NothingHere text="panel_no_adjustments" />}>
      {(adjustment) => (
        <>
          <CardHead name={adjustment.userName} amount={format.money(adjustment.amount)} />
          <KindOf adjustment={adjustment} />
          {adjustment.note && (
            <Typography variant="body2">
              <bdi>{adjustment.note}</bdi>
            </Typography>
          )}
          <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
            <bdi>{adjustment.byName}</bdi> · {format.dateTime(adjustment.date)}
          </Typography>
          <StateOf adjustment={adjustment} />
          <Box sx={{ display: 'flex', justifyContent: 'end' }}>
            <DecideAdjustment adjustment={adjustment} />
          </Box>
        </>
      )}
    </RecordCards>
  );
}
