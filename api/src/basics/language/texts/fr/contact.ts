/** French texts about email addresses, phone numbers and bank details that change: in mails, text messages and on pages. */
export const contactTexts = {
  mail_confirm_subject: '%{app} : confirmez votre adresse e-mail',
  mail_confirm_text:
    'Un administrateur a attribué cette adresse e-mail à votre compte. Veuillez confirmer qu’elle est bien la vôtre. Le lien est valable 7 jours.',
  mail_confirm_link: 'Confirmer l’adresse e-mail',
  mail_confirm_ignore: 'Si vous n’avez pas de compte chez %{app}, vous pouvez ignorer cet e-mail.',
  mail_new_email_subject: '%{app} : confirmez votre nouvelle adresse e-mail',
  mail_new_email_text:
    'Ouvrez ce lien pour que cette adresse devienne celle de votre compte. Le lien est valable 24 heures. Vos autres appareils seront déconnectés.',
  mail_new_email_link: 'Utiliser cette adresse e-mail',
  mail_new_email_closing:
    'Si vous n’êtes pas à l’origine de cette demande, ignorez cet e-mail : rien ne changera.',
  mail_email_changed_subject: '%{app} : votre adresse e-mail a été modifiée',
  mail_email_changed_text: 'L’adresse e-mail de votre compte a été modifiée.',
  mail_email_changed_by_admin: 'Un administrateur a modifié l’adresse e-mail de votre compte.',
  mail_mobile_changed_subject: '%{app} : votre numéro de téléphone a été modifié',
  mail_mobile_changed_text: 'Le numéro de téléphone de votre compte a été modifié.',
  mail_mobile_changed_by_admin: 'Un administrateur a modifié le numéro de téléphone de votre compte.',
  mail_contact_now: 'C’est maintenant %{new}.',
  mail_contact_undo:
    'Si ce n’était pas vous, annulez la modification dans les 72 heures. Tous les appareils seront déconnectés et vous pourrez choisir un nouveau mot de passe.',
  mail_contact_undo_link: 'Annuler la modification',
  mail_contact_closing: 'Si c’était vous, vous n’avez rien à faire.',
  mail_contact_help: 'Si ce n’était pas vous, demandez de l’aide à notre équipe d’assistance.',
  mail_email_undone_subject: '%{app} : un changement d’adresse e-mail a été annulé',
  mail_email_undone_text:
    'Cette adresse e-mail a été retirée d’un compte, car le titulaire de l’adresse précédente a annulé la modification.',
  mail_mobile_undone_subject: '%{app} : un changement de numéro de téléphone a été annulé',
  mail_mobile_undone_text:
    'Un numéro de téléphone a été retiré d’un compte, car le titulaire du numéro précédent a annulé la modification.',
  mail_undone_link: 'Aller à la connexion',
  mail_undone_closing:
    'Si vous comptiez utiliser ce contact, demandez de l’aide à notre équipe d’assistance.',
  mail_bank_subject: '%{app} : vos coordonnées bancaires ont été modifiées',
  mail_bank_text: 'Les coordonnées bancaires utilisées pour vos versements ont été modifiées.',
  mail_bank_by_admin: 'Un administrateur a modifié les coordonnées bancaires utilisées pour vos versements.',
  mail_bank_held: 'Pour protéger votre argent, les versements sont suspendus jusqu’au %{until}.',
  mail_bank_link: 'Vérifier vos coordonnées bancaires',
  mail_bank_closing:
    'Si ce n’était pas vous, connectez-vous dès maintenant, corrigez vos coordonnées bancaires et choisissez un nouveau mot de passe.',
  notice_bank_title: 'Vos coordonnées bancaires ont été modifiées',
  notice_bank_body: 'Si ce n’était pas vous, connectez-vous et vérifiez-les dès maintenant.',
  notice_bank_held:
    'Les versements sont suspendus jusqu’au %{until}. Si ce n’était pas vous, vérifiez vos coordonnées bancaires dès maintenant.',
  sms_new_mobile_code:
    '%{app} : %{code} confirme votre nouveau numéro de téléphone. Valable 10 minutes. Ne le communiquez à personne.',
  sms_mobile_changed:
    '%{app} : le numéro de téléphone de votre compte a été modifié. Ce n’était pas vous ? Annulez sous 72 heures :',
  sms_email_changed:
    '%{app} : l’adresse e-mail de votre compte a été modifiée. Ce n’était pas vous ? Annulez sous 72 heures :',
  sms_mobile_set: '%{app} : un administrateur a attribué ce numéro de téléphone à votre compte.',
  sms_contact_undone:
    '%{app} : ce numéro a été retiré d’un compte, car le titulaire du numéro précédent a annulé la modification.',
  sms_bank:
    '%{app} : les coordonnées bancaires de vos versements ont été modifiées. Si ce n’était pas vous, connectez-vous et vérifiez-les.',
  contacts_title: 'Adresse e-mail et téléphone',
  contacts_text:
    'Une nouvelle adresse ou un nouveau numéro prend effet dès que vous l’avez confirmé. Nous prévenons l’ancien, et vos autres appareils sont déconnectés.',
  contacts_email: 'E-mail',
  contacts_mobile: 'Téléphone',
  contacts_none: 'Aucun pour le moment',
  contacts_change_email: 'Changer l’e-mail',
  contacts_change_mobile: 'Changer le téléphone',
  contacts_new_email: 'Nouvelle adresse e-mail',
  contacts_new_mobile: 'Nouveau numéro de téléphone',
  contacts_new_email_help: 'Nous envoyons un lien à cette adresse. Ouvrez-le pour terminer la modification.',
  contacts_new_mobile_help:
    'Avec l’indicatif du pays, par exemple +12125550100. Nous envoyons un code par SMS à ce numéro.',
  contacts_send_link: 'Envoyer le lien',
  contacts_send_code: 'Envoyer le code',
  contacts_email_pending: 'Nous avons envoyé un lien à %{value}. Ouvrez-le pour terminer la modification.',
  contacts_mobile_pending: 'Nous avons envoyé un code au %{value}.',
  contacts_code: 'Code à 6 chiffres',
  contacts_enter_code: 'Saisir le code',
  contacts_confirm: 'Confirmer',
  contacts_cancel_change: 'Annuler la demande',
  contacts_mobile_changed:
    'Votre numéro de téléphone a été modifié. Vos autres appareils ont été déconnectés.',
  contacts_confirm_title: 'Confirmez votre nouvelle adresse e-mail',
  contacts_confirm_text:
    'Elle deviendra l’adresse e-mail de votre compte. Vos autres appareils seront déconnectés.',
  contacts_confirm_email: 'Utiliser cette adresse e-mail',
  contacts_confirm_done: 'Votre adresse e-mail a été modifiée.',
  contacts_undo_title: 'Annuler la modification',
  contacts_undo_restored: '%{restored} sera de nouveau utilisé pour votre compte.',
  contacts_undo_removed: '%{removed} sera retiré de votre compte.',
  contacts_undo_effect:
    'Tous les appareils seront déconnectés et votre mot de passe ne fonctionnera plus. Vous pourrez ensuite en choisir un nouveau.',
  contacts_undo_confirm: 'Annuler la modification',
  contacts_undo_done: 'La modification a été annulée et tous les appareils sont déconnectés.',
  contacts_undo_password: 'Choisir un nouveau mot de passe',
  contacts_owner_only: 'Seul le chauffeur peut le modifier.',
  bank_change_note:
    'Lorsque vos coordonnées bancaires changent, nous vous prévenons et les versements sont suspendus un certain temps.',
  bank_payouts_held:
    'Les versements sont suspendus jusqu’au %{until}, car vos coordonnées bancaires ont été modifiées.',
} as const;
