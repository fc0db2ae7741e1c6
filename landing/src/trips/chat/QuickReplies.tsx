import { Box, Chip } from '@mui/material';
import type { TranslationKey, Usertype } from '@wayfare/shared';
import { useText } from '../../frame/language/LanguageProvider.js';
import { useSession } from '../../frame/session/SessionProvider.js';

/** What each role says most often on the way to the pickup. */
const replies: Partial<Record<Usertype, readonly TranslationKey[]>> = {
  rider: ['chat_quick_coming', 'chat_quick_here', 'chat_quick_minutes', 'chat_quick_where_are_you'],
  driver: ['chat_quick_on_my_way', 'chat_quick_arrived', 'chat_quick_late', 'chat_quick_cannot_find'],
};

/** Messages that one tap sends, in the sender's language. */
export function QuickReplies({ onSend }: { onSend: (text: string) => void }) {
  const t = useText();
  const { user } = useSession();
  // A guest writes as the rider.
  const offered = replies[user?.usertype ?? 'rider'] ?? [];
  if (offered.length === 0) return null;
  return (
    <Box
      role="group"
      aria-label={t('chat_quick_replies')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, px: 1.5, py: 1 }}
    >
      {offered.map((key) => (
        <Chip
          key={key}
          label={t(key)}
          variant="outlined"
          onClick={() => onSend(t(key))}
          sx={{ minHeight: 40, borderRadius: 5 }}
        />
      ))}
    </Box>
  );
}
