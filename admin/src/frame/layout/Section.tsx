import { Box, Card, CardContent, Typography } from '@mui/material';
import type { ReactNode } from 'react';

/** A part of a record's page: a card with its own heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card component="section" aria-label={title}>
      <CardContent sx={{ overflowWrap: 'break-word' }}>
        <Typography variant="h3" component="h2" sx={{ mb: 1.5, overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        {children}
      </CardContent>
    </Card>
  );
}

/** The sections of a record's page: side by side if there is room, the first column wider. */
export function Sections({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
      }}
    >
      {children}
    </Box>
  );
}
