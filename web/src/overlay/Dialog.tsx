import { Dialog as MuiDialog, type DialogProps } from '@mui/material';
import { useOverlay } from './useOverlay.js';

/** MUI's dialog, which Back closes like the Escape key. */
export function Dialog(props: DialogProps) {
  const { open, onClose } = props;
  useOverlay(open && onClose !== undefined, () => onClose?.({}, 'escapeKeyDown'));
  return <MuiDialog {...props} />;
}
