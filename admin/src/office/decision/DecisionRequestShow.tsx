import { Box, Button, Stack, TextField, Typography } from '@mui/material';
import type { DecisionRequest } from '@wayfare/shared';
import { call, idempotent, newIdempotencyKey } from '@wayfare/web/http';
import { useState } from 'react';
import { Link, Show, useCreatePath, useRecordContext } from 'react-admin';
import { Section, Sections } from '../../frame/layout/Section.js';
import { useOperation } from '../../frame/providers/useOperation.js';
import { useFormat } from '../../frame/texts/useFormat.js';
import { useText } from '../../frame/texts/useText.js';
import { FactList } from '../../trips/booking/FactList.js';
import { DecisionRequestState } from './DecisionRequestState.js';

/** A request of a driver about an automatic decision: its thread, its facts, and the answer of staff. */
export function DecisionRequestShow() {
  return (
    <Show actions={false} component="div">
      <RequestPage />
    </Show>
  );
}

function RequestPage() {
  const t = useText();
  const request = useRecordContext<DecisionRequest>();
  if (!request) return null;
  return (
    <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Typography variant="h2" component="p" sx={{ overflowWrap: 'anywhere' }}>
          <bdi>{request.driver_name ?? '–'}</bdi>
        </Typography>
        <DecisionRequestState request={request} />
      </Box>
      <Sections>
        <Section title={t('decisions_thread')}>
          <Thread request={request} />
          <Answer id={request.id} seen={request.messages.length} />
        </Section>
        <Section title={t('panel_decision_about')}>
          <Facts request={request} />
        </Section>
      </Sections>
    </Box>
  );
}

function Facts({ request }: { request: DecisionRequest }) {
  const t = useText();
  const format = useFormat();
  const createPath = useCreatePath();
  const { about, reason, passedAt, booking, driver, driver_name, createdAt, dueAt, answeredAt } = request;
  return (
    <Stack sx={{ gap: 1.5 }}>
      <FactList
        facts={[
          [t('panel_decision_about'), t(`decision_${about}`)],
          ...(reason ? ([[t('panel_dispatch_outcome'), t(`passed_${reason}`)]] as const) : []),
          ...(passedAt ? ([[t('panel_decision_when'), format.dateTime(passedAt)]] as const) : []),
          [t('panel_decision_asked'), format.dateTime(createdAt)],
          [t('panel_decision_due'), format.dateTime(dueAt)],
          ...(answeredAt ? ([[t('decisions_answered'), format.dateTime(answeredAt)]] as const) : []),
        ]}
      />
      <Link
        to={createPath({ resource: 'drivers', id: driver, type: 'edit' })}
        style={{ overflowWrap: 'anywhere' }}
      >
        <bdi>{driver_name ?? '–'}</bdi>
      </Link>
      {booking && (
        <Link to={createPath({ resource: 'bookings', id: booking, type: 'show' })}>
          {t('panel_decision_see_trip')}
        </Link>
      )}
    </Stack>
  );
}

function Thread({ request: { messages } }: { request: DecisionRequest }) {
  const format = useFormat();
  return (
    <Stack component="ol" sx={{ listStyle: 'none', p: 0, m: 0, mb: 2, gap: 1.5 }}>
      {messages.map(({ at, by_name, text }, index) => (
        <Box component="li" key={`${at}:${index}`}>
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            <bdi>{by_name ?? '–'}</bdi> · {format.dateTime(at)}
          </Typography>
          <Typography dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {text}
          </Typography>
        </Box>
      ))}
    </Stack>
  );
}

/**
 * The answer, which the driver reads with the name of who wrote it. `seen` is how many messages are on the
 * page.
 */
function Answer({ id, seen }: { id: string; seen: number }) {
  const t = useText();
  const [text, setText] = useState('');
  const [key, setKey] = useState(newIdempotencyKey);
  const answer = useOperation({
    run: () =>
      call.post('/decisionrequests/{id}/messages', {
        path: { id },
        body: { text: text.trim(), seen },
        headers: idempotent(key),
      }),
    done: 'panel_decision_sent',
    onDone: () => setText(''),
    stale: ['decisionrequests', 'attention'],
  });
  return (
    <Box
      component="form"
      sx={{ display: 'grid', gap: 1.5 }}
      onSubmit={(event: React.FormEvent) => {
        event.preventDefault();
        if (text.trim()) answer.mutate();
      }}
    >
      <TextField
        label={t('panel_decision_answer')}
        helperText={t('panel_decision_answer_help')}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setKey(newIdempotencyKey());
        }}
        multiline
        minRows={3}
        slotProps={{ htmlInput: { maxLength: 1000 } }}
      />
      <Button
        type="submit"
        variant="contained"
        disabled={!text.trim()}
        loading={answer.isPending}
        sx={{ justifySelf: 'start' }}
      >
        {t('panel_decision_send')}
      </Button>
    </Box>
  );
}
