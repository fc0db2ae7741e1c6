const HOUR_MS = 3_600_000;
const place = { lat: 40.762, lng: -73.98, add: 'Fifth Avenue' };

/**
 * A value for every optional field of the operations on trips, at a time (ms timestamp): a new field has to
 * be added here.
 */
export const optionalValues = (
  now: number,
  users: { rider: string; driver: string },
): Record<string, unknown> => ({
  kind: 'hourly',
  hours: 3,
  waitMinutes: 10,
  returnMinutes: 900,
  returnAt: now + 29 * HOUR_MS,
  pickup: place,
  drop: place,
  stops: [place],
  carType: 'Luxury',
  passengers: 3,
  luggage: 2,
  needs: ['pets'],
  parcelTypeSelected: { description: 'Box' },
  optionSelected: { description: 'Fragile' },
  promo: 'WELCOME',
  tripdate: now + 25 * HOUR_MS,
  customer: users.rider,
  bookLater: true,
  payment_mode: 'wallet',
  deliveryPerson: 'Max Doe',
  deliveryPersonPhone: '+1 202 555 0177',
  pickUpInstructions: 'At the gate',
  riderExtra: 2,
  deliveryInstructions: 'Second floor',
  customer_name: 'Max Doe',
  customer_contact: '+12025550177',
  otp: '12345',
  at: now,
  accuracyM: 8,
  handover_code: '1234',
  rating: 4,
  tags: ['clean_car'],
  both: true,
  cancelledBy: 'system',
  reason: 'The street is closed',
  onHolidays: true,
  driver: users.driver,
  until: 20_261_231,
  skipped: [20_260_304],
});
