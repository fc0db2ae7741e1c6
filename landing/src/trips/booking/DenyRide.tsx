import OutIcon from '@mui/icons-material/DoNotDisturbOnOutlined';
import { Alert, Button, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import type { RideCheckStatus, RideCheckSummary } from '@wayfare/shared';
import { Dialog } from '@wayfare/web/overlay';
import { useId, useState } from 'react';
import { useText } from '../../frame/language/LanguageProvider.js';
import { useFormat } from '../../frame/language/useFormat.js';
import { ActionButton } from '../../frame/layout/ActionRow.js';

/** Lets a rider say that they are not in the car of their trip, after a dialog that says what follows. */
export function DenyRide({ isPending, onDeny }: { isPending: boolean; onDeny: () => void }) {
  const t = useText();
  const title = useId();
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      <ActionButton icon={<OutIcon />} onClick={() => setAsking(true)}>
        {t('trip_deny')}
      </ActionButton>
      <Dialog open={asking} onClose={close} maxWidth="xs" fullWidth aria-labelledby={title}>
        <DialogTitle id={title}>{t('trip_deny_title')}</DialogTitle>
        <DialogContent>
          <DialogContentText>{t('trip_deny_text')}</DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>{t('close')}</Button>
          <Button variant="contained" color="error" loading={isPending} onClick={onDeny}>
            {t('trip_deny')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}

/** What became of a rider's word that they are not in the car. */
export function DeniedNote({ status }: { status: RideCheckStatus | null | undefined }) {
  const t = useText();
  return status ? (
    <Alert severity={status === 'overruled' ? 'warning' : 'info'} role="status">
      {t(`trip_denied_${status}`)}
    </Alert>
  ) : null;
}

/** The same for the driver of the trip. */
export function DeniedForDriver({ check }: { check: RideCheckSummary | null | undefined }) {
  const t = useText();
  const format = useFormat();
  return check ? (
    <Alert severity={check.status === 'open' || check.status === 'upheld' ? 'warning' : 'info'} role="status">
      {t(`console_denied_${check.status}`, { amount: format.money(check.due) })}
    </Alert>
  ) : null;
}
