import { createContext, type ReactNode, useContext, useState } from 'react';
import { useShortcuts } from './useShortcuts.js';
import { lazyDialog } from '../feedback/lazyDialog.js';

/** Dialogs that can open on every screen. */
type PanelDialog = 'palette' | 'shortcuts';

const CommandPalette = lazyDialog(async () => (await import('./CommandPalette.js')).CommandPalette);
const ShortcutsDialog = lazyDialog(async () => (await import('./ShortcutsDialog.js')).ShortcutsDialog);

const OpenDialog = createContext<(dialog: PanelDialog) => void>(() => undefined);

/** Returns the function that opens one of these dialogs. */
export const useOpenDialog = () => useContext(OpenDialog);

/** The dialogs of every screen. They open from buttons and shortcuts and load on first use. */
export function PanelDialogs({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<PanelDialog | null>(null);
  useShortcuts(setShown);
  const close = () => setShown(null);
  return (
    <OpenDialog value={setShown}>
      {children}
      {shown === 'palette' && <CommandPalette onClose={close} />}
      {shown === 'shortcuts' && <ShortcutsDialog onClose={close} />}
    </OpenDialog>
  );
}
