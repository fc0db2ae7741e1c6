import { IconButton, Stack, TextField } from '@mui/material';
import SendIcon from '@mui/icons-material/Send';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type KeyboardEvent, type SubmitEvent, useState } from 'react';
import { useLanguage } from '../../frame/language/LanguageProvider.js';

const LONGEST = 2000;

/** The message input. Enter sends, Shift+Enter adds a line. */
export function ChatComposer({ onSend }: { onSend: (text: string) => void }) {
  const { t, direction } = useLanguage();
  // On a phone, the keyboard would cover the messages.
  const hasKeyboard = useMediaQuery('(pointer: fine)', { noSsr: true });
  const [text, setText] = useState('');

  function send() {
    if (text.trim() === '') return;
    onSend(text);
    setText('');
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  }
  return (
    <Stack
      component="form"
      direction="row"
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        send();
      }}
      sx={{ gap: 1, p: 1.5, alignItems: 'flex-end', borderTop: '1px solid', borderColor: 'divider' }}
    >
      <TextField
        label={t('chat_message')}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
        multiline
        maxRows={4}
        size="small"
        autoFocus={hasKeyboard}
        slotProps={{ htmlInput: { maxLength: LONGEST, dir: 'auto', enterKeyHint: 'send' } }}
      />
      <IconButton type="submit" color="primary" aria-label={t('chat_send')} disabled={text.trim() === ''}>
        <SendIcon sx={{ transform: direction === 'rtl' ? 'scaleX(-1)' : 'none' }} />
      </IconButton>
    </Stack>
  );
}
