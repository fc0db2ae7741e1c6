import { Box, Paper, Typography } from '@mui/material';
import type { Planner, PlannerTrip, PlanWarning, Shift } from '@wayfare/shared';
import type { MouseEvent, ReactNode } from 'react';
import { useText } from '../../../frame/texts/useText.js';
import { DriverHead } from './DriverHead.js';
import { type Axis, axisOf, hoursOf, inTracks, placeOn } from './layOut.js';
import { TRACK_PX, TripBar } from './TripBar.js';
import type { BoardOfDay, BoardRow } from './useBoard.js';
import { ROW_ATTRIBUTE, useDragging } from './useDragging.js';
import type { Times } from './useTimes.js';
import { warningWords } from './warningWords.js';

export interface BoardRowsProps {
  planner: Planner;
  board: BoardOfDay;
  times: Times;
  mayPlan: (trip: PlannerTrip) => boolean;
  openMenu: (trip: PlannerTrip) => (event: MouseEvent<HTMLElement>) => void;
  /** A trip is dropped on a driver's row, or on that of no driver (''). */
  onDrop: (trip: PlannerTrip, row: string) => void;
}

/** The width of the column with the drivers' names. */
const HEAD_PX = 190;
/** The part of the axis that the narrowest bar covers: about 78 of 520 pixels. */
const BAR_PART = 0.15;
const MOST_HOURS = 9;
const NO_WARNINGS: readonly PlanWarning[] = [];

/** The board with a time axis. Trips are dragged between its rows. */
export function Timeline({ planner, board, times, mayPlan, openMenu, onDrop }: BoardRowsProps) {
  const t = useText();
  const axis = axisOf(planner.trips, planner);
  const { dragging, handlersOf, hasDragged } = useDragging(onDrop);
  const shortest = (axis.to - axis.from) * BAR_PART;
  const barsOf = (trips: readonly PlannerTrip[], warnings?: BoardRow['warnings']) =>
    inTracks(trips, shortest).flatMap((track, index) =>
      track.map((trip) => (
        <TripBar
          key={trip.id}
          trip={trip}
          axis={axis}
          times={times}
          track={index}
          warnings={warnings?.get(trip.id) ?? NO_WARNINGS}
          onClick={(event) => {
            if (event.detail === 0 || !hasDragged()) openMenu(trip)(event);
          }}
          {...(mayPlan(trip) && trip.status === 'NEW' && handlersOf(trip))}
        />
      )),
    );
  const tracksOf = (trips: readonly PlannerTrip[]) => Math.max(1, inTracks(trips, shortest).length);
  return (
    <Paper variant="outlined" sx={{ overflow: 'hidden', userSelect: dragging ? 'none' : undefined }}>
      <Hours axis={axis} times={times} />
      <Box
        // The area scrolls, so the keyboard must be able to focus it.
        tabIndex={0}
        role="group"
        aria-label={t('panel_planner_board')}
        sx={{ maxHeight: 'calc(100vh - 300px)', minHeight: 240, overflowY: 'auto' }}
      >
        {planner.trips.length > 0 && (
          <Row
            row=""
            tracks={tracksOf(board.unassigned)}
            isOver={dragging?.over === ''}
            isSticky
            head={
              <Typography component="h3" variant="body2" sx={{ fontWeight: 700 }}>
                {t('panel_planner_unassigned')}
              </Typography>
            }
          >
            {barsOf(board.unassigned)}
            {board.unassigned.length === 0 && planner.trips.length > 0 && (
              <Typography variant="body2" color="textSecondary" sx={{ p: 0.75 }}>
                {t('panel_planner_all_assigned')}
              </Typography>
            )}
          </Row>
        )}
        {board.rows.map((row) => (
          <Row
            key={row.driver.id}
            row={row.driver.id}
            tracks={tracksOf(row.trips)}
            isOver={dragging?.over === row.driver.id}
            head={<DriverHead driver={row.driver} times={times} />}
          >
            <Shifts shifts={row.driver.shifts} axis={axis} />
            {barsOf(row.trips, row.warnings)}
          </Row>
        ))}
        {board.rows.length === 0 && <Typography sx={{ p: 2 }}>{t('panel_planner_no_drivers')}</Typography>}
      </Box>
      {dragging && (
        <Dragged
          label={`${times.time(dragging.trip.tripdate)} ${dragging.trip.reference}`}
          x={dragging.x}
          y={dragging.y}
          warnings={warningsBelow(board, dragging.trip, dragging.over)}
        />
      )}
    </Paper>
  );
}

/** The objections to the driver whose row is below the pointer; null over none. */
function warningsBelow(board: BoardOfDay, trip: PlannerTrip, over: string | null) {
  const row = over ? board.rows.find(({ driver }) => driver.id === over) : undefined;
  return row ? board.warningsOf(trip, row) : null;
}

function Row({
  row,
  tracks,
  head,
  isOver,
  isSticky = false,
  children,
}: {
  row: string;
  tracks: number;
  head: ReactNode;
  isOver: boolean;
  isSticky?: boolean;
  children: ReactNode;
}) {
  return (
    <Box
      {...{ [ROW_ATTRIBUTE]: row }}
      sx={{
        display: 'grid',
        gridTemplateColumns: `${HEAD_PX}px minmax(0, 1fr)`,
        borderBottom: 1,
        borderBottomColor: 'divider',
        bgcolor: isOver ? 'action.selected' : 'background.paper',
        ...(isSticky
          ? { position: 'sticky', top: 0, zIndex: 2, maxHeight: '40vh', overflowY: 'auto' }
          : { contentVisibility: 'auto', containIntrinsicSize: 'auto 48px' }),
      }}
    >
      <Box sx={{ p: 0.75, borderInlineEnd: 1, borderInlineEndColor: 'divider' }}>{head}</Box>
      <Box sx={{ position: 'relative', minHeight: tracks * TRACK_PX }}>{children}</Box>
    </Box>
  );
}

/** The working times of a driver, as a shade. The head of the row has them as text. */
function Shifts({ shifts, axis }: { shifts: readonly Shift[]; axis: Axis }) {
  return shifts.map((shift) => {
    const { start, width } = placeOn(axis, shift);
    return (
      <Box
        key={shift.from}
        aria-hidden
        sx={{
          position: 'absolute',
          insetBlock: 0,
          insetInlineStart: `${start}%`,
          width: `${width}%`,
          bgcolor: 'action.hover',
        }}
      />
    );
  });
}

function Hours({ axis, times }: { axis: Axis; times: Times }) {
  return (
    <Box
      aria-hidden
      sx={{
        display: 'grid',
        gridTemplateColumns: `${HEAD_PX}px minmax(0, 1fr)`,
        borderBottom: 1,
        borderBottomColor: 'divider',
      }}
    >
      <span />
      <Box sx={{ position: 'relative', height: 24 }}>
        {hoursOf(axis, MOST_HOURS).map((at) => (
          <Typography
            key={at}
            variant="caption"
            color="textSecondary"
            sx={{
              position: 'absolute',
              insetInlineStart: `${placeOn(axis, { from: at, to: at }).start}%`,
              borderInlineStart: 1,
              borderInlineStartColor: 'divider',
              paddingInlineStart: 0.5,
              whiteSpace: 'nowrap',
            }}
          >
            {times.time(at)}
          </Typography>
        ))}
      </Box>
    </Box>
  );
}

/** A label next to the pointer: the trip being dragged, and whether the driver below can make it. */
function Dragged({
  label,
  x,
  y,
  warnings,
}: {
  label: string;
  x: number;
  y: number;
  warnings: readonly PlanWarning[] | null;
}) {
  const t = useText();
  return (
    <Paper
      elevation={6}
      sx={{
        position: 'fixed',
        zIndex: 'tooltip',
        pointerEvents: 'none',
        px: 1,
        py: 0.5,
        maxWidth: 320,
      }}
      // Not in `sx`, which mirrors it: the pointer's position does not depend on the reading direction.
      style={{ left: x + 12, top: y + 12 }}
    >
      <Typography variant="body2" sx={{ fontWeight: 700 }}>
        <bdi>{label}</bdi>
      </Typography>
      {warnings && (
        <Typography variant="body2" color={warnings.length > 0 ? 'error' : 'success'}>
          {warnings.length > 0 ? warningWords(warnings, t) : t('panel_planner_fits')}
        </Typography>
      )}
    </Paper>
  );
}
