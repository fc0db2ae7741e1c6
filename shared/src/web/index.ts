/**
 * Browser code that the panel and the site share. The only part of this package where React is allowed. What few pages
 * need has an entry of its own (`@wayfare/shared/web/contact`, `/passkey`), so that the others do not load it.
 */
export * from './stepUp/SaveOwnData.js';
export * from './stepUp/StepUp.js';
export * from './stepUp/stepUpGate.js';
