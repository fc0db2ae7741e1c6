import { Alert, Button, DialogActions, DialogContent, DialogTitle, LinearProgress } from '@mui/material';
import { ChangeSummary } from '@wayfare/web/change';
import { Dialog } from '@wayfare/web/overlay';
import { type ReactNode, useId } from 'react';
import { errorText } from '../../frame/api/errorText.js';
import { useText } from '../../frame/language/LanguageProvider.js';
import { useFormat } from '../../frame/language/useFormat.js';
import { useMessages } from '../../frame/messages/MessagesProvider.js';
import { type GuestWanted, useGuestChange } from './useGuestTrip.js';

/** The dialog around the fields of a guest's change: below them what it would mean, and the button. */
export function GuestChangeFrame({
  token,
  wanted,
  children,
  onClose,
}: {
  token: string;
  /** Null while nothing differs. */
  wanted: GuestWanted | null;
  children: ReactNode;
  onClose: () => void;
}) {
  const t = useText();
  const format = useFormat();
  const title = useId();
  const { notify } = useMessages();
  const { preview, change } = useGuestChange(token, wanted, () => {
    notify(t('change_done'), 'success');
    onClose();
  });
  const shown = preview.isFetching ? undefined : preview.data;
  const problem = wanted && (change.error ?? preview.error);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={title}>
      <DialogTitle id={title}>{t('change_title')}</DialogTitle>
      {/* The label of the first field stands above its border. */}
      <DialogContent
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'minmax(0, 1fr)',
          '.MuiDialogTitle-root + &': { pt: 1 },
        }}
      >
        {children}
        <div aria-live="polite">
          {preview.isFetching && <LinearProgress aria-label={t('loading')} />}
          {problem && <Alert severity="error">{errorText(problem, t)}</Alert>}
          {shown && <ChangeSummary preview={shown} text={t} format={format} />}
        </div>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button
          variant="contained"
          loading={change.isPending}
          disabled={!shown || change.isPending}
          onClick={() => shown && change.mutate(shown)}
        >
          {t('change_save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
