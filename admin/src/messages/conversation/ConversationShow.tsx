import { Box, Typography } from '@mui/material';
import type { Conversation } from '@wayfare/shared';
import { useState } from 'react';
import { Show, useRecordContext } from 'react-admin';
import { Section } from '../../frame/layout/Section.js';
import { useText } from '../../frame/texts/useText.js';
import { PersonLink } from './PersonLink.js';
import { Thread } from './Thread.js';
import { WriteForm } from './WriteForm.js';

/** A conversation with a rider or driver, and a field for the next message. */
export function ConversationShow() {
  return (
    <Show actions={false} component="div">
      <ConversationPage />
    </Show>
  );
}

function ConversationPage() {
  const conversation = useRecordContext<Conversation>();
  if (!conversation) return null;
  return <OpenConversation key={conversation.id} conversation={conversation} />;
}

function OpenConversation({ conversation }: { conversation: Conversation }) {
  const t = useText();
  const [seen, setSeen] = useState<number>();
  const { id, usertype, name } = conversation;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, pt: 1, maxWidth: 860 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: 1.5 }}>
        <Typography variant="h2" component="p" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <PersonLink conversation={conversation} />
        </Typography>
        <Typography color="text.secondary">{t(`usertype_${usertype}`)}</Typography>
      </Box>
      <Section title={t('panel_conversation_with', { name: name ?? '–' })}>
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
          <Thread user={id} height={480} onRead={setSeen} />
          <WriteForm to={[{ id, usertype, name: name ?? '–' }]} seen={seen} />
        </Box>
      </Section>
    </Box>
  );
}
