import { useState } from 'react';
import { useStore } from 'react-admin';
import { useLocation } from 'react-router';
import { isAt, type MenuGroup, openFromTheStart } from './menu.js';

/**
 * Whether a group of the menu is open. This browser remembers which ones the user opened. The group of the
 * current page opens by itself, and stays closed after it was closed there.
 */
export function useOpenGroup({ group, items }: MenuGroup) {
  const { pathname } = useLocation();
  const [opened, setOpened] = useStore<Partial<Record<string, boolean>>>('menu.opened', {});
  const [closedAt, setClosedAt] = useState<string | null>(null);
  const isHere = items.some((item) => isAt(item, pathname));
  const isOpen = isHere ? closedAt !== pathname : (opened[group] ?? openFromTheStart.includes(group));
  const toggle = () => {
    setOpened((before) => ({ ...before, [group]: !isOpen }));
    setClosedAt(isOpen ? pathname : null);
  };
  return { isOpen, toggle };
}
