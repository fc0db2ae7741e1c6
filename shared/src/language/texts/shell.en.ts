/** English texts for the frame around the panel's screens, and for its dashboard. */
export const shellTexts = {
  // Dashboard
  panel_gross_earning: 'Gross earnings from convenience fees',
  panel_earnings_today: 'Today',
  panel_earnings_month: 'This month',
  panel_earnings_total: 'Total',
  panel_trips_now: 'Current trips',
  panel_drivers_map: 'Active drivers',
  panel_free_drivers: 'Free: %{count}',
  panel_busy_drivers: 'On a trip: %{count}',
  panel_allow_location:
    'Please allow this page to use your location, so that the map can open where you are.',
  map_markers: '%{count} in one place',
  map_data_openstreetmap: '© OpenStreetMap contributors',
  map_zoom_in: 'Zoom in',
  map_zoom_out: 'Zoom out',
  panel_attention: 'Needs attention',
  panel_attention_none: 'Nothing is waiting for you.',
  panel_unassigned_bookings: 'Bookings without a driver',
  panel_unapproved_drivers: 'Drivers waiting for approval',
  panel_open_withdraws: 'Withdrawals to process',
  panel_at_least: '%{count} or more',
  panel_last_days: 'Last %{count} days',
  panel_trips_by_day: 'Trips per day',
  panel_fees_by_day: 'Convenience fees per day',
  panel_day: 'Day',
  panel_as_table: 'Show as a table',
  panel_as_chart: 'Show as charts',

  // Search and keyboard shortcuts
  panel_palette: 'Quick search',
  panel_palette_hint: 'Screen, booking reference, name, mobile or email',
  panel_screens: 'Screens',
  panel_shortcuts: 'Keyboard shortcuts',
  panel_shortcut_go: 'Go to: %{screen}',
  panel_shortcut_then: 'then',
  panel_shortcuts_single: 'Shortcuts without Ctrl or ⌘',
  panel_shortcuts_single_help:
    'They are ignored while you type. Turn them off if you dictate or press keys by accident.',

  // When the panel cannot start
  panel_start_failed_title: 'The panel could not start',
  panel_start_failed_text: 'The server did not respond. Please check your connection and try again.',
  base_settings_error_1: 'Base Settings Error 1',
  base_settings_error_2: 'Base Settings Error 2',
  panel_signed_out: 'You have been signed out. Please sign in again later.',
  panel_to_sign_in: 'Go to sign-in page',
} as const;
