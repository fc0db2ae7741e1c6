/** Requests to the API, and their errors. */
export * from './api.js';
export * from './ApiError.js';
export * from './bySession.js';
export * from './idempotencyKey.js';
export * from './operations.js';
export * from './request.js';
export * from './retries.js';
export { serverNow } from './serverTime.js';
