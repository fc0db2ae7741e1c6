import { Box, Typography } from '@mui/material';
import type { TranslationKey } from '@wayfare/shared';
import { useText } from '../texts/useText.js';

/** The figures of a run's result, side by side. */
export function Facts({ facts }: { facts: readonly (readonly [label: TranslationKey, value: string])[] }) {
  const t = useText();
  return (
    <Box
      component="dl"
      sx={{ m: 0, display: 'grid', gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(5, 1fr)' }, gap: 2 }}
    >
      {facts.map(([label, value]) => (
        <div key={label}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {t(label)}
          </Typography>
          <Typography component="dd" sx={{ m: 0, fontWeight: 700 }}>
            <bdi>{value}</bdi>
          </Typography>
        </div>
      ))}
    </Box>
  );
}
