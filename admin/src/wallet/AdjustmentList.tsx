import { Box, Chip, Typography } from '@mui/material';
import { type Adjustment, adjustmentStates } from '@wayfare/shared';
import { DataTable, SelectInput, SimpleList } from 'react-admin';
import type { ExportedColumn } from '../exporting/exportedColumn.js';
import { useFormat } from '../language/useFormat.js';
import { textKey, useText } from '../language/useText.js';
import { useIsNarrow } from '../layout/useIsNarrow.js';
import { actionsColumn } from '../table/actionsColumn.js';
import { NothingHere, PanelList } from '../table/PanelList.js';
import { DecideAdjustment } from './DecideAdjustment.js';
import { OnlyAdminAlert } from './OnlyAdminAlert.js';

const exported: readonly ExportedColumn[] = [
  { source: 'date', label: 'panel_audit_at', kind: 'time' },
  { source: 'userName', label: 'panel_wallet_of' },
  { source: 'kind', label: 'panel_adjustment_kind', inWords: (kind, t) => t(`panel_kind_${kind as Kind}`) },
  { source: 'amount', label: 'panel_amount' },
  { source: 'note', label: 'panel_note' },
  {
    source: 'state',
    label: 'panel_adjustment_state',
    inWords: (state, t) => t(`panel_state_${state as Adjustment['state']}`),
  },
  { source: 'byName', label: 'panel_adjustment_by' },
  { source: 'decidedByName', label: 'panel_adjustment_decided_by' },
];
type Kind = Adjustment['kind'];

/** States the filter offers: those that pass in a moment are left out. */
const lasting = adjustmentStates.filter((state) => state !== 'new' && state !== 'approved');

const filters = [
  <SelectInput
    key="state"
    source="state"
    label={textKey('panel_adjustment_state')}
    choices={lasting.map((state) => ({ id: state, name: textKey(`panel_state_${state}`) }))}
    alwaysOn
  />,
];

/** What admins have posted to wallets by hand, and what waits for a second admin. */
export function AdjustmentList() {
  const isNarrow = useIsNarrow();
  return (
    <>
      <OnlyAdminAlert />
      <PanelList
        title="panel_adjustments"
        exported={exported}
        filters={filters}
        sort={{ field: 'date', order: 'DESC' }}
        perPage={25}
      >
        {isNarrow ? <AdjustmentCards /> : <AdjustmentTable />}
      </PanelList>
    </>
  );
}

function AdjustmentTable() {
  const t = useText();
  const format = useFormat();
  return (
    <DataTable rowClick={false} bulkActionButtons={false} empty={<NothingHere text="panel_no_adjustments" />}>
      <DataTable.Col
        source="date"
        label={t('panel_audit_at')}
        render={(record) => (
          <Box sx={{ whiteSpace: 'nowrap' }}>{format.dateTime((record as Adjustment).date)}</Box>
        )}
      />
      <DataTable.Col
        source="userName"
        label={t('panel_wallet_of')}
        disableSort
        render={(record) => <bdi>{(record as Adjustment).userName}</bdi>}
      />
      <DataTable.Col
        source="kind"
        label={t('panel_adjustment_kind')}
        disableSort
        render={(record) => <KindOf adjustment={record as Adjustment} />}
      />
      <DataTable.Col
        source="amount"
        label={t('panel_amount')}
        disableSort
        align="right"
        render={(record) => <bdi>{format.money((record as Adjustment).amount)}</bdi>}
      />
      <DataTable.Col
        source="note"
        label={t('panel_note')}
        disableSort
        render={(record) => <bdi>{(record as Adjustment).note || '–'}</bdi>}
      />
      <DataTable.Col
        source="byName"
        label={t('panel_adjustment_by')}
        disableSort
        render={(record) => <bdi>{(record as Adjustment).byName}</bdi>}
      />
      <DataTable.Col
        source="state"
        label={t('panel_adjustment_state')}
        disableSort
        render={(record) => <StateOf adjustment={record as Adjustment} />}
      />
      <DataTable.Col
        source="actions"
        label={t('panel_actions')}
        disableSort
        align="right"
        {...actionsColumn}
        render={(record) => <DecideAdjustment adjustment={record as Adjustment} />}
      />
    </DataTable>
  );
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
    <SimpleList<Adjustment>
      rowClick={false}
      empty={<NothingHere text="panel_no_adjustments" />}
      primaryText={(adjustment) => (
        <>
          <bdi>{adjustment.userName}</bdi> · <bdi>{format.money(adjustment.amount)}</bdi>
          <Box component="span" sx={{ display: 'block' }}>
            <KindOf adjustment={adjustment} />
          </Box>
        </>
      )}
      secondaryText={(adjustment) => (
        <Box component="span" sx={{ display: 'block' }}>
          {format.dateTime(adjustment.date)} · <bdi>{adjustment.byName}</bdi>
          <br />
          <bdi>{adjustment.note}</bdi>
        </Box>
      )}
      tertiaryText={(adjustment) => (
        <>
          <StateOf adjustment={adjustment} />
          <DecideAdjustment adjustment={adjustment} />
        </>
      )}
    />
  );
}
