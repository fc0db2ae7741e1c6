import { Card, CardContent, Typography } from '@mui/material';
import type { ReactNode } from 'react';

/** A part of a record's page: a card under a heading of its own. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card component="section" aria-label={title}>
      <CardContent>
        <Typography variant="h3" component="h2" sx={{ mb: 1.5 }}>
          {title}
        </Typography>
        {children}
      </CardContent>
    </Card>
  );
}
