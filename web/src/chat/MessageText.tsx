import { type SxProps, type Theme, Typography } from '@mui/material';
import type { TranslationKey } from '@wayfare/shared';

/** A message in its own direction; it is empty if it was deleted with its author's account. */
export function MessageText({
  message,
  text,
  sx = {},
}: {
  message: string;
  text: (key: TranslationKey) => string;
  sx?: SxProps<Theme>;
}) {
  return (
    <Typography
      dir="auto"
      sx={[{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }, ...(Array.isArray(sx) ? sx : [sx])]}
    >
      {message || <em>{text('chat_message_removed')}</em>}
    </Typography>
  );
}
