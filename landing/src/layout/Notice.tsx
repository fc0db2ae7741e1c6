import { Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';

/** A quiet place for 'nothing here' and 'this went wrong': a picture, a sentence, what to do next. */
export function Notice({
  art,
  title,
  text,
  children,
  role,
  heading = 'h2',
}: {
  art?: ReactNode;
  title: string;
  text?: string;
  children?: ReactNode;
  role?: 'alert' | 'status';
  /** 'h1' where the notice is all there is. */
  heading?: 'h1' | 'h2';
}) {
  return (
    <Stack role={role} sx={{ alignItems: 'center', textAlign: 'center', gap: 1.5, py: 6, px: 2 }}>
      {art}
      <Typography variant="h3" component={heading}>
        {title}
      </Typography>
      {text && (
        <Typography color="text.secondary" sx={{ maxWidth: 420 }}>
          {text}
        </Typography>
      )}
      {children}
    </Stack>
  );
}
