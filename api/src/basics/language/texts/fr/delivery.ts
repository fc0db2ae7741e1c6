/** French texts where the business delivers parcels: see `delivery.en.ts` in `shared`. */
export const deliveryTexts = {
  // The site
  site_slogan_delivery: 'Où qu’il doive aller.',
  site_highlights_title_delivery: 'Livré à bon port, sans mauvaise surprise',
  site_highlight_live_text_delivery:
    'Voyez votre chauffeur arriver au point de retrait et suivez votre colis tout au long du trajet sur la carte. Vous connaissez son nom, son véhicule et sa plaque.',
  site_highlight_pay_delivery: 'Payé à la réservation',
  site_highlight_pay_text_delivery:
    'Payez %{methods} avant le retrait, et plus rien ensuite. Chaque montant est détaillé, au centime près.',
  site_info_ride_text_delivery:
    'Envoyez un colis tout de suite, ou planifiez son retrait des jours à l’avance. Nous trouvons le chauffeur à temps et vous disons qui vient.',
  site_info_drive_delivery: 'Livrez à votre façon',
  site_info_drive_text_delivery:
    'Passez en ligne quand cela vous convient, voyez ce que rapporte une livraison avant de l’accepter et recevez votre part dans votre portefeuille dès que le colis est livré.',
  site_get_app_text_delivery:
    'Les mêmes livraisons, le même portefeuille et les mêmes chauffeurs sur votre téléphone.',
  site_about_who_text_delivery:
    '%{appName} met en relation des personnes qui envoient des colis et des personnes qui conduisent. %{company} en assure la gestion avec des chauffeurs indépendants et leurs flottes.',
  site_about_how_text_delivery:
    'Dites-nous où se trouve votre colis, où il doit aller et qui le reçoit. Vous voyez aussitôt le prix. Une fois que vous avez payé %{methods}, nous proposons la livraison aux chauffeurs à proximité et le premier qui accepte se met en route vers le point de retrait. Vous suivez le colis sur la carte et notez la livraison une fois terminée.',
  site_about_drivers_text_delivery:
    'Les chauffeurs choisissent quand ils travaillent et quelles livraisons ils prennent. Ils voient ce qu’ils gagnent avant d’accepter, et le portefeuille indique chaque montant qui entre et qui sort.',
  site_privacy_what_text_delivery:
    'Votre nom, votre adresse e-mail et votre numéro de téléphone, les lieux entre lesquels vous envoyez des colis, les noms et numéros de téléphone des destinataires, les photos des colis, ce que vous payez et les messages liés à une livraison. Pour les chauffeurs, également le véhicule, le permis, le compte bancaire pour les versements et, tant qu’ils sont en ligne, la position.',
  site_privacy_why_text_delivery:
    'Pour mettre en relation clients et chauffeurs, calculer le prix, régler les paiements et répondre aux questions sur une livraison. Nous ne vendons pas de données personnelles.',
  site_privacy_who_text_delivery:
    'Pendant la durée d’une livraison, le client et le chauffeur voient le nom et le numéro de téléphone l’un de l’autre, le chauffeur voit ceux du destinataire, et le client voit où se trouve le colis. La flotte dont un chauffeur fait partie voit les livraisons de ce chauffeur. Les personnes qui gèrent %{appName} voient ce dont elles ont besoin pour leur travail.',
  account_picture_driver_hint_delivery: 'Ajoutez une photo pour que vos clients puissent vous reconnaître.',
  account_push_text_delivery:
    'Recevez des nouvelles de vos livraisons sur cet appareil, même lorsque le site n’est pas ouvert.',
  account_remove_text_delivery:
    'Votre compte, votre nom, vos coordonnées et vos messages seront définitivement supprimés. Vos livraisons restent enregistrées sans votre nom.',
  account_unfinished_delivery:
    'Votre compte ne contient que votre numéro de téléphone. Ajoutez votre nom pour que les livreurs sachent qui attendre, et un e-mail pour les reçus.',
  usertype_rider_delivery: 'Client',

  // Booking and following a delivery
  trip_my_trips_delivery: 'Mes livraisons',
  trip_active_trips_delivery: 'Livraisons en cours',
  trip_past_trips_delivery: 'Livraisons passées',
  trip_none_text_delivery: 'Vos livraisons apparaîtront ici, avec leurs itinéraires et leurs reçus.',
  trip_book_first_delivery: 'Envoyer un colis',
  trip_upcoming_trips_delivery: 'Livraisons à venir',
  trip_share_delivery: 'Partager la livraison',
  trip_share_text_delivery:
    'Toute personne ayant ce lien voit le livreur, sa position et son heure d’arrivée, jusqu’à la remise du colis.',
  trip_share_link_delivery: 'Lien vers votre livraison',
  trip_share_message_delivery: 'Suivez ma livraison avec %{app} :',
  shared_trip_title_delivery: 'Livraison partagée',
  shared_trip_waiting_delivery:
    'Pas encore de livreur. Le véhicule apparaît ici dès qu’un livreur est en route.',
  panel_help_guest_booking_delivery:
    'Des inconnus réservent des livraisons avec un numéro de téléphone et le code envoyé à ce numéro, paient par carte et suivent la livraison par un lien au lieu d’un compte. La connexion par téléphone doit être activée.',
  guest_trip_code_delivery: 'Donnez ce code au livreur à l’enlèvement :',
  guest_trip_call_delivery: 'Appeler le livreur',
  guest_trip_canceled_delivery: 'Cette livraison a été annulée',
  guest_trip_unknown_text_delivery:
    'Il est peut-être incomplet, ou la livraison est terminée depuis plus d’un jour.',
  sms_guest_trip_delivery:
    '%{app} : votre livraison est %{reference}. Payez-la, suivez-la ou annulez-la : %{link}',
  guest_trip_pay_text_delivery:
    'Nous cherchons un livreur dès le paiement. Sans paiement, la livraison est annulée après une demi-heure.',
  shared_trip_ended_delivery: 'Cette livraison est terminée',
  wallet_see_trip_delivery: 'Voir la livraison',
  trip_estimate_delivery: 'Prix de la livraison',
  trip_booked_hint_delivery: 'Vous pouvez la suivre sur la page de la livraison.',
  trip_follow_delivery: 'Suivre la livraison',
  trip_title_delivery: 'Votre livraison',
  trip_back_delivery: 'Toutes les livraisons',
  trip_map_delivery: 'Carte de la livraison',
  trip_stages_delivery: 'Étapes de la livraison',
  trip_stage_started_delivery: 'En livraison',
  trip_stage_reached_delivery: 'Livré',
  trip_stage_done_delivery: 'Terminé',
  trip_headline_ACCEPTED_delivery: '%{driver} est en route vers le point de retrait',
  trip_headline_STARTED_delivery: 'Votre colis est en route',
  trip_headline_REACHED_delivery: 'Votre colis a été livré',
  trip_headline_PENDING_delivery: 'Votre colis a été livré. Veuillez régler la livraison.',
  trip_headline_PAID_delivery: 'Livré et payé. Merci de votre envoi',
  trip_headline_COMPLETE_delivery: 'Livraison terminée',
  trip_canceled_by_driver_delivery: 'Le coursier a annulé.',
  trip_canceled_by_us_delivery: 'Nous avons annulé cette livraison.',
  trip_headline_CANCELLED_delivery: 'Cette livraison a été annulée',
  trip_otp_text_delivery: 'Donnez ce code au chauffeur lors du retrait :',
  trip_rate_title_delivery: 'Comment s’est passée la livraison par %{driver} ?',
  trip_rate_rider_title_delivery: 'Comment s’est passée la livraison pour %{rider} ?',
  trip_cancel_delivery: 'Annuler la livraison',
  trip_keep_delivery: 'Garder la livraison',
  wallet_go_to_unpaid_trip_delivery: 'Aller à la livraison impayée',
  pay_outcome_refunded_delivery:
    'Paiement reçu. La livraison n’en avait plus besoin : le montant a été ajouté à votre portefeuille.',
  payment_product_booking_delivery: '%{app} : livraison %{id}',
  trip_drop_question_delivery: 'Votre colis a-t-il été livré au bon endroit ?',
  trip_drop_text_delivery: 'La livraison s’est terminée à %{distance} de l’adresse réservée.',
  trip_drop_no_delivery: 'Non, il a été livré au mauvais endroit',
  trip_review_disputed_delivery:
    'Vous nous avez signalé que votre colis a été livré au mauvais endroit. Nous examinons cela.',

  // The driver's console
  console_waiting_delivery: 'Le klaxon retentira dès qu’une livraison vous sera proposée.',
  console_offer_delivery: 'Nouvelle livraison',
  console_otp_delivery: 'Code de l’expéditeur',
  console_otp_hint_delivery: 'Demandez à l’expéditeur le code à 5 chiffres.',
  console_start_delivery: 'Démarrer la livraison',
  console_reach_delivery: 'Colis livré',
  console_collect_delivery: 'En attente du paiement par carte du client',
  console_complete_delivery: 'Terminer la livraison',
  console_call_rider_delivery: 'Appeler l’expéditeur',
  console_headline_NEW_delivery: 'Nouvelle livraison',
  console_headline_STARTED_delivery: 'Livraison en cours pour %{rider}',
  console_headline_REACHED_delivery: 'Colis livré',
  console_headline_COMPLETE_delivery: 'Livraison terminée',
  console_headline_CANCELLED_delivery: 'Cette livraison a été annulée',
  console_trips_count_delivery: '%{smart_count} livraison |||| %{smart_count} livraisons',
  console_arrive_reason_hint_delivery:
    'Par exemple : la rue est fermée. La raison est enregistrée avec la livraison.',

  // Messages
  select_rider_delivery: 'Veuillez choisir un client.',
  driver_busy_delivery: 'Le chauffeur effectue une autre livraison.',
  unpaid_trip_delivery: 'Vous avez une livraison impayée. Veuillez la régler avant d’en réserver une autre.',
  wallet_in_debt_delivery:
    'Votre portefeuille est en dessous de zéro. Veuillez le créditer avant d’envoyer un colis.',
  driver_in_debt_delivery:
    'Votre portefeuille est en dessous de zéro. Veuillez le régulariser avant d’accepter une autre livraison.',
  already_rated_delivery: 'Cette livraison a déjà été notée.',
  otp_mismatch_delivery: 'Ce n’est pas le code de cette livraison.',
  payment_in_progress_delivery: 'Un paiement pour cette livraison est en cours.',
  too_many_cancellations_delivery:
    'Trop de livraisons ont été annulées en peu de temps. Veuillez réessayer dans %{minutes} min.',
  notice_accepted_body_delivery: 'Un chauffeur a accepté votre livraison.',
  notice_started_title_delivery: 'Votre colis est en route',
  notice_started_body_delivery: 'Suivez-le sur la carte.',
  notice_reached_title_delivery: 'Votre colis a été livré',
  notice_reached_body_delivery: 'Il est arrivé à destination.',
  notice_paid_title_delivery: 'La livraison est payée',
  notice_paid_body_delivery: 'Le paiement de la livraison est effectué.',
  notice_cancelled_title_delivery: 'La livraison a été annulée',
  notice_cancelled_body_delivery: 'Cette livraison n’aura pas lieu.',
  notice_rated_body_delivery: 'Un client a noté sa livraison avec vous.',
  notice_assigned_title_delivery: 'Vous avez une nouvelle livraison',
  notice_assigned_body_delivery: 'Une livraison vous est proposée. Veuillez l’accepter.',
  notice_raised_title_delivery: 'Une livraison est mieux payée',
  notice_raised_body_delivery:
    'Nous avons augmenté ce que vous recevez pour une livraison. Veuillez l’accepter.',
  panel_help_raise_max_delivery:
    'Le maximum que les répartiteurs peuvent ajouter à la part du chauffeur d’une livraison, aux frais de l’entreprise. 0 désactive.',
  panel_credit_limit_help_delivery:
    'Le maximum que les finances ou l’assistance peuvent créditer ou rembourser à la fois, et dont un répartiteur peut augmenter l’offre d’une livraison. Sans montant, elles ne peuvent rien accorder.',
  panel_raise_help_delivery:
    'L’entreprise le paie quand la livraison est payée. Le prix du client ne change pas. Les chauffeurs qui ont refusé sont sollicités de nouveau.',
  panel_raise_void_delivery: 'Non payée, car la livraison a été annulée',
  panel_shift_note_about_trip_delivery: 'Note sur cette livraison',
  panel_shift_note_trip_delivery: 'Livraison',
  notice_chat_from_rider_delivery: 'Votre client vous a envoyé un message.',
  notice_late_payment_body_delivery:
    'La livraison n’en avait plus besoin : le montant a été ajouté à votre portefeuille.',
  notice_refund_body_delivery: 'Votre paiement de la livraison a été remboursé sur votre portefeuille.',
  receipt_trip_delivery: 'Livraison',
  receipt_see_trip_delivery: 'Voir la livraison',
  call_no_trip_delivery:
    'Vous ne pouvez appeler que pendant une livraison et peu après. Utilisez l’application pour obtenir de l’aide.',
  entry_not_reversible_delivery:
    'Seuls les crédits et débits saisis par un administrateur peuvent être annulés ici. Pour les livraisons et les paiements, utilisez les remboursements.',
  review_rider_gone_delivery: 'Le compte du client n’existe plus : ce tarif ne peut que rester tel quel.',
  notice_fare_decided_body_delivery:
    'Le tarif de votre livraison a été révisé. Ouvrez la livraison pour voir le résultat.',
  inbox_empty_text_delivery: 'Les messages sur vos livraisons et votre compte s’affichent ici.',

  // The panel
  canceled_meanwhile_delivery: '%{name} vient d’annuler cette livraison.',
  overridden_meanwhile_delivery:
    '%{name} vient de changer le livreur de cette livraison. Consultez-la de nouveau avant de décider.',
  accepted_meanwhile_delivery: '%{name} vient d’accepter cette livraison.',
  notice_planned_title_delivery: 'Une livraison est prévue pour vous',
  notice_planned_body_delivery:
    'Elle vous sera proposée en premier le moment venu. Consultez vos livraisons prévues.',
  notice_unplanned_title_delivery: 'Une livraison prévue a été retirée',
  notice_unplanned_body_delivery: 'La livraison n’est plus prévue pour vous.',
  notice_unplanned_canceled_body_delivery: 'La livraison prévue pour vous est annulée.',
  planned_meanwhile_delivery: '%{name} vient de planifier cette livraison. Vérifiez-la avant de décider.',
  plan_too_late_delivery: 'La recherche d’un coursier a déjà commencé. Attribuez plutôt un coursier.',
  panel_planner_unassigned_delivery: 'Sans coursier',
  panel_planner_open_delivery: 'Ouvrir la livraison',
  panel_planner_drag_delivery:
    'Faites glisser une livraison vers un coursier, ou choisissez-la et utilisez son menu.',
  panel_planner_board_delivery: 'Livraisons prévues par coursier',
  notice_recalled_title_delivery: 'Une livraison vous a été retirée',
  notice_recalled_body_delivery:
    'La centrale a confié cette livraison à un autre chauffeur. Vous êtes libre pour la suivante.',
  notice_other_driver_body_delivery: 'La centrale cherche un autre chauffeur pour votre livraison.',
  panel_trip_recalled_delivery: 'La livraison a été retirée',
  panel_swap_question_delivery:
    'La livraison est retirée à %{name} et proposée au chauffeur que vous choisissez.',
  panel_recall_question_delivery:
    'Retirer la livraison à %{name} ? D’autres chauffeurs seront ensuite sollicités.',
  panel_trips_today_delivery: 'Livraisons aujourd’hui : %{count}',
  panel_desk_trips_delivery: 'Livraisons en cours',
  panel_desk_map_delivery: 'Carte des livraisons et des chauffeurs',
  panel_desk_none_delivery: 'Aucune livraison en cours ici.',
  panel_desk_cut_delivery:
    'Il y a plus de livraisons que ce qui peut être affiché. Les autres sont dans la liste des réservations.',
  panel_desk_keys_open_delivery: 'Les flèches choisissent une livraison, Entrée l’ouvre.',
  panel_desk_keys_delivery:
    'Les flèches choisissent une livraison, Entrée l’ouvre, A sollicite le chauffeur le plus proche.',
  panel_desk_aboard_delivery: 'En cours de livraison',
  panel_desk_open_delivery: 'Ouvrir la livraison',
  panel_rider_phone_delivery: 'Téléphone du client',
  cancel_reason_staff_rider_asked_delivery: 'Le client nous a demandé d’annuler',
  cancel_reason_staff_no_show_delivery: 'L’expéditeur n’était pas là',
  panel_riders_delivery: 'Clients',
  panel_rider_name_delivery: 'Client',
  panel_new_rider_delivery: 'Nouveau client',
  panel_booking_rider_hint_delivery: 'Trouvez le client par nom, téléphone ou e-mail.',
  panel_wallet_user_delivery: 'Client ou chauffeur',
  panel_chat_delivery: 'Discussion entre le client et le chauffeur',
  panel_trips_delivery: 'Livraisons',
  panel_trips_now_delivery: 'Livraisons en cours',
  panel_trips_by_day_delivery: 'Livraisons par jour',
  panel_on_trip_delivery: 'En livraison',
  panel_busy_drivers_delivery: 'En livraison : %{count}',
  panel_dispatch_busy_delivery: 'Sur une autre livraison',
  panel_trip_date_delivery: 'Date de la livraison',
  panel_trip_cost_delivery: 'Prix de la livraison',
  panel_replay_delivery: 'Revoir la livraison',
  panel_time_started_delivery: 'Livraison commencée',
  panel_time_ended_delivery: 'Colis livré',
  panel_total_rides_delivery: 'Total des livraisons',
  panel_ride_cost_delivery: 'Coût de la livraison',
  panel_review_confirmed_delivery: 'Acceptée par le client',
  panel_review_disputed_delivery: 'Arrivée contestée par le client',
  panel_review_claimed_end_delivery: 'Où le chauffeur a terminé la livraison',
  track_flag_end_not_believed_delivery: 'Fin de livraison non crédible',
  panel_ledger_text_delivery:
    'Vérifie que chaque portefeuille contient la somme de ses écritures et que l’argent de chaque livraison et de chaque paiement est à sa place. Rien n’est modifié.',
  panel_ledger_trips_delivery: 'Livraisons payées',
  panel_ledger_about_trip_delivery: 'Livraison',
  panel_ledger_is_not_made_delivery:
    'Cette écriture est dans le grand livre, mais ne correspond pas à sa livraison.',
  panel_ledger_is_share_and_fee_delivery:
    'La somme de la part du chauffeur de %{share} et des frais de %{fee} ne donne pas le prix de la livraison de %{cost}.',
  panel_ledger_is_paid_and_discount_delivery:
    'La somme des %{paid} payés et de la remise de %{discount} ne donne pas le prix de la livraison de %{cost}.',
  panel_ledger_is_settled_as_delivery:
    'Le paiement dit où est son argent : %{as}. La livraison %{trip} dit : %{noted}.',
  panel_ledger_is_not_paid_delivery:
    '%{amount} par %{provider} ont payé la livraison %{trip}, qui ne les indique pas.',
  panel_ledger_is_doubled_delivery: 'Il a payé sa livraison et a aussi été crédité à un portefeuille.',
  panel_ledger_place_booking_delivery: 'avec la livraison',
  panel_lab_text_delivery:
    'Préparez un tarif et voyez ce que les livraisons passées auraient coûté, avant de l’appliquer. Les livraisons sont recalculées d’après la distance et la durée payées. Rien ne change tant que vous n’appliquez pas un essai.',
  panel_lab_compare_delivery: 'Comparer aux livraisons passées',
  panel_lab_found_delivery: 'Livraisons payées terminées du %{from} au %{to}',
  panel_lab_no_trips_delivery:
    'Aucune livraison payée de ce type de véhicule ne s’est terminée pendant cette période.',

  // The settings
  panel_set_otp_secure_delivery: 'Démarrer les livraisons avec un code OTP',
  panel_set_contact_minutes_delivery: 'Contact après une livraison (minutes)',
  panel_set_max_open_bookings_delivery: 'Réservations en cours par client',
  panel_set_rider_withdraw_delivery: 'Les clients peuvent retirer de l’argent',
  panel_set_negative_balance_delivery: 'Les chauffeurs au solde négatif reçoivent des livraisons',
  panel_help_otp_secure_delivery:
    'Le client donne au chauffeur un code à cinq chiffres avant le début de la livraison.',
  panel_help_contact_minutes_delivery:
    'Durée après une livraison pendant laquelle le chauffeur et le client peuvent encore s’appeler et s’écrire. Ensuite, ils ne voient que les prénoms.',
  panel_help_max_open_bookings_delivery:
    'Nombre de livraisons non terminées qu’un client peut avoir à la fois, y compris les livraisons planifiées.',
  panel_help_max_cancellations_delivery:
    'Un client ou un chauffeur qui annule autant de livraisons en une heure doit attendre avant la suivante.',
  panel_help_rider_withdraw_delivery:
    'Les clients peuvent demander le versement de l’argent de leur portefeuille.',
  panel_help_bonus_delivery:
    'Les deux utilisateurs le reçoivent comme argent bonus après la première livraison payée d’un utilisateur parrainé dont le téléphone est vérifié. Il paie les frais de service et ne peut pas être retiré.',
  panel_help_pickup_image_delivery: 'Le chauffeur prend une photo du colis avant le début de la livraison.',
  panel_help_deliver_image_delivery: 'Le chauffeur prend une photo du colis avant la fin de la livraison.',
  trip_book_return_delivery: 'Envoyer en sens inverse',
  receipt_not_yet_delivery: 'Le reçu sera ici une fois la livraison payée.',
  notice_tip_body_delivery: 'Un client vous a donné un pourboire.',
  panel_alert_trip_delivery: 'Livraison',
  panel_alert_call_rider_delivery: 'Appeler le client',
  panel_alert_call_driver_delivery: 'Appeler le livreur',
  panel_alerts_open_delivery: 'Alertes de cette livraison',
  panel_desk_alert_ahead_delivery: 'Réservation sans livreur',
  notice_emergency_title_delivery: 'Urgence pendant une livraison',
  panel_set_alert_late_delivery: 'Client sans livreur (minutes)',
  panel_help_alert_late_delivery:
    'Alerte si le client n’a toujours pas de livreur après ce délai. 0 la désactive.',
  panel_help_alert_pickup_delivery:
    'Alerte si le livreur n’est pas au point de retrait après ce délai. 0 la désactive.',
  panel_set_alert_ahead_delivery: 'Livraison planifiée sans livreur (minutes)',
  panel_help_alert_ahead_delivery:
    'Alerte ce temps à l’avance si une livraison planifiée n’a pas de livreur. 0 la désactive.',
  panel_set_alert_still_delivery: 'Livreur immobile (minutes)',
  panel_help_alert_still_delivery:
    'Alerte si un livreur en livraison reste au même endroit pendant ce temps. 0 la désactive.',
  panel_help_alert_stale_delivery:
    'Alerte si l’appareil du livreur ne signale aucune position pendant ce temps. 0 la désactive.',
  panel_help_alert_off_route_delivery:
    'Alerte si une livraison s’éloigne de son itinéraire de plus que cette distance. 0 la désactive.',
  panel_set_alert_payment_delivery: 'Impayée après la livraison (minutes)',
  panel_help_alert_payment_delivery:
    'Alerte si une livraison n’est toujours pas payée après ce délai. 0 la désactive.',
  webhook_alert_opened_delivery: 'Alerte : un problème avec une livraison',
  panel_driver_states_delivery: 'Livreurs par état',
  panel_block_after_delivery: 'Bloquer après cette livraison',
  panel_block_not_after_delivery: 'Ne pas bloquer après cette livraison',
  panel_block_planned_delivery: 'Sera bloqué après cette livraison',
  panel_block_aboard_delivery:
    '%{name} a une livraison en cours. Le livreur bloqué est déconnecté et la livraison reste ouverte. Le bloquer quand même ?',
  panel_caller_trips_delivery: 'Dernières livraisons',
  conversation_hint_delivery: 'Posez-nous vos questions sur vos livraisons ou votre compte.',
  lost_item_reported_delivery: 'Vous avez déjà signalé un objet perdu pour cette livraison.',
  panel_help_lost_item_days_delivery:
    'Pendant combien de jours après une livraison le client peut signaler un objet perdu ; 0 pour désactiver.',
  console_lost_title_delivery: 'Le client a oublié quelque chose dans la voiture',
  notice_lost_item_body_delivery:
    'Un client a oublié quelque chose dans votre voiture. Cherchez-le et répondez.',
  conversation_gone_delivery: 'Il s’agissait d’une livraison confiée depuis à un autre chauffeur.',
  panel_write_rider_delivery: 'Écrire au client',
  // The replay of shifts
  panel_shift_text_delivery:
    'Revoyez où étaient les chauffeurs, quelles livraisons attendaient et qui a été sollicité. À côté, calculez ce que d’autres réglages de répartition auraient changé.',
  panel_shift_state_busy_delivery: 'En livraison',
  panel_shift_count_busy_delivery: 'En livraison : %{count}',
  panel_shift_count_waiting_delivery: 'Livraisons en attente : %{count}',
  panel_shift_none_waiting_delivery: 'Aucune livraison n’attend de chauffeur à ce moment.',
  panel_shift_unserved_delivery: 'Livraisons non servies : %{count}',
  panel_shift_served_of_delivery: '%{served} livraisons sur %{total} ont été servies.',
  panel_shift_trip_delivery: 'Livraison',
  panel_shift_cut_delivery: 'Il y avait plus de chauffeurs ou de livraisons que ce qui est affiché.',
  panel_whatif_more_delivery:
    '%{count} livraison de plus aurait été servie. |||| %{count} livraisons de plus auraient été servies.',
  panel_whatif_fewer_delivery:
    '%{count} livraison de moins aurait été servie. |||| %{count} livraisons de moins auraient été servies.',
  panel_whatif_same_delivery: 'autant de livraisons auraient été servies.',
  panel_whatif_range_delivery:
    'Entre %{lowest} et %{highest} en %{runs} essais sur %{trips} livraisons : le hasard décide qui répond.',
  panel_whatif_served_delivery: 'Livraisons servies',
  panel_whatif_agreement_delivery:
    'Avec les réglages d’alors, le modèle a raison pour %{percent} des livraisons.',
} as const;
