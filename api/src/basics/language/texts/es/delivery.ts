/** Spanish texts where the business delivers parcels: see `delivery.en.ts` in `shared`. */
export const deliveryTexts = {
  // The site
  site_slogan_delivery: 'Adonde tenga que llegar.',
  site_highlights_title_delivery: 'Que llegue, sin incógnitas',
  site_highlight_live_text_delivery:
    'Vea cómo llega su conductor a la recogida y siga el paquete durante todo el recorrido en el mapa. Sabrá el nombre, el vehículo y la placa.',
  site_highlight_pay_delivery: 'Pagado al reservar',
  site_highlight_pay_text_delivery:
    'Pague %{methods} antes de la recogida y nada más después. Cada importe aparece detallado, hasta el último centavo.',
  site_info_ride_text_delivery:
    'Envíe un paquete ahora mismo o programe la recogida con días de antelación. Buscamos al conductor con tiempo y le decimos quién irá.',
  site_info_drive_delivery: 'Reparta a su manera',
  site_info_drive_text_delivery:
    'Conéctese cuando le convenga, vea cuánto paga un envío antes de aceptarlo y reciba su parte en la billetera en cuanto lo entregue.',
  site_get_app_text_delivery: 'Los mismos envíos, billetera y conductores en su teléfono.',
  site_about_who_text_delivery:
    '%{appName} conecta a personas que envían paquetes con personas que conducen. Lo gestiona %{company} junto con conductores independientes y sus flotas.',
  site_about_how_text_delivery:
    'Díganos dónde está el paquete, adónde debe ir y quién lo recibe. Verá el precio al instante. Cuando haya pagado %{methods}, ofrecemos el envío a los conductores cercanos y el primero que acepta va a la recogida. Usted sigue el paquete en el mapa y califica el envío al terminar.',
  site_about_drivers_text_delivery:
    'Los conductores eligen cuándo trabajan y qué envíos hacen. Ven lo que ganan antes de aceptar, y la billetera muestra cada importe que entra y sale.',
  site_privacy_what_text_delivery:
    'Su nombre, correo electrónico y número de teléfono, los lugares entre los que envía paquetes, los nombres y teléfonos de los destinatarios, las fotos de los paquetes, lo que paga y los mensajes de cada envío. De los conductores, también el vehículo, la licencia, la cuenta bancaria para los pagos y, mientras están en línea, la posición.',
  site_privacy_why_text_delivery:
    'Para poner en contacto a clientes y conductores, calcular el precio, liquidar los pagos y responder preguntas sobre un envío. No vendemos datos personales.',
  site_privacy_who_text_delivery:
    'Mientras dura un envío, cliente y conductor ven el nombre y el teléfono del otro, el conductor ve los del destinatario y el cliente ve dónde está el paquete. La flota a la que pertenece un conductor ve los envíos de ese conductor. Quienes gestionan %{appName} ven lo que su trabajo requiere.',
  account_picture_driver_hint_delivery: 'Añada una foto para que sus clientes le reconozcan.',
  account_push_text_delivery:
    'Reciba novedades de sus envíos en este dispositivo aunque el sitio no esté abierto.',
  account_remove_text_delivery:
    'Se eliminarán definitivamente su cuenta, su nombre, sus datos de contacto y sus mensajes. Sus envíos quedan registrados sin su nombre.',
  account_unfinished_delivery:
    'Su cuenta solo tiene su número de teléfono. Añada su nombre para que los repartidores sepan a quién esperar, y un correo para los recibos.',
  usertype_rider_delivery: 'Cliente',

  // Booking and following a delivery
  trip_my_trips_delivery: 'Mis envíos',
  trip_active_trips_delivery: 'Envíos activos',
  trip_past_trips_delivery: 'Envíos anteriores',
  trip_none_text_delivery: 'Aquí aparecerán sus envíos, con sus rutas y recibos.',
  trip_book_first_delivery: 'Enviar un paquete',
  trip_upcoming_trips_delivery: 'Próximos envíos',
  trip_share_delivery: 'Compartir envío',
  trip_share_text_delivery:
    'Quien tenga este enlace ve al mensajero, dónde está y cuándo llega, hasta la entrega del paquete.',
  trip_share_link_delivery: 'Enlace de su envío',
  trip_share_message_delivery: 'Siga mi envío con %{app}:',
  shared_trip_title_delivery: 'Envío compartido',
  shared_trip_waiting_delivery:
    'Todavía no hay repartidor. El vehículo aparece aquí cuando un repartidor está en camino.',
  panel_help_guest_booking_delivery:
    'Cualquiera reserva envíos con un número de teléfono y el código que se le envía, paga con tarjeta y sigue el envío por un enlace en lugar de una cuenta. Requiere el inicio de sesión por teléfono.',
  guest_trip_code_delivery: 'Diga este código al repartidor en la recogida:',
  guest_trip_call_delivery: 'Llamar al repartidor',
  guest_trip_canceled_delivery: 'Este envío se ha cancelado',
  guest_trip_unknown_text_delivery: 'Puede estar incompleto, o el envío terminó hace más de un día.',
  sms_guest_trip_delivery: '%{app}: su envío es %{reference}. Páguelo, sígalo o cancélelo: %{link}',
  guest_trip_pay_text_delivery:
    'Buscamos un repartidor en cuanto esté pagado. Si no se paga, se cancela a la media hora.',
  shared_trip_ended_delivery: 'Este envío ha terminado',
  wallet_see_trip_delivery: 'Ver envío',
  trip_estimate_delivery: 'Precio del envío',
  trip_booked_hint_delivery: 'Puede seguirlo en la página del envío.',
  trip_follow_delivery: 'Seguir el envío',
  trip_title_delivery: 'Su envío',
  trip_back_delivery: 'Todos los envíos',
  trip_map_delivery: 'Mapa del envío',
  trip_stages_delivery: 'Etapas del envío',
  trip_stage_started_delivery: 'En reparto',
  trip_stage_reached_delivery: 'Entregado',
  trip_stage_done_delivery: 'Completado',
  trip_headline_ACCEPTED_delivery: '%{driver} va a la recogida',
  trip_headline_STARTED_delivery: 'Su paquete está en camino',
  trip_headline_REACHED_delivery: 'Su paquete se ha entregado',
  trip_headline_PENDING_delivery: 'Su paquete se ha entregado. Páguelo, por favor.',
  trip_headline_PAID_delivery: 'Entregado y pagado. Gracias por enviar con nosotros',
  trip_headline_COMPLETE_delivery: 'Envío completado',
  trip_canceled_by_driver_delivery: 'El repartidor ha cancelado.',
  trip_canceled_by_us_delivery: 'Hemos cancelado este envío.',
  trip_headline_CANCELLED_delivery: 'Este envío se ha cancelado',
  trip_otp_text_delivery: 'Diga este código al conductor en la recogida:',
  trip_rate_title_delivery: '¿Qué tal su envío con %{driver}?',
  trip_rate_rider_title_delivery: '¿Qué tal el envío de %{rider}?',
  trip_cancel_delivery: 'Cancelar envío',
  trip_keep_delivery: 'Conservar el envío',
  wallet_go_to_unpaid_trip_delivery: 'Ir al envío sin pagar',
  pay_outcome_refunded_delivery:
    'Pago recibido. El envío ya no lo necesitaba, así que el importe se ha añadido a su billetera.',
  payment_product_booking_delivery: '%{app}: envío %{id}',
  trip_drop_question_delivery: '¿Se entregó su paquete en el lugar correcto?',
  trip_drop_text_delivery: 'El envío terminó a %{distance} de la dirección que reservó.',
  trip_drop_no_delivery: 'No, se entregó en el lugar equivocado',
  trip_review_disputed_delivery:
    'Nos indicó que su paquete se entregó en el lugar equivocado. Lo estamos investigando.',

  // The driver's console
  console_waiting_delivery: 'Haremos sonar la bocina cuando haya un envío para usted.',
  console_offer_delivery: 'Envío nuevo',
  console_otp_delivery: 'Código del remitente',
  console_otp_hint_delivery: 'Pida al remitente el código de 5 cifras.',
  console_start_delivery: 'Iniciar el envío',
  console_reach_delivery: 'Paquete entregado',
  console_collect_delivery: 'Esperando el pago con tarjeta del cliente',
  console_complete_delivery: 'Completar el envío',
  console_call_rider_delivery: 'Llamar al remitente',
  console_headline_NEW_delivery: 'Envío nuevo',
  console_headline_STARTED_delivery: 'Entregando el paquete de %{rider}',
  console_headline_REACHED_delivery: 'Paquete entregado',
  console_headline_COMPLETE_delivery: 'Envío completado',
  console_headline_CANCELLED_delivery: 'Este envío se ha cancelado',
  console_trips_count_delivery: '%{smart_count} envío |||| %{smart_count} envíos',
  console_arrive_reason_hint_delivery:
    'Por ejemplo: la calle está cortada. El motivo se guarda con el envío.',

  // Messages
  select_rider_delivery: 'Elija un cliente.',
  driver_busy_delivery: 'El conductor está en otro envío.',
  unpaid_trip_delivery: 'Tiene un envío sin pagar. Páguelo antes de reservar otro.',
  wallet_in_debt_delivery: 'Su billetera está por debajo de cero. Añada dinero antes de enviar un paquete.',
  driver_in_debt_delivery: 'Su billetera está por debajo de cero. Sáldela antes de aceptar otro envío.',
  already_rated_delivery: 'Este envío ya se ha calificado.',
  otp_mismatch_delivery: 'Este no es el código de este envío.',
  payment_in_progress_delivery: 'Hay un pago en curso para este envío.',
  too_many_cancellations_delivery:
    'Se han cancelado demasiados envíos en poco tiempo. Inténtelo de nuevo en %{minutes} min.',
  notice_accepted_body_delivery: 'Un conductor ha aceptado su envío.',
  notice_started_title_delivery: 'Su paquete está en camino',
  notice_started_body_delivery: 'Sígalo en el mapa.',
  notice_reached_title_delivery: 'Su paquete se ha entregado',
  notice_reached_body_delivery: 'Está en su destino.',
  notice_paid_title_delivery: 'El envío está pagado',
  notice_paid_body_delivery: 'El pago del envío se ha completado.',
  notice_cancelled_title_delivery: 'El envío se ha cancelado',
  notice_cancelled_body_delivery: 'Este envío no se realizará.',
  notice_rated_body_delivery: 'Un cliente ha calificado su envío con usted.',
  notice_assigned_title_delivery: 'Tiene un envío nuevo',
  notice_assigned_body_delivery: 'Se le ofrece un envío. Acéptelo, por favor.',
  notice_raised_title_delivery: 'Un envío ahora paga más',
  notice_raised_body_delivery: 'Hemos subido lo que recibe por un envío. Acéptelo, por favor.',
  panel_help_raise_max_delivery:
    'Lo máximo que los operadores pueden añadir a la parte del conductor de un envío, a cargo de la empresa. 0 lo desactiva.',
  panel_credit_limit_help_delivery:
    'Lo máximo que finanzas o atención al cliente pueden abonar o reembolsar por vez, y que un operador puede subir la oferta de un envío. Sin un importe, no pueden dar nada.',
  panel_raise_help_delivery:
    'Lo paga la empresa cuando se paga el envío. El precio del cliente no cambia. Se pregunta de nuevo a los conductores que rechazaron.',
  panel_raise_void_delivery: 'No se paga porque el envío se canceló',
  panel_shift_note_about_trip_delivery: 'Nota sobre este envío',
  panel_shift_note_trip_delivery: 'Envío',
  notice_chat_from_rider_delivery: 'Su cliente le ha enviado un mensaje.',
  notice_late_payment_body_delivery:
    'El envío ya no lo necesitaba, así que el importe se ha añadido a su billetera.',
  notice_refund_body_delivery: 'El pago del envío se ha devuelto a su billetera.',
  receipt_trip_delivery: 'Envío',
  receipt_see_trip_delivery: 'Ver el envío',
  call_no_trip_delivery:
    'Solo puede llamar durante un envío y poco después. Use la aplicación para obtener ayuda.',
  entry_not_reversible_delivery:
    'Aquí solo se pueden revertir los abonos y cargos que ha registrado un administrador. Para los envíos y pagos, use los reembolsos.',
  review_rider_gone_delivery:
    'La cuenta del cliente ya no existe, así que esta tarifa solo puede quedar como está.',
  notice_fare_decided_body_delivery:
    'Se ha revisado la tarifa de su envío. Abra el envío para ver el resultado.',
  inbox_empty_text_delivery: 'Aquí aparecen los mensajes sobre sus envíos y su cuenta.',

  // The panel
  canceled_meanwhile_delivery: '%{name} acaba de cancelar este envío.',
  overridden_meanwhile_delivery: '%{name} acaba de cambiar quién hace este envío. Revíselo antes de decidir.',
  accepted_meanwhile_delivery: '%{name} acaba de aceptar este envío.',
  notice_planned_title_delivery: 'Tiene un envío previsto',
  notice_planned_body_delivery:
    'Se le preguntará primero cuando llegue el momento. Consulte sus envíos previstos.',
  notice_unplanned_title_delivery: 'Se ha retirado un envío previsto',
  notice_unplanned_body_delivery: 'El envío ya no está previsto para usted.',
  notice_unplanned_canceled_body_delivery: 'Se ha cancelado el envío que tenía previsto.',
  planned_meanwhile_delivery: '%{name} acaba de planificar este envío. Revíselo antes de decidir.',
  plan_too_late_delivery: 'Ya se está buscando repartidor. Asigne uno en su lugar.',
  panel_planner_unassigned_delivery: 'Sin repartidor',
  panel_planner_open_delivery: 'Abrir envío',
  panel_planner_drag_delivery: 'Arrastre un envío a un repartidor, o selecciónelo y use su menú.',
  panel_planner_board_delivery: 'Envíos previstos por repartidor',
  notice_recalled_title_delivery: 'Se le ha retirado un envío',
  notice_recalled_body_delivery: 'La central ha dado este envío a otro conductor. Ya puede aceptar otro.',
  notice_other_driver_body_delivery: 'La central está buscando otro conductor para su envío.',
  panel_trip_recalled_delivery: 'El envío se ha retirado',
  panel_swap_question_delivery: 'El envío se retira a %{name} y se ofrece al conductor que elija.',
  panel_recall_question_delivery: '¿Retirar el envío a %{name}? Después se pregunta a otros conductores.',
  panel_trips_today_delivery: 'Envíos hoy: %{count}',
  panel_desk_trips_delivery: 'Envíos abiertos',
  panel_desk_map_delivery: 'Mapa de envíos abiertos y conductores',
  panel_desk_none_delivery: 'No hay envíos abiertos.',
  panel_desk_cut_delivery:
    'Hay más envíos abiertos de los que se pueden mostrar. Los demás están en la lista de reservas.',
  panel_desk_keys_open_delivery: 'Las flechas eligen un envío, Intro lo abre.',
  panel_desk_keys_delivery:
    'Las flechas eligen un envío, Intro lo abre, A pregunta al conductor más cercano.',
  panel_desk_aboard_delivery: 'En reparto',
  panel_desk_open_delivery: 'Abrir envío',
  panel_rider_phone_delivery: 'Teléfono del cliente',
  cancel_reason_staff_rider_asked_delivery: 'El cliente nos ha pedido cancelar',
  cancel_reason_staff_no_show_delivery: 'El remitente no estaba',
  panel_riders_delivery: 'Clientes',
  panel_rider_name_delivery: 'Cliente',
  panel_new_rider_delivery: 'Cliente nuevo',
  panel_booking_rider_hint_delivery: 'Busque al cliente por nombre, teléfono o correo electrónico.',
  panel_wallet_user_delivery: 'Cliente o conductor',
  panel_chat_delivery: 'Chat entre el cliente y el conductor',
  panel_trips_delivery: 'Envíos',
  panel_trips_now_delivery: 'Envíos en curso',
  panel_trips_by_day_delivery: 'Envíos por día',
  panel_on_trip_delivery: 'En un envío',
  panel_busy_drivers_delivery: 'En un envío: %{count}',
  panel_dispatch_busy_delivery: 'En otro envío',
  panel_trip_date_delivery: 'Fecha del envío',
  panel_trip_cost_delivery: 'Costo del envío',
  panel_replay_delivery: 'Repetición del envío',
  panel_time_started_delivery: 'Inicio del envío',
  panel_time_ended_delivery: 'Paquete entregado',
  panel_total_rides_delivery: 'Total de envíos',
  panel_ride_cost_delivery: 'Coste del reparto',
  panel_review_confirmed_delivery: 'Aceptada por el cliente',
  panel_review_disputed_delivery: 'Destino discutido por el cliente',
  panel_review_claimed_end_delivery: 'Donde el conductor terminó el envío',
  track_flag_end_not_believed_delivery: 'Final del envío no creíble',
  panel_ledger_text_delivery:
    'Comprueba que cada billetera tiene lo que suman sus movimientos y que el dinero de cada envío y de cada pago está donde debe. No cambia nada.',
  panel_ledger_trips_delivery: 'Envíos pagados',
  panel_ledger_about_trip_delivery: 'Envío',
  panel_ledger_is_not_made_delivery: 'Este movimiento está en el libro, pero no corresponde a su envío.',
  panel_ledger_is_share_and_fee_delivery:
    'La parte del conductor de %{share} y la comisión de %{fee} no suman el coste del envío de %{cost}.',
  panel_ledger_is_paid_and_discount_delivery:
    'Los %{paid} pagados y el descuento de %{discount} no suman el coste del envío de %{cost}.',
  panel_ledger_is_settled_as_delivery:
    'El pago dice dónde está su dinero: %{as}. El envío %{trip} dice: %{noted}.',
  panel_ledger_is_not_paid_delivery:
    '%{amount} por %{provider} pagaron el envío %{trip}, pero no constan en él.',
  panel_ledger_is_doubled_delivery: 'Pagó su envío y además se abonó en una billetera.',
  panel_ledger_place_booking_delivery: 'en el envío',
  panel_lab_text_delivery:
    'Prepare una tarifa y vea lo que habrían costado los envíos anteriores, antes de aplicarla. Los envíos se vuelven a calcular con la distancia y el tiempo que se pagaron. Nada cambia hasta que aplique un borrador.',
  panel_lab_compare_delivery: 'Comparar con envíos anteriores',
  panel_lab_found_delivery: 'Envíos pagados que terminaron del %{from} al %{to}',
  panel_lab_no_trips_delivery: 'Ningún envío pagado de este tipo de vehículo terminó en este período.',

  // The settings
  panel_set_otp_secure_delivery: 'Iniciar los envíos con un código OTP',
  panel_set_contact_minutes_delivery: 'Contacto tras un envío (minutos)',
  panel_set_max_open_bookings_delivery: 'Reservas abiertas por cliente',
  panel_set_rider_withdraw_delivery: 'Los clientes pueden retirar dinero',
  panel_set_negative_balance_delivery: 'Los conductores con saldo negativo reciben envíos',
  panel_help_otp_secure_delivery:
    'El cliente da al conductor un código de cinco dígitos antes de iniciar el envío.',
  panel_help_contact_minutes_delivery:
    'Durante cuánto tiempo tras un envío el conductor y el cliente pueden seguir llamándose y escribiéndose. Después solo ven los nombres de pila.',
  panel_help_max_open_bookings_delivery:
    'Cuántos envíos sin terminar puede tener un cliente a la vez, incluidos los programados.',
  panel_help_max_cancellations_delivery:
    'Un cliente o conductor que cancela este número de envíos en una hora tiene que esperar antes del siguiente.',
  panel_help_rider_withdraw_delivery: 'Los clientes pueden pedir que se les pague el dinero de su billetera.',
  panel_help_bonus_delivery:
    'Ambos usuarios lo reciben como dinero de bonificación tras el primer envío pagado de un usuario recomendado con teléfono verificado. Paga las tarifas de servicio y no se puede retirar.',
  panel_help_pickup_image_delivery: 'El conductor hace una foto del paquete antes de iniciar el envío.',
  panel_help_deliver_image_delivery: 'El conductor hace una foto del paquete antes de terminar el envío.',
  trip_book_return_delivery: 'Enviar en sentido contrario',
  receipt_not_yet_delivery: 'El recibo estará aquí cuando el envío esté pagado.',
  notice_tip_body_delivery: 'Un cliente le ha dado propina.',
  panel_alert_trip_delivery: 'Envío',
  panel_alert_call_rider_delivery: 'Llamar al cliente',
  panel_alert_call_driver_delivery: 'Llamar al repartidor',
  panel_alerts_open_delivery: 'Alertas de este envío',
  panel_desk_alert_ahead_delivery: 'Reserva sin repartidor',
  notice_emergency_title_delivery: 'Emergencia durante un envío',
  panel_set_alert_late_delivery: 'El cliente espera un repartidor (minutos)',
  panel_help_alert_late_delivery:
    'Avisa si, pasado este tiempo desde la hora del envío, el cliente sigue sin repartidor. 0 lo desactiva.',
  panel_help_alert_pickup_delivery:
    'Avisa si, pasado este tiempo desde la hora del envío, el repartidor no está en la recogida. 0 lo desactiva.',
  panel_set_alert_ahead_delivery: 'Envío programado sin repartidor (minutos)',
  panel_help_alert_ahead_delivery:
    'Avisa con esta antelación si un envío programado no tiene repartidor. 0 lo desactiva.',
  panel_set_alert_still_delivery: 'Repartidor parado (minutos)',
  panel_help_alert_still_delivery:
    'Avisa si un repartidor con un envío sigue en el mismo lugar durante este tiempo. 0 lo desactiva.',
  panel_help_alert_stale_delivery:
    'Avisa si el dispositivo del repartidor no envía su posición durante este tiempo. 0 lo desactiva.',
  panel_help_alert_off_route_delivery:
    'Avisa si un envío en curso se aleja de su ruta más que esta distancia. 0 lo desactiva.',
  panel_set_alert_payment_delivery: 'Sin pagar tras el envío (minutos)',
  panel_help_alert_payment_delivery:
    'Avisa si un envío sigue sin pagarse pasado este tiempo desde su final. 0 lo desactiva.',
  webhook_alert_opened_delivery: 'Alerta: hay un problema con un envío',
  panel_driver_states_delivery: 'Repartidores por estado',
  panel_block_after_delivery: 'Bloquear después de este envío',
  panel_block_not_after_delivery: 'No bloquear después de este envío',
  panel_block_planned_delivery: 'Se bloqueará después de este envío',
  panel_block_aboard_delivery:
    '%{name} tiene un envío en curso. Al bloquearlo se cierra su sesión y el envío sigue abierto. ¿Bloquearlo de todos modos?',
  panel_caller_trips_delivery: 'Últimos envíos',
  conversation_hint_delivery: 'Pregúntenos lo que quiera sobre sus envíos o su cuenta.',
  lost_item_reported_delivery: 'Ya ha informado de un objeto perdido en este envío.',
  panel_help_lost_item_days_delivery:
    'Durante cuántos días después de un envío el cliente puede informar de un objeto perdido; 0 lo desactiva.',
  console_lost_title_delivery: 'El cliente olvidó algo en el coche',
  notice_lost_item_body_delivery: 'Un cliente olvidó algo en su coche. Búsquelo y responda.',
  conversation_gone_delivery: 'Trataba de un envío que ahora tiene otro conductor.',
  panel_write_rider_delivery: 'Escribir al cliente',
  // The replay of shifts
  panel_shift_text_delivery:
    'Vea de nuevo dónde estaban los conductores, qué envíos esperaban y a quién se preguntó. Al lado, calcule qué habrían cambiado otros ajustes del despacho.',
  panel_shift_state_busy_delivery: 'En una entrega',
  panel_shift_count_busy_delivery: 'En una entrega: %{count}',
  panel_shift_count_waiting_delivery: 'Envíos en espera: %{count}',
  panel_shift_none_waiting_delivery: 'Ningún envío espera a un conductor en este momento.',
  panel_shift_unserved_delivery: 'Envíos no atendidos: %{count}',
  panel_shift_served_of_delivery: 'Se atendieron %{served} de %{total} envíos.',
  panel_shift_trip_delivery: 'Envío',
  panel_shift_cut_delivery: 'Hubo más conductores o envíos de los que se muestran.',
  panel_whatif_more_delivery:
    'se habría atendido %{count} envío más. |||| se habrían atendido %{count} envíos más.',
  panel_whatif_fewer_delivery:
    'se habría atendido %{count} envío menos. |||| se habrían atendido %{count} envíos menos.',
  panel_whatif_same_delivery: 'se habrían atendido los mismos envíos.',
  panel_whatif_range_delivery:
    'Entre %{lowest} y %{highest} en %{runs} ejecuciones con %{trips} envíos: el azar decide quién responde.',
  panel_whatif_served_delivery: 'Envíos atendidos',
  panel_whatif_agreement_delivery:
    'Con los ajustes de entonces, el modelo acierta en el %{percent} de los envíos.',
} as const;
