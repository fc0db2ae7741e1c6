import { startTransition, useEffect, useState } from 'react';

/**
 * Returns a value once it has stayed the same for `ms`. Components that depend on it are drawn when there is
 * time, after clicks and keys.
 */
export function useSettled<T>(value: T, ms: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setSettled(() => value)), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}
