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
        sx={{ flexWrap: 'wrap' }}
      >
        {totals.map((total) => (
          <ToggleButton
            key={total}
            value={total}
            // An amount is never broken: where it has no room beside the others, it stands below them.
            sx={{
              flex: '1 0 auto',
              width: 'auto',
              minHeight: 44,
              px: 0.5,
              textTransform: 'none',
              fontWeight: 700,
              whiteSpace: 'nowrap',
            }}
          >
            <bdi dir="ltr">{`+${format.money(total)}`}</bdi>
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  );
}
