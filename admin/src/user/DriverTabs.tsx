import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import type { TranslationKey, User } from '@wayfare/shared';
import { useGetList, useListContext } from 'react-admin';
import { useFormat } from '../texts/useFormat.js';
import { useText } from '../texts/useText.js';

/** The states by which drivers are listed with one click. */
const tabs = {
  free: { label: 'panel_driver_free', filter: { approved: true, driverActiveStatus: true, queue: false } },
  busy: { label: 'panel_on_trip', filter: { queue: true } },
  offline: {
    label: 'panel_offline',
    filter: { approved: true, driverActiveStatus: false, queue: false },
  },
} as const satisfies Record<string, { label: TranslationKey; filter: object }>;
type Tab = keyof typeof tabs;
const names = Object.keys(tabs) as Tab[];

/** The filters that the tabs set. */
const owned = ['approved', 'driverActiveStatus', 'queue'];

/** Lists the drivers who are free, on a trip or offline, and says how many they are. */
export function DriverTabs() {
  const t = useText();
  const { filterValues, setFilters, displayedFilters } = useListContext();
  const chosen = names.find((name) => isSet(tabs[name].filter, filterValues)) ?? null;
  const others = Object.fromEntries(Object.entries(filterValues).filter(([name]) => !owned.includes(name)));
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={t('panel_driver_states')}
      value={chosen}
      onChange={(_, tab: Tab | null) =>
        setFilters({ ...others, ...(tab && tabs[tab].filter) }, displayedFilters)
      }
      sx={{ m: 1 }}
    >
      {names.map((name) => (
        <ToggleButton key={name} value={name}>
          {t(tabs[name].label)}&nbsp;
          <Count filter={tabs[name].filter} />
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

const isSet = (filter: object, values: Record<string, unknown>) =>
  Object.entries(filter).every(([name, value]) => values[name] === value) &&
  owned.every((name) => name in filter || values[name] === undefined);

/** How many drivers match; nothing before it is known. */
function Count({ filter }: { filter: object }) {
  const format = useFormat();
  const { total } = useGetList<User>('drivers', {
    filter,
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'createdAt', order: 'DESC' },
  });
  return total === undefined ? null : <bdi>{format.number(total)}</bdi>;
}
