import type { FieldTexts } from './fieldTexts.js';

/** Whom and what a trip takes. */
export const loadFields: FieldTexts = {
  passengers: 'How many passengers ride; missing for one.',
  luggage: 'How many pieces of luggage they bring; missing for none.',
  needs: 'What the car or its driver has to offer; missing for nothing special.',
};

/**
 * The trip that a booking is about: its parties, route, times and state. Amounts are in the currency of the
 * settings.
 */
const trip: FieldTexts = {
  id: 'The id of the booking.',
  booking_id: 'The same as `id`.',
  reference: 'The reference that people read and say, such as `W-4F7K-25`.',
  status:
    'Where the trip stands, from NEW (looks for a driver) to PENDING (awaits payment), PAID and COMPLETE; ' +
    'PAYMENT_PENDING comes before NEW if the trip is paid first.',
  kind: 'The kind of a trip that is not an ordinary one.',
  hire: 'The hours of a trip by the hour, and the terms on which they were bought.',
  back: 'How the passenger of a return comes back.',
  'back.waitMinutes': 'For how many minutes the driver is booked to wait at the last stop.',
  'back.trip': 'Of the trip there: the id of the booking of the trip back.',
  'back.outbound': 'Of the trip back: the id of the booking of the trip there.',
  version: 'The number of changes. Every change names the version that it is based on.',
  carType: 'The name of the car type.',
  carImage: 'The address of the car type’s picture.',
  ...loadFields,
  customer: 'The id of the rider.',
  customer_name: 'The rider’s name.',
  customer_email: 'The rider’s email address.',
  customer_contact: 'The rider’s phone number (E.164), or the relay number that reaches them.',
  customer_token: 'The token for push messages to the rider’s device.',
  customer_image: 'The address of the rider’s picture.',
  customer_rating:
    'The rider’s average rating by drivers when the trip was booked, 1 to 5; 0 without ratings.',
  pickup: 'Where the trip begins.',
  drop: 'Where the trip ends.',
  pickupAddress: 'The address of the pickup.',
  dropAddress: 'The address of the drop.',
  stops: 'The stops before the drop, in driving order.',
  drops: 'How many places the trip goes to: its stops and its drop.',
  coords: 'The line of the route, from pickup to drop.',
  'coords.latitude': 'Latitude in degrees (WGS 84).',
  'coords.longitude': 'Longitude in degrees (WGS 84).',
  bookLater: 'Whether the trip was booked for a later time.',
  tripdate: 'When the trip shall begin, ms timestamp.',
  leadSeconds: 'How long before its time the search for the driver of a prebooking begins, in seconds.',
  timeZone:
    'The IANA name of the time zone in which people read the times of the trip: that of its pickup. Missing for the business’s.',
  bookingDate: 'When the booking was made, ms timestamp.',
  distance: 'The length of the trip in km: as driven, or as estimated before the end.',
  estimateDistance: 'The estimated length of the trip in km.',
  estimateTime: 'The estimated duration of the drive in seconds.',
  otp: 'The code that the rider gives the driver at the start, five digits; false if there is none.',
  otp_required: 'For the driver and admins: whether the trip has a code that the rider gives at the start.',
  otp_skippable:
    'For the driver: the trip may start without the code, but the card is then not charged by itself.',
  startProven: 'The driver gave the rider’s code at the start.',
  booking_type_admin: 'Whether staff made the booking.',
  apiKey: 'The id of the API key that a partner’s booking was made with.',
  fleet: 'The id of the fleet admin who booked it for a caller: only drivers of the fleet are asked.',
  openedAt: 'When the fleet released the trip to all drivers, ms timestamp.',
  series: 'The id of the series of recurring trips that the booking belongs to.',
  driver: 'The id of the driver; null or absent while there is none.',
  driver_name: 'The driver’s name.',
  driver_contact: 'The driver’s phone number (E.164), or the relay number that reaches them.',
  driver_token: 'The token for push messages to the driver’s device.',
  driver_image: 'The address of the driver’s picture.',
  driver_location: 'For the rider and staff: where the driver is while on the way.',
  driverRating: 'The driver’s average rating when they took the trip, 1 to 5; 0 without ratings.',
  vehicle_number: 'The license plate.',
  vehicle_make: 'The make of the vehicle, in the driver’s words.',
  vehicle_model: 'The model of the vehicle, in the driver’s words.',
  vehicle_color: 'The color of the vehicle, in the driver’s words.',
  fleetadmin: 'The id of the fleet admin whose driver has the trip.',
  driver_accept_time: 'When the driver took the trip, ms timestamp.',
  afterTrip: 'The id of the trip that the driver finishes first; missing once they are on the way.',
  longerTrip:
    'The question to the driver of a trip that a change made much longer, or why others are asked since.',
  finishingTrip:
    'The driver finishes another trip first, and drives to the pickup when it ends; with an offer, that the driver would.',
  driver_arrive_time: 'When the driver arrived at the pickup, ms timestamp.',
  trip_start_time: 'When the trip began, ms timestamp.',
  startTime: 'The same as `trip_start_time`.',
  trip_end_time: 'When the trip ended, ms timestamp.',
  endTime: 'The same as `trip_end_time`.',
  total_trip_time: 'The time from the start to the end of the trip, in seconds.',
  reason: 'Why the booking was canceled.',
  cancelledBy: 'Who canceled the booking: a role, or the product itself.',
  cancelledAt: 'When the booking was canceled, ms timestamp.',
  rating: 'The rider’s rating of the driver, 1 to 5.',
  rating_tags: 'The remarks that the rider chose about the trip.',
  rider_rated: 'The driver’s rating of the rider, 1 to 5.',
  requestedDrivers: 'The ids of the drivers with an open offer, each with `true`.',
  offerExpiresAt: 'For the driver who has the offer: when it ends, ms timestamp; null for an offer by staff.',
  search: 'For the rider of a trip that waits for a driver: how the search goes.',
  asked: 'For admins: the drivers with an open offer.',
  'asked.driver': 'The id of the driver.',
  'asked.driver_name': 'The driver’s name.',
  'asked.expiresAt': 'When the offer ends, ms timestamp; null for an offer without end.',
  widened: 'How often a dispatcher doubled the radius of the search.',
  waitingSince:
    'Since when the trip waits for another driver, after it was taken back from one, ms timestamp.',
  override: 'A dispatcher’s last decision about the driver.',
  plan: 'The driver who is planned for a prebooking.',
  planLost: 'The planned driver could not be at the pickup in time, so others are asked.',
  pickUpInstructions: 'A note to the driver about the pickup.',
  previousStatus: 'The status before; null for a new booking.',
  officeAct: 'What the office last did to end the trip.',
  officeActs: 'What the office did to end the trip, in order of time.',
  changes: 'What was changed after the booking was made, in order of time.',
  changed: 'The fields that were changed.',
  chat_unreachable: 'For the driver: messages do not reach the rider, who can only be called.',
};

/** Deliveries. */
const delivery: FieldTexts = {
  deliveryPerson: 'The name of the parcel’s recipient.',
  deliveryPersonPhone: 'The recipient’s phone number.',
  deliveryInstructions: 'A note to the courier about the delivery.',
  parcelTypeSelected: 'The chosen type of parcel, with its price.',
  optionSelected: 'The chosen option of the delivery, with its price.',
  pickup_image: 'The address of the picture of the parcel at the pickup.',
  deliver_image: 'The address of the picture of the delivered parcel.',
  signature_image: 'The address of the signature of the person who took the parcel.',
  handover: 'How the handover of the parcel is proven.',
  recipient_relayed:
    'For the courier: the recipient’s number is a relay number, which connects calls but no messages.',
  reachedAt: 'When the driver confirmed the stop, ms timestamp.',
  isDrop: 'The stop is the booking’s drop: after a failed handover, the delivery ends with the sender.',
};

/** Prices and payments of a trip. Amounts are in the currency of the settings. */
export const fareFields: FieldTexts = {
  estimate: 'The estimated cost of the trip.',
  estimateFare: 'The estimated cost of the trip, before the discount.',
  trip_cost: 'The cost of the trip, before the discount.',
  convenience_fees: 'The part of the cost that the business keeps.',
  driver_share: 'The part of the cost that the driver earns.',
  discount: 'The same as `discount_amount`.',
  discount_amount: 'The discount of the promo, as an amount.',
  customer_paid: 'What the rider pays: the cost without the discount.',
  cashPaymentAmount: 'The part that is paid in cash.',
  cardPaymentAmount: 'The part that is paid by card.',
  usedWalletMoney: 'The part that is paid from the wallet, bonus money included.',
  usedBonusMoney: 'The part of `usedWalletMoney` that was bonus money.',
  payableAmount: 'What is left to pay in cash or by card.',
  payment_mode: 'How the trip is paid.',
  gateway: 'The provider of the card payment.',
  prepaid: 'Whether the trip was paid before it began.',
  promo_applied: 'Whether a promo reduces the price.',
  promo_details: 'The promo that reduces the price.',
  'promo_details.promo_key': 'The id of the promo.',
  'promo_details.promo_name': 'The name of the promo.',
  promo_terms: 'The terms of the promo when the booking used it: later changes of the promo do not count.',
  promo_refused: 'Why the promo was not applied: the rider has not proved a phone number.',
  paymentPacket: 'The amounts of the payment in one object.',
  appcat: 'Whether the trip is a ride (`taxi`) or a delivery.',
  tip: 'The rider’s tip for the driver, on top of the price.',
  riderExtra:
    'What the rider adds to the price for the driver, in the settings’ currency: a part of `estimate`, `trip_cost` and `driver_share`.',
  raise: 'What the business adds to the driver’s share; the rider’s price does not change.',
  raisedBy: 'The id of the user who raised the offer last.',
  raisedByName: 'The name of the user who raised the offer last.',
  raisedAt: 'When the offer was raised last, ms timestamp.',
  heldMoney: 'Money in this trip that is not credited to the driver, because the trip was not believed.',
  'heldMoney.amount': 'How much is held.',
  'heldMoney.state': '`held` until staff release it to the driver or keep it.',
  tariff: 'The tariff of the car type when the trip was booked.',
  cancelSlab: 'The cancellation fees of the car type when the trip was booked.',
  cancel_fee: 'The fee that the rider paid for canceling.',
  hold: 'The money that the trip reserves in the rider’s wallet.',
  cardHold: 'The amount that is held on the rider’s card before the trip.',
  walletPaysAt: 'When the wallet pays after all, if the rider does not, ms timestamp.',
};

/** What was reported about a trip, and decisions about it. */
const incidents: FieldTexts = {
  lostItem: 'The item that the rider reported as left in the car.',
  arrivalUnproven: 'The driver reported an arrival that their position did not confirm.',
  arrivalReason: 'The reason that the driver gave for it.',
  trackFlags: 'Problems with the evidence of the trip.',
  fareReview: 'The part of the fare that the evidence does not support, and the decision about it.',
  dropCheck: 'The question to the rider whether the trip ended where they wanted.',
  rideCheck: 'The rider’s report that they are not in the car, and the decision about it.',
  pickupWait: 'The driver’s wait at the pickup.',
  'pickupWait.notifiedAt': 'When the rider was notified of the arrival, ms timestamp.',
  'pickupWait.calledAt': 'When the driver called the rider, ms timestamp.',
  'pickupWait.warnedAt': 'When the rider was sent the driver’s warning, ms timestamp.',
  noShow: 'The driver’s report that the rider did not come, and what it costs.',
  noShowTerms: 'What a no-show costs, by the car type when the trip was booked.',
  'noShowTerms.fee': 'The fee; null for what canceling would cost.',
  'noShowTerms.waiting': 'Whether the wait after the free minutes is charged, too.',
  'noShowTerms.freeMinutes': 'How long the driver waits for free, in minutes.',
  noShowFrom: 'While the driver waits: from when on they can report a no-show, ms timestamp.',
  canDispute: 'For the rider: the fee of the no-show can be disputed.',
};

export const bookingFields: FieldTexts = { ...trip, ...delivery, ...fareFields, ...incidents };

/** A price before booking. */
/** What a request names besides the trip itself. */
export const requestFields: FieldTexts = {
  kind: 'The kind of a trip that is not an ordinary one.',
  hours: 'The hours of a trip by the hour.',
  waitMinutes: 'For a return: for how many minutes the driver waits at the drop, before it goes back.',
  returnAt: 'For a return by a second trip: when that starts at the drop, ms timestamp.',
  ...loadFields,
};

export const estimateFields: FieldTexts = {
  ...bookingFields,
  convenience_fees: 'The fee of the business in the price.',
  distance: 'The length of the trip in km.',
  cardHold: 'The amount that is held on the card if the trip is paid by card.',
  polylinePoints: 'The line of the route, as an encoded polyline.',
  wayBack: 'The second trip of a return, which goes back at a time.',
  'wayBack.estimateFare': 'Its price; no promo counts for it.',
  isEstimated: 'The map service did not answer: distance and time are estimated without it.',
};

export const stopFields: FieldTexts = {
  ...delivery,
  lat: 'Latitude in degrees (WGS 84).',
  lng: 'Longitude in degrees (WGS 84).',
  add: 'The address, as people read it.',
  otherScript: 'The address once more in another script, for readers who cannot read the first.',
};

/** What a fleet admin books for a caller. */
export const fleetBookingFields: FieldTexts = {
  pickup: 'Where the trip begins.',
  drop: 'Where the trip ends.',
  stops: 'The stops before the drop, in driving order.',
  carType: 'The name or the id of the car type.',
  ...loadFields,
  bookLater: 'Whether the trip is booked for a later time.',
  tripdate: 'When the trip shall begin, ms timestamp; only for a trip that is booked for later.',
  pickUpInstructions: 'The caller’s note to the driver about the pickup.',
  caller: 'Who rides, and pays the driver in cash.',
  'caller.name': 'The caller’s name, which the driver sees.',
  'caller.phone': 'The caller’s phone number, in any form of the country of the settings or international.',
};

/** When the search for the driver of a trip begins. */
export const searchStart: FieldTexts = {
  leadSeconds: bookingFields['leadSeconds'] as string,
};

/** The other trip of a return. */
export const linkedFields: FieldTexts = {
  id: 'The id of its booking.',
  reference: 'Its reference, as people read it.',
  tripdate: 'When it starts, ms timestamp.',
  mayCancel: 'Whether it can be canceled together with this one: no driver has it yet.',
};

/** Who books return trips. */
export const returnSettings: FieldTexts = {
  returnByRiders: 'Riders book return trips.',
  returnByStaff: 'Staff book return trips.',
  returnWaitMinutes: 'The longest wait for the way back, in minutes; with 0, drivers do not wait.',
};

export const cancelFields: FieldTexts = {
  reason: 'Why it is canceled.',
  both: 'Cancels the other trip of a return, too.',
};

export const quoteFields: FieldTexts = {
  hours: requestFields['hours'] as string,
  waitMinutes: requestFields['waitMinutes'] as string,
  ...loadFields,
};
