import { TextField } from '@mui/material';
import { useText } from '../../frame/texts/useText.js';

interface DecisionNoteProps {
  note: string;
  onChange: (note: string) => void;
  minRows?: number;
}

/** The note that staff write about their decision. */
export function DecisionNote({ note, onChange, minRows = 1 }: DecisionNoteProps) {
  const t = useText();
  return (
    <TextField
      label={t('panel_review_note')}
      value={note}
      onChange={(event) => onChange(event.target.value)}
      multiline
      minRows={minRows}
      slotProps={{ htmlInput: { maxLength: 1000 } }}
    />
  );
}

/** The note as a decision sends it: nothing if it is empty. */
export const sentNote = (note: string): { note?: string } => (note.trim() ? { note: note.trim() } : {});
