import {
  Alert,
  Box,
  Button,
  Container,
  Paper,
  Skeleton,
  Stack,
  Switch,
  Tab,
  Tabs,
  Typography,
} from '@mui/material';
import MenuIcon from '@mui/icons-material/Menu';
import { drivingStatuses, isOnBreak } from '@wayfare/shared';
import { serverNow } from '@wayfare/web/http';
import { useNow } from '@wayfare/web/time';
import { lazy, Suspense, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useMe } from '../../people/account/useMe.js';
import type { OwnBooking } from '../booking/bookings.js';
import { PastTrips } from '../booking/TripsPage.js';
import { isNext } from '../booking/tripHeadline.js';
import { useText } from '../../frame/language/LanguageProvider.js';
import { EmptyRoad } from '../../frame/brand/Art.js';
import { PageLoading } from '../../frame/brand/PageLoading.js';
import { Notice } from '../../frame/brand/Notice.js';
import { InstallOffer } from '../../frame/layout/InstallOffer.js';
import { OwnPageHead } from '../../frame/layout/OwnPageHead.js';
import { usePageTitle } from '../../frame/layout/usePageTitle.js';
import { LoadError } from '../../frame/layout/PageStates.js';
import type { MapMarker } from '@wayfare/web/map';
import { MapView } from '../../frame/map/MapView.js';
import { DocumentsNotice } from './DocumentsNotice.js';
import { DriverAway } from './DriverAway.js';
import { DriverBreak } from './DriverBreak.js';
import { FirstTrip, NoCarType } from './FirstTrip.js';
import { HeadingHome } from './HeadingHome.js';
import { unlockHorn } from './horn.js';
import { MyHours } from './MyHours.js';
import { NextOffers } from './NextTrips.js';
import { Offers } from './Offers.js';
import { PlannedTrips } from './PlannedTrips.js';
import { useDriverPosition } from './PositionProvider.js';
import { useOffersStreet } from './streetTrips.js';
import { isTask, useAvailability, useTasks } from './tasks.js';
import { useCanceledNotice } from './useCanceledNotice.js';
import { useDrivingMode } from './useDrivingMode.js';
import { useShownTasks } from './useShownTask.js';
import { WaitingStrip } from './WaitingStrip.js';

// A driver who waits for offers needs none of these.
const loadTrip = () => import('./CurrentTrip.js');
const CurrentTrip = lazy(async () => ({ default: (await loadTrip()).CurrentTrip }));
const Documents = lazy(async () => ({ default: (await import('./Documents.js')).Documents }));
const NextTrip = lazy(async () => ({ default: (await import('./NextTripCards.js')).NextTrip }));
const Earnings = lazy(async () => ({ default: (await import('./Earnings.js')).Earnings }));

// A trip may start on the street without a network: the button comes with the scripts of the trip.
const StreetStart = lazy(async () => {
  const [{ StreetStart: Button }] = await Promise.all([import('./StreetStart.js'), loadTrip()]);
  return { default: Button };
});

/** How often the page looks whether a break has ended, in ms. */
const LOOK_MS = 5_000;

const sections = ['tasks', 'earnings', 'documents', 'past'] as const;
type Section = (typeof sections)[number];

/**
 * The chosen section is in the address, so that an accepted offer and the browser's buttons lead to the right
 * one.
 */
function useSection(): [Section, (next: Section) => void] {
  const [params, setParams] = useSearchParams();
  const section = sections.find((name) => name === params.get('tab')) ?? 'tasks';
  return [section, (next) => setParams(next === 'tasks' ? {} : { tab: next }, { replace: true })];
}

/** The driver's main page: going online, offers, the current trip, earnings. Designed for a mounted phone. */
export function DriverConsole() {
  const t = useText();
  const [section, setSection] = useSection();
  const me = useMe();
  const tasks = useTasks();
  const shown = useShownTasks(tasks.data ?? []);
  const isIdle = tasks.data !== undefined && !shown.tasks.some(isTask);
  const mode = useDrivingMode(section === 'tasks' && shown.tasks.some(isDriven));
  const { isOn } = mode;
  // A trip takes the whole screen of a phone: a head that leaves again would move everything.
  if (mode.isPhone && section === 'tasks' && tasks.isPending) return <PageLoading />;
  return (
    <>
      {isOn ? (
        <DrivingHead onLeave={mode.leave} />
      ) : (
        <OwnPageHead title={t('console_title')} here="/bookings" />
      )}
      <Container maxWidth="lg" sx={isOn ? { pb: 0 } : { py: { xs: 2, md: 4 } }}>
        {!isOn && <Availability />}
        <DriverAway />
        {!isOn && (
          <Stack direction="row" sx={{ mt: 1.5, gap: 1.5, flexWrap: 'wrap' }}>
            <DriverBreak />
            <HeadingHome />
            <MyHours />
          </Stack>
        )}
        <WaitingStrip />
        {!isOn && me && <NoCarType me={me} />}
        {!isOn && me && isIdle && section === 'tasks' && <FirstTrip me={me} />}
        {!isOn && section !== 'documents' && <DocumentsNotice onOpen={() => setSection('documents')} />}
        {mode.enter && (
          <Button fullWidth variant="outlined" onClick={mode.enter} sx={{ mt: 2 }}>
            {t('console_driving_view')}
          </Button>
        )}
        {!isOn && <Sections section={section} onChange={setSection} />}
        <Box
          {...(!isOn && {
            role: 'tabpanel',
            id: 'console-panel',
            'aria-labelledby': `console-tab-${section}`,
          })}
        >
          <Suspense fallback={<SectionLoading />}>
            {section === 'tasks' && <Tasks tasks={tasks} shown={shown} isDrivingMode={isOn} />}
            {section === 'earnings' && <Earnings />}
            {section === 'documents' && <Documents />}
            {section === 'past' && <PastTrips hasActive={false} />}
          </Suspense>
        </Box>
        {!isOn && me?.driverActiveStatus && (
          <Box sx={{ mt: 2.5 }}>
            <InstallOffer />
          </Box>
        )}
      </Container>
    </>
  );
}

const isDriven = ({ status }: OwnBooking) => drivingStatuses.includes(status);

/** In driving mode, all that is left of the page's head. */
function DrivingHead({ onLeave }: { onLeave: () => void }) {
  const t = useText();
  usePageTitle(t('console_title'));
  return (
    <Stack direction="row" sx={{ justifyContent: 'flex-end', px: 1, pt: 'env(safe-area-inset-top)' }}>
      <Typography
        component="h1"
        sx={{ position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' }}
      >
        {t('console_title')}
      </Typography>
      <Button color="inherit" startIcon={<MenuIcon />} onClick={onLeave} sx={{ minHeight: 44 }}>
        {t('console_show_menu')}
      </Button>
    </Stack>
  );
}

function Sections({ section, onChange }: { section: Section; onChange: (next: Section) => void }) {
  const t = useText();
  const names = {
    tasks: 'console_now',
    earnings: 'console_earnings',
    documents: 'console_documents',
    past: 'trip_past_trips',
  } as const;
  return (
    <Tabs
      value={section}
      onChange={(_, next: Section) => onChange(next)}
      variant="fullWidth"
      aria-label={t('console_title')}
      sx={{ my: 2 }}
    >
      {sections.map((name) => (
        <Tab
          key={name}
          value={name}
          label={t(names[name])}
          id={`console-tab-${name}`}
          aria-controls="console-panel"
          sx={tab}
        />
      ))}
    </Tabs>
  );
}

/** All tabs fit on a phone, each as wide as its name needs. */
const tab = {
  flex: '1 1 auto',
  minWidth: 0,
  px: { xs: 0.75, sm: 2 },
  fontSize: { xs: '0.875rem', sm: '1rem' },
};

/** The switch that controls whether the driver gets offers. */
function Availability() {
  const t = useText();
  const me = useMe();
  const availability = useAvailability();
  const online = me?.driverActiveStatus === true;
  const now = serverNow(useNow(LOOK_MS));
  // It must not promise offers that do not come.
  const isPaused = me !== null && isOnBreak(me, now);
  return (
    <Paper
      elevation={0}
      sx={{
        p: 2,
        px: 2.5,
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        border: '2px solid',
        borderColor: online ? 'success.main' : 'divider',
      }}
    >
      <Box aria-live="polite">
        <Typography variant="h3" component="h2">
          {t(online ? 'console_online' : 'console_offline')}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {t(!online ? 'console_offline_text' : isPaused ? 'console_break_text' : 'console_online_text')}
        </Typography>
      </Box>
      <Switch
        checked={online}
        disabled={availability.isPending}
        onChange={(_, next) => {
          if (next) unlockHorn();
          availability.mutate(next);
        }}
        color="success"
        slotProps={{ input: { 'aria-label': t('console_go_online') } }}
        sx={{ transform: 'scale(1.35)', mx: 1, flexShrink: 0 }}
      />
    </Paper>
  );
}

const SectionLoading = () => <Skeleton variant="rounded" height={280} sx={{ borderRadius: 5 }} />;

interface TasksProps {
  tasks: ReturnType<typeof useTasks>;
  shown: ReturnType<typeof useShownTasks>;
  isDrivingMode: boolean;
}

function Tasks({ tasks, shown, isDrivingMode }: TasksProps) {
  const t = useText();
  const me = useMe();
  const online = me?.driverActiveStatus === true;
  const offersStreet = useOffersStreet();
  useCanceledNotice(tasks.data);
  if (tasks.isPending) return <SectionLoading />;
  if (tasks.error && !tasks.data)
    return <LoadError error={tasks.error} onRetry={() => void tasks.refetch()} />;
  // A trip that is being driven comes before those that await payment.
  const atHand = shown.tasks
    .filter((task) => isTask(task) && !isNext(task))
    .sort((one, other) => Number(isDriven(other)) - Number(isDriven(one)));
  const next = shown.tasks.filter(isNext);
  const nextOffers = next.length === 0 && <NextOffers />;
  return (
    <Stack sx={{ gap: 2.5 }}>
      {/* A driver does not scroll. The buttons of the trip stay where they are, at the end of the screen. */}
      {isDrivingMode && nextOffers}
      {atHand.map((booking) => (
        <Stack key={booking.id} component="article" sx={{ gap: 2 }}>
          <CurrentTrip
            booking={booking}
            isSending={shown.isSending(booking.id)}
            isDrivingMode={isDrivingMode}
          />
        </Stack>
      ))}
      <Suspense>
        {next.map((trip) => (
          <NextTrip key={trip.id} trip={trip} />
        ))}
      </Suspense>
      {!isDrivingMode && nextOffers}
      {online && offersStreet && !atHand.some(isDriven) && (
        <Suspense>
          <StreetStart />
        </Suspense>
      )}
      {!isDrivingMode && <PlannedTrips />}
      {online && <Offers idle={atHand.length === 0} />}
      {online && atHand.length === 0 && <OwnPosition />}
      {!online && atHand.length === 0 && (
        <Notice art={<EmptyRoad />} title={t('no_tasks')} text={t('console_offline_hint')} />
      )}
    </Stack>
  );
}

/**
 * The driver's position as dispatch sees it. If the device does not provide one, the driver sets it by
 * tapping the map.
 */
function OwnPosition() {
  const t = useText();
  const { position, problem, reason, setByHand } = useDriverPosition();
  const markers = useMemo<MapMarker[]>(
    () =>
      position ? [{ ...position, id: 'driver', kind: 'driver', title: t('console_your_position') }] : [],
    [position, t],
  );
  return (
    <Box>
      {problem && (
        <Alert severity="warning" sx={{ mb: 1.5, borderRadius: 4 }}>
          {t(problem === 'denied' ? 'console_location_denied' : 'console_location_unavailable')}{' '}
          {t('console_place_ages')}
          {position && (
            <Box sx={{ mt: 1 }}>
              <Button size="small" variant="outlined" color="inherit" onClick={() => setByHand(position)}>
                {t('console_still_here')}
              </Button>
            </Box>
          )}
        </Alert>
      )}
      {!problem && reason && (
        <Alert severity={reason === 'coarse' ? 'info' : 'warning'} sx={{ mb: 1.5, borderRadius: 4 }}>
          {t(`position_${reason}`)}
        </Alert>
      )}
      <Box sx={{ borderRadius: 5, overflow: 'hidden' }}>
        <MapView
          label={t('console_your_position')}
          height={{ xs: 280, md: 380 }}
          markers={markers}
          {...(problem ? { onTap: setByHand } : {})}
        />
      </Box>
    </Box>
  );
}
