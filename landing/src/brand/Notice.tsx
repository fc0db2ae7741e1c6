import { Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';

/** A message for empty and failed states: a picture, a sentence, and the next action. */
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
  /** 'h1' if the notice is the only content. */
  heading?: 'h1' | 'h2';
}) {
  return (
    <Stack role={role} sx={{ alignItems: 'center', textAlign: 'center', gap: 1.5, py: 6, px: 2 }}>
      {art}
      <Typography variant="h3" component={heading}>
        {title}
      </Typography>
      {text && (
        <Typography color="text.secondary" sx={{ maxWidth: 420, textWrap: 'balance' }}>
          {text}
        </Typography>
      )}
      {children}
    </Stack>
  );
}
