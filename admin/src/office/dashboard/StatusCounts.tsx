import { Box, Card, CardActionArea, Skeleton, Typography } from '@mui/material';
import { activeStatuses } from '@wayfare/shared';
import { Link } from 'react-router';
import { StatusChip } from '../../trips/booking/StatusChip.js';
import { useNumberFormat } from '../../frame/texts/useNumberFormat.js';
import { useText } from '../../frame/texts/useText.js';
import type { Dashboard } from '../../frame/providers/officeCalls.js';
import { listAddress } from '../../frame/attention/listAddress.js';

/** Current number of trips per status; each number links to its list. */
export function StatusCounts({ counts }: { counts: Dashboard['statusCounts'] | undefined }) {
  const t = useText();
  const format = useNumberFormat();
  return (
    <Box component="section" aria-label={t('panel_trips_now')}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {t('panel_trips_now')}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, minmax(0, 1fr))' },
        }}
      >
        {activeStatuses.map((status) => (
          <Card key={status}>
            <CardActionArea
              component={Link}
              to={listAddress('bookings', { status: [status] }, 'tripdate')}
              sx={{
                px: { xs: 1, sm: 1.5 },
                py: 1,
                height: '100%',
                display: 'flex',
                justifyContent: 'space-between',
                gap: 0.5,
              }}
            >
              <StatusChip status={status} />
              <Typography sx={{ fontSize: '1.2rem', fontWeight: 700 }}>
                {counts ? format.number(counts[status] ?? 0) : <Skeleton width={40} />}
              </Typography>
            </CardActionArea>
          </Card>
        ))}
      </Box>
    </Box>
  );
}
