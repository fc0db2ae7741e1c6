import type { EarningReport } from '@wayfare/shared';
import { lazy } from 'react';
import { PanelList, ListTools } from '../../frame/table/PanelList.js';
import { type EarningColumn, EarningTable, periodColumns } from './EarningTable.js';
import { periodFilters } from './periodFilters.js';

const ProfitByMonth = lazy(async () => ({ default: (await import('./ProfitByMonth.js')).ProfitByMonth }));

const columns: readonly EarningColumn[] = [
  { source: 'total_rides', label: 'panel_total_rides', kind: 'count' },
  { source: 'tripCost', label: 'panel_trip_cost', kind: 'money' },
  { source: 'rideCost', label: 'panel_ride_cost', kind: 'money' },
  { source: 'convenienceFee', label: 'panel_convenience_fee', kind: 'money' },
  { source: 'discountAmount', label: 'panel_discount', kind: 'money' },
  { source: 'profit', label: 'panel_profit', kind: 'money' },
  { source: 'raises', label: 'panel_raises', kind: 'money' },
];

/** Earnings of the business, month by month (rules 2.37, 3.52). */
export function EarningReportList() {
  return (
    <PanelList
      title="panel_earning_reports"
      filters={periodFilters}
      exported={[...periodColumns, ...columns]}
      sort={{ field: 'month', order: 'DESC' }}
      perPage={25}
      actions={<ListTools />}
    >
      <EarningTable<EarningReport>
        columns={columns}
        chart={{
          title: 'panel_earnings_by_month',
          draw: (rows, filter) => <ProfitByMonth rows={rows} filter={filter} />,
        }}
      />
    </PanelList>
  );
}
