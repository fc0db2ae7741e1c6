import { useEffect, useState } from 'react';

/** A value that changes while somebody types, once it has stood still for `pause` ms. */
export function useAfterPause<T>(value: T, pause: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return settled;
}
