import { Button, Checkbox, Chip, FormControlLabel } from '@mui/material';
import { isReversible, type LedgerEntry, MAX_NOTE } from '@wayfare/shared';
import { useState } from 'react';
import { useStaffMay } from '../../frame/access/useStaffMay.js';
import { useFormat } from '../../frame/texts/useFormat.js';
import { useText } from '../../frame/texts/useText.js';
import { ReasonDialog } from '../../frame/layout/ReasonDialog.js';
import { newIdempotencyKey } from '@wayfare/web/http';
import { useOperation } from '../../frame/providers/useOperation.js';
import { usePosted } from './usePosted.js';

/** The state of a manual entry: a button to reverse it, or the fact that it is reversed. */
export function ReverseEntry({ entry }: { entry: LedgerEntry }) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const mayReverse = useStaffMay('corrections');
  if (entry.reversal === 'posted') return <Chip size="small" label={t('panel_reversed')} />;
  if (entry.reversal === 'pending')
    return <Chip size="small" color="warning" label={t('panel_reversal_pending')} />;
  if (!mayReverse || !isReversible(entry.txRef)) return null;
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
  const posted = usePosted();
  const [note, setNote] = useState('');
  const [allowDebt, setAllowDebt] = useState(false);
  // The same key until the request succeeds; a different note is a different request.
  const [key, setKey] = useState(newIdempotencyKey);
  const change = (next: () => void) => {
    next();
    setKey(newIdempotencyKey());
  };
  const reverse = useOperation({
    run: (provider) => provider.reverseEntry(entry.txRef, { note: note.trim(), allowDebt }, key),
    onDone: (answer) => {
      posted(answer);
      onClose();
    },
  });
  return (
    <ReasonDialog
      title={t('panel_reverse_title')}
      text={t('panel_reverse_text', { amount: format.money(entry.amount) })}
      label={t('panel_note')}
      hint={t('panel_note_hint')}
      maxLength={MAX_NOTE}
      reason={note}
      onReason={(next) => change(() => setNote(next))}
      action={t('panel_reverse')}
      isPending={reverse.isPending}
      onAct={reverse.mutate}
      onClose={onClose}
    >
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
    </ReasonDialog>
  );
}
