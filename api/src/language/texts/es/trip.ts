/** Spanish texts for riders before, during and after a trip. */
export const tripTexts = {
  trip_eta_pickup: 'A %{duration}',
  trip_eta_drop: 'Llegada en %{duration}, a las %{time}',
  trip_plate: 'Matrícula',
  trip_note: 'Nota para el conductor',
  trip_note_hint: 'Por ejemplo: en la entrada lateral, con un cochecito.',
  trip_upcoming_trips: 'Próximos viajes',
  trip_share: 'Compartir viaje',
  trip_share_text:
    'Quien tenga este enlace ve su vehículo, dónde está y cuándo llega, hasta que termine el viaje.',
  trip_share_link: 'Enlace a su viaje',
  trip_share_copy: 'Copiar enlace',
  trip_share_send: 'Enviar enlace',
  trip_share_copied: 'Enlace copiado.',
  trip_share_stop: 'Dejar de compartir',
  trip_share_stopped: 'El enlace ya no funciona.',
  trip_share_message: 'Siga mi viaje con %{app}:',
  shared_trip_title: 'Viaje compartido',
  shared_trip_waiting:
    'Todavía no hay conductor. El vehículo aparecerá aquí cuando un conductor esté en camino.',
  shared_trip_coming: '%{driver} va hacia el punto de recogida',
  shared_trip_arrived: '%{driver} espera en el punto de recogida',
  shared_trip_riding: 'En camino al destino',
  shared_trip_ended: 'Este viaje ha terminado',
  shared_trip_ended_text: 'Ya no hay nada que seguir.',
  shared_trip_unknown: 'Este enlace no funciona',
  shared_trip_unknown_text:
    'Puede que esté incompleto o que se haya dejado de compartir. Pida un enlace nuevo.',
  wallet_see_trip: 'Ver viaje',
  trip_payment_method: 'Forma de pago',
};
