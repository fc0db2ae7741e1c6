/** Spanish texts: the settings and the app information. */
export const settingsTexts = {
  // Settings
  panel_group_currency: 'Moneda',
  panel_group_security: 'Seguridad',
  panel_group_country: 'País',
  panel_group_dispatch: 'Asignación y comportamiento',
  panel_group_wallet: 'Billetera y banco',
  panel_group_delivery: 'Entrega',
  panel_set_symbol: 'Símbolo de la moneda',
  panel_set_code: 'Código de la moneda',
  panel_set_decimal: 'Decimales',
  panel_set_swipe_symbol: 'Símbolo después del importe',
  panel_set_otp_secure: 'Iniciar los viajes con un código OTP',
  panel_set_driver_approval: 'Los conductores nuevos requieren aprobación',
  panel_set_email_verify: 'Verificar los correos electrónicos',
  panel_set_password_rule: 'Contraseñas nuevas',
  panel_password_alphanumeric: 'De 6 a 30 letras, dígitos y @ * #',
  panel_password_any: 'Cualquier contraseña',
  panel_password_complex: 'De 8 a 30 caracteres de cuatro tipos',
  panel_set_critical_edits: 'Permitir cambios críticos (desactivado: modo de demostración)',
  panel_set_google_login: 'Iniciar sesión con Google',
  panel_set_facebook_login: 'Iniciar sesión con Facebook',
  panel_set_apple_login: 'Iniciar sesión con Apple',
  panel_set_guest_booking: 'Reservas de invitados',
  panel_set_mobile_login: 'Iniciar sesión por teléfono',
  panel_set_bonus: 'Bono por invitación',
  panel_set_referral_cap: 'Invitaciones al mes',
  panel_set_license: 'Código de compra',
  panel_set_country: 'País predeterminado',
  panel_set_restrict_country: 'Limitar los lugares al país (dos letras)',
  panel_set_country_selection: 'Más de un país',
  panel_set_time_zone: 'Zona horaria de los informes',
  panel_set_auto_dispatch: 'Asignación automática',
  panel_set_driver_radius: 'Radio de búsqueda de conductores',
  panel_set_offer_seconds: 'Tiempo de oferta (segundos)',
  panel_set_offers_at_a_time: 'Conductores consultados a la vez',
  panel_set_replay_days: 'Repetición de turnos, días guardados',
  panel_set_arrival_radius: 'Radio de llegada (metros)',
  panel_set_fare_tolerance_up: 'Tolerancia por encima de la estimación (%)',
  panel_set_fare_tolerance_down: 'Tolerancia por debajo de la estimación (%)',
  panel_set_miles: 'Distancias en millas',
  panel_set_horn: 'Repetir la bocina',
  panel_set_contact_minutes: 'Contacto después del viaje (minutos)',
  panel_set_max_open_bookings: 'Reservas abiertas por pasajero',
  panel_set_max_cancellations: 'Cancelaciones por hora',
  panel_set_break_minutes: 'Descanso más largo (minutos)',
  panel_set_headings_per_day: 'Regresos a casa por día',
  panel_set_panic: 'Número de emergencia',
  panel_set_rider_withdraw: 'Los pasajeros pueden retirar dinero',
  panel_set_expired_documents: 'Los conductores con un documento caducado no reciben ofertas',
  panel_set_negative_balance: 'Los conductores con saldo negativo reciben viajes',
  panel_set_bank_fields: 'Mostrar los datos bancarios',
  panel_set_payout_hold: 'Pausa de pagos tras cambios bancarios (horas)',
  panel_set_pickup_image: 'Tomar una imagen en la recogida',
  panel_set_deliver_image: 'Tomar una imagen en la entrega',
  panel_help_decimal: 'Los importes se redondean a este número de decimales.',
  panel_help_otp_secure: 'El pasajero da al conductor un código de cinco cifras antes de empezar el viaje.',
  panel_help_driver_approval: 'Quien se registra como conductor espera a que un administrador lo apruebe.',
  panel_help_email_verify: 'Para iniciar sesión con contraseña hay que confirmar la dirección por correo.',
  panel_help_password_rule:
    'Se aplica a las contraseñas nuevas. «Cualquier contraseña» acepta incluso un solo carácter. Los cuatro tipos son dígitos, minúsculas, mayúsculas y caracteres especiales.',
  panel_demo_on_title: '¿Activar el modo de demostración?',
  panel_demo_on_text:
    'En el modo de demostración los contactos se ocultan y nadie puede cambiar ajustes, idiomas, tipos de coche, promociones ni motivos, eliminar personas o exportar listas. Tampoco usted.',
  panel_demo_way_back:
    'Después, lo único que podrá cambiar es desactivar de nuevo el modo de demostración, y tendrá que confirmar que es usted.',
  panel_demo_public: 'En esta demostración pública, el modo de demostración no se puede desactivar aquí.',
  panel_demo_turn_on: 'Activar el modo de demostración',
  panel_demo_turn_off: 'Desactivar el modo de demostración',
  panel_demo_turned_off: 'El modo de demostración está desactivado.',
  panel_demo_is_on: 'El modo de demostración está activado: la mayoría de los cambios están bloqueados.',
  panel_help_critical_edits:
    'En modo demo se ocultan los contactos, no se exporta nada y los precios, idiomas y ajustes no cambian.',
  panel_help_bonus:
    'Lo reciben ambos, como saldo de bonos, tras el primer viaje pagado de un usuario invitado con teléfono verificado. Paga tarifas de servicio y no se puede retirar.',
  panel_help_referral_cap: 'Cuántas invitaciones de una misma persona generan el bono en un mes natural.',
  panel_help_restrict_country:
    'Los lugares se buscan solo en este país. Déjelo vacío para buscar en todas partes.',
  panel_help_country_selection: 'Al registrarse, cada persona elige el país de su teléfono.',
  panel_help_time_zone:
    'Los días y meses de los informes empiezan a medianoche allí, por ejemplo America/New_York.',
  panel_help_auto_dispatch:
    'Las reservas nuevas se ofrecen a los conductores más cercanos. Si se desactiva, las asigna un administrador.',
  panel_help_driver_radius:
    'A qué distancia de la recogida se buscan conductores, en la unidad de distancia.',
  panel_help_offer_seconds:
    'Cuánto tiempo tiene un conductor para responder a una oferta antes de preguntar a otros.',
  panel_help_offers_at_a_time:
    'Cuántos conductores reciben la misma oferta a la vez. La obtiene el primero que acepta.',
  panel_help_replay_days:
    'Durante cuántos días se guardan las posiciones de los conductores para la repetición de turnos. 0 la desactiva.',
  panel_help_arrival_radius:
    'El conductor solo puede indicar su llegada a esta distancia del punto de recogida, o con un motivo que queda marcado en la reserva.',
  panel_help_fare_tolerance_up:
    'Un viaje que cueste más se cobra hasta este límite, más las esperas y los desvíos comprobados. El resto pasa a una revisión de tarifa.',
  panel_help_fare_tolerance_down:
    'Un viaje que cueste menos se cobra por este límite. La diferencia pasa a una revisión de tarifa.',
  panel_help_horn: 'La página del conductor hace sonar la bocina hasta que responda a la oferta.',
  panel_set_lost_item_days: 'Días para informar de objetos perdidos',
  panel_help_lost_item_days:
    'Durante cuántos días después de un viaje el pasajero puede informar de un objeto perdido; 0 lo desactiva.',
  panel_help_contact_minutes:
    'Cuánto tiempo después de un viaje el conductor y el pasajero aún pueden llamarse y escribirse. Después solo ven los nombres de pila.',
  panel_help_max_open_bookings:
    'Cuántos viajes sin terminar puede tener un pasajero a la vez, incluidos los programados.',
  panel_help_max_cancellations:
    'Un pasajero o conductor que cancela esta cantidad de viajes en una hora debe esperar antes del siguiente.',
  panel_help_break_minutes:
    'El descanso de un conductor termina solo después de este tiempo. 0 desactiva los descansos.',
  panel_help_headings_per_day:
    'Cuántas veces al día los conductores pueden pedir solo ofertas en dirección a su casa. 0 lo desactiva.',
  panel_help_panic: 'El número al que llamar en una emergencia durante un viaje.',
  panel_help_expired_documents:
    'Si está activado, no se ofrece nada a los conductores con el permiso, el seguro o la matriculación caducados hasta que se acepte un documento nuevo.',
  panel_help_negative_balance:
    'Si se desactiva, un conductor que debe dinero a la empresa no recibe ofertas hasta pagarlo.',
  panel_help_bank_fields:
    'Los conductores indican su cuenta bancaria, que se ve en las solicitudes de retiro.',
  panel_help_payout_hold:
    'Los pagos se detienen durante este número de horas cuando cambian los datos bancarios. 0 desactiva la pausa.',
  panel_help_symbol: 'Aparece junto a cada importe.',
  panel_help_code: 'El código de tres letras de la moneda que usan los proveedores de pago, como USD.',
  panel_help_swipe_symbol: 'Activado, los importes se leen 12 $; desactivado, $12.',
  panel_help_social_login:
    'La página de inicio de sesión lo ofrece cuando el servidor tiene las claves del proveedor.',
  panel_help_guest_booking:
    'Cualquiera reserva viajes con un número de teléfono y el código que se le envía, paga en efectivo y sigue el viaje por un enlace en lugar de una cuenta. Requiere el inicio de sesión por teléfono.',
  panel_help_mobile_login: 'Quien tiene un teléfono en su cuenta entra con un código que se le envía.',
  panel_help_license: 'El servidor de licencias confirma un código nuevo antes de guardar nada.',
  panel_help_country:
    'Los teléfonos son de este país si no se elige otro. Indique su nombre en inglés o su código de dos letras.',
  panel_help_miles: 'Las distancias se muestran en millas y los tipos de vehículo se cobran por milla.',
  panel_help_rider_withdraw: 'Los pasajeros pueden pedir que se les pague el dinero de su billetera.',
  panel_help_pickup_image: 'El conductor toma una foto del paquete antes de empezar el viaje.',
  panel_help_deliver_image: 'El conductor toma una foto del paquete antes de terminar el viaje.',

  // App information
  panel_group_company: 'Empresa',
  panel_group_links: 'Enlaces',
  panel_info_app_name: 'Nombre de la app',
  panel_info_company: 'Nombre de la empresa',
  panel_info_website: 'Sitio web de la empresa',
  panel_info_terms: 'Condiciones de la empresa',
  panel_info_email: 'Correo de contacto',
  panel_info_facebook: 'Enlace de Facebook',
  panel_info_twitter: 'Enlace de Twitter',
  panel_info_instagram: 'Enlace de Instagram',
  panel_info_app_store: 'Enlace de App Store',
  panel_info_play_store: 'Enlace de Google Play',
  panel_info_help_app_name: 'El nombre en cada página, en los correos y en los mensajes.',
  panel_info_help_company: 'Aparece en el pie de las páginas públicas, después de ©.',
  panel_info_help_website: 'La página a la que enlaza el nombre de la empresa en el pie.',
  panel_info_help_terms: 'Donde se leen las condiciones de uso; las apps enlazan allí.',
  panel_info_help_email:
    'La dirección para preguntas sobre datos personales; aparece en la página de privacidad.',
  panel_info_help_handle:
    'La dirección completa de la página. Si se deja vacía, las páginas públicas no la enlazan.',
  panel_info_help_store:
    'La dirección completa de la app en la tienda. Si se deja vacía, la página de inicio no muestra su insignia.',
  panel_group_alerts: 'Alertas',
  panel_set_alert_late: 'El pasajero espera un conductor (minutos)',
  panel_help_alert_late:
    'Avisa si, pasado este tiempo desde la hora del viaje, el pasajero sigue sin conductor. 0 lo desactiva.',
  panel_set_alert_pickup: 'Tarde a la recogida (minutos)',
  panel_help_alert_pickup:
    'Avisa si, pasado este tiempo desde la hora del viaje, el conductor no está en la recogida. 0 lo desactiva.',
  panel_set_alert_ahead: 'Viaje programado sin conductor (minutos)',
  panel_help_alert_ahead:
    'Avisa con esta antelación si un viaje programado no tiene conductor. 0 lo desactiva.',
  panel_set_alert_still: 'Conductor parado (minutos)',
  panel_help_alert_still:
    'Avisa si un conductor en viaje sigue en el mismo lugar durante este tiempo. 0 lo desactiva.',
  panel_set_alert_stale: 'Posición antigua (segundos)',
  panel_help_alert_stale:
    'Avisa si el dispositivo del conductor no envía su posición durante este tiempo. 0 lo desactiva.',
  panel_set_alert_off_route: 'Fuera de ruta (metros)',
  panel_help_alert_off_route:
    'Avisa si un viaje en curso se aleja de su ruta más que esta distancia. 0 lo desactiva.',
  panel_set_alert_payment: 'Sin pagar tras el viaje (minutos)',
  panel_help_alert_payment:
    'Avisa si un viaje sigue sin pagarse pasado este tiempo desde su final. 0 lo desactiva.',
  panel_set_alert_capture: 'Proveedor de tarjetas sin respuesta (minutos)',
  panel_help_alert_capture:
    'Avisa si un proveedor de tarjetas no responde durante este tiempo si cobró lo que una tarjeta retiene. 0 lo desactiva.',
} as const;
