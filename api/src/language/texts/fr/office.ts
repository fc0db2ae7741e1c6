/** French texts of office tools: exports, the ledger audit, the tariff lab. */
export const officeTexts = {
  staff_role: 'Fonction',
  staff_role_full: 'Administrateur sans restriction',
  staff_role_dispatcher: 'Répartiteur',
  staff_role_finance: 'Finances',
  staff_role_support: 'Assistance',
  staff_role_help: 'Ce que chaque fonction permet',
  staff_role_help_full: 'Tout, y compris les réglages, les administrateurs et leurs fonctions.',
  staff_role_help_dispatcher:
    'Travaille à la régulation : ajoute et annule des réservations, choisit les chauffeurs, lit les conversations et approuve ou bloque des chauffeurs. Ne voit pas les portefeuilles et ne peut pas accorder d’argent.',
  staff_role_help_finance:
    'Travaille sur l’argent : portefeuilles, versements, remboursements, vérifications de tarifs, gains et grand livre. Lit les réservations et les utilisateurs sans les modifier.',
  staff_role_help_support:
    'Aide les personnes qui appellent : ajoute et annule des réservations, lit les conversations, modifie clients et chauffeurs, et accorde des crédits et des remboursements.',
  panel_credit_limit: 'Plafond',
  panel_credit_limit_help:
    'Le maximum que les finances ou l’assistance peuvent créditer ou rembourser à la fois. Sans montant, elles ne peuvent rien accorder.',
  panel_credit_limit_own: 'Vous pouvez accorder au plus %{limit} à la fois.',
  panel_role_reads_only: 'Votre fonction permet de lire ceci, mais pas de le modifier.',

  panel_export_of: '%{rows} lignes sur %{total}',
  panel_export_so_far: '%{rows} lignes pour l’instant',
  panel_export_saved: '%{rows} lignes ont été enregistrées dans %{file}.',
  panel_export_longest: 'C’est le maximum d’un export. Affinez la liste pour obtenir le reste.',
  panel_export_failed: 'L’export a été interrompu. Veuillez réessayer.',
  panel_audit_changes: 'Modifications',

  panel_run_of: '%{done} sur %{total} vérifiés',
  panel_run_beginning: 'Démarrage …',
  panel_run_failed: 'Une erreur est survenue. Veuillez recommencer.',
  panel_run_interrupted: 'Le serveur s’est arrêté avant la fin. Veuillez recommencer.',
  panel_run_cancelled: 'Annulé.',

  panel_ledger: 'Audit comptable',
  panel_ledger_text:
    'Vérifie que chaque portefeuille contient la somme de ses écritures et que l’argent de chaque course et de chaque paiement est à sa place. Rien n’est modifié.',
  panel_ledger_prove: 'Lancer l’audit comptable',
  panel_ledger_never: 'Les comptes n’ont pas encore été audités.',
  panel_ledger_last: 'Dernier audit : %{date}',
  panel_ledger_wallets: 'Portefeuilles',
  panel_ledger_entries: 'Écritures',
  panel_ledger_trips: 'Courses payées',
  panel_ledger_balances: 'Somme des soldes',
  panel_ledger_sum: 'Somme des écritures',
  panel_ledger_balanced: 'Les comptes sont justes.',
  panel_ledger_off: 'Anomalies : %{count}',
  panel_ledger_findings: 'Anomalies',
  panel_ledger_first: 'Les %{count} premières sont affichées.',
  panel_ledger_about_wallet: 'Portefeuille',
  panel_ledger_about_entry: 'Écriture',
  panel_ledger_about_trip: 'Course',
  panel_ledger_about_payment: 'Paiement',
  panel_ledger_about_promo: 'Promotion',
  panel_ledger_is_balance: 'Le solde est de %{balance}, mais la somme de ses écritures est de %{entries}.',
  panel_ledger_is_bonus_balance:
    'Le solde des bonus est de %{balance}, mais la somme de ses écritures est de %{entries}.',
  panel_ledger_is_bonus_over_fee:
    'Les bonus ont payé %{bonus}, plus que ne le permettent les frais de service de %{fee}.',
  panel_ledger_is_uses: 'Utilisations comptées : %{counted}. Réservations qui l’utilisent : %{uses}.',
  panel_ledger_is_not_made: 'Cette écriture est dans le grand livre, mais ne correspond pas à sa course.',
  panel_ledger_is_missing: 'Cette écriture manque. Attendu : %{type}, %{amount}, %{owner}.',
  panel_ledger_is_different:
    'Trouvé : %{type}, %{amount}, %{owner}. Attendu : %{right_type}, %{right_amount}, %{right_owner}.',
  panel_ledger_is_share_and_fee:
    'La somme de la part du chauffeur de %{share} et des frais de %{fee} ne donne pas le prix de la course de %{cost}.',
  panel_ledger_is_paid_and_discount:
    'La somme des %{paid} payés et de la remise de %{discount} ne donne pas le prix de la course de %{cost}.',
  panel_ledger_is_ways_of_paying:
    'La somme des espèces %{cash}, de la carte %{card} et du portefeuille %{wallet} ne donne pas les %{paid} payés.',
  panel_ledger_is_discount: 'La remise est de %{discount}, mais le montant de la remise est de %{amount}.',
  panel_ledger_is_cards: 'Payé par carte : %{amount}. Nombre de paiements par carte : %{payments}.',
  panel_ledger_is_unsettled: '%{amount} de %{owner} sont arrivés et n’ont pas pu être attribués.',
  panel_ledger_is_settled_as: 'Le paiement dit où est son argent : %{as}. La course %{trip} dit : %{noted}.',
  panel_ledger_is_not_paid: '%{amount} par %{provider} ont payé la course %{trip}, qui ne les indique pas.',
  panel_ledger_is_not_credited:
    'Le portefeuille de %{owner} devait être crédité de %{amount} et ne l’a pas été.',
  panel_ledger_is_doubled: 'Il a payé sa course et a aussi été crédité à un portefeuille.',
  panel_ledger_is_no_payment: 'Aucun paiement n’est enregistré pour cette écriture.',
  panel_ledger_place_booking: 'avec la course',
  panel_ledger_place_wallet: 'dans un portefeuille',
  panel_ledger_place_none: 'non enregistré',

  panel_lab: 'Labo des tarifs',
  panel_lab_text:
    'Préparez un tarif et voyez ce que les courses passées auraient coûté, avant de l’appliquer. Les courses sont recalculées d’après la distance et la durée payées. Rien ne change tant que vous n’appliquez pas un essai.',
  panel_lab_drafts: 'Essais',
  panel_lab_choose:
    'Choisissez les types de véhicules pour lesquels essayer un tarif. Chaque essai part du tarif actuel.',
  panel_lab_compare: 'Comparer aux courses passées',
  panel_lab_order: 'La date de fin précède la date de début.',
  panel_lab_longest: 'Choisissez 366 jours au maximum.',
  panel_lab_never: 'Aucun essai n’a encore été comparé.',
  panel_lab_found: 'Courses payées terminées du %{from} au %{to}',
  panel_lab_no_trips: 'Aucune course payée de ce type de véhicule ne s’est terminée pendant cette période.',
  panel_lab_difference: 'Écart',
  panel_lab_cheaper: 'Moins chères',
  panel_lab_same: 'Au même prix',
  panel_lab_dearer: 'Plus chères',
  panel_lab_median: 'Écart médian',
  panel_lab_live: 'Cet essai est le tarif actuel.',
  panel_lab_apply: 'Appliquer à %{name}',
  panel_lab_apply_title: 'Appliquer cet essai à %{name} ?',
  panel_lab_apply_text: 'Il devient aussitôt le tarif de ce type de véhicule.',
};
