import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { useFormState } from 'react-hook-form';

/**
 * The fields of a form that closes once it is saved. While it is being saved, they take no input: it would be
 * lost without a word.
 */
export function StillWhileSaving({ children }: { children: ReactNode }) {
  const { isSubmitting } = useFormState();
  return (
    <Box inert={isSubmitting} sx={{ width: '100%' }}>
      {children}
    </Box>
  );
}
