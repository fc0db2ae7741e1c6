/**
 * A value that is loaded on demand and cached for a while, so that busy code does not query the database each
 * time.
 */
export interface Fresh<T> {
  get(): Promise<T>;
  /** The value that was loaded last, however old it is; null before the first. */
  last(): T | null;
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
  let last: T | null = null;
  return {
    get() {
      if (value === null || Date.now() >= until) {
        const loading = Promise.resolve(load());
        loading.then(
          (loaded) => {
            last = loaded;
          },
          () => {
            if (value === loading) value = null;
          },
        );
        value = loading;
        until = Date.now() + ms;
      }
      return value;
    },
    last: () => last,
    forget() {
      value = null;
    },
  };
}
