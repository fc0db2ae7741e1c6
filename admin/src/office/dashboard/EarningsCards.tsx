import { Box, Card, CardContent, Skeleton, Typography } from '@mui/material';
import type { TranslationKey } from '@wayfare/shared';
import { useNumberFormat } from '../../frame/texts/useNumberFormat.js';
import { useText } from '../../frame/texts/useText.js';
import type { Dashboard } from '../../frame/providers/officeCalls.js';

const periods = [
  { period: 'today', label: 'panel_earnings_today' },
  { period: 'month', label: 'panel_earnings_month' },
  { period: 'total', label: 'panel_earnings_total' },
] as const satisfies readonly { period: keyof Dashboard['earnings']; label: TranslationKey }[];

/** Gross convenience fees for today, this month and all time (rule 2.26). */
export function EarningsCards({ earnings }: { earnings: Dashboard['earnings'] | undefined }) {
  const t = useText();
  const format = useNumberFormat();
  return (
    <Box component="section" aria-label={t('panel_gross_earning')}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {t('panel_gross_earning')}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 1, sm: 2 },
          gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, minmax(0, 1fr))' },
        }}
      >
        {periods.map(({ period, label }) => (
          <Card key={period} sx={{ borderTop: 3, borderTopColor: 'primary.main' }}>
            <CardContent
              sx={{
                display: { xs: 'flex', sm: 'block' },
                justifyContent: 'space-between',
                alignItems: 'baseline',
                '&:last-child': { pb: 1.5 },
                py: 1.5,
              }}
            >
              <Typography variant="h3" color="textSecondary" sx={{ fontWeight: 600 }}>
                {t(label)}
              </Typography>
              <Typography
                sx={{
                  fontSize: { xs: '1.35rem', sm: '1.7rem' },
                  fontWeight: 700,
                  fontVariantNumeric: 'tabular-nums',
                }}
              >
                {earnings ? <bdi>{format.money(earnings[period])}</bdi> : <Skeleton width={120} />}
              </Typography>
            </CardContent>
          </Card>
        ))}
      </Box>
    </Box>
  );
}
