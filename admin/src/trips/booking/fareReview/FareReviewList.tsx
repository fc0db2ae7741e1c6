import { Chip } from '@mui/material';
import { type FareReviewRow, fareReviewStatuses, type TranslationKey } from '@wayfare/shared';
import { SelectInput, SimpleList } from 'react-admin';
import type { ExportedColumn } from '@wayfare/web/exporting';
import { useFormat } from '../../../frame/texts/useFormat.js';
import { textKey, useText } from '../../../frame/texts/useText.js';
import { useIsNarrow } from '../../../frame/layout/useIsNarrow.js';
import { ListTools, NothingHere, PanelList } from '../../../frame/table/PanelList.js';
import { type RecordColumn, RecordTable } from '../../../frame/table/RecordTable.js';
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

/** Fares whose evidence does not support the full measured amount, open ones first. */
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
  const amount = (
    source: string,
    label: TranslationKey,
    of: (review: FareReviewRow) => number,
  ): RecordColumn<FareReviewRow> => ({
    source,
    label,
    align: 'right',
    view: (review) => <bdi>{format.money(of(review))}</bdi>,
  });
  return (
    <RecordTable<FareReviewRow>
      columns={[
        {
          source: 'openedAt',
          label: 'panel_review_opened',
          sortable: true,
          view: ({ openedAt }) => format.dateTime(openedAt),
        },
        {
          source: 'customer_name',
          label: 'panel_customer',
          view: ({ customer_name }) => <bdi>{customer_name}</bdi>,
        },
        { source: 'driver_name', label: 'panel_driver', view: ({ driver_name }) => <bdi>{driver_name}</bdi> },
        {
          source: 'reasons',
          label: 'panel_review_why',
          view: ({ reasons }) => reasons.map((reason) => t(reasonWords[reason])).join(', '),
        },
        amount('estimate', 'panel_review_estimate', ({ estimate }) => estimate),
        amount('settled', 'panel_review_settled', ({ settled }) => settled.trip_cost),
        amount('measured', 'panel_review_measured', ({ measured }) => measured.trip_cost),
        {
          source: 'isOpen',
          label: 'panel_status',
          sortable: true,
          view: ({ status }) => <ReviewStatus status={status} />,
        },
      ]}
      rowClick="show"
      empty={<NothingHere text="panel_no_fare_reviews" />}
    />
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
