import { Box, ListItem, ListItemButton, Typography } from '@mui/material';
import type { InboxEntry } from '@wayfare/shared';
import type { InboxLink, InboxText } from './inboxProps.js';

/** A notification: a link to its page, a button that marks it as read, or only text. */
export function InboxItem({
  entry,
  isLast,
  link,
  text,
  date,
  onOpen,
}: {
  entry: InboxEntry;
  isLast: boolean;
  link: InboxLink | null;
  text: InboxText;
  date(at: number): string;
  onOpen: () => void;
}) {
  const content = <Content entry={entry} text={text} date={date} />;
  return (
    <ListItem disablePadding divider={!isLast} tabIndex={-1}>
      {link || !entry.isRead ? (
        <ListItemButton
          {...(link ?? { component: 'button' })}
          onClick={(event: React.MouseEvent<HTMLElement>) => {
            // Once it is read, it is no longer a button, so the focus moves to its item.
            if (!link) event.currentTarget.closest('li')?.focus();
            onOpen();
          }}
          sx={{ textAlign: 'start' }}
        >
          {content}
        </ListItemButton>
      ) : (
        <Box sx={{ px: 2, py: 1 }}>{content}</Box>
      )}
    </ListItem>
  );
}

function Content({ entry, text, date }: { entry: InboxEntry; text: InboxText; date(at: number): string }) {
  return (
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      {/* An admin may have written it in another language than the page's. */}
      <Typography component="span" dir="auto" sx={{ display: 'block', fontWeight: entry.isRead ? 400 : 700 }}>
        {entry.title}
      </Typography>
      <Typography component="span" variant="body2" dir="auto" sx={{ display: 'block' }}>
        {entry.body}
      </Typography>
      <Typography component="span" variant="body2" color="text.secondary" sx={{ display: 'block' }}>
        {date(entry.at)}
        {!entry.isRead && (
          <Box component="strong" sx={{ marginInlineStart: 1, color: 'primary.main' }}>
            {text('inbox_unread')}
          </Box>
        )}
      </Typography>
    </Box>
  );
}
