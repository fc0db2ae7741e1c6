import { useEffect, useRef, useState } from 'react';
import { useUnread } from './useInbox.js';

/**
 * How many notifications are unread, and how many there are since their number last grew, for those who
 * cannot see it: 0 while there is nothing new.
 */
export function useUnreadNews(): { count: number; news: number } {
  const unread = useUnread();
  const known = useRef<number>(undefined);
  const [news, setNews] = useState(0);
  useEffect(() => {
    if (unread === undefined) return;
    if (known.current !== undefined && unread !== known.current) setNews(unread > known.current ? unread : 0);
    known.current = unread;
  }, [unread]);
  return { count: unread ?? 0, news };
}
