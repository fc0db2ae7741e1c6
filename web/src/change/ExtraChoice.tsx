import { Box, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useId } from 'react';
import type { ChangeTexts } from './changeWords.js';

/**
 * What a rider can add to the price for the driver: suggested totals, one of which is chosen. `chosen` is the
 * total, 0 for none.
 */
export function ExtraChoice({
  totals,
  chosen,
  onChoose,
  text,
  format,
}: Pick<ChangeTexts, 'text'> & {
  format: Pick<ChangeTexts['format'], 'money'>;
  totals: readonly number[];
  chosen: number;
  onChoose: (total: number) => void;
}) {
  const label = useId();
  return (
    <Box>
      <Typography id={label} variant="body2" color="text.secondary" sx={{ mb: 0.5 }}>
        {text('change_rider_extra')}
      </Typography>
      <ToggleButtonGroup
        exclusive
        fullWidth
        color="primary"
        aria-labelledby={label}
        value={chosen}
        onChange={(_, total: number | null) => total !== null && onChoose(total)}
      >
        {totals.map((total) => (
          <ToggleButton
            key={total}
            value={total}
            sx={{ minHeight: 44, textTransform: 'none', fontWeight: 700 }}
          >
            <bdi dir="ltr">{`+${format.money(total)}`}</bdi>
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  );
}
