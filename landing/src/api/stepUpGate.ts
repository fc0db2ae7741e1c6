import { createStepUpGate } from '@wayfare/shared/web';

/** Holds the site's requests until the user has proven their identity. */
export const stepUpGate = createStepUpGate();
