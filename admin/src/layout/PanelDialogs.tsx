import { createContext, lazy, type ReactNode, Suspense, useContext, useState } from 'react';
import { useShortcuts } from './useShortcuts.js';

/** What opens over every screen. */
export type PanelDialog = 'palette' | 'shortcuts';

const CommandPalette = lazy(async () => ({
  default: (await import('./CommandPalette.js')).CommandPalette,
}));
const ShortcutsDialog = lazy(async () => ({
  default: (await import('./ShortcutsDialog.js')).ShortcutsDialog,
}));

const OpenDialog = createContext<(dialog: PanelDialog) => void>(() => undefined);

/** Opens what opens over every screen. */
export const useOpenDialog = () => useContext(OpenDialog);

/** The dialogs every screen has, opened by their buttons and by keys, and loaded when they first are. */
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
