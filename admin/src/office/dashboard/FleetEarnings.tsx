import { Box, Card, CardActionArea, Skeleton, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { dayOf, exact, toWire, type TranslationKey } from '@wayfare/shared';
import { call } from '@wayfare/web/http';
import { useState } from 'react';
import { Link } from 'react-router';
import { useSession } from '../../frame/session/session.js';
import { useNumberFormat } from '../../frame/texts/useNumberFormat.js';
import { useText } from '../../frame/texts/useText.js';

const REFRESH_MS = 60_000;

/** What a fleet admin's own drivers earned today and this month; each amount leads to its report. */
export function FleetEarnings() {
  const t = useText();
  const { timeZone } = useSession().settings;
  const [today] = useState(() => dayOf(Date.now(), timeZone));
  const first = Math.floor(today / 100) * 100 + 1;
  const { data } = useQuery({
    queryKey: ['earnings', first, today],
    queryFn: () => call.get('/earnings', { query: { from: first, until: today, by: 'day' } }),
    refetchInterval: REFRESH_MS,
  });
  const ofToday = data?.rows.find(({ from }) => from === today);
  return (
    <Box component="section" aria-label={t('panel_fleet_earned')}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {t('panel_fleet_earned')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <Earned
          label="panel_earnings_today"
          sums={data && (ofToday ?? nothing)}
          to={`/earnings?from=${today}&until=${today}&by=day`}
        />
        <Earned
          label="panel_earnings_month"
          sums={data?.sum}
          to={`/earnings?from=${first}&until=${today}&by=day`}
        />
      </Box>
    </Box>
  );
}

const nothing = { trips: 0, driverShare: 0, raises: 0 };

interface EarnedProps {
  label: TranslationKey;
  sums: typeof nothing | undefined;
  to: string;
}

function Earned({ label, sums, to }: EarnedProps) {
  const t = useText();
  const format = useNumberFormat();
  return (
    <Card sx={{ borderTop: 3, borderTopColor: 'primary.main' }}>
      <CardActionArea component={Link} to={to} sx={{ px: 2, py: 1.5 }}>
        <Typography color="textSecondary" sx={{ fontWeight: 600 }}>
          {t(label)}
        </Typography>
        <Typography component="bdi" sx={{ fontSize: '1.7rem', fontWeight: 700 }}>
          {sums ? format.money(toWire(exact(sums.driverShare).plus(sums.raises))) : <Skeleton width={120} />}
        </Typography>
        <Typography color="textSecondary">
          {sums && t('panel_fleet_trips', { count: format.number(sums.trips) })}
        </Typography>
      </CardActionArea>
    </Card>
  );
}
