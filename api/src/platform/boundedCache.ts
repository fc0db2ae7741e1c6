import { LRUCache } from 'lru-cache';

/**
 * A cache of at most `most` entries, which drops those that were not used for longest. It grows with its
 * entries: given `max`, the library reserves room for all of them at once, several megabytes for the largest
 * caches.
 */
export const boundedCache = <Value extends object | number>(most: number) =>
  new LRUCache<string, Value>({ maxSize: most, sizeCalculation: () => 1 });
