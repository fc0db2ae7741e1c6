/**
 * Browser code that the panel and the site share. The only part of this package that may use React.
 * Features that few pages need have their own entry points (`@wayfare/web/contact`, `/passkey`),
 * so that the other pages do not load them.
 */
export * from './stepUp/SaveOwnData.js';
export * from './stepUp/StepUp.js';
export * from './http/stepUpGate.js';
