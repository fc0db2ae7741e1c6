import type { StaffRole, TranslationKey, Usertype } from '@wayfare/shared';
import { menuFor, screensOf } from './menu.js';

/** The effect of a shortcut. */
export type Command = { open: 'palette' | 'shortcuts' } | { go: string };

/** Keys pressed in sequence, and their effect. */
export interface Shortcut {
  keys: readonly string[];
  label: TranslationKey;
  does: Command;
}

/** Plain letter and symbol keys: they can be turned off, and do nothing while the user types (WCAG 2.1.4). */
const singleKeys: readonly Shortcut[] = [
  { keys: ['/'], label: 'panel_palette', does: { open: 'palette' } },
  { keys: ['?'], label: 'panel_shortcuts', does: { open: 'shortcuts' } },
  { keys: ['g', 'k'], label: 'panel_desk', does: { go: '/desk' } },
  { keys: ['g', 'p'], label: 'panel_planner', does: { go: '/planner' } },
  { keys: ['g', 'a'], label: 'panel_alerts', does: { go: '/alerts' } },
  { keys: ['g', 'c'], label: 'panel_conversations', does: { go: '/conversations' } },
  { keys: ['g', 'o'], label: 'panel_shift_notes', does: { go: '/shiftnotes' } },
  { keys: ['g', 'q'], label: 'panel_decision_requests', does: { go: '/decisionrequests' } },
  { keys: ['g', 'f'], label: 'panel_fare_reviews', does: { go: '/fare-reviews' } },
  { keys: ['g', 'd'], label: 'panel_dashboard', does: { go: '/dashboard' } },
  { keys: ['g', 'b'], label: 'panel_booking_history', does: { go: '/bookings' } },
  { keys: ['g', 'n'], label: 'panel_add_booking', does: { go: '/addbookings' } },
  // Of fleet admins, who have no page for riders.
  { keys: ['g', 'n'], label: 'panel_caller_booking', does: { go: '/callerbookings' } },
  { keys: ['g', 't'], label: 'panel_series', does: { go: '/series' } },
  { keys: ['g', 'v'], label: 'panel_drivers', does: { go: '/drivers' } },
  { keys: ['g', 'r'], label: 'panel_riders', does: { go: '/riders' } },
  { keys: ['g', 'l'], label: 'panel_fleet_admins', does: { go: '/fleetadmins' } },
  { keys: ['g', 'y'], label: 'panel_shift', does: { go: '/shiftreplay' } },
  { keys: ['g', 'w'], label: 'panel_withdraws', does: { go: '/withdraws' } },
  { keys: ['g', 'e'], label: 'panel_driver_earning', does: { go: '/driverearning' } },
  { keys: ['g', 's'], label: 'panel_settings', does: { go: '/settings' } },
];

/** The shortcuts of a usertype and a staff role, without pages they may not open. */
export function shortcutsFor(usertype: Usertype, staffRole?: StaffRole | null): Shortcut[] {
  const screens = new Set(screensOf(menuFor(usertype, staffRole)).map(({ to }) => to));
  return singleKeys.filter(({ does }) => 'open' in does || screens.has(does.go));
}

/** A key as the browser reports it. */
export type Stroke = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** The first key of a two-key shortcut, and when it was pressed, a ms timestamp. */
export interface Begun {
  key: string;
  at: number;
}

/** When the first key of a two-key shortcut was last pressed, a ms timestamp of events. */
let firstKeyAt = -Infinity;

/** Remembers that the first key of a two-key shortcut was pressed, or that none waits. */
export function rememberFirstKey(begun: Begun | null): void {
  firstKeyAt = begun?.at ?? -Infinity;
}

/**
 * Whether a key is the second of a shortcut. Lists and cards with keys of their own leave it to the panel.
 */
export const isSecondKey = ({ timeStamp }: Pick<Event, 'timeStamp'>): boolean =>
  timeStamp - firstKeyAt <= SECOND_KEY_MS;

/** How long after the first key the second may come, in ms. */
const SECOND_KEY_MS = 1500;

/** The character of a key. Non-Latin keyboards have other letters on the same keys. */
export function signOf({ key, code }: Pick<Stroke, 'key' | 'code'>): string {
  if (key === '؟') return '?';
  if (/^[\x20-\x7e]$/.test(key)) return key.toLowerCase();
  return /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? key;
}

/**
 * Returns the command for a key that follows the previous one. `shortcuts` are the single-key shortcuts that
 * are active here: none if they are turned off or the user is typing. The palette's own shortcut, with Ctrl
 * or Cmd, is always active.
 */
export function press(
  stroke: Stroke,
  begun: Begun | null,
  shortcuts: readonly Shortcut[],
  now: number,
): { command: Command | null; begun: Begun | null } {
  const sign = signOf(stroke);
  if (stroke.altKey) return { command: null, begun: null };
  if (stroke.ctrlKey || stroke.metaKey)
    return { command: sign === 'k' ? { open: 'palette' } : null, begun: null };
  const first = begun && now - begun.at <= SECOND_KEY_MS ? begun.key : null;
  const whole = shortcuts.find(({ keys }) =>
    keys.length === 2 ? keys[0] === first && keys[1] === sign : !first && keys[0] === sign,
  );
  if (whole) return { command: whole.does, begun: null };
  const begins = shortcuts.some(({ keys }) => keys.length === 2 && keys[0] === sign);
  return { command: null, begun: begins ? { key: sign, at: now } : null };
}
