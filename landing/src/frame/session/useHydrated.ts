import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether the page may differ from what the server draws: not on the server, and not while React takes over
 * its page.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
