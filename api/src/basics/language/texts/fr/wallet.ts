/** French texts of a rider's wallet and of paying by card. */
export const walletTexts = {
  wallet_title: 'Portefeuille',
  wallet_bonus: 'Bonus',
  wallet_bonus_text: 'Paie les frais de service. Ne peut pas être retiré.',
  wallet_go_to_unpaid_trip: 'Voir le trajet impayé',
  wallet_open: 'Ouvrir le portefeuille',
  wallet_top_up: 'Ajouter de l’argent',
  wallet_top_up_text:
    'Vous payez chez un prestataire de paiement ; l’argent arrive dans votre portefeuille dès sa confirmation.',
  wallet_top_up_amount: 'Montant à ajouter',
  wallet_top_up_needed: 'Veuillez saisir un montant supérieur à 0.',

  pay_card: 'Payer par carte',
  pay_title: 'Choisissez comment payer',
  pay_amount: 'Montant',
  pay_with: 'Payer avec %{provider}',
  pay_loading: 'Recherche des moyens de paiement…',
  saved_cards_title: 'Cartes enregistrées',
  saved_cards_text:
    'Elles sont conservées par le prestataire de paiement. Nous ne connaissons que ce qui est affiché ici.',
  saved_cards_failed: 'Vos cartes enregistrées n’ont pas pu être chargées.',
  saved_cards_silent:
    'Pas de réponse de %{providers}. Les cartes conservées à cet endroit manquent ici pour le moment.',
  saved_card: '%{brand} se terminant par %{digits}',
  saved_card_expires: 'Expire en %{month}',
  saved_card_remove: 'Supprimer',
  saved_card_removed: 'La carte a été supprimée.',
  pay_save_card: 'Conserver la carte chez %{provider} pour la prochaine fois',
  pay_saved_declined: 'La carte a été refusée. Vous n’avez pas été débité.',
  pay_saved_confirm:
    'Votre banque vous demande de confirmer ce paiement. Continuez sur la page de %{provider}.',
  pay_leaving: 'Nous vous conduisons à la page de paiement…',
  pay_not_now: 'Pas maintenant',
  pay_give_up: 'Annuler la réservation',
  pay_given_up: 'Le paiement n’a pas abouti, la réservation a donc été annulée.',
  pay_now: 'Payer maintenant',
  pay_outcome_settled: 'Nous avons reçu votre paiement. Merci.',
  pay_outcome_refunded:
    'Nous avons reçu votre paiement. La course n’en avait plus besoin, le montant a donc été ajouté à votre portefeuille.',
  pay_outcome_open: 'Nous attendons le prestataire de paiement. Cette page se met à jour d’elle-même.',
  pay_outcome_declined: 'Le paiement a été refusé. Rien n’a été prélevé.',
} as const;
