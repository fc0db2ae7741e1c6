import type { ApiKey } from '@wayfare/shared';

/** A key as read from the database: without its hashes. */
export type StoredApiKey = Omit<ApiKey, 'accountName' | 'calls' | 'callsToday' | 'newKey'>;
