import { createStepUpGate } from '@wayfare/shared/web';

/** Where the panel's requests wait until the user has proven who they are. */
export const stepUpGate = createStepUpGate();

/** The error key of a refusal of the API. */
export const refusalKey = (error: unknown) => (error as { body?: { error?: string } } | null)?.body?.error;
