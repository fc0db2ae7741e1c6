import {
  Box,
  Button,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Typography,
} from '@mui/material';
import { Dialog } from '@wayfare/web/overlay';
import { useId, useState } from 'react';
import { useOperation } from '../../frame/providers/useOperation.js';
import { useText } from '../../frame/texts/useText.js';

/** Shows the code that the rider gives at the start, after saying that the audit log records it. */
export function StartCodeDialog({ booking, onClose }: { booking: string; onClose: () => void }) {
  const t = useText();
  const title = useId();
  const [code, setCode] = useState<string | null>(null);
  const reveal = useOperation({
    run: (provider) => provider.revealStartCode(booking),
    onDone: (shown) => setCode(shown.code),
    stale: ['bookings', 'auditlog'],
  });
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={title}>
      <DialogTitle id={title}>{t('panel_otp_show')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{t('panel_otp_show_text')}</DialogContentText>
        <Box role="status">
          {code !== null && (
            <Typography variant="h3" component="p" dir="ltr" sx={{ mt: 2, textAlign: 'center' }}>
              {code}
            </Typography>
          )}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('close')}</Button>
        {code === null && (
          <Button variant="contained" loading={reveal.isPending} onClick={() => reveal.mutate()}>
            {t('panel_otp_show')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
