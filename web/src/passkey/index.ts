/** Passkeys: managing them, and using them to sign in and prove identity. */
export * from './passkeyCeremonies.js';
export * from './Passkeys.js';
export * from './PasskeyStepUp.js';
