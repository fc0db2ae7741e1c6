import { type DrawerProps, Drawer as MuiDrawer } from '@mui/material';
import { useOverlay } from './useOverlay.js';

/** MUI's drawer above a page, which Back closes like the Escape key. */
export function Drawer(props: DrawerProps) {
  const { open = false, onClose } = props;
  useOverlay(open && onClose !== undefined, () => onClose?.({}, 'escapeKeyDown'));
  return <MuiDrawer {...props} />;
}
