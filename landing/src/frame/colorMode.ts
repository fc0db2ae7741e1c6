import { useSyncExternalStore } from 'react';

/** Which colors a driver wants: those of the device, light or dark ones. */
export const colorChoices = ['system', 'light', 'dark'] as const;
export type ColorChoice = (typeof colorChoices)[number];

/** The choice belongs to the device: it stays when its user signs out. */
export const COLORS_KEY = 'wayfare.colors';
const SYSTEM_DARK = '(prefers-color-scheme: dark)';
const listeners = new Set<() => void>();
/** Whether a driver uses the site: riders and visitors have light colors only. */
let isDriver = false;

/** The stored choice. @returns `system` unless another one is stored */
function colorChoice(): ColorChoice {
  try {
    const stored = localStorage.getItem(COLORS_KEY);
    return colorChoices.find((choice) => choice === stored) ?? 'system';
  } catch {
    return 'system';
  }
}

/** The colors for a choice. @param isSystemDark whether the device has dark colors now */
export const modeOf = (choice: ColorChoice, isSystemDark: boolean): 'light' | 'dark' =>
  choice === 'dark' || (choice === 'system' && isSystemDark) ? 'dark' : 'light';

const current = (): 'light' | 'dark' =>
  isDriver ? modeOf(colorChoice(), window.matchMedia(SYSTEM_DARK).matches) : 'light';

/** Draws the page anew, with the styles for the colors that apply now. */
function apply() {
  document.documentElement.toggleAttribute('data-dark', current() === 'dark');
  for (const listener of listeners) listener();
}

/** Stores the driver's choice, and applies it. */
export function chooseColors(choice: ColorChoice) {
  try {
    localStorage.setItem(COLORS_KEY, choice);
  } catch {
    // Without storage, the device's colors stay.
  }
  apply();
}

/** Follows the device's colors as long as a driver uses the site. @returns stops it */
export function followColors(forDriver: boolean): () => void {
  const device = window.matchMedia(SYSTEM_DARK);
  isDriver = forDriver;
  apply();
  device.addEventListener('change', apply);
  return () => device.removeEventListener('change', apply);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The colors that apply now. The server draws light ones. */
export const useColorMode = (): 'light' | 'dark' => useSyncExternalStore(subscribe, current, () => 'light');

/** The driver's choice, kept up to date. */
export const useColorChoice = (): ColorChoice => useSyncExternalStore(subscribe, colorChoice, () => 'system');
