import BeforeIcon from '@mui/icons-material/ChevronLeft';
import NextIcon from '@mui/icons-material/ChevronRight';
import { Alert, Box, IconButton, TextField, Typography } from '@mui/material';
import { dayAfter, type Planner as PlannedDay, planSlots } from '@wayfare/shared';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { Guarded } from '../../../frame/access/Guarded.js';
import { LoadFailed } from '../../../frame/feedback/ErrorPage.js';
import { LoadingPage } from '../../../frame/feedback/LoadingPage.js';
import { ScreenTitle } from '../../../frame/feedback/ScreenTitle.js';
import { useText } from '../../../frame/texts/useText.js';
import { Board } from './Board.js';
import { Demand } from './Demand.js';
import { usePlanner } from './usePlanner.js';
import { useTimes } from './useTimes.js';

/** Tomorrow's prebookings, the cars that are there for them, and who drives which trip. */
export function Planner() {
  return (
    <Guarded action="list" resource="bookings">
      <PlannerContent />
    </Guarded>
  );
}

function PlannerContent() {
  const t = useText();
  const [params, setParams] = useSearchParams();
  const asked = Number(params.get('day')?.replaceAll('-', '')) || null;
  const { data, isError, refetch } = usePlanner(asked);
  const title = <ScreenTitle title={t('panel_planner')} />;
  if (isError && !data) return <LoadFailed onRetry={() => void refetch()} />;
  if (!data)
    return (
      <>
        {title}
        <LoadingPage />
      </>
    );
  const choose = (day: string) => setParams(day ? { day } : {}, { replace: true });
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, pt: 2, minWidth: 0 }}>
      {title}
      <DayChoice planner={data} onChoose={choose} />
      <Day planner={data} />
    </Box>
  );
}

/** A day (yyyymmdd) as date inputs write it. */
const inputDay = (day: number) =>
  `${Math.floor(day / 10_000)}-${String(Math.floor(day / 100) % 100).padStart(2, '0')}-${String(day % 100).padStart(2, '0')}`;

function DayChoice({
  planner: { day, timeZone },
  onChoose,
}: {
  planner: PlannedDay;
  onChoose: (day: string) => void;
}) {
  const t = useText();
  const times = useTimes(timeZone);
  const flip = {
    transform: (theme: { direction: string }) => (theme.direction === 'rtl' ? 'scaleX(-1)' : 'none'),
  };
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
      {/* On one line, also on a phone. */}
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, maxWidth: '100%' }}>
        <IconButton
          aria-label={t('panel_planner_before')}
          onClick={() => onChoose(inputDay(dayAfter(day, -1)))}
        >
          <BeforeIcon sx={flip} />
        </IconButton>
        <TextField
          type="date"
          size="small"
          fullWidth={false}
          label={t('panel_planner_day')}
          value={inputDay(day)}
          onChange={({ target }) => target.value && onChoose(target.value)}
          slotProps={{ inputLabel: { shrink: true } }}
        />
        <IconButton aria-label={t('panel_planner_next')} onClick={() => onChoose(inputDay(dayAfter(day, 1)))}>
          <NextIcon sx={flip} />
        </IconButton>
      </Box>
      <Typography component="h2" variant="h6">
        {times.day(day)}
      </Typography>
      <Typography color="textSecondary">{times.zone(day)}</Typography>
    </Box>
  );
}

function Day({ planner }: { planner: PlannedDay }) {
  const t = useText();
  const slots = useMemo(() => planSlots(planner), [planner]);
  const unknown = planner.drivers.filter(({ basis, approved }) => approved && basis === 'none').length;
  return (
    <>
      {planner.isCut.trips && <Alert severity="warning">{t('panel_planner_cut_trips')}</Alert>}
      {planner.isCut.drivers && <Alert severity="warning">{t('panel_planner_cut_drivers')}</Alert>}
      {unknown > 0 && <Alert severity="info">{t('panel_planner_unknown', { smart_count: unknown })}</Alert>}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '290px minmax(0, 1fr)' },
          alignItems: 'start',
        }}
      >
        <Demand slots={slots} timeZone={planner.timeZone} />
        <Board planner={planner} />
      </Box>
    </>
  );
}
