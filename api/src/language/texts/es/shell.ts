/** Spanish texts of what stands around the panel's screens, and of its dashboard. */
export const shellTexts = {
  // Dashboard
  panel_gross_earning: 'Ingresos brutos por tarifas de servicio',
  panel_earnings_today: 'Hoy',
  panel_earnings_month: 'Este mes',
  panel_earnings_total: 'Total',
  panel_trips_now: 'Viajes en curso',
  panel_drivers_map: 'Conductores activos',
  panel_free_drivers: 'Libres: %{count}',
  panel_busy_drivers: 'En viaje: %{count}',
  panel_allow_location: 'Permita que esta página use su ubicación para que el mapa se abra donde usted está.',
  map_markers: '%{count} en un mismo lugar',
  map_data_openstreetmap: '© colaboradores de OpenStreetMap',
  map_zoom_in: 'Acercar',
  map_zoom_out: 'Alejar',
  panel_attention: 'Requiere atención',
  panel_attention_none: 'No hay nada pendiente.',
  panel_unassigned_bookings: 'Reservas sin conductor',
  panel_unapproved_drivers: 'Conductores por aprobar',
  panel_open_withdraws: 'Retiros por procesar',
  panel_at_least: '%{count} o más',
  panel_last_days: 'Los últimos %{count} días',
  panel_trips_by_day: 'Viajes por día',
  panel_fees_by_day: 'Tarifas de servicio por día',
  panel_day: 'Día',
  panel_as_table: 'Mostrar como tabla',
  panel_as_chart: 'Mostrar como gráficos',

  // Searching and keys
  panel_palette: 'Búsqueda rápida',
  panel_palette_hint: 'Una pantalla, el número de una reserva o el nombre, móvil o correo de alguien',
  panel_screens: 'Pantallas',
  panel_shortcuts: 'Atajos de teclado',
  panel_shortcut_go: 'Ir a: %{screen}',
  panel_shortcut_then: 'luego',
  panel_shortcuts_single: 'Atajos sin Ctrl ni ⌘',
  panel_shortcuts_single_help:
    'No hacen nada mientras usted escribe. Desactívelos si dicta o si pulsa teclas sin querer.',

  // Where the panel cannot start
  panel_start_failed_title: 'No se pudo iniciar el panel',
  panel_start_failed_text: 'El servidor no respondió. Compruebe su conexión e inténtelo de nuevo.',
  base_settings_error_1: 'Error de configuración básica 1',
  base_settings_error_2: 'Error de configuración básica 2',
  panel_signed_out: 'Se ha cerrado su sesión. Vuelva a iniciarla más tarde.',
  panel_to_sign_in: 'Ir al inicio de sesión',
} as const;
