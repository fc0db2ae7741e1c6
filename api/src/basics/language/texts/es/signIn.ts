/** Spanish texts: passkeys, and how staff sign in. */
export const signInTexts = {
  account_passkeys: 'Llaves de acceso',
  account_passkeys_text:
    'Una llave de acceso le permite iniciar sesión con su huella, su cara o el bloqueo de pantalla. Nadie puede adivinarla ni engañarle para que la entregue.',
  account_passkeys_none: 'Todavía no tiene llaves de acceso.',
  account_passkeys_failed: 'No se han podido cargar sus llaves de acceso.',
  account_passkeys_unsupported: 'Este navegador no admite llaves de acceso.',
  account_passkeys_elsewhere: 'Las llaves de acceso solo funcionan en %{address}. Abra el sitio ahí.',
  account_passkey_add: 'Añadir una llave de acceso',
  account_passkey_name: 'Nombre',
  account_passkey_name_help: 'Un nombre que le ayude a reconocer el dispositivo.',
  account_passkey_created: 'Añadida el %{date}',
  account_passkey_used: 'Usada por última vez el %{date}',
  account_passkey_never_used: 'Nunca usada',
  account_passkey_synced: 'Sincronizada con sus otros dispositivos',
  account_passkey_rename: 'Cambiar nombre',
  account_passkey_rename_of: 'Cambiar el nombre de la llave de acceso «%{name}»',
  account_passkey_delete: 'Eliminar',
  account_passkey_delete_of: 'Eliminar la llave de acceso «%{name}»',
  account_passkey_delete_text:
    'Ya no podrá iniciar sesión con esta llave de acceso. Elimínela también de su dispositivo.',
  account_passkey_added: 'La llave de acceso se ha añadido.',
  account_passkey_renamed: 'Se ha cambiado el nombre de la llave de acceso.',
  account_passkey_deleted: 'La llave de acceso se ha eliminado.',
  account_passkey_stopped: 'No se ha usado la llave de acceso. Inténtelo de nuevo cuando quiera.',
  account_passkey_on_device: 'Este dispositivo ya tiene una llave de acceso para su cuenta.',
  account_passkey_sign_in: 'Iniciar sesión con una llave de acceso',
  account_passkey_use: 'Usar una llave de acceso',
  account_passkey_second_factor:
    'Su cuenta está protegida por una llave de acceso. Úsela para terminar de iniciar sesión.',
  account_second_factor_required:
    'Su cuenta necesita un segundo factor antes de continuar. Configure una aplicación de autenticación o añada una llave de acceso.',
  panel_set_staff_idle: 'Cerrar la sesión del personal tras (minutos)',
  panel_help_staff_idle:
    'Los administradores y los administradores de flota inactivos durante este tiempo tienen que volver a iniciar sesión.',
  panel_set_staff_second_factor: 'Exigir un segundo factor al personal',
  panel_help_staff_second_factor:
    'Sin una aplicación de autenticación o una llave de acceso, los administradores y los administradores de flota solo pueden configurar una. Configure primero la suya.',
  mail_passkey_added_subject: '%{app}: se ha añadido una llave de acceso a su cuenta',
  mail_passkey_added_text:
    'Se ha añadido una llave de acceso a su cuenta. Con ella se inicia sesión sin su contraseña.',
  mail_passkey_deleted_subject: '%{app}: se ha eliminado una llave de acceso de su cuenta',
  mail_passkey_deleted_text:
    'Se ha eliminado una llave de acceso de su cuenta. Ya no permite iniciar sesión.',
  mail_passkeys_link: 'Revisar sus llaves de acceso',
  mail_passkeys_closing:
    'Si no ha sido usted, inicie sesión ahora, revise sus llaves de acceso y elija una contraseña nueva.',
  notice_passkey_added_title: 'Se ha añadido una llave de acceso a su cuenta',
  notice_passkey_deleted_title: 'Se ha eliminado una llave de acceso de su cuenta',
  notice_passkeys_body: 'Si no ha sido usted, inicie sesión y revise ahora sus llaves de acceso.',
  sms_passkey_added:
    '%{app}: se ha añadido una llave de acceso a su cuenta. Si no ha sido usted, inicie sesión y revíselas ahora.',
  sms_passkey_deleted:
    '%{app}: se ha eliminado una llave de acceso de su cuenta. Si no ha sido usted, inicie sesión y revíselas ahora.',
  mail_authenticator_added_subject: '%{app}: se ha configurado una aplicación de autenticación en su cuenta',
  mail_authenticator_added_text:
    'Se ha configurado una aplicación de autenticación como segundo factor de su cuenta. Ahora, para iniciar sesión hace falta un código que muestra la aplicación.',
  mail_authenticator_removed_subject: '%{app}: se ha desactivado su aplicación de autenticación',
  mail_authenticator_removed_text:
    'Se ha desactivado la aplicación de autenticación de su cuenta. Para iniciar sesión ya no hace falta un código que muestra la aplicación.',
  mail_authenticator_link: 'Revisar su segundo factor',
  mail_authenticator_closing:
    'Si no ha sido usted, elija una contraseña nueva y revise ahora su segundo factor. Si no puede iniciar sesión, póngase en contacto con nosotros.',
  notice_authenticator_added_title: 'Se ha configurado una aplicación de autenticación en su cuenta',
  notice_authenticator_removed_title: 'Se ha desactivado su aplicación de autenticación',
  notice_authenticator_body:
    'Si no ha sido usted, elija una contraseña nueva y revise ahora su segundo factor.',
  sms_authenticator_added:
    '%{app}: se ha configurado una aplicación de autenticación en su cuenta. Si no ha sido usted, elija ahora una contraseña nueva.',
  sms_authenticator_removed:
    '%{app}: se ha desactivado su aplicación de autenticación. Si no ha sido usted, elija ahora una contraseña nueva.',
  mail_recovery_codes_renewed_subject: '%{app}: códigos de recuperación nuevos para su cuenta',
  mail_recovery_codes_renewed_text:
    'Se han creado códigos de recuperación nuevos para su cuenta. Cada uno sustituye una vez al código de la aplicación de autenticación, y los anteriores ya no sirven.',
  notice_recovery_codes_renewed_title: 'Se han creado códigos de recuperación nuevos para su cuenta',
  sms_recovery_codes_renewed:
    '%{app}: se han creado códigos de recuperación nuevos para su cuenta. Si no ha sido usted, elija ahora una contraseña nueva.',
} as const;
