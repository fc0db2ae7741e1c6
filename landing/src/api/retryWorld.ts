import { type RetryWorld, statusMayPass } from '@wayfare/shared';
import { ApiError } from './client.js';

/** The world pictures are sent again in. */
export const retryWorld: RetryWorld = {
  now: () => Date.now(),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  mayPass: (error) => error instanceof ApiError && statusMayPass(error.status),
};
