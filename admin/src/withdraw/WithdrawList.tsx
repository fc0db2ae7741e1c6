import { Box } from '@mui/material';
import type { Withdraw } from '@wayfare/shared';
import { DataTable, SelectInput, SimpleList } from 'react-admin';
import { useFormat } from '../language/useFormat.js';
import { textKey, useText } from '../language/useText.js';
import { useIsNarrow } from '../layout/useIsNarrow.js';
import { useSession } from '../providers/session.js';
import { actionsColumn } from '../table/actionsColumn.js';
import { choosable, ColumnChooser } from '../table/ColumnChooser.js';
import { ListTools, NothingHere, PanelList } from '../table/PanelList.js';
import { PayoutStatus } from './PayoutStatus.js';
import { WithdrawActions } from './WithdrawActions.js';
import { exportedToo, type WithdrawColumn, withdrawColumnsFor } from './withdrawColumns.js';

const filters = [
  <SelectInput
    key="processed"
    source="processed"
    label={textKey('panel_processed')}
    choices={[
      { id: true, name: textKey('yes') },
      { id: false, name: textKey('no') },
    ]}
    alwaysOn
  />,
  <SelectInput
    key="failed"
    source="failed"
    label={textKey('panel_payout_failed')}
    choices={[
      { id: true, name: textKey('yes') },
      { id: false, name: textKey('no') },
    ]}
    alwaysOn
  />,
];

/** Who asked to be paid out (rules 2.39 to 2.41). */
export function WithdrawList() {
  const isNarrow = useIsNarrow();
  const { settings } = useSession();
  const columns = withdrawColumnsFor(settings);
  return (
    <PanelList
      title="panel_withdraws"
      exported={[...columns, ...exportedToo]}
      filters={filters}
      sort={{ field: 'date', order: 'DESC' }}
      perPage={25}
      actions={<ListTools>{!isNarrow && <ColumnChooser columns={columns} />}</ListTools>}
    >
      {isNarrow ? <WithdrawCards /> : <WithdrawTable columns={columns} />}
    </PanelList>
  );
}

function WithdrawTable({ columns }: { columns: readonly WithdrawColumn[] }) {
  const t = useText();
  return (
    <DataTable
      rowClick={false}
      bulkActionButtons={false}
      {...choosable(columns)}
      empty={<NothingHere text="panel_no_withdraws" />}
    >
      {columns.map((column) => (
        <DataTable.Col
          key={column.source}
          source={column.source}
          label={t(column.label)}
          disableSort={!column.sortable}
          align={column.kind === 'money' ? 'right' : 'left'}
          render={(record) => <WithdrawValue withdraw={record as Withdraw} column={column} />}
        />
      ))}
      <DataTable.Col
        source="status"
        label={t('panel_payout_status')}
        disableSort
        render={(record) => <PayoutStatus withdraw={record as Withdraw} />}
      />
      <DataTable.Col
        source="actions"
        label={t('panel_actions')}
        disableSort
        align="right"
        {...actionsColumn}
        render={(record) => <WithdrawActions withdraw={record as Withdraw} />}
      />
    </DataTable>
  );
}

function WithdrawValue({
  withdraw,
  column: { source, kind },
}: {
  withdraw: Withdraw;
  column: WithdrawColumn;
}) {
  const t = useText();
  const format = useFormat();
  const value = withdraw[source];
  if (kind === 'yesNo') return t(value ? 'yes' : 'no');
  if (value === null || value === undefined || value === '') return '–';
  if (kind === 'time') return <Box sx={{ whiteSpace: 'nowrap' }}>{format.dateTime(value as number)}</Box>;
  return <bdi>{kind === 'money' ? format.money(value as number) : value}</bdi>;
}

function WithdrawCards() {
  const format = useFormat();
  return (
    <SimpleList<Withdraw>
      rowClick={false}
      empty={<NothingHere text="panel_no_withdraws" />}
      primaryText={(withdraw) => (
        <>
          <bdi>{withdraw.name}</bdi> · <bdi>{format.money(withdraw.amount)}</bdi>
        </>
      )}
      secondaryText={(withdraw) => (
        <>
          {format.dateTime(withdraw.date)}
          {withdraw.bankAccount && (
            <>
              <br />
              <bdi>
                {[withdraw.bankName, withdraw.bankCode, withdraw.bankAccount].filter(Boolean).join(' · ')}
              </bdi>
            </>
          )}
        </>
      )}
      tertiaryText={(withdraw) => (
        <>
          <PayoutStatus withdraw={withdraw} />
          <WithdrawActions withdraw={withdraw} />
        </>
      )}
    />
  );
}
