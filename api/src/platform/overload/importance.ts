/**
 * What happens to a request while its process has too much to do. `canWait`: refused first, and asked to come
 * back. `usual`: refused only if that is not enough. `first`: never refused.
 */
export type Importance = 'canWait' | 'usual' | 'first';

/** An importance, or how it follows from the query, which may be anything. */
export type DeclaredImportance = Importance | ((query: unknown) => Importance);
