import { type DriverEarning, fullName, type User } from '@wayfare/shared';
import { Box } from '@mui/material';
import { lazy } from 'react';
import { AutocompleteInput, ReferenceInput } from 'react-admin';
import { textKey, useText } from '../../frame/texts/useText.js';
import { ListTools, PanelList } from '../../frame/table/PanelList.js';
import { type EarningColumn, EarningTable, periodColumns } from './EarningTable.js';
import { periodFilters } from './periodFilters.js';
import { topDrivers } from './sums.js';

/** Number of drivers in the chart. */
const BARS = 10;

const EarningBars = lazy(async () => ({ default: (await import('./EarningBars.js')).EarningBars }));

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
          draw: (rows) => <ShareByDriver rows={rows} />,
        }}
      />
    </PanelList>
  );
}

/** The drivers with the highest shares as bars. */
function ShareByDriver({ rows }: { rows: readonly DriverEarning[] }) {
  const t = useText();
  return (
    <Box aria-hidden="true" dir="ltr" sx={{ height: 220 }}>
      <EarningBars bars={topDrivers(rows, BARS)} name={t('panel_driver_share')} />
    </Box>
  );
}
