/** What opens above a page and is closed by Back. */
export * from './Dialog.js';
export * from './Drawer.js';
export * from './useOverlay.js';
export * from './lazyDialog.js';
