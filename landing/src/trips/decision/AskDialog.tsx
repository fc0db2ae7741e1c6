import { Button, DialogActions, DialogContent, DialogTitle, TextField, Typography } from '@mui/material';
import type { RequestedDecision } from '@wayfare/shared';
import { Dialog } from '@wayfare/web/overlay';
import { useId, useState } from 'react';
import { useFormat } from '../../frame/language/useFormat.js';
import { useText } from '../../frame/language/LanguageProvider.js';
import { useMessages } from '../../frame/messages/MessagesProvider.js';
import { useAsk, useDecisions } from './useDecisions.js';

/** What a driver asks about, and its name on the page. */
export interface AskedAbout {
  about: RequestedDecision;
  /** The id of the passed trip, if it is about one. */
  passedTrip?: string;
  subject: string;
}

/** The longest text of a message, in characters. */
export const MOST_TEXT = 1000;

/** A question to a person about a decision. */
export function AskDialog({
  about: { subject, ...about },
  onClose,
}: {
  about: AskedAbout;
  onClose: () => void;
}) {
  const t = useText();
  const format = useFormat();
  const title = useId();
  const { notify } = useMessages();
  const days = useDecisions().data?.answerDays;
  const [text, setText] = useState('');
  const ask = useAsk(({ dueAt }) => {
    notify(t('decisions_sent', { date: format.dateTime(dueAt) }));
    onClose();
  });
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={title}>
      <DialogTitle id={title}>{t('decisions_ask')}</DialogTitle>
      <DialogContent>
        <Typography sx={{ fontWeight: 600 }}>{subject}</Typography>
        {days !== undefined && <Typography sx={{ mb: 2 }}>{t('decisions_ask_text', { days })}</Typography>}
        <TextField
          label={t('decisions_question')}
          value={text}
          onChange={({ target }) => setText(target.value)}
          multiline
          minRows={3}
          fullWidth
          autoFocus
          slotProps={{ htmlInput: { maxLength: MOST_TEXT } }}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button
          variant="contained"
          disabled={!text.trim()}
          loading={ask.isPending}
          onClick={() => ask.mutate({ ...about, text: text.trim() })}
        >
          {t('decisions_send')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
