import { Box, Button, Chip, Paper, Stack, TextField, Typography } from '@mui/material';
import { type DecisionRequest, isDecisionOverdue, MOST_DECISION_MESSAGES } from '@wayfare/shared';
import { serverNow } from '@wayfare/web/http';
import { useNow } from '@wayfare/web/time';
import { useState } from 'react';
import { useFormat } from '../../frame/language/useFormat.js';
import { useText } from '../../frame/language/LanguageProvider.js';
import { LoadError } from '../../frame/layout/PageStates.js';
import { Pager } from '../../frame/layout/Pager.js';
import { MOST_TEXT } from './AskDialog.js';
import { requestSubject } from './passedWords.js';
import { PER_PAGE, useDecisionRequests, useReply } from './useDecisions.js';

/** What the driver asked a person about decisions, with the answers; nothing before the first question. */
export function DecisionRequests() {
  const t = useText();
  const [page, setPage] = useState(0);
  const { data, error, refetch } = useDecisionRequests(page);
  if (!data) return error ? <LoadError error={error} onRetry={() => void refetch()} /> : null;
  if (data.rows.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="decision-requests">
      <Typography variant="h3" component="h2" id="decision-requests" sx={{ mb: 2 }}>
        {t('decisions_requests')}
      </Typography>
      <Stack sx={{ gap: 2 }}>
        {data.rows.map((request) => (
          <Request key={request.id} request={request} />
        ))}
      </Stack>
      <Pager pages={Math.ceil(data.total / PER_PAGE)} page={page} onChange={setPage} />
    </Box>
  );
}

function Request({ request }: { request: DecisionRequest }) {
  const t = useText();
  const format = useFormat();
  const subject = requestSubject(request, t, format);
  return (
    <Paper component="article" variant="outlined" aria-label={subject} sx={{ p: 2, borderRadius: 5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography variant="h4" component="h3">
          {subject}
        </Typography>
        <RequestState request={request} />
      </Box>
      <Stack
        component="ol"
        aria-label={t('decisions_thread')}
        sx={{ listStyle: 'none', p: 0, m: 0, gap: 1.5 }}
      >
        {request.messages.map((message, index) => (
          <Box component="li" key={`${message.at}:${index}`}>
            <Typography variant="body2" color="textSecondary">
              <bdi>{message.isFromStaff ? (message.by_name ?? t('decisions_team')) : t('decisions_you')}</bdi>{' '}
              · {format.dateTime(message.at)}
            </Typography>
            <Typography dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
              {message.text}
            </Typography>
          </Box>
        ))}
      </Stack>
      {request.messages.length < MOST_DECISION_MESSAGES && <Reply id={request.id} />}
    </Paper>
  );
}

function RequestState({ request }: { request: DecisionRequest }) {
  const t = useText();
  const format = useFormat();
  const now = useNow(60_000);
  if (!request.isOpen) return <Chip size="small" color="success" label={t('decisions_answered')} />;
  const date = format.dateTime(request.dueAt);
  const isLate = isDecisionOverdue(request, serverNow(now));
  return (
    <Typography variant="body2" color={isLate ? 'error' : 'textSecondary'}>
      {t(isLate ? 'decisions_late' : 'decisions_due', { date })}
    </Typography>
  );
}

/** A field for a further message, once the driver wants to write one. */
function Reply({ id }: { id: string }) {
  const t = useText();
  const [text, setText] = useState<string | null>(null);
  const reply = useReply(id, () => setText(null));
  if (text === null)
    return (
      <Button onClick={() => setText('')} sx={{ mt: 1, minHeight: 44 }}>
        {t('decisions_reply')}
      </Button>
    );
  return (
    <Stack
      component="form"
      sx={{ mt: 1.5, gap: 1 }}
      onSubmit={(event: React.FormEvent) => {
        event.preventDefault();
        if (text.trim()) reply.mutate(text.trim());
      }}
    >
      <TextField
        label={t('decisions_question')}
        value={text}
        onChange={({ target }) => setText(target.value)}
        multiline
        minRows={2}
        autoFocus
        slotProps={{ htmlInput: { maxLength: MOST_TEXT } }}
      />
      <Button
        type="submit"
        variant="contained"
        disabled={!text.trim()}
        loading={reply.isPending}
        sx={{ alignSelf: 'start', minHeight: 44 }}
      >
        {t('decisions_send')}
      </Button>
    </Stack>
  );
}
