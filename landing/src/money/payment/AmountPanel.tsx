import { Box, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useFormat } from '../../frame/language/useFormat.js';

/**
 * A panel about an amount that a trip's rider or driver has to pay or collect: a title, the amount in large
 * digits, and the choices below.
 */
export function AmountPanel({
  title,
  amount,
  children,
}: {
  title: string;
  amount: number;
  children?: ReactNode;
}) {
  const format = useFormat();
  return (
    <Box sx={{ bgcolor: 'var(--tint)', borderRadius: 5, p: 2.5 }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'baseline', gap: 2 }}>
        <Typography variant="h3">{title}</Typography>
        <Typography sx={{ fontWeight: 800, fontSize: '1.7rem' }} dir="ltr">
          {format.money(amount)}
        </Typography>
      </Stack>
      {children}
    </Box>
  );
}
