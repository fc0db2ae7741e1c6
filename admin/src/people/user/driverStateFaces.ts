import type { DriverState, TranslationKey } from '@wayfare/shared';

/** The names of the states, and their colors. */
export const stateFaces = {
  free: { label: 'panel_driver_is_free', color: 'success' },
  busy: { label: 'panel_on_trip', color: 'warning' },
  break: { label: 'panel_dispatch_on_break', color: 'info' },
  away: { label: 'panel_driver_away', color: 'warning' },
  stale: { label: 'panel_driver_stale', color: 'error' },
  offline: { label: 'panel_offline', color: 'default' },
  blocked: { label: 'panel_not_approved', color: 'default' },
} as const satisfies Record<DriverState, { label: TranslationKey; color: string }>;
