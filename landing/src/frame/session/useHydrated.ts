import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether the page may differ from the one that the server rendered: false on the server, and while React
 * takes over its page.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
