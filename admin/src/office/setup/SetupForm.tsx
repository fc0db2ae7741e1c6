import { Box, type SxProps } from '@mui/material';
import type { ReactNode } from 'react';

/**
 * A form of the setup page. Its fields show what is wrong with them in the page's language, not the browser
 * itself.
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
