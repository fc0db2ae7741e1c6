/**
 * The queries of the site that a change makes stale, by the first part of their keys: for each resource of a
 * `resource:changed` event, and for each event that has a name of its own (rules 7.31, 7.33).
 */
const liveQueries = {
  bookings: ['bookings', 'trip route'],
  inbox: ['inbox'],
  conversation: ['conversation'],
  wallethistory: ['wallet', 'me', 'statement'],
  withdraws: ['withdraws', 'wallet', 'me'],
  riders: ['me'],
  drivers: ['me', 'documents', 'onboarding', 'decisions'],
  decisionrequests: ['decisionrequests'],
  pairblocks: ['apart'],
  cartypes: ['cartypes', 'quotes'],
  cancelreasons: ['cancelreasons'],
  promos: ['promos'],
  settings: ['bootstrap', 'quotes'],
  appinfo: ['bootstrap'],
  languages: ['bootstrap', 'translations'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** What changes: a resource, or what an event is about. */
export type LiveResource = keyof typeof liveQueries;

/** The queries that a change of a resource makes stale; none for a resource that the site does not show. */
export const staleAfter = (resource: string): readonly string[] =>
  Object.hasOwn(liveQueries, resource) ? liveQueries[resource as LiveResource] : [];

/** Every query that some event makes stale. */
export const allLiveQueries: readonly string[] = [...new Set(Object.values(liveQueries).flat())];
