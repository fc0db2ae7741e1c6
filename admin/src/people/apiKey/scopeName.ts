import type { ApiScope, TranslationKey } from '@wayfare/shared';

/** The text of each scope. */
export const scopeName: Readonly<Record<ApiScope, TranslationKey>> = {
  estimates: 'panel_scope_estimates',
  'bookings:create': 'panel_scope_bookings_create',
  'bookings:read': 'panel_scope_bookings_read',
  'bookings:cancel': 'panel_scope_bookings_cancel',
  'reports:read': 'panel_scope_reports_read',
};
