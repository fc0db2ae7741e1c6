import { useState } from 'react';

/** Keeps the first value with the same key, so that effects see a stable object. */
export function useHeld<T>(value: T, key: string): T {
  const [held, setHeld] = useState({ value, key });
  if (held.key === key) return held.value;
  setHeld({ value, key });
  return value;
}
