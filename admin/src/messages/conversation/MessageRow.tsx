import { Box, Typography } from '@mui/material';
import type { ConversationMessage } from '@wayfare/shared';
import { MessageText } from '@wayfare/web/chat';
import { Link, useCreatePath } from 'react-admin';
import { useFormat } from '../../frame/texts/useFormat.js';
import { useText } from '../../frame/texts/useText.js';

/** A message between the office and a user, with its author, time and trip. */
export function MessageRow({
  message: { message, from_name, source, at, booking, reference },
  isRead = false,
  linksTrip = true,
}: {
  message: ConversationMessage;
  /** The user has read it. */
  isRead?: boolean;
  linksTrip?: boolean;
}) {
  const t = useText();
  const format = useFormat();
  const createPath = useCreatePath();
  return (
    <Box sx={{ py: 1, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        <Box component="strong" sx={{ color: 'text.primary' }}>
          <bdi>{from_name ?? '–'}</bdi>
        </Box>{' '}
        · {t(`usertype_${source}`)} · <time>{format.dateTime(at)}</time>
        {linksTrip && booking && (
          <>
            {' · '}
            <Link to={createPath({ resource: 'bookings', id: booking, type: 'show' })}>
              <bdi>{reference ?? booking}</bdi>
            </Link>
          </>
        )}
        {isRead && ` · ${t('panel_conversation_read')}`}
      </Typography>
      <MessageText message={message} text={t} />
    </Box>
  );
}
