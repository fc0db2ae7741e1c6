import { lazy } from 'react';

/** The dialog to write to someone. It loads when it is opened. */
export const LazyWriteDialog = lazy(async () => ({
  default: (await import('./WriteDialog.js')).WriteDialog,
}));
