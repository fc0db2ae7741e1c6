export * from './api.generated.js';
export * from './createWayfareClient.js';
export * from './formBody.js';
export * from './listQuery.js';
