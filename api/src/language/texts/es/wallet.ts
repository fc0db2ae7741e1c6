/** Spanish texts of a rider's wallet and of paying by card. */
export const walletTexts = {
  wallet_title: 'Billetera',
  wallet_bonus: 'Saldo de bonos',
  wallet_bonus_text: 'Paga tarifas de servicio. No se puede retirar.',
  wallet_go_to_unpaid_trip: 'Ir al viaje sin pagar',
  wallet_open: 'Abrir la billetera',
  wallet_top_up: 'Añadir dinero',
  wallet_top_up_text:
    'Usted paga con un proveedor de pagos; el dinero llega a la billetera en cuanto este lo confirma.',
  wallet_top_up_amount: 'Importe que desea añadir',
  wallet_top_up_needed: 'Introduzca un importe superior a 0.',

  pay_card: 'Pagar con tarjeta',
  pay_title: 'Elija cómo pagar',
  pay_amount: 'Importe',
  pay_with: 'Pagar con %{provider}',
  pay_loading: 'Buscando formas de pago…',
  pay_leaving: 'Le llevamos a la página de pago…',
  pay_not_now: 'Ahora no',
  pay_give_up: 'Cancelar la reserva',
  pay_given_up: 'El pago no se completó, por lo que la reserva se ha cancelado.',
  pay_now: 'Pagar ahora',
  pay_outcome_settled: 'Hemos recibido su pago. Gracias.',
  pay_outcome_refunded:
    'Hemos recibido su pago. El viaje ya no lo necesitaba, así que el importe se ha añadido a su billetera.',
  pay_outcome_open: 'Esperamos al proveedor de pagos. Esta página se actualiza sola.',
  pay_outcome_declined: 'El pago fue rechazado. No se ha cobrado nada.',
} as const;
