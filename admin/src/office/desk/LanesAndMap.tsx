import { Box } from '@mui/material';
import {
  type Alert,
  type DeskChip,
  type DeskLane,
  deskLanes,
  type DeskTrip,
  type MapBounds,
} from '@wayfare/shared';
import { memo, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useCreatePath } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import { arrivedTrip } from '../../trips/booking/arrivedTrip.js';
import { useStaffMay } from '../../frame/access/useStaffMay.js';
import { useCandidates } from '../../trips/booking/useCandidates.js';
import { PartBoundary } from '../../frame/feedback/PartBoundary.js';
import { ChosenTrip } from './ChosenTrip.js';
import { DeskMap } from './DeskMap.js';
import { Lanes } from './Lanes.js';
import { useSettled } from './useSettled.js';

/**
 * How long a trip must stay chosen before the map and its card follow, in ms: holding an arrow key passes
 * many.
 */
const SETTLED_MS = 100;

interface LanesAndMapProps {
  trips: readonly DeskTrip[];
  /** Those that pass the filter. */
  shown: readonly DeskTrip[];
  /** The same, by lane. */
  lanes: Readonly<Record<DeskLane, readonly DeskTrip[]>>;
  /** The chips of each trip, by its id. */
  chips: ReadonlyMap<string, readonly DeskChip[]>;
  openAlerts: readonly Alert[];
  /** Lanes that are not shown. */
  hiddenLanes: readonly DeskLane[];
  /** One line for each trip instead of three. */
  isCompact: boolean;
  /** ms timestamp */
  now: number;
  /** Takes the visible part of the map; the same function each time. */
  onShown: (area: MapBounds) => void;
}

/**
 * The lanes, and beside them the chosen trip above the map. A choice changes only the rows immediately.
 * Everything else is drawn when there is time, so that it never delays the choice.
 */
export const LanesAndMap = memo(function LanesAndMap({
  trips,
  shown,
  lanes,
  chips,
  openAlerts,
  hiddenLanes,
  isCompact,
  now,
  onShown,
}: LanesAndMapProps) {
  const navigate = useNavigate();
  const createPath = useCreatePath();
  const mayAsk = useStaffMay('dispatch');
  const arrived = arrivedTrip(useLocation().state);
  const [chosenId, setChosen] = useState(arrived);
  const visible = useMemo(
    () =>
      deskLanes.filter((lane) => !hiddenLanes.includes(lane)).map((lane) => ({ lane, trips: lanes[lane] })),
    [lanes, hiddenLanes],
  );

  const followedId = useSettled(chosenId, SETTLED_MS);
  const followed = useMemo(() => trips.find(({ id }) => id === followedId) ?? null, [trips, followedId]);
  const followedAlerts = useMemo(
    () => openAlerts.filter(({ booking }) => booking === followed?.id),
    [openAlerts, followed],
  );
  const { candidates, ask } = useCandidates(followed);
  const onMap = useDeferredValue(
    useMemo(() => ({ trips: shown, chosen: followed, candidates }), [shown, followed, candidates]),
  );

  // The same function each time, so that only the rows of changed trips are drawn again.
  const open = useCallback(
    (id: string) => void navigate(createPath({ resource: 'bookings', id, type: 'show' })),
    [navigate, createPath],
  );
  const { mutate: send } = ask;
  const onAsk = useCallback(
    (driver: string) => {
      if (followed) send({ trip: followed, driver });
    },
    [send, followed],
  );
  const isBehind = followedId !== chosenId;
  const askNearest = () => {
    const nearest = candidates?.find(({ reason, offered }) => reason === null && !offered);
    if (nearest && !isBehind) onAsk(nearest.id);
  };

  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: {
          xs: '1fr',
          md: isCompact ? 'minmax(340px, 3fr) 2fr' : 'minmax(340px, 2fr) 3fr',
        },
      }}
    >
      <Lanes
        lanes={visible}
        alerts={chips}
        now={now}
        chosen={chosenId}
        onChoose={setChosen}
        onOpen={open}
        onAskNearest={mayAsk ? askNearest : null}
        isCompact={isCompact}
        arrived={arrived}
      />
      <Box sx={{ display: 'grid', gap: 1.5, alignContent: 'start' }}>
        {followed && (
          // Nothing is done to the trip that was chosen before.
          <div inert={isBehind}>
            <ChosenTrip
              trip={followed}
              alerts={followedAlerts}
              now={now}
              candidates={candidates}
              isAsking={ask.isPending}
              onAsk={onAsk}
            />
          </div>
        )}
        <PartBoundary>
          <DeskMap {...onMap} onShown={onShown} />
        </PartBoundary>
      </Box>
    </Box>
  );
});
