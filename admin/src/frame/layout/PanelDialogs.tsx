import { createContext, lazy, type ReactNode, Suspense, useContext, useState } from 'react';
import { useShortcuts } from './useShortcuts.js';

/** Dialogs that can open on every screen. */
type PanelDialog = 'palette' | 'shortcuts';

const CommandPalette = lazy(async () => ({
  default: (await import('./CommandPalette.js')).CommandPalette,
}));
const ShortcutsDialog = lazy(async () => ({
  default: (await import('./ShortcutsDialog.js')).ShortcutsDialog,
}));

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
      <Suspense fallback={null}>
        {shown === 'palette' && <CommandPalette onClose={close} />}
        {shown === 'shortcuts' && <ShortcutsDialog onClose={close} />}
      </Suspense>
    </OpenDialog>
  );
}
