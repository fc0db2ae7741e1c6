import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import type { DriverState, User } from '@wayfare/shared';
import { useGetList, useListContext } from 'react-admin';
import { useFormat } from '../../frame/texts/useFormat.js';
import { useText } from '../../frame/texts/useText.js';
import { stateFaces } from './driverStateFaces.js';

/** One click lists the drivers in one of these states. */
const tabs = ['free', 'busy', 'break', 'away', 'stale', 'offline'] as const satisfies readonly DriverState[];
type Tab = (typeof tabs)[number];

/** Other filters about the state of a driver: a tab replaces them. */
const replaced = ['state', 'approved', 'driverActiveStatus', 'queue'];

/** Buttons that filter the list of drivers by state, with the number of drivers in each. */
export function DriverTabs() {
  const t = useText();
  const { filterValues, setFilters, displayedFilters } = useListContext();
  const chosen = tabs.find((state) => state === filterValues['state']) ?? null;
  const others = Object.fromEntries(
    Object.entries(filterValues).filter(([name]) => !replaced.includes(name)),
  );
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={t('panel_driver_states')}
      value={chosen}
      onChange={(_, state: Tab | null) =>
        setFilters({ ...others, ...(state && { state }) }, displayedFilters)
      }
      sx={[
        { m: 1, flexWrap: 'wrap' },
        // On phones they need more than one line: each has a border of its own.
        (theme) => ({
          [theme.breakpoints.down('sm')]: {
            gap: 0.5,
            '& .MuiToggleButton-root': { m: 0, borderRadius: 1, border: 1, borderColor: 'divider' },
          },
        }),
      ]}
    >
      {tabs.map((state) => (
        <ToggleButton key={state} value={state}>
          {t(state === 'free' ? 'panel_driver_free' : stateFaces[state].label)}&nbsp;
          <Count state={state} />
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

/** How many drivers are in a state; nothing before it is known. */
function Count({ state }: { state: Tab }) {
  const format = useFormat();
  const { total } = useGetList<User>('drivers', {
    filter: { state },
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'createdAt', order: 'DESC' },
  });
  return total === undefined ? null : <bdi>{format.number(total)}</bdi>;
}
