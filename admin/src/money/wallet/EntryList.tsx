import { Box, Typography } from '@mui/material';
import { entryKinds, isReversible, type LedgerEntry, ledgerAccounts, reversedRef } from '@wayfare/shared';
import type { ExportedColumn } from '@wayfare/web/exporting';
import { entryName, walletColumns } from '@wayfare/web/wallet';
import { useMemo } from 'react';
import { Link, SelectInput, useCreatePath, useListContext } from 'react-admin';
import { useMay } from '../../frame/access/useStaffMay.js';
import { useIsNarrow } from '../../frame/layout/useIsNarrow.js';
import { moneyFilters } from '../../frame/table/moneyFilters.js';
import { NothingHere, PanelList } from '../../frame/table/PanelList.js';
import { CardHead, RecordCards } from '../../frame/table/RecordCards.js';
import { type RecordColumn, RecordTable } from '../../frame/table/RecordTable.js';
import { useFormat } from '../../frame/texts/useFormat.js';
import { textKey, useText } from '../../frame/texts/useText.js';

type Entry = LedgerEntry & { id: string };
type Format = ReturnType<typeof useFormat>;

const filters = [
  ...moneyFilters('date'),
  <SelectInput
    key="kind"
    source="kind"
    label={textKey('wallet_entry')}
    choices={entryKinds.map((id) => ({ id, name: textKey(`wallet_kind_${id}`) }))}
    alwaysOn
  />,
  <SelectInput
    key="account"
    source="account"
    label={textKey('wallet_account')}
    choices={ledgerAccounts.map((id) => ({
      id,
      name: textKey(id === 'bonus' ? 'wallet_bonus' : 'wallet_title'),
    }))}
    alwaysOn
  />,
];

const exported: readonly ExportedColumn[] = [
  { source: 'userName', label: 'panel_wallet_of' },
  ...walletColumns,
  { source: 'byName', label: 'panel_adjustment_by' },
  { source: 'note', label: 'panel_note' },
];

/** Every entry of the ledger: what it is for, whose it is, and what it belongs to. */
export function EntryList() {
  const isNarrow = useIsNarrow();
  return (
    <PanelList
      title="panel_wallet_entries"
      exported={exported}
      filters={filters}
      sort={{ field: 'date', order: 'DESC' }}
      perPage={25}
    >
      {isNarrow ? <EntryCards /> : <EntryTable />}
    </PanelList>
  );
}

function EntryTable() {
  const { data } = useListContext<Entry>();
  const isOfOneWallet = (data ?? []).some(({ balance }) => balance !== undefined);
  return (
    <RecordTable<Entry> columns={useColumns(isOfOneWallet)} empty={<NothingHere text="panel_no_entries" />} />
  );
}

/** The columns of entries. Entries of several wallets have no running balance. */
function useColumns(isOfOneWallet: boolean): readonly RecordColumn<Entry>[] {
  const format = useFormat();
  return useMemo(
    () => [...entryColumns(format), ...(isOfOneWallet ? [balanceColumn(format)] : [])],
    [format, isOfOneWallet],
  );
}

const entryColumns = (format: Format): readonly RecordColumn<Entry>[] => [
  {
    source: 'date',
    label: 'wallet_time',
    kind: 'time',
    sortable: true,
    view: ({ date }) => format.dateTime(date),
  },
  { source: 'uid', label: 'panel_wallet_of', view: (entry) => <Owner entry={entry} /> },
  { source: 'kind', label: 'wallet_entry', view: (entry) => <WhatFor entry={entry} /> },
  { source: 'booking', label: 'panel_reference', view: (entry) => <Source entry={entry} /> },
  {
    source: 'amount',
    label: 'panel_amount',
    align: 'right',
    view: (entry) => <SignedAmount entry={entry} />,
  },
];

const balanceColumn = (format: Format): RecordColumn<Entry> => ({
  source: 'balance',
  label: 'panel_balance_after',
  align: 'right',
  view: ({ balance }) => (balance === undefined ? '–' : <bdi>{format.money(balance)}</bdi>),
});

const pageOf: Readonly<Record<string, string>> = { rider: 'riders', driver: 'drivers' };

function Owner({ entry: { uid, userName, usertype } }: { entry: Entry }) {
  const createPath = useCreatePath();
  const resource = usertype && pageOf[usertype];
  if (!resource) return <bdi>{userName || '–'}</bdi>;
  return (
    <Link to={createPath({ resource, id: uid, type: 'edit' })}>
      <bdi>{userName}</bdi>
    </Link>
  );
}

/** What an entry is for and, if staff posted it, who did and why. */
function WhatFor({ entry }: { entry: Entry }) {
  const t = useText();
  return (
    <>
      {t(entryName(entry))}
      {entry.account === 'bonus' && <> · {t('wallet_bonus')}</>}
      {entry.by && (
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {t('panel_posted_by', { name: entry.byName ?? '' })}
          {entry.note && (
            <>
              {' · '}
              <bdi>{entry.note}</bdi>
            </>
          )}
        </Typography>
      )}
    </>
  );
}

/** The list that has the record of an entry, the text that finds it there, and the name of the link. */
function recordOf(txRef: string) {
  const [source, id = ''] = txRef.split(':');
  if (isReversible(txRef) || reversedRef(txRef))
    return { list: 'walletadjustments', q: txRef, label: 'panel_entry_posting' } as const;
  if (source === 'payment') return { list: 'cardpayments', q: id, label: 'panel_entry_payment' } as const;
  if (source === 'refund') return { list: 'cardrefunds', q: id, label: 'panel_entry_refund' } as const;
  if (source === 'withdraw') return { list: 'withdraws', q: id, label: 'panel_entry_payout' } as const;
  return null;
}

/** Leads to the trip, payment, refund, payout, or posting of an entry, if the user may see it. */
function Source({ entry }: { entry: Entry }) {
  const t = useText();
  const createPath = useCreatePath();
  const record = recordOf(entry.txRef);
  const mayList = useMay('list', record?.list ?? 'wallethistory');
  if (entry.booking)
    return (
      <Link to={createPath({ resource: 'bookings', id: entry.booking, type: 'show' })}>
        <Box component="bdi" sx={{ whiteSpace: 'nowrap' }}>
          {entry.bookingReference ?? entry.booking}
        </Box>
      </Link>
    );
  if (!record || !mayList) return '–';
  return (
    <Link to={`/${record.list}?filter=${encodeURIComponent(JSON.stringify({ q: record.q }))}`}>
      {t(record.label)}
    </Link>
  );
}

function SignedAmount({ entry: { type, amount } }: { entry: Entry }) {
  const format = useFormat();
  return (
    <bdi>
      {type === 'Credit' ? '+' : '−'}
      {format.money(amount)}
    </bdi>
  );
}

function EntryCards() {
  const format = useFormat();
  return (
    <RecordCards<Entry> empty={<NothingHere text="panel_no_entries" />}>
      {(entry) => (
        <>
          <CardHead name={<Owner entry={entry} />} amount={<SignedAmount entry={entry} />} />
          <WhatFor entry={entry} />
          <Typography variant="body2" color="textSecondary">
            {format.dateTime(entry.date)} · <Source entry={entry} />
          </Typography>
        </>
      )}
    </RecordCards>
  );
}
