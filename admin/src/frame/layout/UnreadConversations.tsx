import { Badge } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { UNREAD_CONVERSATIONS_LIMIT, type UnreadConversations as Unread } from '@wayfare/shared';
import { api } from '@wayfare/web/http';
import type { ReactNode } from 'react';
import { useText } from '../texts/useText.js';

/** The icon of the conversations, with the number of unread ones. */
export function UnreadConversations({ children }: { children: ReactNode }) {
  const t = useText();
  const { data } = useQuery({
    queryKey: ['conversations', 'unread'],
    queryFn: () => api.get<Unread>('conversations/unread'),
  });
  const count = data?.unread ?? 0;
  return (
    <Badge
      badgeContent={count}
      max={UNREAD_CONVERSATIONS_LIMIT - 1}
      color="error"
      slotProps={{
        badge: count > 0 ? { role: 'img', 'aria-label': t('panel_conversations_unread', { count }) } : {},
      }}
    >
      {children}
    </Badge>
  );
}
