import { Box, Skeleton } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useDataProvider } from 'react-admin';
import { Guarded } from '../../frame/access/Guarded.js';
import { useSession } from '../../frame/session/session.js';
import { useText } from '../../frame/texts/useText.js';
import { LoadFailed } from '../../frame/feedback/ErrorPage.js';
import { PartBoundary } from '../../frame/feedback/PartBoundary.js';
import type { PanelDataProvider } from '../../frame/providers/dataProvider.js';
import { SetupChecklist } from '../setup/SetupChecklist.js';
import { DriversMap } from './DriversMap.js';
import { EarningsCards } from './EarningsCards.js';
import { ScreenTitle } from '../../frame/feedback/ScreenTitle.js';

const WeekComparison = lazy(async () => ({
  default: (await import('./WeekComparison.js')).WeekComparison,
}));
const WEEK_HEIGHT = { xs: 370, md: 155 };
const Attention = lazy(async () => ({ default: (await import('./Attention.js')).Attention }));
const StatusCounts = lazy(async () => ({ default: (await import('./StatusCounts.js')).StatusCounts }));
const STATUS_HEIGHT = { xs: 255, md: 138 };
/** Its heading and one row. */
const ATTENTION_HEIGHT = 88;
const FleetEarnings = lazy(async () => ({ default: (await import('./FleetEarnings.js')).FleetEarnings }));
const FLEET_HEIGHT = { xs: 250, sm: 150 };
/** Below the rest, so its charts and table come after it. */
const LastDays = lazy(async () => ({ default: (await import('./LastDays.js')).LastDays }));
const LAST_DAYS_HEIGHT = 220;

/** The business at a glance (rules 2.26 to 2.28). */
export function Dashboard() {
  return (
    <Guarded action="show" resource="dashboard">
      <DashboardContent />
    </Guarded>
  );
}

function DashboardContent() {
  const t = useText();
  const { user } = useSession();
  const provider = useDataProvider<PanelDataProvider>();
  const { data, isError, refetch } = useQuery({
    queryKey: ['dashboard'],
    queryFn: () => provider.getDashboard(),
    // The day and the month change without any event from the server.
    refetchInterval: 60_000,
  });
  return (
    <Box sx={{ display: 'grid', gap: 2, pt: 2 }}>
      <ScreenTitle title={t('panel_dashboard')} />
      {isError && !data ? (
        <LoadFailed onRetry={() => void refetch()} />
      ) : (
        <>
          <PartBoundary>
            <SetupChecklist />
          </PartBoundary>
          <PartBoundary>
            {user.usertype === 'fleetadmin' ? (
              <Suspense fallback={<Skeleton variant="rounded" sx={{ height: FLEET_HEIGHT }} />}>
                <FleetEarnings />
              </Suspense>
            ) : (
              <EarningsCards earnings={data?.earnings} />
            )}
          </PartBoundary>
          <PartBoundary>
            <Suspense fallback={<Skeleton variant="rounded" sx={{ height: WEEK_HEIGHT }} />}>
              {data ? (
                <WeekComparison today={data.today} lastWeek={data.lastWeek} />
              ) : (
                <Skeleton variant="rounded" sx={{ height: WEEK_HEIGHT }} />
              )}
            </Suspense>
          </PartBoundary>
          <PartBoundary>
            <Suspense fallback={<Skeleton variant="rounded" height={ATTENTION_HEIGHT} />}>
              <Attention />
            </Suspense>
          </PartBoundary>
          <PartBoundary>
            <Suspense fallback={<Skeleton variant="rounded" sx={{ height: STATUS_HEIGHT }} />}>
              <StatusCounts counts={data?.statusCounts} />
            </Suspense>
          </PartBoundary>
          <PartBoundary>
            <DriversMap counts={data?.driverCounts} />
          </PartBoundary>
          <PartBoundary>
            <Suspense fallback={<Skeleton variant="rounded" height={LAST_DAYS_HEIGHT} />}>
              <LastDays days={data?.days} before={data?.daysBefore} />
            </Suspense>
          </PartBoundary>
        </>
      )}
    </Box>
  );
}
