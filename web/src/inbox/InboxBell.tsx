import { Badge, Box, IconButton } from '@mui/material';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { InboxLink, InboxText } from './inboxProps.js';
import { useUnread } from './useInbox.js';

/** Read by screen readers only. */
const hidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** The link to the inbox, with the number of unread notifications. A growing number is announced. */
export function InboxBell({
  text,
  link,
  children,
}: {
  text: InboxText;
  link: InboxLink;
  /** The icon. */
  children: ReactNode;
}) {
  const unread = useUnread();
  const count = unread ?? 0;
  const known = useRef<number>(undefined);
  const [news, setNews] = useState(0);
  useEffect(() => {
    if (unread === undefined) return;
    if (known.current !== undefined && unread !== known.current) setNews(unread > known.current ? unread : 0);
    known.current = unread;
  }, [unread]);

  return (
    <>
      <IconButton color="inherit" aria-label={text('inbox_bell', { count })} {...link}>
        <Badge badgeContent={count} max={99} color="error" overlap="circular">
          {children}
        </Badge>
      </IconButton>
      <Box component="span" aria-live="polite" sx={hidden}>
        {news > 0 && text('inbox_bell', { count: news })}
      </Box>
    </>
  );
}
