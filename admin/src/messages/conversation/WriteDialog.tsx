import {
  Button,
  Checkbox,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Stack,
} from '@mui/material';
import { useId, useState } from 'react';
import { Link, useCreatePath } from 'react-admin';
import { useText } from '../../frame/texts/useText.js';
import type { Correspondent } from './correspondent.js';
import { Thread } from './Thread.js';
import { WriteForm } from './WriteForm.js';
import { Dialog } from '@wayfare/web/overlay';

interface WriteDialogProps {
  to: Correspondent;
  /** The other party of the trip, who can get the same message. */
  other?: Correspondent | undefined;
  booking?: string | undefined;
  onClose: () => void;
}

/**
 * A dialog with the user's conversation and a field for the next message. It closes once the message is sent.
 */
export function WriteDialog({ to, other, booking, onClose }: WriteDialogProps) {
  const t = useText();
  const title = useId();
  const createPath = useCreatePath();
  const [isToBoth, setIsToBoth] = useState(false);
  const receivers = other && isToBoth ? [to, other] : [to];
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={title}>
      <DialogTitle id={title}>{t('panel_write_to', { name: to.name })}</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 2 }}>
          <Thread user={to.id} height={220} />
          {other && (
            <FormControlLabel
              control={<Checkbox checked={isToBoth} onChange={(_event, checked) => setIsToBoth(checked)} />}
              label={t('panel_write_both', { name: other.name })}
            />
          )}
          <WriteForm to={receivers} booking={booking} done="panel_write_sent" onSent={onClose} />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button
          component={Link}
          to={createPath({ resource: 'conversations', id: to.id, type: 'show' })}
          onClick={onClose}
        >
          {t('panel_write_open')}
        </Button>
        <Button onClick={onClose}>{t('close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
