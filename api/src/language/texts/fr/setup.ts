/** French texts: the first day of an installation. */
export const setupTexts = {
  setup_admin_title: 'Créer le premier administrateur',
  setup_admin_text:
    'Personne ne peut encore gérer cette installation. Saisissez vos coordonnées pour commencer ; le lien ne fonctionne qu’une fois.',
  setup_admin_create: 'Créer l’administrateur',
  setup_link_help:
    'S’il existe déjà un administrateur, connectez-vous. Sinon, redémarrez le produit : il affiche un nouveau lien dans son journal.',
} as const;
