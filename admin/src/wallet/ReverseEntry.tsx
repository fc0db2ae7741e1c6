import {
  Button,
  Checkbox,
  Chip,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  FormControlLabel,
  Stack,
  TextField,
} from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { isReversible, type LedgerEntry, MAX_NOTE } from '@wayfare/shared';
import { type FormEvent, useId, useState } from 'react';
import { useCanAccess, useDataProvider, useNotify } from 'react-admin';
import { useFormat } from '../language/useFormat.js';
import { textKey, useText } from '../language/useText.js';
import type { PanelDataProvider } from '../providers/dataProvider.js';
import { newKey } from '../providers/newKey.js';
import { usePosted } from './usePosted.js';

/** What became of an entry an admin has posted: a button to reverse it, or that it is reversed. */
export function ReverseEntry({ entry }: { entry: LedgerEntry }) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const { canAccess } = useCanAccess({ resource: 'wallethistory', action: 'create' });
  if (entry.reversal === 'posted') return <Chip size="small" label={t('panel_reversed')} />;
  if (entry.reversal === 'pending')
    return <Chip size="small" color="warning" label={t('panel_reversal_pending')} />;
  if (!canAccess || !isReversible(entry.txRef)) return null;
  return (
    <>
      <Button
        size="small"
        aria-label={t('panel_reverse_of', { entry: entry.txRef })}
        onClick={() => setOpen(true)}
      >
        {t('panel_reverse')}
      </Button>
      {isOpen && <ReverseDialog entry={entry} onClose={() => setOpen(false)} />}
    </>
  );
}

function ReverseDialog({ entry, onClose }: { entry: LedgerEntry; onClose: () => void }) {
  const t = useText();
  const format = useFormat();
  const title = useId();
  const notify = useNotify();
  const posted = usePosted();
  const provider = useDataProvider<PanelDataProvider>();
  const [note, setNote] = useState('');
  const [allowDebt, setAllowDebt] = useState(false);
  // One key until it has worked; another note is another request.
  const [key, setKey] = useState(newKey);
  const change = (next: () => void) => {
    next();
    setKey(newKey());
  };
  const reverse = useMutation({
    mutationFn: () => provider.reverseEntry(entry.txRef, { note: note.trim(), allowDebt }, key),
    onSuccess: (answer) => {
      posted(answer);
      onClose();
    },
    onError: (error) => notify(error.message || textKey('update_failed'), { type: 'error' }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (note.trim()) reverse.mutate();
  };
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={title}>
      <form onSubmit={submit}>
        <DialogTitle id={title}>{t('panel_reverse_title')}</DialogTitle>
        <DialogContent>
          <Stack sx={{ gap: 2 }}>
            <DialogContentText>
              {t('panel_reverse_text', { amount: format.money(entry.amount) })}
            </DialogContentText>
            <TextField
              label={t('panel_note')}
              helperText={t('panel_note_hint')}
              value={note}
              onChange={(event) => change(() => setNote(event.target.value))}
              slotProps={{ htmlInput: { maxLength: MAX_NOTE } }}
              required
              autoFocus
              fullWidth
            />
            {entry.type === 'Credit' && (
              <FormControlLabel
                control={
                  <Checkbox
                    checked={allowDebt}
                    onChange={(event) => change(() => setAllowDebt(event.target.checked))}
                  />
                }
                label={t('panel_reverse_debt')}
              />
            )}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            type="submit"
            variant="contained"
            color="error"
            disabled={!note.trim()}
            loading={reverse.isPending}
          >
            {t('panel_reverse')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
