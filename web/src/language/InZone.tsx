import { isTimeZone } from '@wayfare/shared';
import { createContext, type ReactNode, useContext } from 'react';

const Zone = createContext<string | null>(null);

/**
 * Shows the times in it in a time zone of their own, such as that of a trip's pickup (rule 4.70). Without
 * one, they stay in the business's time zone.
 */
export function InZone({ zone, children }: { zone: string | null | undefined; children: ReactNode }) {
  return <Zone value={zone ?? null}>{children}</Zone>;
}

/** The time zone that the times here have instead of the business's; null without one. */
export const useZone = (): string | null => useContext(Zone);

const known = new WeakMap<object, Map<string, object>>();

/** The settings with another time zone, the same object each time: formats are created once for each. */
export function settingsIn<Settings extends { timeZone: string }>(
  settings: Settings,
  zone: string | null | undefined,
): Settings {
  // An older browser may not know a new name.
  if (!zone || zone === settings.timeZone || !isTimeZone(zone)) return settings;
  const byZone = known.get(settings) ?? new Map<string, object>();
  known.set(settings, byZone);
  const before = byZone.get(zone);
  if (before) return before as Settings;
  const there = { ...settings, timeZone: zone };
  byZone.set(zone, there);
  return there;
}
