/** French texts of the public pages and of what stands around every page of the site. */
export const siteTexts = {
  site_home: 'Accueil',
  site_my_account: 'Mon compte',
  site_login_signup: 'Connexion / Inscription',
  site_about_us: 'À propos',
  site_privacy_policy: 'Politique de confidentialité',
  site_language: 'Langue',
  site_open_menu: 'Ouvrir le menu',
  site_skip_to_content: 'Aller au contenu',
  site_main_navigation: 'Navigation principale',
  site_footer_navigation: 'Pied de page',
  site_account_navigation: 'Mon compte',
  site_social_facebook: 'Facebook',
  site_social_twitter: 'X (Twitter)',
  site_social_instagram: 'Instagram',

  site_slogan: 'Où que la journée vous mène.',
  site_slogan_text:
    'Un chauffeur près de vous, un prix connu avant de partir et une course que vous suivez de porte à porte.',
  site_slogan_text_delivery:
    'Un coursier près de vous, un prix connu avant l’envoi et un colis que vous suivez de porte à porte.',
  site_form_title: 'Où allez-vous ?',
  site_form_title_delivery: 'Envoyer un colis',
  site_delivery_unpayable:
    'Les colis se paient par carte à la réservation, et aucune carte ne peut être acceptée pour le moment. Veuillez revenir plus tard.',
  site_pickup: 'Prise en charge',
  site_drop: 'Destination',
  site_swap_places: 'Inverser prise en charge et destination',
  site_use_my_location: 'Utiliser ma position',
  site_location_denied: 'Votre position n’est pas disponible. Veuillez saisir l’adresse.',
  site_type_place: 'Saisissez une rue ou un lieu',
  site_no_places: 'Aucun résultat',
  site_clear: 'Effacer',
  site_open: 'Ouvrir',
  site_car_type: 'Type de véhicule',
  site_minutes_away: 'À %{time}',
  site_no_car_near: 'Aucune voiture à proximité',
  site_no_car_near_delivery: 'Aucun coursier à proximité',
  site_rates: 'Tarifs de %{carType}',
  site_rate_base: 'Prise en charge',
  site_rate_km: 'Par kilomètre',
  site_rate_mile: 'Par mile',
  site_rate_hour: 'Par heure',
  site_rate_min: 'Tarif minimum',
  site_rate_fee: 'Frais de réservation',
  site_when: 'Quand',
  site_book_now: 'Réserver maintenant',
  site_book_later: 'Réserver pour plus tard',
  site_pickup_time: 'Heure de prise en charge',
  site_picker_title: 'Choisissez la date et l’heure',
  site_picker_ok: 'OK',
  site_picker_date: 'Date',
  site_picker_time: 'Heure',
  site_picker_previous_month: 'Mois précédent',
  site_picker_next_month: 'Mois suivant',
  site_picker_previous: 'Vue précédente',
  site_picker_next: 'Vue suivante',

  site_highlights_title: 'Arriver à bon port, sans mauvaise surprise',
  site_highlight_price: 'Le prix, avant de réserver',
  site_highlight_price_text:
    'Consultez la distance, la durée et le tarif avant de confirmer. Pas de majoration à déchiffrer, pas de petits caractères.',
  site_highlight_live: 'Chaque virage, en direct',
  site_highlight_live_text:
    'Voyez votre chauffeur venir à vous et suivez tout le trajet sur la carte. Vous connaissez son nom, sa voiture et sa plaque.',
  site_highlight_pay: 'Payez comme vous voulez',
  site_highlight_pay_text: 'Payez %{methods}. Chaque montant est détaillé, au centime près.',
  site_pay_by_cash: 'en espèces',
  site_pay_by_card: 'par carte',
  site_pay_by_wallet: 'avec votre portefeuille',
  site_info_ride: 'Maintenant, ou mardi prochain à six heures',
  site_info_ride_text:
    'Réservez une voiture pour tout de suite, ou prévoyez le trajet vers l’aéroport des jours à l’avance. Nous trouvons le chauffeur à temps et vous disons qui vient.',
  site_info_ride_action: 'Comment ça marche',
  site_info_drive: 'Conduisez à votre façon',
  site_info_drive_text:
    'Passez en ligne quand cela vous convient, voyez ce que rapporte une course avant de l’accepter et recevez votre part dans votre portefeuille dès qu’elle est payée.',
  site_info_drive_action: 'Devenir chauffeur',
  site_get_app: 'Emportez %{appName} avec vous',
  site_get_app_text: 'Les mêmes courses, le même portefeuille et les mêmes chauffeurs sur votre téléphone.',

  site_about_who: 'Qui nous sommes',
  site_about_who_text:
    '%{appName} met en relation des personnes qui ont besoin d’une course et des personnes qui conduisent. %{company} en assure la gestion avec des chauffeurs indépendants et leurs flottes.',
  site_about_how: 'Comment ça marche',
  site_about_how_text:
    'Dites-nous où vous êtes et où vous voulez aller. Vous voyez aussitôt le tarif. Quand vous réservez, nous proposons la course aux chauffeurs à proximité et le premier qui accepte se met en route vers vous. Vous suivez la voiture sur la carte, payez %{methods} et notez la course une fois terminée.',
  site_about_drivers: 'Pour les chauffeurs',
  site_about_drivers_text:
    'Les chauffeurs choisissent quand ils travaillent et quelles courses ils prennent. Ils voient ce qu’ils gagnent avant d’accepter, et le portefeuille indique chaque montant qui entre et qui sort.',

  site_privacy_what: 'Ce que nous conservons',
  site_privacy_what_text:
    'Votre nom, votre adresse e-mail et votre numéro de téléphone, les lieux entre lesquels vous vous déplacez, ce que vous payez et les messages liés à une course. Pour les chauffeurs, également le véhicule, le permis, le compte bancaire pour les versements et, tant qu’ils sont en ligne, la position.',
  site_privacy_why: 'Pourquoi nous le conservons',
  site_privacy_why_text:
    'Pour mettre en relation passagers et chauffeurs, calculer le tarif, régler les paiements et répondre aux questions sur une course. Nous ne vendons pas de données personnelles.',
  site_privacy_who: 'Qui le voit',
  site_privacy_who_text:
    'Pendant la durée d’une course, le passager et le chauffeur voient le nom et le numéro de téléphone l’un de l’autre, et le passager voit où se trouve la voiture. La flotte dont un chauffeur fait partie voit les courses de ce chauffeur. Les personnes qui gèrent %{appName} voient ce dont elles ont besoin pour leur travail.',
  site_privacy_how_long: 'Pendant combien de temps',
  site_privacy_how_long_text:
    'Aussi longtemps que vous avez un compte, et ensuite seulement ce que la loi nous oblige à conserver au sujet des paiements. Vous pouvez demander à tout moment une copie de vos données, ou leur suppression.',
  site_privacy_social: 'Connexion avec un réseau social',
  site_privacy_social_text:
    'Si vous vous connectez avec un réseau social, il nous communique votre nom et votre adresse e-mail. Sa propre politique de confidentialité décrit les données qu’il conserve.',
  site_privacy_social_link: 'Politique de confidentialité de Facebook',
  site_privacy_contact: 'Des questions sur vos données ? Écrivez à',

  fetch_call_error: 'Échec de la requête',
  site_load_error: 'Le chargement a échoué',
  site_offline: 'Vous êtes hors connexion. Ce que vous voyez n’est peut-être plus à jour.',
  site_needs_scripts: 'Activez JavaScript pour réserver et vous connecter.',
  site_not_found: 'Page introuvable',
  site_not_found_title: 'Cette page est introuvable',
  site_not_found_text: 'La page que vous cherchez n’existe pas ou a été supprimée.',
} as const;
