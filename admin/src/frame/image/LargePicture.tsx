import CloseIcon from '@mui/icons-material/CloseOutlined';
import { Box, DialogActions, DialogContent, DialogTitle, IconButton } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { useText } from '../texts/useText.js';
import { Dialog } from '@wayfare/web/overlay';

/** A picture as large as the screen allows, with its actions below. */
export function LargePicture({
  src,
  title,
  children,
  onClose,
}: {
  src: string;
  title: string;
  children?: ReactNode;
  onClose: () => void;
}) {
  const t = useText();
  const id = useId();
  return (
    <Dialog open onClose={onClose} maxWidth="lg" aria-labelledby={id}>
      <DialogTitle sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <Box component="span" id={id} sx={{ flex: 1, overflowWrap: 'anywhere' }}>
          {title}
        </Box>
        <IconButton edge="end" onClick={onClose} aria-label={t('close')}>
          <CloseIcon />
        </IconButton>
      </DialogTitle>
      <DialogContent sx={{ textAlign: 'center' }}>
        <Box component="img" src={src} alt={title} sx={{ maxWidth: '100%', maxHeight: '70vh' }} />
      </DialogContent>
      {children && <DialogActions>{children}</DialogActions>}
    </Dialog>
  );
}
