import { type Theme, useMediaQuery } from '@mui/material';

/** Whether the screen is too narrow for tables, so that records are shown as cards. */
export const useIsNarrow = () => useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
