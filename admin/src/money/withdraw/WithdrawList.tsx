import { Box, Typography } from '@mui/material';
import type { Withdraw } from '@wayfare/shared';
import { SelectInput } from 'react-admin';
import { useFormat } from '../../frame/texts/useFormat.js';
import { textKey, useText } from '../../frame/texts/useText.js';
import { useIsNarrow } from '../../frame/layout/useIsNarrow.js';
import { useSession } from '../../frame/session/session.js';
import { ColumnChooser } from '../../frame/table/ColumnChooser.js';
import { ListTools, NothingHere, PanelList } from '../../frame/table/PanelList.js';
import { moneyFilters } from '../../frame/table/moneyFilters.js';
import { CardHead, RecordCards } from '../../frame/table/RecordCards.js';
import { type RecordColumn, RecordTable } from '../../frame/table/RecordTable.js';
import { yesOrNo } from '../../frame/table/yesOrNo.js';
import { PayoutStatus } from './PayoutStatus.js';
import { WithdrawActions } from './WithdrawActions.js';
import { exportedToo, type WithdrawColumn, withdrawColumnsFor } from './withdrawColumns.js';

const filters = [
  ...moneyFilters('date'),
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

/** Payout requests (rules 2.39 to 2.41). */
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
      columns={columns.flatMap((column) => {
        const shown: RecordColumn<Withdraw> = {
          ...column,
          align: column.kind === 'money' ? 'right' : 'left',
          view: (withdraw) => <WithdrawValue withdraw={withdraw} column={column} />,
        };
        // Next to the amount, the status is visible on every screen.
        return column.source === 'amount' ? [shown, statusColumn] : [shown];
      })}
      empty={<NothingHere text="panel_no_withdraws" />}
      actions={(withdraw) => <WithdrawActions withdraw={withdraw} />}
    />
  );
}

const statusColumn: RecordColumn<Withdraw> = {
  source: 'status',
  label: 'panel_payout_status',
  view: (withdraw) => (
    <Box sx={{ minWidth: 160 }}>
      <PayoutStatus withdraw={withdraw} />
    </Box>
  ),
};

/** The number of an account stays on one line, beside long names too. */
const SHORT_WORD = /^\S{1,20}$/;

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
  const text = kind === 'money' ? format.money(value as number) : String(value);
  return (
    <Box component="bdi" sx={SHORT_WORD.test(text) ? { whiteSpace: 'nowrap' } : {}}>
      {text}
    </Box>
  );
}

function WithdrawCards() {
  const format = useFormat();
  return (
    <RecordCards<Withdraw> empty={<NothingHere text="panel_no_withdraws" />}>
      {(withdraw) => {
        const { name, amount, date, bankName, bankCode, bankAccount } = withdraw;
        return (
          <>
            <CardHead name={name} amount={format.money(amount)} />
            <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
              {format.dateTime(date)}
              {bankAccount && (
                <>
                  <br />
                  <bdi>{[bankName, bankCode, bankAccount].filter(Boolean).join(' · ')}</bdi>
                </>
              )}
            </Typography>
            <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'end', gap: 2 }}>
              <PayoutStatus withdraw={withdraw} />
              <Box sx={{ whiteSpace: 'nowrap' }}>
                <WithdrawActions withdraw={withdraw} />
              </Box>
            </Box>
          </>
        );
      }}
    </RecordCards>
  );
}
