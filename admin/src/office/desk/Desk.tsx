import { Alert, Box } from '@mui/material';
import {
  type Alert as TripAlert,
  type DeskChip,
  deskChips,
  deskChipsOf,
  type DeskFilter,
  type DeskTrip,
  inLanes,
  type MapBounds,
  tripMatcher,
} from '@wayfare/shared';
import { useNextStep } from '@wayfare/web/time';
import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { useStore } from 'react-admin';
import { Guarded } from '../../frame/access/Guarded.js';
import { LoadFailed } from '../../frame/feedback/ErrorPage.js';
import { LoadingPage } from '../../frame/feedback/LoadingPage.js';
import { ScreenTitle } from '../../frame/feedback/ScreenTitle.js';
import { useSession } from '../../frame/session/session.js';
import { useDensity } from '../../frame/table/density.js';
import { CurrentShiftNotes } from '../shiftNote/CurrentShiftNotes.js';
import { ShiftNoteButton } from '../shiftNote/ShiftNoteButton.js';
import { useText } from '../../frame/texts/useText.js';
import { AlertChips } from './AlertChips.js';
import { CallerCards, CallerField } from './CallerSearch.js';
import { type CallerSearch, useCallerSearch } from './useCallerSearch.js';
import { DeskFilters } from './DeskFilters.js';
import { LanesAndMap } from './LanesAndMap.js';
import { SoundSwitch } from './SoundSwitch.js';
import { AlertRows } from './TripAlerts.js';
import { useAlerts } from './useAlerts.js';
import { useDesk } from './useDesk.js';

/** The live desk: every open trip in lanes, and where it is. */
export function Desk() {
  return (
    <Guarded action="list" resource="bookings">
      <DeskContent />
    </Guarded>
  );
}

const NO_LIMITS: DeskFilter = { text: '', carType: '', area: null, hiddenLanes: [] };

/** Lanes and alerts change with the minute; each change of a trip is shown at once. */
const STEP_MS = 5_000;

function DeskContent() {
  const t = useText();
  const { user } = useSession();
  const { data, isError, refetch } = useDesk();
  const search = useCallerSearch(user.usertype);
  if (isError && !data) return <LoadFailed onRetry={() => void refetch()} />;
  return (
    <>
      <ScreenTitle title={t('panel_desk')} />
      {user.usertype === 'admin' && (
        <Box sx={{ pt: 1.5, '&:empty': { display: 'none' } }}>
          <CurrentShiftNotes />
        </Box>
      )}
      {data ? <OpenTrips trips={data.trips} isCut={data.isCut} search={search} /> : <LoadingPage />}
    </>
  );
}

/** The lanes and the map of the trips, with the search for callers. */
function OpenTrips({
  trips,
  isCut,
  search,
}: {
  trips: readonly DeskTrip[];
  isCut: boolean;
  search: CallerSearch;
}) {
  const t = useText();
  // Rounded up: a trip booked for now is not one for later.
  const now = useNextStep(STEP_MS);
  const [only, setOnly] = useState<readonly DeskChip[]>([]);
  // A pressed chip shows that it is pressed before the lanes and the map follow.
  const filter = useDeferredValue(only);

  const { open: openAlerts, pressing } = useAlerts(now);
  const alerts = useMemo(() => chipsOf(trips, pressing ?? [], now), [trips, pressing, now]);
  const emergencies = useMemo(() => openAlerts.filter(({ kind }) => kind === 'emergency'), [openAlerts]);
  // Hidden lanes are remembered. A remembered search would hide trips without anyone noticing.
  const [hiddenLanes, setHiddenLanes] = useStore('desk.hiddenLanes', NO_LIMITS.hiddenLanes);
  const [searched, setSearched] = useState(NO_LIMITS);
  const limits = useMemo(() => ({ ...searched, hiddenLanes }), [searched, hiddenLanes]);
  const setLimits = (next: DeskFilter) => {
    setSearched(next);
    setHiddenLanes(next.hiddenLanes);
  };
  const deferred = useDeferredValue(limits);
  const found = useMemo(() => trips.filter(tripMatcher(deferred)), [trips, deferred]);
  const shown = useMemo(
    () =>
      filter.length === 0
        ? found
        : found.filter(({ id }) => alerts.get(id)?.some((alert) => filter.includes(alert))),
    [found, filter, alerts],
  );
  const carTypes = useMemo(
    () => [...new Set(trips.flatMap(({ carType }) => carType ?? []))].sort((a, b) => a.localeCompare(b)),
    [trips],
  );
  const lanes = useMemo(() => inLanes(shown, now), [shown, now]);
  const area = useRef<MapBounds | null>(null);
  const onShown = useCallback((shown: MapBounds) => {
    area.current = shown;
  }, []);
  const shownArea = useCallback(() => area.current, []);
  const isCompact = useDensity()[0] === 'compact';
  const counts = useMemo(() => countsOf(alerts), [alerts]);

  return (
    <Box sx={{ display: 'grid', gap: 1.5, pt: 1.5 }}>
      <AlertChips counts={counts} only={only} onChange={setOnly}>
        <SoundSwitch pressing={pressing} />
        <ShiftNoteButton />
      </AlertChips>
      <DeskFilters
        filter={limits}
        onChange={setLimits}
        carTypes={carTypes}
        lanes={lanes}
        shownArea={shownArea}
      >
        <CallerField search={search} />
      </DeskFilters>
      <CallerCards search={search} />
      <AlertRows title={t('panel_alerts_emergencies')} alerts={emergencies} now={now} />
      {isCut && <Alert severity="warning">{t('panel_desk_cut')}</Alert>}
      <LanesAndMap
        trips={trips}
        shown={shown}
        lanes={lanes}
        chips={alerts}
        openAlerts={openAlerts}
        hiddenLanes={deferred.hiddenLanes}
        isCompact={isCompact}
        now={now}
        onShown={onShown}
      />
    </Box>
  );
}

/** Returns the chips of each trip, given the pressing alerts. */
function chipsOf(trips: readonly DeskTrip[], pressing: readonly TripAlert[], now: number) {
  const kinds = new Map<string, TripAlert['kind'][]>();
  for (const { booking, kind } of pressing) kinds.set(booking, [...(kinds.get(booking) ?? []), kind]);
  return new Map(trips.map((trip) => [trip.id, deskChipsOf(trip, kinds.get(trip.id) ?? [], now)]));
}

function countsOf(chips: ReadonlyMap<string, readonly DeskChip[]>): Record<DeskChip, number> {
  const counts = Object.fromEntries(deskChips.map((chip) => [chip, 0])) as Record<DeskChip, number>;
  for (const each of chips.values()) for (const chip of each) counts[chip] += 1;
  return counts;
}
