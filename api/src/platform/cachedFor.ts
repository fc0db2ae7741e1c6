/**
 * A value that is loaded on demand and cached for a while, so that busy code does not query the database each
 * time.
 */
export interface Fresh<T> {
  get(): Promise<T>;
  /** Makes the next `get` load again. */
  forget(): void;
}

/**
 * Caches the result of `load` for `ms` milliseconds. Concurrent callers share one load; a failed one is not
 * cached.
 */
export function cachedFor<T>(ms: number, load: () => PromiseLike<T>): Fresh<T> {
  let value: Promise<T> | null = null;
  let until = 0;
  return {
    get() {
      if (value === null || Date.now() >= until) {
        const loading = Promise.resolve(load());
        loading.catch(() => {
          if (value === loading) value = null;
        });
        value = loading;
        until = Date.now() + ms;
      }
      return value;
    },
    forget() {
      value = null;
    },
  };
}
