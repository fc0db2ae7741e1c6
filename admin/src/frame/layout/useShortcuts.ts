import { useEffect, useMemo, useRef } from 'react';
import { useStore } from 'react-admin';
import { useNavigate } from 'react-router';
import { useSession } from '../session/session.js';
import { type Begun, type Command, press, rememberFirstKey, shortcutsFor } from './shortcuts.js';

/**
 * Elements where keys have their own meaning. A list that uses only some keys leaves the others to the panel.
 */
const OWN_KEYS =
  'input, textarea, select, [contenteditable=true], [role=dialog], [role=alertdialog], [role=menu], [role=listbox]:not([data-leaves-shortcuts])';

/** Whether single-key shortcuts are enabled in this browser. */
export const useSingleKeys = () => useStore('shortcuts.singleKeys', true);

/** The shortcuts of the panel. `open` opens a dialog. */
export function useShortcuts(open: (dialog: Extract<Command, { open: unknown }>['open']) => void) {
  const navigate = useNavigate();
  const { user } = useSession();
  const [singleKeys] = useSingleKeys();
  const shortcuts = useMemo(
    () => (singleKeys ? shortcutsFor(user.usertype, user.staffRole) : []),
    [singleKeys, user.usertype, user.staffRole],
  );
  const begun = useRef<Begun | null>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || event.isComposing) return;
      const isTaken = event.target instanceof Element && event.target.closest(OWN_KEYS) !== null;
      const { command, begun: next } = press(event, begun.current, isTaken ? [] : shortcuts, event.timeStamp);
      // Modifier keys such as Shift only prepare a character.
      if (event.key.length === 1) {
        begun.current = next;
        rememberFirstKey(next);
      }
      if (!command) return;
      event.preventDefault();
      if ('open' in command) open(command.open);
      else void navigate(command.go);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [navigate, open, shortcuts]);
}
