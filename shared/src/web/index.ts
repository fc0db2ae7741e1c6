/** Browser code that the panel and the site share. The only part of this package where React is allowed. */
export * from './stepUp/StepUp.js';
export * from './stepUp/stepUpGate.js';
export * from './contact/ContactChanges.js';
export * from './passkey/passkeyCeremonies.js';
export * from './passkey/Passkeys.js';
export * from './passkey/PasskeyStepUp.js';
