import { type DriverEarning, fullName, type User } from '@wayfare/shared';
import { AutocompleteInput, ReferenceInput } from 'react-admin';
import { textKey } from '../../frame/texts/useText.js';
import { ListTools, PanelList } from '../../frame/table/PanelList.js';
import { type EarningColumn, EarningTable, periodColumns } from './EarningTable.js';
import { periodFilters } from './periodFilters.js';
import { topDrivers } from './sums.js';

/** Number of drivers in the chart. */
const BARS = 10;

const columns: readonly EarningColumn[] = [
  { source: 'driverName', label: 'panel_driver_name_column', kind: 'text' },
  { source: 'total_rides', label: 'panel_total_rides', kind: 'count' },
  { source: 'driverVehicleNo', label: 'panel_vehicle_number', kind: 'text' },
  { source: 'driverShare', label: 'panel_driver_share', kind: 'money' },
  { source: 'raises', label: 'panel_raise', kind: 'money', unsorted: true },
];

const filters = [
  ...periodFilters,
  <ReferenceInput key="driver" source="driver" reference="drivers" alwaysOn>
    <AutocompleteInput
      label={textKey('panel_driver')}
      optionText={(user?: User) => (user ? fullName(user) : '')}
      filterToQuery={(q: string) => ({ q })}
      sx={{ minWidth: 200 }}
    />
  </ReferenceInput>,
];

/** Earnings of each driver, month by month (rules 2.37, 3.51). */
export function DriverEarningList() {
  return (
    <PanelList
      title="panel_driver_earning"
      filters={filters}
      exported={[...periodColumns, ...columns]}
      sort={{ field: 'month', order: 'DESC' }}
      perPage={25}
      actions={<ListTools />}
    >
      <EarningTable<DriverEarning>
        columns={columns}
        heading={(row) => row.driverName}
        chart={{
          title: 'panel_share_by_driver',
          name: 'panel_driver_share',
          bars: (rows) => topDrivers(rows, BARS),
        }}
      />
    </PanelList>
  );
}
