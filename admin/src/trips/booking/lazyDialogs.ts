import { lazyDialog } from '../../frame/feedback/lazyDialog.js';

// Dialogs that buttons on several screens open. Each loads when it is opened.

export const LazyCancelDialog = lazyDialog(async () => (await import('./CancelDialog.js')).CancelDialog);
export const LazyEndTripDialog = lazyDialog(async () => (await import('./EndTripDialog.js')).EndTripDialog);
export const LazyRaiseDialog = lazyDialog(async () => (await import('./RaiseDialog.js')).RaiseDialog);
