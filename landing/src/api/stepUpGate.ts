import { createStepUpGate } from '@wayfare/shared/web';

/** Where the site's requests wait until the user has proven who they are. */
export const stepUpGate = createStepUpGate();
