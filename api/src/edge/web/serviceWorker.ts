/** The address of the site's service worker, which is also its name among the built files. */
export const SERVICE_WORKER = '/service-worker.js';
