import { Box, type SxProps } from '@mui/material';
import type { ReactNode } from 'react';

/**
 * A form of the setup page. Its fields show their errors in the page's language, instead of the browser's own
 * messages.
 */
export function SetupForm({
  onSubmit,
  sx,
  children,
}: {
  onSubmit: () => void;
  sx?: SxProps;
  children: ReactNode;
}) {
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
      sx={sx ?? {}}
    >
      {children}
    </Box>
  );
}
