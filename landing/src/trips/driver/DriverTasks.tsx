import { Alert, Box, Button, Skeleton, Stack } from '@mui/material';
import type { MapMarker } from '@wayfare/web/map';
import { lazy, Suspense, useMemo } from 'react';
import { useMe } from '../../people/account/useMe.js';
import { isNext } from '../booking/tripHeadline.js';
import { EmptyRoad } from '../../frame/brand/Art.js';
import { Notice } from '../../frame/brand/Notice.js';
import { useText } from '../../frame/language/LanguageProvider.js';
import { LoadError } from '../../frame/layout/PageStates.js';
import { useIdle } from '../../frame/layout/useIdle.js';
import { MapView } from '../../frame/map/MapView.js';
import { NextOffers } from './NextTrips.js';
import { Offers } from './Offers.js';
import { PlannedTrips } from './PlannedTrips.js';
import { useDriverPosition } from './PositionProvider.js';
import { SectionLoading } from './SectionLoading.js';
import { StreetStart } from './StreetStart.js';
import { useOffersStreet } from './streetTrips.js';
import { isDriven, isTask, type useTasks } from './tasks.js';
import { useCanceledNotice } from './useCanceledNotice.js';
import type { useShownTasks } from './useShownTask.js';

// A driver who waits for offers needs none of these.
const CurrentTrip = lazy(async () => ({ default: (await import('./CurrentTrip.js')).CurrentTrip }));
const NextTrip = lazy(async () => ({ default: (await import('./NextTripCards.js')).NextTrip }));

interface DriverTasksProps {
  tasks: ReturnType<typeof useTasks>;
  shown: ReturnType<typeof useShownTasks>;
  isDrivingMode: boolean;
}

/**
 * What the driver has to do now: the trips at hand and the next ones, offers, and the position they wait at.
 */
export function DriverTasks({ tasks, shown, isDrivingMode }: DriverTasksProps) {
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
      {online && offersStreet && !atHand.some(isDriven) && <StreetStart />}
      {!isDrivingMode && <PlannedTrips />}
      {online && <Offers idle={atHand.length === 0} />}
      {online && atHand.length === 0 && <OwnPosition />}
      {!online && atHand.length === 0 && (
        <Notice art={<EmptyRoad />} title={t('no_tasks')} text={t('console_offline_hint')} />
      )}
    </Stack>
  );
}

/** The height of the map. */
const HEIGHT = { xs: 280, md: 380 };

/**
 * The driver's position as dispatch sees it. If the device does not provide one, the driver sets it by
 * tapping the map.
 */
function OwnPosition() {
  const t = useText();
  const { position, problem, reason, setByHand } = useDriverPosition();
  const isIdle = useIdle();
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
        {isIdle ? (
          <MapView
            label={t('console_your_position')}
            height={HEIGHT}
            markers={markers}
            {...(problem ? { onTap: setByHand } : {})}
          />
        ) : (
          <Skeleton variant="rectangular" sx={{ height: HEIGHT }} />
        )}
      </Box>
    </Box>
  );
}
