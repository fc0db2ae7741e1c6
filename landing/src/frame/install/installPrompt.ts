import { useSyncExternalStore } from 'react';

/** The event by which browsers offer to install a site. Not yet in TypeScript's types. */
interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>;
}

/** How the site gets onto the home screen: the browser asks, or iOS users do it in the share menu. */
export type InstallWay = 'prompt' | 'ios';

/** The offer was put away on this device, or taken: it does not come again, whoever signs in. */
export const INSTALL_KEY = 'wayfare.install';

let kept: InstallPrompt | null = null;
const listeners = new Set<() => void>();
const report = () => {
  for (const listener of listeners) listener();
};

/** Keeps the browser's offer, which comes once and early, until it is the right moment. */
export function keepInstallPrompt() {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    kept = event as InstallPrompt;
    report();
  });
  window.addEventListener('appinstalled', putAwayInstall);
}

/** Never offers it again on this device. */
export function putAwayInstall() {
  kept = null;
  try {
    localStorage.setItem(INSTALL_KEY, 'done');
  } catch {
    // Without storage, the offer comes again with the next page.
  }
  report();
}

/** The browser asks whether to install the site. Either answer is final. */
export async function install(): Promise<void> {
  const prompt = kept;
  putAwayInstall();
  await prompt?.prompt();
}

/** The way to offer; null if there is none, it is installed, or the offer was put away. */
export function installWayOf(device: {
  hasPrompt: boolean;
  isIos: boolean;
  isInstalled: boolean;
  isPutAway: boolean;
}): InstallWay | null {
  if (device.isInstalled || device.isPutAway) return null;
  if (device.hasPrompt) return 'prompt';
  return device.isIos ? 'ios' : null;
}

const isPutAway = () => {
  try {
    return localStorage.getItem(INSTALL_KEY) !== null;
  } catch {
    return false;
  }
};

/** iPads call themselves Macs, which have no touch screen. */
const isIos = ({ userAgent, maxTouchPoints }: Navigator) =>
  /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);

const current = () =>
  installWayOf({
    hasPrompt: kept !== null,
    isIos: isIos(navigator),
    isInstalled: window.matchMedia('(display-mode: standalone)').matches,
    isPutAway: isPutAway(),
  });

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The way to offer now. */
export const useInstallWay = (): InstallWay | null => useSyncExternalStore(subscribe, current, () => null);
