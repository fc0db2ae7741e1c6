import { type RetryWorld, isRetryableStatus } from '@wayfare/shared';
import { ApiError } from '../http/ApiError.js';

/** The environment for retrying picture uploads. */
export const retryWorld: RetryWorld = {
  now: () => Date.now(),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  random: Math.random,
  isTransient: (error) => error instanceof ApiError && isRetryableStatus(error.status),
};
