import { Button, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useId } from 'react';
import { useText } from '../../frame/texts/useText.js';
import { Dialog } from '@wayfare/web/overlay';

interface BlockDialogProps {
  name: string;
  onBlock: () => void;
  /** Blocks the driver after the trip instead. */
  onPlan: () => void;
  onClose: () => void;
}

/** Warns that a driver to be blocked has a passenger aboard. */
export function BlockDialog({ name, onBlock, onPlan, onClose }: BlockDialogProps) {
  const t = useText();
  const title = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={title}>
      <DialogTitle id={title}>{t('panel_block')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{t('panel_block_aboard', { name })}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button onClick={onPlan}>{t('panel_block_after')}</Button>
        <Button color="warning" onClick={onBlock}>
          {t('panel_block_now')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
