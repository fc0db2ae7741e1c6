/** A value that is loaded when asked for and kept for a while, so that a busy path does not ask the database each time. */
export interface Fresh<T> {
  get(): Promise<T>;
  /** The next `get` loads again. */
  forget(): void;
}

/** Keeps what `load` gives for `ms` milliseconds. Callers at the same time share one load; a failed one is not kept. */
export function freshFor<T>(ms: number, load: () => PromiseLike<T>): Fresh<T> {
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
