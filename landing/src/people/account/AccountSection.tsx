import { Paper, Typography } from '@mui/material';
import type { ReactNode } from 'react';

/** A section of the profile with its own heading. */
export function AccountSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <Paper
      component="section"
      aria-labelledby={id}
      elevation={0}
      sx={{ p: { xs: 2.5, md: 4 }, border: '1px solid', borderColor: 'divider' }}
    >
      <Typography id={id} component="h2" variant="h4" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      {children}
    </Paper>
  );
}
