import { Alert, Box, MenuItem, TextField, Typography } from '@mui/material';
import { countsOf, countsOver, frameAt } from '@wayfare/shared';
import { useMemo, useState } from 'react';
import { ReplayControls } from '../booking/ReplayControls.js';
import { LoadFailed } from '../../frame/feedback/ErrorPage.js';
import { LoadingPage } from '../../frame/feedback/LoadingPage.js';
import { PartBoundary } from '../../frame/feedback/PartBoundary.js';
import { ScreenTitle } from '../../frame/feedback/ScreenTitle.js';
import { useSession } from '../../frame/session/session.js';
import { useFormat } from '../../frame/texts/useFormat.js';
import { useText } from '../../frame/texts/useText.js';
import { NothingRecorded } from './NothingRecorded.js';
import { ShiftChart } from './ShiftChart.js';
import { ShiftChooser } from './ShiftChooser.js';
import { ShiftMap } from './ShiftMap.js';
import { boundsOf, type Shift, shiftAt } from './shiftTimes.js';
import { UnservedTrips } from './UnservedTrips.js';
import { useShift } from './useShift.js';
import { useShiftClock } from './useShiftClock.js';
import { WaitingTrips } from './WaitingTrips.js';
import { WhatIf } from './WhatIf.js';

/** How long ago the shift is that is shown first, in ms: it is over, or nearly. */
const AGO_MS = 7 * 60 * 60_000;
const SPEEDS = [10, 60, 120, 300];
/** How many moments the chart has. */
const MOMENTS = 48;
/** Steps of the slider by key, in ms: half a minute, or five minutes with Shift. */
const STEPS = { step: 30_000, leap: 5 * 60_000 };

/** A past shift, replayed on the map, and a model of it with other settings of dispatch. */
export function ShiftReplay() {
  const t = useText();
  const { timeZone } = useSession().settings;
  const [shift, setShift] = useState<Shift>(() => shiftAt(Date.now() - AGO_MS, timeZone));
  const bounds = useMemo(() => boundsOf(shift, timeZone), [shift, timeZone]);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, pt: 2 }}>
      <ScreenTitle title={t('panel_shift')} />
      <Typography color="textSecondary" sx={{ maxWidth: 900 }}>
        {t('panel_shift_text')}
      </Typography>
      <ShiftChooser shift={shift} onChange={setShift} />
      {bounds && (
        <ReplayedShift
          key={`${bounds.from}-${bounds.to}`}
          bounds={bounds}
          onGoTo={(at) => setShift(shiftAt(at, timeZone))}
        />
      )}
    </Box>
  );
}

function ReplayedShift({
  bounds,
  onGoTo,
}: {
  bounds: { from: number; to: number };
  onGoTo: (at: number) => void;
}) {
  const t = useText();
  const format = useFormat();
  const [speed, setSpeed] = useState(60);
  const { drivers, trips, recordedSince, isRecorded, isCut, dispatch, isLoading, isError, retry } =
    useShift(bounds);
  const clock = useShiftClock(bounds, speed, Math.max(bounds.from, recordedSince ?? 0));
  const frame = useMemo(() => frameAt(drivers, trips, clock.at), [drivers, trips, clock.at]);
  const counts = countsOf(frame, clock.at);
  const over = useMemo(() => countsOver(drivers, trips, bounds, MOMENTS), [drivers, trips, bounds]);

  if (isError) return <LoadFailed onRetry={retry} />;
  if (isLoading && !isRecorded) return <LoadingPage />;
  if (!isRecorded) return <NothingRecorded since={recordedSince} onGoTo={onGoTo} />;
  return (
    <>
      {isCut && <Alert severity="warning">{t('panel_shift_cut')}</Alert>}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 380px' },
          alignItems: 'start',
        }}
      >
        <Box sx={{ minWidth: 0 }}>
          <PartBoundary>
            <ShiftMap frame={frame} trips={trips} at={clock.at} />
          </PartBoundary>
          <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
            <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
              <ReplayControls replay={clock} {...STEPS} />
            </Box>
            <TextField
              select
              size="small"
              fullWidth={false}
              label={t('panel_shift_speed')}
              value={speed}
              onChange={({ target }) => setSpeed(Number(target.value))}
              sx={{ minWidth: 96 }}
            >
              {SPEEDS.map((times) => (
                <MenuItem key={times} value={times}>
                  {t('panel_shift_times', { count: format.number(times) })}
                </MenuItem>
              ))}
            </TextField>
          </Box>
          <ShiftChart counts={over} bounds={bounds} now={counts} />
        </Box>
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
          <WaitingTrips trips={frame.waiting} offers={frame.offers} at={clock.at} />
          <PartBoundary>
            <WhatIf bounds={bounds} dispatch={dispatch} isReady={!isLoading} />
          </PartBoundary>
        </Box>
      </Box>
      <UnservedTrips trips={trips} onShow={clock.goTo} />
    </>
  );
}
