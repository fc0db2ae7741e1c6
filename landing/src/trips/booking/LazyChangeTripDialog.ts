import { lazyDialog } from '../../frame/layout/lazyDialog.js';

/** The dialog that changes a trip. It loads when it is opened. */
export const LazyChangeTripDialog = lazyDialog(
  async () => (await import('./ChangeTripDialog.js')).ChangeTripDialog,
);
