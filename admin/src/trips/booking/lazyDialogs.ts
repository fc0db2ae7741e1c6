import { lazy } from 'react';

// Dialogs that buttons on several screens open. Each loads when it is opened.

export const LazyCancelDialog = lazy(async () => ({
  default: (await import('./CancelDialog.js')).CancelDialog,
}));
export const LazyEndTripDialog = lazy(async () => ({
  default: (await import('./EndTripDialog.js')).EndTripDialog,
}));
export const LazyRaiseDialog = lazy(async () => ({
  default: (await import('./RaiseDialog.js')).RaiseDialog,
}));
