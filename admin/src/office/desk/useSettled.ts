import { startTransition, useEffect, useState } from 'react';

/**
 * A value once it has stayed the same for `ms`. What depends on it is drawn when there is time, and clicks
 * and keys come first.
 */
export function useSettled<T>(value: T, ms: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setSettled(() => value)), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}
