import { createStepUpGate } from '@wayfare/shared/web';

/** Holds the panel's requests until the user has proven their identity. */
export const stepUpGate = createStepUpGate();

/** The error key of an API refusal. */
export const refusalKey = (error: unknown) => (error as { body?: { error?: string } } | null)?.body?.error;
