import { lazyDialog } from '../../frame/feedback/lazyDialog.js';

/** The dialog to write to someone. It loads when it is opened. */
export const LazyWriteDialog = lazyDialog(async () => (await import('./WriteDialog.js')).WriteDialog);
