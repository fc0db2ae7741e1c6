import { Box, Button, Container, Stack, Tab, Tabs, Typography } from '@mui/material';
import MenuIcon from '@mui/icons-material/Menu';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { useMe } from '../../people/account/useMe.js';
import { PastTrips } from '../booking/TripsPage.js';
import { useText } from '../../frame/language/LanguageProvider.js';
import { PageLoading } from '../../frame/brand/PageLoading.js';
import { InstallOffer } from '../../frame/layout/InstallOffer.js';
import { OwnPageHead } from '../../frame/layout/OwnPageHead.js';
import { usePageTitle } from '../../frame/layout/usePageTitle.js';
import { Availability } from './Availability.js';
import { DocumentsNotice } from './DocumentsNotice.js';
import { DriverAway } from './DriverAway.js';
import { DriverBreak } from './DriverBreak.js';
import { DriverTasks } from './DriverTasks.js';
import { FirstTrip, NoCarType } from './FirstTrip.js';
import { HeadingHome } from './HeadingHome.js';
import { MyHours } from './MyHours.js';
import { SectionLoading } from './SectionLoading.js';
import { isDriven, isTask, useTasks } from './tasks.js';
import { useDrivingMode } from './useDrivingMode.js';
import { useShownTasks } from './useShownTask.js';
import { WaitingStrip } from './WaitingStrip.js';

// A driver who waits for offers needs none of these.
const Documents = lazy(async () => ({ default: (await import('./Documents.js')).Documents }));
const Earnings = lazy(async () => ({ default: (await import('./Earnings.js')).Earnings }));

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
            {section === 'tasks' && <DriverTasks tasks={tasks} shown={shown} isDrivingMode={isOn} />}
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
