/** French texts: the settings and the app information. */
export const settingsTexts = {
  // Settings
  panel_group_currency: 'Devise',
  panel_group_security: 'Sécurité',
  panel_group_country: 'Pays',
  panel_group_dispatch: 'Attribution et comportement',
  panel_group_wallet: 'Portefeuille et banque',
  panel_group_delivery: 'Livraison',
  panel_set_symbol: 'Symbole de la devise',
  panel_set_code: 'Code de la devise',
  panel_set_decimal: 'Décimales',
  panel_set_swipe_symbol: 'Symbole après le montant',
  panel_set_otp_secure: 'Démarrer les courses avec un code OTP',
  panel_set_driver_approval: 'Les nouveaux chauffeurs doivent être approuvés',
  panel_set_email_verify: 'Les adresses e-mail doivent être vérifiées',
  panel_set_password_rule: 'Nouveaux mots de passe',
  panel_password_alphanumeric: '6 à 30 lettres, chiffres et @ * #',
  panel_password_any: 'N’importe quel mot de passe',
  panel_password_complex: '8 à 30 caractères de quatre types',
  panel_set_critical_edits: 'Autoriser les modifications critiques (sinon mode démonstration)',
  panel_set_google_login: 'Connexion avec Google',
  panel_set_facebook_login: 'Connexion avec Facebook',
  panel_set_apple_login: 'Connexion avec Apple',
  panel_set_guest_booking: 'Réservations d’invités',
  panel_set_mobile_login: 'Connexion par téléphone',
  panel_set_bonus: 'Bonus de parrainage',
  panel_set_referral_cap: 'Parrainages par mois',
  panel_set_license: 'Code d’achat',
  panel_set_country: 'Pays par défaut',
  panel_set_restrict_country: 'Limiter les lieux au pays (deux lettres)',
  panel_set_country_selection: 'Plusieurs pays',
  panel_set_time_zone: 'Fuseau horaire des rapports',
  panel_set_auto_dispatch: 'Attribution automatique',
  panel_set_driver_radius: 'Rayon de recherche des chauffeurs',
  panel_set_offer_seconds: 'Durée d’une offre (secondes)',
  panel_set_offers_at_a_time: 'Chauffeurs sollicités à la fois',
  panel_set_replay_days: 'Relecture des services, jours conservés',
  panel_set_arrival_radius: 'Rayon d’arrivée (mètres)',
  panel_set_fare_tolerance_up: 'Tolérance au-dessus de l’estimation (%)',
  panel_set_fare_tolerance_down: 'Tolérance en dessous de l’estimation (%)',
  panel_set_miles: 'Distances en miles',
  panel_set_horn: 'Répéter le klaxon',
  panel_set_contact_minutes: 'Contact après une course (minutes)',
  panel_set_max_open_bookings: 'Réservations en cours par passager',
  panel_set_max_cancellations: 'Annulations par heure',
  panel_set_break_minutes: 'Pause la plus longue (minutes)',
  panel_set_headings_per_day: 'Retours à la maison par jour',
  panel_set_panic: 'Numéro d’urgence',
  panel_set_rider_withdraw: 'Les passagers peuvent faire des retraits',
  panel_set_expired_documents: 'Les chauffeurs dont un document a expiré ne reçoivent pas d’offres',
  panel_set_negative_balance: 'Les chauffeurs au solde négatif reçoivent des courses',
  panel_set_bank_fields: 'Afficher les champs bancaires',
  panel_set_payout_hold: 'Suspension des versements après un changement bancaire (heures)',
  panel_set_pickup_image: 'Prendre une photo à la prise en charge',
  panel_set_deliver_image: 'Prendre une photo à la livraison',
  panel_help_decimal: 'Les montants sont arrondis à ce nombre de décimales.',
  panel_help_otp_secure: 'Le passager donne au chauffeur un code à cinq chiffres avant le départ.',
  panel_help_driver_approval: 'Les nouveaux chauffeurs doivent attendre l’accord d’un administrateur.',
  panel_help_email_verify:
    'Pour se connecter avec un mot de passe, l’adresse doit avoir été confirmée par courriel.',
  panel_help_password_rule:
    'S’applique aux nouveaux mots de passe. « N’importe quel mot de passe » accepte même un seul caractère. Les quatre types sont les chiffres, les minuscules, les majuscules et les caractères spéciaux.',
  panel_demo_on_title: 'Activer le mode démo ?',
  panel_demo_on_text:
    'En mode démo, les coordonnées sont masquées et personne ne peut modifier les paramètres, les langues, les types de voiture, les promotions ou les motifs, supprimer des personnes ou exporter des listes. Vous non plus.',
  panel_demo_way_back:
    'Ensuite, le seul réglage que vous pourrez modifier sera de désactiver le mode démo, et vous devrez confirmer que c’est bien vous.',
  panel_demo_public: 'Sur cette démo publique, le mode démo ne peut pas être désactivé ici.',
  panel_demo_turn_on: 'Activer le mode démo',
  panel_demo_turn_off: 'Désactiver le mode démo',
  panel_demo_turned_off: 'Le mode démo est désactivé.',
  panel_demo_is_on: 'Le mode démo est activé : la plupart des modifications sont bloquées.',
  panel_help_critical_edits:
    'En mode démo, les coordonnées sont masquées, rien n’est exporté, et les prix, langues et réglages ne changent pas.',
  panel_help_bonus:
    'Versé aux deux, en bonus, après le premier trajet payé d’un utilisateur parrainé dont le téléphone est vérifié. Il paie les frais de service et ne peut pas être retiré.',
  panel_help_referral_cap:
    'Nombre de parrainages d’une même personne qui donnent droit au bonus au cours d’un mois civil.',
  panel_help_restrict_country:
    'Les lieux ne sont cherchés que dans ce pays. Laissez vide pour chercher partout.',
  panel_help_country_selection: 'À l’inscription, chacun choisit le pays de son numéro.',
  panel_help_time_zone: 'Les jours et mois des rapports y commencent à minuit, par exemple America/New_York.',
  panel_help_auto_dispatch:
    'Les nouvelles réservations sont proposées aux chauffeurs les plus proches. Sinon, un administrateur les attribue.',
  panel_help_driver_radius:
    'Distance du point de départ jusqu’où l’on cherche des chauffeurs, dans l’unité de distance.',
  panel_help_offer_seconds:
    'Le temps dont dispose un chauffeur pour répondre à une offre avant que d’autres soient sollicités.',
  panel_help_offers_at_a_time:
    'Combien de chauffeurs reçoivent la même offre à la fois. Le premier qui accepte l’obtient.',
  panel_help_replay_days:
    'Pendant combien de jours les positions des chauffeurs sont conservées pour la relecture des services. 0 la désactive.',
  panel_help_arrival_radius:
    'Un chauffeur ne peut signaler son arrivée qu’à cette distance du point de départ, ou avec un motif noté sur la réservation.',
  panel_help_fare_tolerance_up:
    'Une course plus chère est facturée à cette limite, plus les attentes et les détours prouvés. Le reste passe en révision du tarif.',
  panel_help_fare_tolerance_down:
    'Une course moins chère est facturée à cette limite. La différence passe en révision du tarif.',
  panel_help_horn: 'La page du chauffeur klaxonne jusqu’à ce qu’il réponde à l’offre.',
  panel_set_lost_item_days: 'Jours pour signaler un objet perdu',
  panel_help_lost_item_days:
    'Pendant combien de jours après une course le passager peut signaler un objet perdu ; 0 pour désactiver.',
  panel_help_contact_minutes:
    'Combien de temps après une course le chauffeur et le passager peuvent encore s’appeler et s’écrire. Ensuite, ils ne voient que les prénoms.',
  panel_help_max_open_bookings:
    'Nombre de courses non terminées qu’un passager peut avoir à la fois, y compris les courses planifiées.',
  panel_help_max_cancellations:
    'Un passager ou un chauffeur qui annule ce nombre de courses en une heure doit patienter avant la suivante.',
  panel_help_break_minutes:
    'La pause d’un chauffeur se termine d’elle-même après ce délai. 0 désactive les pauses.',
  panel_help_headings_per_day:
    'Combien de fois par jour un chauffeur peut demander uniquement des offres en direction de chez lui. 0 désactive cette possibilité.',
  panel_help_panic: 'Le numéro à appeler en cas d’urgence pendant une course.',
  panel_help_expired_documents:
    'Si cette option est activée, les chauffeurs dont le permis, l’assurance ou la carte grise a expiré ne reçoivent rien tant qu’un nouveau document n’est pas accepté.',
  panel_help_negative_balance:
    'Si ce réglage est désactivé, un chauffeur qui doit de l’argent à l’entreprise ne reçoit plus d’offres avant de l’avoir payé.',
  panel_help_bank_fields:
    'Les chauffeurs indiquent leur compte bancaire, visible dans les demandes de retrait.',
  panel_help_payout_hold:
    'Les versements sont suspendus pendant ce nombre d’heures lorsque les coordonnées bancaires changent. 0 désactive la suspension.',
  panel_help_symbol: 'Figure à côté de chaque montant.',
  panel_help_code:
    'Le code à trois lettres de la devise utilisé par les prestataires de paiement, comme USD.',
  panel_help_swipe_symbol: 'Activé, les montants se lisent 12 $ ; désactivé, $12.',
  panel_help_social_login: 'La page de connexion le propose dès que le serveur a les clés du fournisseur.',
  panel_help_guest_booking:
    'Des inconnus réservent des courses avec un numéro de téléphone et le code envoyé à ce numéro, paient en espèces et suivent la course par un lien au lieu d’un compte. La connexion par téléphone doit être activée.',
  panel_help_mobile_login:
    'Les utilisateurs dont le compte comporte un numéro de téléphone se connectent avec un code envoyé à ce numéro.',
  panel_help_license: 'Le serveur de licences confirme un nouveau code avant tout enregistrement.',
  panel_help_country:
    'Les numéros appartiennent à ce pays, sauf si un autre est choisi. Indiquez son nom en anglais ou son code à deux lettres.',
  panel_help_miles: 'Les distances sont en miles et les types de véhicules sont tarifés au mile.',
  panel_help_rider_withdraw: 'Les passagers peuvent demander le versement de l’argent de leur portefeuille.',
  panel_help_pickup_image: 'Le chauffeur prend une photo du colis avant le départ.',
  panel_help_deliver_image: 'Le chauffeur prend une photo du colis avant la fin de la course.',

  // App information
  panel_group_company: 'Entreprise',
  panel_group_links: 'Liens',
  panel_info_app_name: 'Nom de l’appli',
  panel_info_company: 'Nom de l’entreprise',
  panel_info_website: 'Site web de l’entreprise',
  panel_info_terms: 'Conditions de l’entreprise',
  panel_info_email: 'E-mail de contact',
  panel_info_facebook: 'Lien Facebook',
  panel_info_twitter: 'Lien Twitter',
  panel_info_instagram: 'Lien Instagram',
  panel_info_app_store: 'Lien App Store',
  panel_info_play_store: 'Lien Google Play',
  panel_info_help_app_name: 'Le nom sur chaque page, dans les e-mails et dans les messages.',
  panel_info_help_company: 'Figure au pied des pages publiques, après le ©.',
  panel_info_help_website: 'La page vers laquelle renvoie le nom de l’entreprise en pied de page.',
  panel_info_help_terms: 'L’adresse des conditions d’utilisation ; les applis y renvoient.',
  panel_info_help_email:
    'L’adresse pour les questions sur les données personnelles, affichée sur la page de confidentialité.',
  panel_info_help_handle: 'L’adresse complète de la page. Vide, les pages publiques n’y renvoient pas.',
  panel_info_help_store:
    'L’adresse complète de l’appli dans la boutique. Vide, la page d’accueil n’en montre pas le badge.',
  panel_group_alerts: 'Alertes',
  panel_set_alert_late: 'Passager sans chauffeur (minutes)',
  panel_help_alert_late:
    'Alerte si le passager n’a toujours pas de chauffeur après ce délai. 0 la désactive.',
  panel_set_alert_pickup: 'Retard au départ (minutes)',
  panel_help_alert_pickup:
    'Alerte si le chauffeur n’est pas au point de départ après ce délai. 0 la désactive.',
  panel_set_alert_ahead: 'Course planifiée sans chauffeur (minutes)',
  panel_help_alert_ahead:
    'Alerte ce temps à l’avance si une course planifiée n’a pas de chauffeur. 0 la désactive.',
  panel_set_alert_still: 'Chauffeur immobile (minutes)',
  panel_help_alert_still:
    'Alerte si un chauffeur en course reste au même endroit pendant ce temps. 0 la désactive.',
  panel_set_alert_stale: 'Position ancienne (secondes)',
  panel_help_alert_stale:
    'Alerte si l’appareil du chauffeur ne signale aucune position pendant ce temps. 0 la désactive.',
  panel_set_alert_off_route: 'Hors itinéraire (mètres)',
  panel_help_alert_off_route:
    'Alerte si une course s’éloigne de son itinéraire de plus que cette distance. 0 la désactive.',
  panel_set_alert_payment: 'Impayée après la course (minutes)',
  panel_help_alert_payment: 'Alerte si une course n’est toujours pas payée après ce délai. 0 la désactive.',
  panel_set_alert_capture: 'Prestataire de cartes muet (minutes)',
  panel_help_alert_capture:
    'Alerte si un prestataire de cartes ne dit pas, pendant ce délai, s’il a prélevé ce qu’une carte bloque. 0 la désactive.',
} as const;
