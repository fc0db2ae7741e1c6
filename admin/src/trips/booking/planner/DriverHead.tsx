import { Typography } from '@mui/material';
import type { PlannerDriver } from '@wayfare/shared';
import { useText } from '../../../frame/texts/useText.js';
import { CarTypeName } from '../../carType/CarTypeName.js';
import type { Times } from './useTimes.js';

/** The driver's name, car type and times. */
export function DriverHead({ driver, times }: { driver: PlannerDriver; times: Times }) {
  const t = useText();
  const { name, carType, basis, shifts } = driver;
  const hours = shifts
    .map(({ from, to }) => t('panel_planner_hours', { from: times.time(from), to: times.time(to) }))
    .join(', ');
  const shown = {
    hours: hours || t('panel_planner_day_off'),
    history: t('panel_planner_basis_history', { hours }),
    none: t('panel_planner_basis_none'),
  }[basis];
  return (
    <>
      <Typography component="h3" variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        <bdi>{name}</bdi>
      </Typography>
      <Typography variant="caption" color="textSecondary" component="div">
        {carType && (
          <>
            <CarTypeName name={carType} /> ·{' '}
          </>
        )}
        {shown}
      </Typography>
    </>
  );
}
