import SendIcon from '@mui/icons-material/SendOutlined';
import { Box, Button, Chip, TextField, Typography } from '@mui/material';
import type { TranslationKey } from '@wayfare/shared';
import { type FormEvent, type KeyboardEvent, useId, useState } from 'react';
import { useText } from '../../frame/texts/useText.js';
import { type Correspondent, repliesFor } from './correspondent.js';
import { useWrite } from './useWrite.js';

const LONGEST = 2000;

interface WriteFormProps {
  to: readonly Correspondent[];
  /** The trip that the message is about. */
  booking?: string | undefined;
  /** Message shown after success. */
  done?: TranslationKey;
  onSent?: () => void;
  /** The place of the last message on the page: what a colleague wrote later is read first. */
  seen?: number | undefined;
}

/** Writes to users: a ready-made message with one click, or a text. Ctrl+Enter sends it. */
export function WriteForm({ to, booking, done, onSent, seen }: WriteFormProps) {
  const t = useText();
  const titleId = useId();
  const [text, setText] = useState('');
  const write = useWrite({
    ...(done && { done }),
    onDone: (sent) => {
      // A text typed while another message was being sent is kept.
      setText((now) => ('message' in sent && now.trim() === sent.message ? '' : now));
      onSent?.();
    },
  });
  const about = {
    ...(booking !== undefined && { booking }),
    ...(seen !== undefined && { seen }),
  };
  const send = () => {
    const message = text.trim();
    if (message !== '' && !write.isPending) write.mutate({ to, message: { message, ...about } });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send();
  };
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 1.5 }}>
      <div role="group" aria-labelledby={titleId}>
        <Typography id={titleId} variant="body2" color="textSecondary" sx={{ mb: 0.75 }}>
          {t('panel_write_canned')}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {repliesFor(to).map((reply) => (
            <Chip
              key={reply}
              label={t(reply)}
              variant="outlined"
              clickable
              disabled={write.isPending}
              onClick={() => write.mutate({ to, message: { reply, ...about } })}
              sx={{ height: 'auto', minHeight: 32, '& .MuiChip-label': { whiteSpace: 'normal', py: 0.5 } }}
            />
          ))}
        </Box>
      </div>
      <TextField
        label={t('chat_message')}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
        multiline
        minRows={2}
        maxRows={6}
        fullWidth
        slotProps={{ htmlInput: { maxLength: LONGEST, dir: 'auto' } }}
      />
      <Button
        type="submit"
        variant="contained"
        startIcon={<SendIcon />}
        disabled={text.trim() === ''}
        loading={write.isPending}
        sx={{ justifySelf: 'end' }}
      >
        {t('chat_send')}
      </Button>
    </Box>
  );
}
