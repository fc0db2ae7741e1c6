import { useCallback, useState } from 'react';

const KEY = 'wayfare.chatSeen';
/** Number of trips whose read position is stored on this device. */
const REMEMBERED = 50;

type Seen = Record<string, number>;

/** The last position that the user has read of a trip's chat on this device, and a function to set it. */
export function useSeen(booking: string): [seen: number, markSeen: (sequence: number) => void] {
  const [seen, setSeen] = useState(() => readStored()[booking] ?? 0);
  const markSeen = useCallback(
    (sequence: number) => {
      setSeen(sequence);
      const { [booking]: _before, ...others } = readStored();
      const newest = Object.entries(others).slice(1 - REMEMBERED);
      try {
        localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...newest, [booking, sequence]])));
      } catch {
        // Without storage, unread messages are counted from each visit.
      }
    },
    [booking],
  );
  return [seen, markSeen];
}

function readStored(): Seen {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? '{}') as Seen | null) ?? {};
  } catch {
    return {};
  }
}
