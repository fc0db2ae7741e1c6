/** Spanish texts about email addresses, phone numbers and bank details that change: in mails, text messages and on pages. */
export const contactTexts = {
  mail_confirm_subject: '%{app}: confirme su correo electrónico',
  mail_confirm_text:
    'Un administrador ha asignado este correo electrónico a su cuenta. Confirme que es suyo. El enlace es válido durante 7 días.',
  mail_confirm_link: 'Confirmar el correo electrónico',
  mail_confirm_ignore: 'Si no tiene una cuenta en %{app}, puede ignorar este mensaje.',
  mail_new_email_subject: '%{app}: confirme su nuevo correo electrónico',
  mail_new_email_text:
    'Abra este enlace para que este sea el correo electrónico de su cuenta. El enlace es válido durante 24 horas. Se cerrará la sesión en sus demás dispositivos.',
  mail_new_email_link: 'Usar este correo electrónico',
  mail_new_email_closing: 'Si no lo ha solicitado, puede ignorar este mensaje: no cambiará nada.',
  mail_email_changed_subject: '%{app}: se ha cambiado su correo electrónico',
  mail_email_changed_text: 'Se ha cambiado el correo electrónico de su cuenta.',
  mail_email_changed_by_admin: 'Un administrador ha cambiado el correo electrónico de su cuenta.',
  mail_mobile_changed_subject: '%{app}: se ha cambiado su número de teléfono',
  mail_mobile_changed_text: 'Se ha cambiado el número de teléfono de su cuenta.',
  mail_mobile_changed_by_admin: 'Un administrador ha cambiado el número de teléfono de su cuenta.',
  mail_contact_now: 'Ahora es %{new}.',
  mail_contact_undo:
    'Si no ha sido usted, deshaga el cambio en un plazo de 72 horas. Se cerrará la sesión en todos los dispositivos y podrá elegir una contraseña nueva.',
  mail_contact_undo_link: 'Deshacer el cambio',
  mail_contact_closing: 'Si ha sido usted, no tiene que hacer nada.',
  mail_contact_help: 'Si no ha sido usted, pida ayuda a nuestro equipo de asistencia.',
  mail_email_undone_subject: '%{app}: se ha deshecho un cambio de correo electrónico',
  mail_email_undone_text:
    'Este correo electrónico se ha quitado de una cuenta porque el titular del correo anterior ha deshecho el cambio.',
  mail_mobile_undone_subject: '%{app}: se ha deshecho un cambio de número de teléfono',
  mail_mobile_undone_text:
    'Se ha quitado un número de teléfono de una cuenta porque el titular del número anterior ha deshecho el cambio.',
  mail_undone_link: 'Ir al inicio de sesión',
  mail_undone_closing: 'Si esperaba usar este contacto, pida ayuda a nuestro equipo de asistencia.',
  mail_bank_subject: '%{app}: se han cambiado sus datos bancarios',
  mail_bank_text: 'Se han cambiado los datos bancarios a los que se envían sus pagos.',
  mail_bank_by_admin: 'Un administrador ha cambiado los datos bancarios a los que se envían sus pagos.',
  mail_bank_held: 'Para proteger su dinero, los pagos se detienen hasta el %{until}.',
  mail_bank_link: 'Revisar sus datos bancarios',
  mail_bank_closing:
    'Si no ha sido usted, inicie sesión ahora, corrija sus datos bancarios y elija una contraseña nueva.',
  notice_bank_title: 'Se han cambiado sus datos bancarios',
  notice_bank_body: 'Si no ha sido usted, inicie sesión y revíselos ahora.',
  notice_bank_held:
    'Los pagos se detienen hasta el %{until}. Si no ha sido usted, revise ahora sus datos bancarios.',
  sms_new_mobile_code:
    '%{app}: %{code} confirma su nuevo número de teléfono. Es válido durante 10 minutos. No lo comparta.',
  sms_mobile_changed:
    '%{app}: se ha cambiado el número de teléfono de su cuenta. ¿No ha sido usted? Deshágalo en 72 horas:',
  sms_email_changed:
    '%{app}: se ha cambiado el correo electrónico de su cuenta. ¿No ha sido usted? Deshágalo en 72 horas:',
  sms_mobile_set: '%{app}: un administrador ha asignado este número de teléfono a su cuenta.',
  sms_contact_undone:
    '%{app}: este número se ha quitado de una cuenta porque el titular del número anterior ha deshecho el cambio.',
  sms_bank:
    '%{app}: se han cambiado los datos bancarios de sus pagos. Si no ha sido usted, inicie sesión y revíselos ahora.',
  contacts_title: 'Correo electrónico y teléfono',
  contacts_text:
    'Un correo o teléfono nuevo se aplica en cuanto lo confirma. Avisamos al anterior y se cierra la sesión en sus demás dispositivos.',
  contacts_email: 'Correo electrónico',
  contacts_mobile: 'Teléfono',
  contacts_none: 'Ninguno todavía',
  contacts_change_email: 'Cambiar correo',
  contacts_change_mobile: 'Cambiar teléfono',
  contacts_new_email: 'Correo electrónico nuevo',
  contacts_new_mobile: 'Teléfono nuevo',
  contacts_new_email_help: 'Enviamos un enlace a este correo. Ábralo para completar el cambio.',
  contacts_new_mobile_help:
    'Con código de país, por ejemplo +12125550100. Enviamos un código por SMS a este número.',
  contacts_send_link: 'Enviar enlace',
  contacts_send_code: 'Enviar código',
  contacts_email_pending: 'Hemos enviado un enlace a %{value}. Ábralo para completar el cambio.',
  contacts_mobile_pending: 'Hemos enviado un código a %{value}.',
  contacts_code: 'Código de 6 dígitos',
  contacts_enter_code: 'Introducir código',
  contacts_confirm: 'Confirmar',
  contacts_cancel_change: 'Cancelar el cambio',
  contacts_mobile_changed: 'Se ha cambiado su teléfono. Se ha cerrado la sesión en sus demás dispositivos.',
  contacts_confirm_title: 'Confirme su nuevo correo electrónico',
  contacts_confirm_text:
    'Este será el correo electrónico de su cuenta. Se cerrará la sesión en sus demás dispositivos.',
  contacts_confirm_email: 'Usar este correo electrónico',
  contacts_confirm_done: 'Se ha cambiado su correo electrónico.',
  contacts_undo_title: 'Deshacer el cambio',
  contacts_undo_restored: '%{restored} volverá a usarse en su cuenta.',
  contacts_undo_removed: '%{removed} se quitará de su cuenta.',
  contacts_undo_effect:
    'Se cerrará la sesión en todos los dispositivos y su contraseña dejará de funcionar. Después podrá elegir una nueva.',
  contacts_undo_confirm: 'Deshacer el cambio',
  contacts_undo_done: 'Se ha deshecho el cambio y se ha cerrado la sesión en todos los dispositivos.',
  contacts_undo_password: 'Elegir una contraseña nueva',
  contacts_owner_only: 'Solo el conductor puede cambiarlo.',
  bank_change_note: 'Cuando cambian sus datos bancarios, le avisamos y los pagos se detienen por un tiempo.',
  bank_payouts_held: 'Los pagos se detienen hasta el %{until} porque se cambiaron sus datos bancarios.',
} as const;
