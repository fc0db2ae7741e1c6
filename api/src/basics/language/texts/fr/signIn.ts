/** French texts: passkeys, and how staff sign in. */
export const signInTexts = {
  account_passkeys: 'Clés d’accès',
  account_passkeys_text:
    'Une clé d’accès vous connecte avec votre empreinte, votre visage ou le verrouillage de l’écran. Personne ne peut la deviner ni vous amener à la donner.',
  account_passkeys_none: 'Vous n’avez pas encore de clé d’accès.',
  account_passkeys_failed: 'Vos clés d’accès n’ont pas pu être chargées.',
  account_passkeys_unsupported: 'Ce navigateur ne prend pas en charge les clés d’accès.',
  account_passkeys_elsewhere:
    'Les clés d’accès ne fonctionnent que sur %{address}. Ouvrez le site à cette adresse.',
  account_passkey_add: 'Ajouter une clé d’accès',
  account_passkey_name: 'Nom',
  account_passkey_name_help: 'Un nom qui vous aide à reconnaître l’appareil.',
  account_passkey_created: 'Ajoutée le %{date}',
  account_passkey_used: 'Dernière utilisation le %{date}',
  account_passkey_never_used: 'Jamais utilisée',
  account_passkey_synced: 'Synchronisée avec vos autres appareils',
  account_passkey_rename: 'Renommer',
  account_passkey_rename_of: 'Renommer la clé d’accès « %{name} »',
  account_passkey_delete: 'Supprimer',
  account_passkey_delete_of: 'Supprimer la clé d’accès « %{name} »',
  account_passkey_delete_text:
    'Cette clé d’accès ne pourra plus vous connecter. Supprimez-la aussi de votre appareil.',
  account_passkey_added: 'La clé d’accès a été ajoutée.',
  account_passkey_renamed: 'La clé d’accès a été renommée.',
  account_passkey_deleted: 'La clé d’accès a été supprimée.',
  account_passkey_stopped: 'La clé d’accès n’a pas été utilisée. Réessayez quand vous voulez.',
  account_passkey_on_device: 'Cet appareil a déjà une clé d’accès pour votre compte.',
  account_passkey_sign_in: 'Se connecter avec une clé d’accès',
  account_passkey_use: 'Utiliser une clé d’accès',
  account_passkey_second_factor:
    'Votre compte est protégé par une clé d’accès. Utilisez-la pour terminer la connexion.',
  account_second_factor_required:
    'Votre compte a besoin d’un second facteur avant de continuer. Configurez une application d’authentification ou ajoutez une clé d’accès.',
  panel_set_staff_idle: 'Déconnecter le personnel après (minutes)',
  panel_help_staff_idle:
    'Les administrateurs et les gestionnaires de flotte inactifs pendant cette durée doivent se reconnecter.',
  panel_set_staff_second_factor: 'Exiger un second facteur du personnel',
  panel_help_staff_second_factor:
    'Sans application d’authentification ni clé d’accès, les administrateurs et les gestionnaires de flotte ne peuvent qu’en configurer une. Configurez d’abord la vôtre.',
  mail_passkey_added_subject: '%{app} : une clé d’accès a été ajoutée à votre compte',
  mail_passkey_added_text:
    'Une clé d’accès a été ajoutée à votre compte. Elle permet de se connecter sans votre mot de passe.',
  mail_passkey_deleted_subject: '%{app} : une clé d’accès de votre compte a été supprimée',
  mail_passkey_deleted_text:
    'Une clé d’accès de votre compte a été supprimée. Elle ne permet plus de se connecter.',
  mail_passkeys_link: 'Vérifier vos clés d’accès',
  mail_passkeys_closing:
    'Si ce n’était pas vous, connectez-vous dès maintenant, vérifiez vos clés d’accès et choisissez un nouveau mot de passe.',
  notice_passkey_added_title: 'Une clé d’accès a été ajoutée à votre compte',
  notice_passkey_deleted_title: 'Une clé d’accès de votre compte a été supprimée',
  notice_passkeys_body: 'Si ce n’était pas vous, connectez-vous et vérifiez vos clés d’accès dès maintenant.',
  sms_passkey_added:
    '%{app} : une clé d’accès a été ajoutée à votre compte. Si ce n’était pas vous, connectez-vous et vérifiez vos clés d’accès.',
  sms_passkey_deleted:
    '%{app} : une clé d’accès de votre compte a été supprimée. Si ce n’était pas vous, connectez-vous et vérifiez vos clés d’accès.',
  mail_authenticator_added_subject:
    '%{app} : une application d’authentification a été configurée pour votre compte',
  mail_authenticator_added_text:
    'Une application d’authentification a été configurée comme second facteur de votre compte. Pour se connecter, il faut désormais un code affiché par l’application.',
  mail_authenticator_removed_subject: '%{app} : votre application d’authentification a été désactivée',
  mail_authenticator_removed_text:
    'L’application d’authentification de votre compte a été désactivée. Pour se connecter, il ne faut plus de code affiché par l’application.',
  mail_authenticator_link: 'Vérifier votre second facteur',
  mail_authenticator_closing:
    'Si ce n’était pas vous, choisissez un nouveau mot de passe et vérifiez votre second facteur dès maintenant. Si vous ne pouvez pas vous connecter, contactez-nous.',
  notice_authenticator_added_title: 'Une application d’authentification a été configurée pour votre compte',
  notice_authenticator_removed_title: 'Votre application d’authentification a été désactivée',
  notice_authenticator_body:
    'Si ce n’était pas vous, choisissez un nouveau mot de passe et vérifiez votre second facteur dès maintenant.',
  sms_authenticator_added:
    '%{app} : une application d’authentification a été configurée pour votre compte. Si ce n’était pas vous, choisissez un nouveau mot de passe dès maintenant.',
  sms_authenticator_removed:
    '%{app} : votre application d’authentification a été désactivée. Si ce n’était pas vous, choisissez un nouveau mot de passe dès maintenant.',
  mail_recovery_codes_renewed_subject: '%{app} : de nouveaux codes de secours pour votre compte',
  mail_recovery_codes_renewed_text:
    'De nouveaux codes de secours ont été créés pour votre compte. Chacun remplace une fois un code de l’application d’authentification, et les anciens ne fonctionnent plus.',
  notice_recovery_codes_renewed_title: 'De nouveaux codes de secours ont été créés pour votre compte',
  sms_recovery_codes_renewed:
    '%{app} : de nouveaux codes de secours ont été créés pour votre compte. Si ce n’était pas vous, choisissez un nouveau mot de passe dès maintenant.',
} as const;
