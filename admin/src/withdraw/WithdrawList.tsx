import { Box } from '@mui/material';
import type { Withdraw } from '@wayfare/shared';
import { SelectInput, SimpleList } from 'react-admin';
import { useFormat } from '../language/useFormat.js';
import { textKey, useText } from '../language/useText.js';
import { useIsNarrow } from '../layout/useIsNarrow.js';
import { useSession } from '../providers/session.js';
import { ColumnChooser } from '../table/ColumnChooser.js';
import { ListTools, NothingHere, PanelList } from '../table/PanelList.js';
import { type RecordColumn, RecordTable } from '../table/RecordTable.js';
import { yesOrNo } from '../table/yesOrNo.js';
import { PayoutStatus } from './PayoutStatus.js';
import { WithdrawActions } from './WithdrawActions.js';
import { exportedToo, type WithdrawColumn, withdrawColumnsFor } from './withdrawColumns.js';

const filters = [
  <SelectInput
    key="processed"
    source="processed"
    label={textKey('panel_processed')}
    choices={yesOrNo}
    alwaysOn
  />,
  <SelectInput
    key="failed"
    source="failed"
    label={textKey('panel_payout_failed')}
    choices={yesOrNo}
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
  return (
    <RecordTable<Withdraw>
      columns={[
        ...columns.map(
          (column): RecordColumn<Withdraw> => ({
            ...column,
            align: column.kind === 'money' ? 'right' : 'left',
            view: (withdraw) => <WithdrawValue withdraw={withdraw} column={column} />,
          }),
        ),
        statusColumn,
      ]}
      empty={<NothingHere text="panel_no_withdraws" />}
      actions={(withdraw) => <WithdrawActions withdraw={withdraw} />}
    />
  );
}

const statusColumn: RecordColumn<Withdraw> = {
  source: 'status',
  label: 'panel_payout_status',
  view: (withdraw) => <PayoutStatus withdraw={withdraw} />,
};

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
