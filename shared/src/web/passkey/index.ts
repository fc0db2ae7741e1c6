/** Passkeys: managing them, signing in and proving identity with them. */
export * from './passkeyCeremonies.js';
export * from './Passkeys.js';
export * from './PasskeyStepUp.js';
