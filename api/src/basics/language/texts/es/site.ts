/** Spanish texts of the public pages and of what stands around every page of the site. */
export const siteTexts = {
  site_home: 'Inicio',
  site_my_account: 'Mi cuenta',
  site_login_signup: 'Iniciar sesión / Registrarse',
  site_about_us: 'Quiénes somos',
  site_privacy_policy: 'Política de privacidad',
  site_language: 'Idioma',
  site_open_menu: 'Abrir el menú',
  site_skip_to_content: 'Ir al contenido',
  site_main_navigation: 'Principal',
  site_footer_navigation: 'Pie de página',
  site_account_navigation: 'Mi cuenta',
  site_social_facebook: 'Facebook',
  site_social_twitter: 'X (Twitter)',
  site_social_instagram: 'Instagram',

  site_slogan: 'Adonde le lleve el día.',
  site_slogan_text:
    'Un conductor cerca de usted, un precio que conoce antes de salir y un viaje que puede seguir de puerta a puerta.',
  site_slogan_text_delivery:
    'Un mensajero cerca de usted, un precio que conoce antes de enviar y un paquete que puede seguir de puerta a puerta.',
  site_form_title: '¿Adónde va?',
  site_form_title_delivery: 'Enviar un paquete',
  site_delivery_unpayable:
    'Los paquetes se pagan con tarjeta al reservarlos, y en este momento no se puede aceptar ninguna. Vuelva más tarde, por favor.',
  site_pickup: 'Recogida',
  site_drop: 'Destino',
  site_swap_places: 'Intercambiar recogida y destino',
  site_use_my_location: 'Usar mi ubicación',
  site_location_denied: 'Su ubicación no está disponible. Escriba la dirección.',
  site_type_place: 'Escriba una calle o un lugar',
  site_no_places: 'Sin resultados',
  site_clear: 'Borrar',
  site_open: 'Abrir',
  site_car_type: 'Tipo de vehículo',
  site_minutes_away: 'A %{time}',
  site_no_car_near: 'No hay coches cerca',
  site_no_car_near_delivery: 'No hay repartidores cerca',
  site_rates: 'Tarifas de %{carType}',
  site_rate_base: 'Tarifa base',
  site_rate_km: 'Por kilómetro',
  site_rate_mile: 'Por milla',
  site_rate_hour: 'Por hora',
  site_rate_min: 'Tarifa mínima',
  site_rate_fee: 'Gastos de reserva',
  site_when: 'Cuándo',
  site_book_now: 'Reservar ahora',
  site_book_later: 'Reservar para después',
  site_pickup_time: 'Hora de recogida',
  site_picker_title: 'Elija fecha y hora',
  site_picker_ok: 'Aceptar',
  site_picker_date: 'Fecha',
  site_picker_time: 'Hora',
  site_picker_previous_month: 'Mes anterior',
  site_picker_next_month: 'Mes siguiente',
  site_picker_previous: 'Vista anterior',
  site_picker_next: 'Vista siguiente',

  site_highlights_title: 'Llegar, sin incógnitas',
  site_highlight_price: 'El precio, antes de reservar',
  site_highlight_price_text:
    'Vea la distancia, la duración y la tarifa antes de confirmar. Sin recargos que descifrar ni letra pequeña.',
  site_highlight_live: 'Cada giro, en vivo',
  site_highlight_live_text:
    'Vea cómo llega su conductor y siga todo el recorrido en el mapa. Sabrá el nombre, el vehículo y la placa.',
  site_highlight_pay: 'Pague como prefiera',
  site_highlight_pay_text: 'Pague %{methods}. Cada importe aparece detallado, hasta el último centavo.',
  site_pay_by_cash: 'en efectivo',
  site_pay_by_card: 'con tarjeta',
  site_pay_by_wallet: 'con su billetera',
  site_info_ride: 'Ahora, o el próximo martes a las seis',
  site_info_ride_text:
    'Reserve un vehículo ahora mismo o planifique con días de antelación el viaje al aeropuerto. Buscamos al conductor con tiempo y le decimos quién irá.',
  site_info_ride_action: 'Cómo funciona',
  site_info_drive: 'Conduzca a su manera',
  site_info_drive_text:
    'Conéctese cuando le convenga, vea cuánto paga un viaje antes de aceptarlo y reciba su parte en la billetera en cuanto se pague.',
  site_info_drive_action: 'Hágase conductor',
  site_get_app: 'Lleve %{appName} consigo',
  site_get_app_text: 'Los mismos viajes, billetera y conductores en su teléfono.',

  site_about_who: 'Quiénes somos',
  site_about_who_text:
    '%{appName} conecta a personas que necesitan un viaje con personas que conducen. Lo gestiona %{company} junto con conductores independientes y sus flotas.',
  site_about_how: 'Cómo funciona',
  site_about_how_text:
    'Díganos dónde está y adónde quiere ir. Verá la tarifa al instante. Al reservar, ofrecemos el viaje a los conductores cercanos y el primero que acepta va a su encuentro. Usted sigue el vehículo en el mapa, paga %{methods} y califica el viaje al terminar.',
  site_about_drivers: 'Para conductores',
  site_about_drivers_text:
    'Los conductores eligen cuándo trabajan y qué viajes hacen. Ven lo que ganan antes de aceptar, y la billetera muestra cada importe que entra y sale.',

  site_privacy_what: 'Qué guardamos',
  site_privacy_what_text:
    'Su nombre, correo electrónico y número de teléfono, los lugares entre los que viaja, lo que paga y los mensajes de cada viaje. De los conductores, también el vehículo, la licencia, la cuenta bancaria para los pagos y, mientras están en línea, la posición.',
  site_privacy_why: 'Por qué lo guardamos',
  site_privacy_why_text:
    'Para poner en contacto a pasajeros y conductores, calcular la tarifa, liquidar los pagos y responder preguntas sobre un viaje. No vendemos datos personales.',
  site_privacy_who: 'Quién lo ve',
  site_privacy_who_text:
    'Mientras dura un viaje, pasajero y conductor ven el nombre y el teléfono del otro, y el pasajero ve dónde está el vehículo. La flota a la que pertenece un conductor ve los viajes de ese conductor. Quienes gestionan %{appName} ven lo que su trabajo requiere.',
  site_privacy_how_long: 'Durante cuánto tiempo',
  site_privacy_how_long_text:
    'Mientras tenga una cuenta y, después, solo lo que la ley nos exige conservar sobre los pagos. Puede pedir una copia de sus datos, o su eliminación, en cualquier momento.',
  site_privacy_social: 'Iniciar sesión con una red social',
  site_privacy_social_text:
    'Si inicia sesión con una red social, esta nos comunica su nombre y su correo electrónico. Su propia política de privacidad describe qué datos guarda.',
  site_privacy_social_link: 'Política de privacidad de Facebook',
  site_privacy_contact: '¿Preguntas sobre sus datos? Escriba a',

  fetch_call_error: 'Error al obtener los datos',
  site_load_error: 'No se pudo cargar',
  site_offline: 'Está sin conexión. Lo que ve puede estar desactualizado.',
  site_needs_scripts: 'Active JavaScript para reservar e iniciar sesión.',
  site_not_found: 'Página no encontrada',
  site_not_found_title: 'No encontramos esta página',
  site_not_found_text: 'La página que busca no existe o se ha eliminado.',
} as const;
