/** French texts of what stands around the panel's screens, and of its dashboard. */
export const shellTexts = {
  // Dashboard
  panel_gross_earning: 'Revenus bruts des frais de service',
  panel_earnings_today: 'Aujourd’hui',
  panel_earnings_month: 'Ce mois-ci',
  panel_earnings_total: 'Total',
  panel_trips_now: 'Courses en ce moment',
  panel_drivers_map: 'Chauffeurs actifs',
  panel_free_drivers: 'Libres : %{count}',
  panel_busy_drivers: 'En course : %{count}',
  panel_break_drivers: 'En pause : %{count}',
  panel_allow_location:
    'Veuillez autoriser cette page à utiliser votre position, afin que la carte s’ouvre là où vous êtes.',
  map_markers: '%{count} au même endroit',
  map_data_openstreetmap: '© les contributeurs d’OpenStreetMap',
  map_movable_pin: 'repère mobile',
  map_pins: 'Carte de la prise en charge et de la destination',
  map_pins_show: 'Ajuster sur la carte',
  map_pins_hide: 'Masquer la carte',
  map_pins_hint:
    'Faites glisser un repère, ou sélectionnez-le et déplacez-le avec les touches fléchées : plus loin avec Maj.',
  map_pin_searching: 'Recherche de l’adresse…',
  map_pin_failed: 'L’adresse de ce point est introuvable.',
  map_pin_undo: 'Remettre le repère à sa place',
  map_zoom_in: 'Zoom avant',
  map_zoom_out: 'Zoom arrière',
  panel_attention: 'À traiter',
  panel_attention_none: 'Rien n’est en attente.',
  panel_unassigned_bookings: 'Réservations sans chauffeur',
  panel_unapproved_drivers: 'Chauffeurs à approuver',
  panel_open_withdraws: 'Retraits à traiter',
  panel_at_least: '%{count} ou plus',
  panel_last_days: 'Les %{count} derniers jours',
  panel_trips_by_day: 'Courses par jour',
  panel_fees_by_day: 'Frais de service par jour',
  panel_day: 'Jour',
  panel_as_table: 'Afficher en tableau',
  panel_as_chart: 'Afficher en graphiques',

  // Searching and keys
  panel_palette: 'Recherche rapide',
  panel_palette_hint: 'Un écran, le numéro d’une réservation, ou le nom, le mobile ou l’e-mail de quelqu’un',
  panel_screens: 'Écrans',
  panel_shortcuts: 'Raccourcis clavier',
  panel_shortcut_go: 'Aller à : %{screen}',
  panel_shortcut_then: 'puis',
  panel_shortcuts_single: 'Raccourcis sans Ctrl ni ⌘',
  panel_shortcuts_single_help:
    'Ils ne font rien pendant que vous écrivez. Désactivez-les si vous dictez ou si vous appuyez sur des touches par accident.',

  // Where the panel cannot start
  panel_start_failed_title: 'Le panneau d’administration n’a pas pu démarrer',
  panel_start_failed_text: 'Le serveur n’a pas répondu. Veuillez vérifier votre connexion et réessayer.',
  base_settings_error_1: 'Erreur des paramètres de base 1',
  base_settings_error_2: 'Erreur des paramètres de base 2',
  panel_signed_out: 'Vous avez été déconnecté. Veuillez vous reconnecter plus tard.',
  panel_to_sign_in: 'Aller à la page de connexion',
} as const;
