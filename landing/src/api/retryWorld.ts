import { type RetryWorld, statusMayPass } from '@wayfare/shared';
import { ApiError } from './client.js';

/** The environment for retrying picture uploads. */
export const retryWorld: RetryWorld = {
  now: () => Date.now(),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  mayPass: (error) => error instanceof ApiError && statusMayPass(error.status),
};
