import { Badge, Box, IconButton } from '@mui/material';
import type { ReactNode } from 'react';
import { type InboxLink, type InboxText, useUnreadNews } from '@wayfare/web/inbox';

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
  const { count, news } = useUnreadNews();
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
