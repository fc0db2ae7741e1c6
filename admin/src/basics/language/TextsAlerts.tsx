import { Box, Button, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { type ReactNode, useId } from 'react';
import type { WrongTexts } from './parseTexts.js';
import { useFormat } from '../../frame/texts/useFormat.js';
import { useText } from '../../frame/texts/useText.js';
import { Dialog } from '@wayfare/web/overlay';

/** Says that texts do not parse, and where (rules 5.46, 8.5). */
export function JsonAlert({ wrong: { place, key }, onClose }: { wrong: WrongTexts; onClose: () => void }) {
  const t = useText();
  return (
    <TextsAlert
      onClose={onClose}
      actions={
        <Button onClick={onClose} autoFocus>
          {t('close')}
        </Button>
      }
    >
      <DialogContentText>{t('json_error')}</DialogContentText>
      {place && <DialogContentText>{t('panel_texts_wrong_at', { ...place })}</DialogContentText>}
      {key !== null && <DialogContentText>{t('panel_texts_wrong_key', { key })}</DialogContentText>}
    </TextsAlert>
  );
}

interface ClashAlertProps {
  keys: readonly string[];
  onClose: () => void;
  onInsist: () => void;
}

/** Lists the texts that another user has also changed, before they are overwritten. */
export function ClashAlert({ keys, onClose, onInsist }: ClashAlertProps) {
  const t = useText();
  return (
    <InsistAlert action={t('panel_texts_keep_mine')} onClose={onClose} onInsist={onInsist}>
      <DialogContentText>{t('panel_texts_clash')}</DialogContentText>
      <Box
        component="ul"
        dir="ltr"
        tabIndex={0}
        sx={{ maxHeight: 240, overflow: 'auto', overflowWrap: 'anywhere' }}
      >
        {keys.map((key) => (
          <li key={key}>{key}</li>
        ))}
      </Box>
    </InsistAlert>
  );
}

/** Says how many texts a save changes, before it changes very many. */
export function ManyAlert({
  changed,
  removed,
  onClose,
  onSave,
}: Record<'changed' | 'removed', number> & Record<'onClose' | 'onSave', () => void>) {
  const t = useText();
  const format = useFormat();
  return (
    <InsistAlert action={t('panel_texts_save_many')} onClose={onClose} onInsist={onSave}>
      <DialogContentText>
        {t('panel_texts_many', { changed: format.number(changed), removed: format.number(removed) })}
      </DialogContentText>
    </InsistAlert>
  );
}

interface TextsAlertProps {
  actions: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

// Closes immediately: if it were still fading out when the dialog below closes, the page would stay inert.
function TextsAlert({ actions, onClose, children }: TextsAlertProps) {
  const t = useText();
  const title = useId();
  return (
    <Dialog
      open
      onClose={onClose}
      transitionDuration={0}
      disableRestoreFocus
      role="alertdialog"
      aria-labelledby={title}
    >
      <DialogTitle id={title}>{t('alert')}</DialogTitle>
      <DialogContent>{children}</DialogContent>
      <DialogActions>{actions}</DialogActions>
    </Dialog>
  );
}

/** A question before a save that goes on only if its author insists. */
function InsistAlert({
  action,
  onClose,
  onInsist,
  children,
}: {
  action: string;
  onClose: () => void;
  onInsist: () => void;
  children: ReactNode;
}) {
  const t = useText();
  return (
    <TextsAlert
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose} autoFocus>
            {t('cancel')}
          </Button>
          <Button onClick={onInsist} variant="contained">
            {action}
          </Button>
        </>
      }
    >
      {children}
    </TextsAlert>
  );
}
