import { useCallback, useState } from 'react';

const KEY = 'wayfare.chatSeen';
/** Trips whose place is remembered on this device. */
const REMEMBERED = 50;

type Seen = Record<string, number>;

/** Up to which place somebody has read a trip's chat on this device, and a way to say so. */
export function useSeen(booking: string): [seen: number, markSeen: (sequence: number) => void] {
  const [seen, setSeen] = useState(() => stored()[booking] ?? 0);
  const markSeen = useCallback(
    (sequence: number) => {
      setSeen(sequence);
      const { [booking]: _before, ...others } = stored();
      const newest = Object.entries(others).slice(1 - REMEMBERED);
      try {
        localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...newest, [booking, sequence]])));
      } catch {
        // A browser that keeps nothing counts what is unread from each visit on.
      }
    },
    [booking],
  );
  return [seen, markSeen];
}

function stored(): Seen {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? '{}') as Seen | null) ?? {};
  } catch {
    return {};
  }
}
