import { Box, Container, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { brand } from '@wayfare/shared/web/theme';
import { HEADER_HEIGHT } from '../brand/headerHeight.js';

/**
 * The dark header area of a page, with its title, behind the white header logo. `tall` is for public
 * pages (rule 9.13).
 */
export function Band({
  title,
  tall = false,
  children,
}: {
  title: string;
  tall?: boolean;
  children?: ReactNode;
}) {
  return (
    <Box
      sx={{
        position: 'relative',
        overflow: 'hidden',
        color: '#fff',
        bgcolor: brand.ink,
        background: `radial-gradient(120% 140% at 85% 120%, #1d7a70 0%, ${brand.deep} 38%, ${brand.ink} 75%)`,
        pt: `${HEADER_HEIGHT}px`,
        ...(tall ? { height: 380, display: 'flex', alignItems: 'center', pb: 10 } : { pb: 2 }),
      }}
    >
      <Box
        component="svg"
        viewBox="0 0 1200 380"
        preserveAspectRatio="xMidYMax slice"
        aria-hidden="true"
        sx={{ position: 'absolute', inset: 0, width: '100%', height: '100%', opacity: 0.5 }}
      >
        <path
          d="M-20 330C180 330 200 210 380 210s190 110 360 96 160-210 330-206 120 60 170 60"
          fill="none"
          stroke={brand.apricot}
          strokeWidth="3"
          strokeDasharray="2 14"
          strokeLinecap="round"
        />
        <path
          d="M-20 372C260 372 340 290 560 300s260 66 420 40 150-90 260-90"
          fill="none"
          stroke="#ffffff"
          strokeOpacity="0.18"
          strokeWidth="34"
        />
      </Box>
      <Container maxWidth="lg" sx={{ position: 'relative' }}>
        <Typography variant={tall ? 'h1' : 'h2'} component="h1" sx={{ pt: tall ? 0 : 2, pb: 1 }}>
          {title}
        </Typography>
        {children}
      </Container>
    </Box>
  );
}
