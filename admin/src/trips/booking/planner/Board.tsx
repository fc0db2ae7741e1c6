import { Box, Typography } from '@mui/material';
import { decidesOn, driverOfTrip, type Planner, type PlannerTrip } from '@wayfare/shared';
import { type MouseEvent, useState } from 'react';
import { useIsNarrow } from '../../../frame/layout/useIsNarrow.js';
import { useSession } from '../../../frame/session/session.js';
import { useText } from '../../../frame/texts/useText.js';
import { AssignPlanDialog } from './AssignPlanDialog.js';
import { CarTypeQuestion, type OtherCar } from './CarTypeQuestion.js';
import { Timeline } from './Timeline.js';
import { TripList } from './TripList.js';
import { type OpenMenu, TripMenu } from './TripMenu.js';
import { useBoard } from './useBoard.js';
import { type PlanChange, usePlanTrip } from './usePlanner.js';
import { useTimes } from './useTimes.js';

/** Who drives which trip: a time axis with a row for each driver, on phones a list. */
export function Board({ planner }: { planner: Planner }) {
  const t = useText();
  const { user } = useSession();
  const isNarrow = useIsNarrow();
  const times = useTimes(planner.timeZone);
  const board = useBoard(planner);
  const plan = usePlanTrip();
  const [menu, setMenu] = useState<OpenMenu | null>(null);
  const [assigned, setAssigned] = useState<PlannerTrip | null>(null);
  const [otherCar, setOtherCar] = useState<OtherCar | null>(null);
  const mayPlan = (trip: PlannerTrip) => decidesOn({ uid: user.id, usertype: user.usertype }, trip);
  const nameOf = (id: string | null) => planner.drivers.find((driver) => driver.id === id)?.name ?? null;
  const change = (wanted: PlanChange) => {
    if (!plan.isPending) plan.mutate(wanted);
  };
  /** Plans a driver, and asks first where their car is of a type that does not serve the trip. */
  const assign = (wanted: PlanChange) => {
    const row = board.rows.find(({ driver }) => driver.id === wanted.driver?.id);
    const carType = row?.driver.carType;
    const isOther =
      row && board.warningsOf(wanted.trip, row).some(({ problem }) => problem === 'other_car_type');
    if (isOther && carType) setOtherCar({ trip: wanted.trip, driver: { ...row.driver, carType } });
    else change(wanted);
  };
  /** A trip as last loaded: its plan may have changed while a menu or dialog is open. */
  const latest = (trip: PlannerTrip) => planner.trips.find(({ id }) => id === trip.id) ?? trip;
  const openMenu = (trip: PlannerTrip) => (event: MouseEvent<HTMLElement>) =>
    setMenu({ trip, anchor: event.currentTarget });
  const Rows = isNarrow ? TripList : Timeline;
  return (
    <Box component="section" aria-label={t('panel_planner_board')} sx={{ minWidth: 0 }}>
      {planner.trips.some(mayPlan) && !isNarrow && (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
          {t('panel_planner_drag')}
        </Typography>
      )}
      <Rows
        planner={planner}
        board={board}
        times={times}
        mayPlan={mayPlan}
        openMenu={openMenu}
        onDrop={(trip, row) => {
          const name = nameOf(row);
          if ((driverOfTrip(trip) ?? '') !== row && (row === '' || name !== null))
            assign({ trip, driver: name === null ? null : { id: row, name } });
        }}
      />
      <TripMenu
        menu={menu && { ...menu, trip: latest(menu.trip) }}
        driverName={menu && nameOf(driverOfTrip(latest(menu.trip)))}
        mayPlan={menu !== null && mayPlan(menu.trip)}
        times={times}
        onAssign={setAssigned}
        onPlan={change}
        onClose={() => setMenu(null)}
      />
      {assigned && (
        <AssignPlanDialog
          trip={latest(assigned)}
          times={times}
          onPlan={assign}
          onClose={() => setAssigned(null)}
        />
      )}
      {otherCar && (
        <CarTypeQuestion
          trip={latest(otherCar.trip)}
          driver={otherCar.driver}
          onPlan={change}
          onClose={() => setOtherCar(null)}
        />
      )}
    </Box>
  );
}
