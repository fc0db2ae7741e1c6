import { Box, Button, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useText } from '../../frame/texts/useText.js';
import { Dialog } from '@wayfare/web/overlay';

/** Recovery codes, shown only once. Only the button closes the dialog: a click outside would lose them. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const t = useText();
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby="recovery-codes-title">
      <DialogTitle id="recovery-codes-title">{t('account_second_factor_codes')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{t('account_second_factor_codes_text')}</DialogContentText>
        <Box
          component="ul"
          dir="ltr"
          sx={{
            fontFamily: 'monospace',
            fontSize: '1.1rem',
            listStyle: 'none',
            p: 0,
            my: 2,
            lineHeight: 1.8,
          }}
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {t('account_second_factor_codes_saved')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
