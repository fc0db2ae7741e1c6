import { Chip } from '@mui/material';
import { type FareReviewRow, fareReviewStatuses } from '@wayfare/shared';
import { DataTable, SelectInput, SimpleList } from 'react-admin';
import type { ExportedColumn } from '../exporting/exportedColumn.js';
import { useFormat } from '../language/useFormat.js';
import { textKey, useText } from '../language/useText.js';
import { useIsNarrow } from '../layout/useIsNarrow.js';
import { ListTools, NothingHere, PanelList } from '../table/PanelList.js';
import { reasonWords, statusWords } from './fareReviewWords.js';

const filters = [
  <SelectInput
    key="status"
    source="status"
    label={textKey('panel_status')}
    choices={fareReviewStatuses.map((id) => ({ id, name: textKey(statusWords[id]) }))}
    alwaysOn
  />,
];

const exported: readonly ExportedColumn[] = [];

/** Fares whose evidence does not carry all that was measured, open ones first. */
export function FareReviewList() {
  const isNarrow = useIsNarrow();
  return (
    <PanelList
      title="panel_fare_reviews"
      exported={exported}
      filters={filters}
      sort={{ field: 'isOpen', order: 'DESC' }}
      perPage={25}
      actions={<ListTools />}
    >
      {isNarrow ? <FareReviewCards /> : <FareReviewTable />}
    </PanelList>
  );
}

export function ReviewStatus({ status }: Pick<FareReviewRow, 'status'>) {
  const t = useText();
  return (
    <Chip
      size="small"
      color={status === 'open' ? 'warning' : 'default'}
      variant={status === 'open' ? 'filled' : 'outlined'}
      label={t(statusWords[status])}
    />
  );
}

function FareReviewTable() {
  const t = useText();
  const format = useFormat();
  const amount = (value: number) => <bdi>{format.money(value)}</bdi>;
  return (
    <DataTable<FareReviewRow>
      rowClick="show"
      bulkActionButtons={false}
      empty={<NothingHere text="panel_no_fare_reviews" />}
    >
      <DataTable.Col
        source="openedAt"
        label={t('panel_review_opened')}
        render={({ openedAt }) => format.dateTime(openedAt)}
      />
      <DataTable.Col
        source="customer_name"
        label={t('panel_customer')}
        disableSort
        render={({ customer_name }) => <bdi>{customer_name}</bdi>}
      />
      <DataTable.Col
        source="driver_name"
        label={t('panel_driver')}
        disableSort
        render={({ driver_name }) => <bdi>{driver_name}</bdi>}
      />
      <DataTable.Col
        source="reasons"
        label={t('panel_review_why')}
        disableSort
        render={(review) =>
          (review as FareReviewRow).reasons.map((reason) => t(reasonWords[reason])).join(', ')
        }
      />
      <DataTable.Col
        source="estimate"
        label={t('panel_review_estimate')}
        disableSort
        align="right"
        render={({ estimate }) => amount(estimate)}
      />
      <DataTable.Col
        source="settled"
        label={t('panel_review_settled')}
        disableSort
        align="right"
        render={({ settled }) => amount(settled.trip_cost)}
      />
      <DataTable.Col
        source="measured"
        label={t('panel_review_measured')}
        disableSort
        align="right"
        render={({ measured }) => amount(measured.trip_cost)}
      />
      <DataTable.Col
        source="isOpen"
        label={t('panel_status')}
        render={({ status }) => <ReviewStatus status={status} />}
      />
    </DataTable>
  );
}

function FareReviewCards() {
  const t = useText();
  const format = useFormat();
  return (
    <SimpleList<FareReviewRow>
      rowClick="show"
      empty={<NothingHere text="panel_no_fare_reviews" />}
      primaryText={({ customer_name, driver_name }) => (
        <>
          <bdi>{customer_name}</bdi> · <bdi>{driver_name}</bdi>
        </>
      )}
      secondaryText={({ openedAt, settled, measured, reasons }) => (
        <>
          {format.dateTime(openedAt)} · {reasons.map((reason) => t(reasonWords[reason])).join(', ')}
          <br />
          {t('panel_review_settled')}: <bdi>{format.money(settled.trip_cost)}</bdi> ·{' '}
          {t('panel_review_measured')}: <bdi>{format.money(measured.trip_cost)}</bdi>
        </>
      )}
      tertiaryText={({ status }) => <ReviewStatus status={status} />}
    />
  );
}
