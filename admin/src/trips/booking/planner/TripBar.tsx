import NextIcon from '@mui/icons-material/UpdateOutlined';
import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import { ButtonBase, Tooltip } from '@mui/material';
import { knowsDrop, type PlannerTrip, type PlanWarning, tripSpan } from '@wayfare/shared';
import type { ComponentProps } from 'react';
import { useAddress } from '../../../frame/texts/useAddress.js';
import { useText } from '../../../frame/texts/useText.js';
import { useTripWords } from '../../carType/useTripWords.js';
import { type Axis, placeOn } from './layOut.js';
import type { Times } from './useTimes.js';
import { warningWords } from './warningWords.js';

/** The narrowest bar, in pixels: it shows the time. */
const BAR_MIN_PX = 78;

/** The time of a trip on the axis, and its local time where that differs. */
export const timesOf = (trip: PlannerTrip, times: Times): string =>
  [times.time(trip.tripdate), times.localTime(trip)].filter(Boolean).join(' · ');

/** Returns a function that names a trip, for screen readers and its tooltip. */
export function useTripName(times: Times) {
  const t = useText();
  const address = useAddress();
  const words = useTripWords();
  return (trip: PlannerTrip, warnings: readonly PlanWarning[] = []) =>
    [
      t('panel_planner_trip', {
        time: timesOf(trip, times),
        reference: trip.reference,
        carType: words.carType(trip.carType),
        pickup: address.short(trip.pickup),
        drop: knowsDrop(trip) ? address.short(trip.drop) : t('trip_drop_open'),
      }),
      ...(trip.driver ? [t('panel_planner_accepted')] : []),
      ...(trip.finishingTrip ? [t('panel_finishing_trip')] : []),
      ...(warnings.length > 0 ? [warningWords(warnings, t)] : []),
    ].join(', ');
}

interface TripBarProps extends Omit<ComponentProps<typeof ButtonBase>, 'children' | 'sx'> {
  trip: PlannerTrip;
  axis: Axis;
  times: Times;
  warnings: readonly PlanWarning[];
  /** From top, for overlapping trips. */
  track: number;
}

/** The height of a track, in pixels. */
export const TRACK_PX = 34;

/** A trip on the time axis. A click opens its menu; dragging moves it to another row. */
export function TripBar({ trip, axis, times, warnings, track, ...button }: TripBarProps) {
  const name = useTripName(times)(trip, warnings);
  const { start, width } = placeOn(axis, tripSpan(trip));
  const isAccepted = trip.driver !== null && trip.driver !== undefined;
  return (
    <Tooltip title={name} disableInteractive>
      <ButtonBase
        {...button}
        aria-label={name}
        aria-haspopup="menu"
        sx={{
          position: 'absolute',
          // A bar at the end of the axis stays within it.
          insetInlineStart: `min(${start}%, calc(100% - ${BAR_MIN_PX}px))`,
          width: `${width}%`,
          minWidth: BAR_MIN_PX,
          top: track * TRACK_PX + 3,
          height: TRACK_PX - 6,
          px: 0.5,
          gap: 0.25,
          justifyContent: 'flex-start',
          borderRadius: 1,
          border: 2,
          borderStyle: isAccepted ? 'solid' : 'dashed',
          borderColor: warnings.length > 0 ? 'error.main' : 'primary.main',
          bgcolor: 'background.paper',
          color: warnings.length > 0 ? 'error.main' : 'text.primary',
          fontSize: '0.8125rem',
          fontWeight: 600,
          whiteSpace: 'nowrap',
          overflow: 'hidden',
          cursor: 'grab',
          touchAction: 'none',
          '&:focus-visible': { outline: '2px solid', outlineOffset: 1 },
        }}
      >
        {warnings.length > 0 && <WarningIcon fontSize="inherit" aria-hidden />}
        {trip.finishingTrip && <NextIcon fontSize="inherit" aria-hidden />}
        {times.time(trip.tripdate)}
      </ButtonBase>
    </Tooltip>
  );
}
