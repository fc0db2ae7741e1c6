import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Title, useDataProvider } from 'react-admin';
import { Guarded } from '../access/Guarded.js';
import { useText } from '../texts/useText.js';
import { LoadFailed } from '../feedback/ErrorPage.js';
import { PartBoundary } from '../feedback/PartBoundary.js';
import type { PanelDataProvider } from '../providers/dataProvider.js';
import { Attention } from './Attention.js';
import { SetupChecklist } from '../setup/SetupChecklist.js';
import { DriversMap } from './DriversMap.js';
import { EarningsCards } from './EarningsCards.js';
import { LastDays } from './LastDays.js';
import { StatusCounts } from './StatusCounts.js';

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
  const provider = useDataProvider<PanelDataProvider>();
  const { data, isError, refetch } = useQuery({
    queryKey: ['dashboard'],
    queryFn: () => provider.getDashboard(),
    // The day and the month change without any event from the server.
    refetchInterval: 60_000,
  });
  return (
    <Box sx={{ display: 'grid', gap: 2, pt: 2 }}>
      <Title title={t('panel_dashboard')} />
      {isError && !data ? (
        <LoadFailed onRetry={() => void refetch()} />
      ) : (
        <>
          <PartBoundary>
            <SetupChecklist />
          </PartBoundary>
          <PartBoundary>
            <EarningsCards earnings={data?.earnings} />
          </PartBoundary>
          <PartBoundary>
            <Attention attention={data?.attention} />
          </PartBoundary>
          <PartBoundary>
            <StatusCounts counts={data?.statusCounts} />
          </PartBoundary>
          <PartBoundary>
            <DriversMap counts={data?.driverCounts} />
          </PartBoundary>
          <PartBoundary>
            <LastDays days={data?.days} />
          </PartBoundary>
        </>
      )}
    </Box>
  );
}
