import { ListSubheader, Menu, MenuItem } from '@mui/material';
import { dispatchStartsAt, type PlannerTrip, plannedDriverOf } from '@wayfare/shared';
import { useCreatePath } from 'react-admin';
import { useNavigate } from 'react-router';
import { useText } from '../../../frame/texts/useText.js';
import { longerTripWords } from '../longerTripWords.js';
import type { PlanChange } from './usePlanner.js';
import type { Times } from './useTimes.js';

/** A trip whose menu is open, and where. */
export interface OpenMenu {
  trip: PlannerTrip;
  anchor: HTMLElement;
}

interface TripMenuProps {
  menu: OpenMenu | null;
  /** The driver the trip is planned for. */
  driverName: string | null;
  mayPlan: boolean;
  times: Times;
  onAssign: (trip: PlannerTrip) => void;
  onPlan: (change: PlanChange) => void;
  onClose: () => void;
}

/** A menu of actions on a trip, for use without dragging. */
export function TripMenu({ menu, driverName, mayPlan, times, onAssign, onPlan, onClose }: TripMenuProps) {
  const t = useText();
  const navigate = useNavigate();
  const createPath = useCreatePath();
  if (!menu) return null;
  const { trip, anchor } = menu;
  const after = (act: () => void) => () => {
    onClose();
    act();
  };
  const isPlanned = plannedDriverOf(trip) !== null;
  return (
    <Menu open anchorEl={anchor} onClose={onClose}>
      {trip.longerTrip && (
        <ListSubheader sx={{ lineHeight: 2.5 }}>
          {longerTripWords(trip.longerTrip, t, { tripClock: times.time })}
        </ListSubheader>
      )}
      {trip.status === 'NEW' && (
        <ListSubheader sx={{ lineHeight: 2.5 }}>{searchWords(trip, times, t)}</ListSubheader>
      )}
      {mayPlan && trip.status === 'NEW' && (
        <MenuItem onClick={after(() => onAssign(trip))}>{t('panel_planner_assign')}</MenuItem>
      )}
      {mayPlan && isPlanned && (
        <MenuItem onClick={after(() => onPlan({ trip, driver: null }))}>
          {t('panel_planner_unassign', { name: driverName ?? '' })}
        </MenuItem>
      )}
      <MenuItem
        onClick={after(() => void navigate(createPath({ resource: 'bookings', id: trip.id, type: 'show' })))}
      >
        {t('panel_planner_open')}
      </MenuItem>
    </Menu>
  );
}

/** When the search for the driver of a trip starts, or why its planned driver does not come. */
export const searchWords = (trip: PlannerTrip, times: Times, t: ReturnType<typeof useText>): string =>
  trip.planLost
    ? t('panel_plan_lost', { minutes: trip.planLost.minutes })
    : t('panel_search_from', { time: times.time(dispatchStartsAt({ ...trip, bookLater: true })) });
