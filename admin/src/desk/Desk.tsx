import { Alert, Box } from '@mui/material';
import {
  type Alert as TripAlert,
  type DeskChip,
  deskChips,
  deskChipsOf,
  deskLanes,
  type DeskTrip,
  inLanes,
} from '@wayfare/shared';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useCreatePath } from 'react-admin';
import { useNavigate } from 'react-router';
import { Guarded } from '../access/Guarded.js';
import { useStaffMay } from '../access/useStaffMay.js';
import { LoadFailed } from '../feedback/ErrorPage.js';
import { LoadingPage } from '../feedback/LoadingPage.js';
import { PartBoundary } from '../feedback/PartBoundary.js';
import { useSession } from '../session/session.js';
import { useNextStep } from '@wayfare/shared/web/time';
import { useText } from '../texts/useText.js';
import { AlertChips } from './AlertChips.js';
import { CallerSearch } from './CallerSearch.js';
import { ChosenTrip } from './ChosenTrip.js';
import { DeskMap } from './DeskMap.js';
import { Lanes } from './Lanes.js';
import { useDesk } from './useDesk.js';
import { SoundSwitch } from './SoundSwitch.js';
import { CurrentShiftNotes } from '../shiftnote/CurrentShiftNotes.js';
import { ShiftNoteButton } from '../shiftnote/ShiftNoteButton.js';
import { AlertRows } from './TripAlerts.js';
import { useAlerts } from './useAlerts.js';
import { useCandidates } from '../booking/useCandidates.js';
import { ScreenTitle } from '../feedback/ScreenTitle.js';

/** The live desk: every open trip in lanes, and where it is. */
export function Desk() {
  return (
    <Guarded action="list" resource="bookings">
      <DeskContent />
    </Guarded>
  );
}

/** Lanes and alerts change with the minute; each change of a trip is shown at once. */
const STEP_MS = 5_000;

function DeskContent() {
  const t = useText();
  const { user } = useSession();
  const { data, isError, refetch } = useDesk();
  if (isError && !data) return <LoadFailed onRetry={() => void refetch()} />;
  return (
    <>
      <ScreenTitle title={t('panel_desk')} />
      {user.usertype === 'admin' && (
        <Box sx={{ pt: 1.5, display: 'grid', gap: 1.5 }}>
          <CurrentShiftNotes />
          <CallerSearch />
        </Box>
      )}
      {data ? <OpenTrips trips={data.trips} isCut={data.isCut} /> : <LoadingPage />}
    </>
  );
}

function OpenTrips({ trips, isCut }: { trips: readonly DeskTrip[]; isCut: boolean }) {
  const t = useText();
  const navigate = useNavigate();
  const createPath = useCreatePath();
  const mayAsk = useStaffMay('dispatch');
  // Rounded up: a trip booked for now is not one for later.
  const now = useNextStep(STEP_MS);
  const [only, setOnly] = useState<readonly DeskChip[]>([]);
  const [chosenId, setChosen] = useState<string | null>(null);

  const { open: openAlerts, pressing } = useAlerts(now);
  const alerts = useMemo(() => chipsOf(trips, pressing ?? [], now), [trips, pressing, now]);
  const emergencies = useMemo(() => openAlerts.filter(({ kind }) => kind === 'emergency'), [openAlerts]);
  const shown = useMemo(
    () =>
      only.length === 0
        ? trips
        : trips.filter(({ id }) => alerts.get(id)?.some((alert) => only.includes(alert))),
    [trips, only, alerts],
  );
  const lanes = useMemo(() => {
    const tripsOf = inLanes(shown, now);
    return deskLanes.map((lane) => ({ lane, trips: tripsOf[lane] }));
  }, [shown, now]);
  const counts = useMemo(() => countsOf(alerts), [alerts]);
  const chosen = trips.find(({ id }) => id === chosenId) ?? null;
  const { candidates, ask } = useCandidates(chosen);
  // The map follows as soon as there is time: choosing a trip never waits for it.
  const onMap = useDeferredValue(
    useMemo(() => ({ trips: shown, chosen, candidates }), [shown, chosen, candidates]),
  );

  // The same function each time, so that only the rows of changed trips are drawn again.
  const open = useCallback(
    (id: string) => void navigate(createPath({ resource: 'bookings', id, type: 'show' })),
    [navigate, createPath],
  );
  const askNearest = () => {
    const nearest = candidates?.find(({ reason, offered }) => reason === null && !offered);
    if (chosen && nearest) ask.mutate({ trip: chosen, driver: nearest.id });
  };

  return (
    <Box sx={{ display: 'grid', gap: 1.5, pt: 1.5 }}>
      <AlertChips counts={counts} only={only} onChange={setOnly}>
        <SoundSwitch pressing={pressing} />
        <ShiftNoteButton />
      </AlertChips>
      <AlertRows title={t('panel_alerts_emergencies')} alerts={emergencies} now={now} />
      {isCut && <Alert severity="warning">{t('panel_desk_cut')}</Alert>}
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: 'minmax(340px, 2fr) 3fr' } }}>
        <Lanes
          lanes={lanes}
          alerts={alerts}
          now={now}
          chosen={chosenId}
          onChoose={setChosen}
          onOpen={open}
          onAskNearest={mayAsk ? askNearest : null}
        />
        <Box sx={{ display: 'grid', gap: 1.5, alignContent: 'start' }}>
          {chosen && (
            <ChosenTrip
              trip={chosen}
              alerts={openAlerts.filter(({ booking }) => booking === chosen.id)}
              now={now}
              candidates={candidates}
              ask={ask}
            />
          )}
          <PartBoundary>
            <DeskMap {...onMap} />
          </PartBoundary>
        </Box>
      </Box>
    </Box>
  );
}

/** What each trip shows, given the pressing alerts. */
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
