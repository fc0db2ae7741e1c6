import { type KeyboardEvent, useCallback } from 'react';
import { isSecondKey, signOf } from '../../frame/layout/shortcuts.js';

/**
 * Keys of a card that has the focus: each presses the button or link in it that names the key in
 * `aria-keyshortcuts`. They do nothing while the user types in the card (WCAG 2.1.4).
 */
export function useCardKeys() {
  return useCallback((event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isSecondKey(event)) return;
    const isTyping = (event.target as Element).closest('input, textarea, select, [role=dialog]') !== null;
    const isOutside = !event.currentTarget.contains(event.target as Node);
    if (isTyping || isOutside) return;
    const sign = signOf(event).toUpperCase();
    if (!/^[A-Z0-9]$/.test(sign)) return;
    const target = event.currentTarget.querySelector<HTMLElement>(`[aria-keyshortcuts="${sign}"]`);
    if (!target) return;
    event.preventDefault();
    event.stopPropagation();
    target.click();
  }, []);
}
