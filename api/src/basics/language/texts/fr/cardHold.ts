/** French texts for fares that are held on riders’ cards before they are charged. */
export const cardHoldTexts = {
  pay_hold_title: 'Empreinte sur votre carte',
  pay_hold_hint:
    'À la réservation, %{amount} sont bloqués sur votre carte. Seul le prix de la course est débité, après celle-ci.',
  pay_hold_text:
    '%{amount} sont bloqués sur votre carte jusqu’à la fin de la course. Vous ne payez que le prix de la course.',
  pay_hold_now: 'Continuer avec une carte',
  pay_outcome_held:
    'Le montant est bloqué sur votre carte. Vous ne payez que le prix de la course, après celle-ci.',
  pay_hold_paid: 'Déjà payé par carte',
  hold_state_held: '%{amount} bloqués sur votre carte. Vous ne payez que le prix de la course.',
  hold_state_capturing: '%{amount} sont en cours de prélèvement sur votre carte.',
  hold_state_captured: '%{amount} ont été prélevés sur votre carte.',
  hold_state_released:
    'Rien n’est prélevé sur votre carte. Votre banque libère le montant bloqué sous quelques jours.',
  hold_state_failed: 'Le montant bloqué sur votre carte n’a pas pu être prélevé. Veuillez payer autrement.',
  notice_hold_failed_title: 'Veuillez payer votre course',
  notice_hold_failed_body: 'Le montant bloqué sur votre carte n’a pas pu être prélevé.',
  notice_hold_fee_title: 'Frais d’annulation payés par carte',
  notice_hold_fee_body: 'Les frais ont été prélevés sur le montant bloqué sur votre carte.',
  notice_hold_rest_title: 'Veuillez payer le reste',
  notice_hold_rest_body: 'Le prix de la course dépasse le montant bloqué sur votre carte.',
  panel_card_hold: 'Bloqué sur la carte',
  panel_hold_state_wanted: 'En attente de la carte du passager',
  panel_hold_state_held: 'Bloqué',
  panel_hold_state_capturing: 'Prélèvement en cours',
  panel_hold_state_captured: 'Prélevé',
  panel_hold_state_released: 'Libéré',
  panel_hold_state_failed: 'Non prélevé',
  panel_hold_gone: 'Le prestataire ne bloque plus le montant.',
  panel_hold_other_amount:
    'Un autre montant a été prélevé chez le prestataire. Il est dans le portefeuille du passager.',
  panel_hold_not_charged: 'Vérifié chez le prestataire : rien n’a été prélevé.',
  panel_hold_silent:
    'Le prestataire de cartes doit prélever cette course. S’il ne répond pas, vous pouvez l’interroger de nouveau, ou rechercher le paiement dans son propre espace et noter le résultat.',
  panel_hold_ask: 'Interroger le prestataire',
  panel_hold_asked: 'Le prestataire a répondu.',
  panel_hold_record: 'Noter le résultat',
  panel_hold_record_title: 'Qu’a fait le prestataire ?',
  panel_hold_record_text:
    'Recherchez d’abord le paiement dans l’espace du prestataire. Il est interrogé une dernière fois : s’il répond, sa réponse fait foi.',
  panel_hold_found_charged: 'Il a prélevé %{amount}',
  panel_hold_found_not_charged: 'Il n’a rien prélevé',
  panel_hold_reference: 'Identifiant du paiement chez le prestataire',
  panel_hold_reference_help:
    'Comme chez le prestataire : 1 à 100 lettres, chiffres, points, deux-points, traits d’union ou tirets bas.',
  panel_hold_not_charged_effect:
    'Le prix est alors dû comme tout autre, et le montant bloqué est libéré. Si le prestataire signale plus tard un prélèvement, il paie la course si elle est encore due ; sinon il va dans le portefeuille du passager.',
  panel_hold_recorded: 'Le résultat est noté.',
  panel_hold_reason: 'Motif',
  panel_set_hold_cards: 'Bloquer le prix sur les cartes',
  panel_help_hold_cards:
    'Les courses payées par carte bloquent sur celle-ci le prix maximal prévu dès la réservation, et ne prélèvent que le prix de la course après celle-ci. Nécessite Stripe, PayPal ou Braintree. Ne s’applique pas aux courses réservées plus de deux jours à l’avance.',
} as const;
