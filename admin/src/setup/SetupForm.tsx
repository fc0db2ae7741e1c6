import { Box, type SxProps } from '@mui/material';
import type { ReactNode } from 'react';

/** A form of the setup page. It shows its own errors at the fields, and saves once it is valid. */
export function SetupForm({
  isValid,
  save,
  sx,
  children,
}: {
  isValid: boolean;
  save: () => void;
  sx?: SxProps;
  children: ReactNode;
}) {
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isValid) save();
      }}
      sx={sx ?? {}}
    >
      {children}
    </Box>
  );
}
