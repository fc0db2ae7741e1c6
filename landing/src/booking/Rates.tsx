import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { Box, Button, Collapse, Typography } from '@mui/material';
import type { CarType } from '@wayfare/shared';
import { useId, useState } from 'react';
import { useFormat } from '../language/useFormat.js';
import { useText } from '../language/LanguageProvider.js';
import { useSession } from '../session/SessionProvider.js';

/** What a car type's price is made of, shown on request. */
export function Rates({ carType }: { carType: CarType }) {
  const t = useText();
  const format = useFormat();
  const { convert_to_mile } = useSession().settings;
  const [open, setOpen] = useState(false);
  const id = useId();
  const fee =
    carType.convenience_fee_type === 'flat'
      ? format.money(carType.convenience_fees)
      : `${format.number(carType.convenience_fees)} %`;
  const rates: [string, string][] = [
    [t('site_rate_base'), format.money(carType.base_fare)],
    [t(convert_to_mile ? 'site_rate_mile' : 'site_rate_km'), format.money(carType.rate_per_unit_distance)],
    [t('site_rate_hour'), format.money(carType.rate_per_hour)],
    [t('site_rate_min'), format.money(carType.min_fare)],
    ...(carType.convenience_fees > 0 ? ([[t('site_rate_fee'), fee]] as [string, string][]) : []),
  ];
  return (
    <Box>
      <Button
        size="small"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        endIcon={<ExpandMoreIcon sx={{ transform: open ? 'rotate(180deg)' : 'none' }} />}
        sx={{ mt: 0.5 }}
      >
        {t('site_rates', { carType: carType.name })}
      </Button>
      <Collapse in={open} id={id}>
        <Box
          component="dl"
          sx={{ m: 0, px: 1.25, display: 'grid', gridTemplateColumns: '1fr auto', rowGap: 0.25 }}
        >
          {rates.map(([name, value]) => (
            <Box key={name} sx={{ display: 'contents' }}>
              <Typography component="dt" variant="body2" color="text.secondary">
                {name}
              </Typography>
              <Typography component="dd" variant="body2" sx={{ m: 0, textAlign: 'end' }} dir="ltr">
                {value}
              </Typography>
            </Box>
          ))}
        </Box>
      </Collapse>
    </Box>
  );
}
