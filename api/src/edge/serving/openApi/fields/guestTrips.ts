import type { FieldTexts } from './fieldTexts.js';

/** A guest's own trip. */
export const guestTripFields: FieldTexts = {
  reference: 'Its reference, as people read it.',
  status: 'Its status, as that of a booking.',
  kind: 'Its kind; missing in ordinary trips.',
  pickup: 'The address of the pickup.',
  drop: 'The address of the drop.',
  stops: 'The addresses of the stops before the drop.',
  tripdate: 'When it starts, ms timestamp.',
  timeZone: 'The IANA name of the time zone of its times: that of its pickup. Null for the business’s.',
  cost: 'The estimate, the price once it is known, or for a canceled trip the fee.',
  tariff:
    'The tariff of a trip whose price is open, because a meter counts it, or by the hour; null for any other.',
  hire: 'The hours of a trip by the hour; null for any other.',
  startedAt: 'When it began, ms timestamp; null before.',
  back: 'How the passenger of a return comes back; null for any other trip.',
  driver: 'The driver’s first name; null without one.',
  driverPhone: 'The number to call the driver, during the trip and shortly after it.',
  vehicle: 'The car to look for; null without a driver.',
  position: 'Where the driver is, while the guest may see it.',
  eta: 'When the driver arrives; null while it is unknown.',
  finishingTrip: 'Whether the driver finishes another trip first.',
  searchFrom: 'Of a prebooking: when the search for its driver begins, ms timestamp; null once it has begun.',
  search: 'How the search for its driver goes; null before the search begins and after it ends.',
  code: 'The code that the driver asks for at the pickup; null once it is of no use.',
  canCancel: 'Whether the guest can cancel it.',
  canChange: 'Whether the guest can change the time and, unless it is a delivery, the car type.',
  canChangeLoad: 'Whether the guest can change the passengers, the luggage and the needs.',
  riderExtra: 'What the guest adds to the price for the driver; a part of the cost.',
  riderExtraMost: 'The most that the guest can add in all; null while they cannot.',
  canDeny: 'Whether the guest can say that they are not in the car.',
  rideCheck: 'What came of it, after they said so.',
  noShow: 'The driver’s report that the passenger did not come to the pickup; null without one.',
  canDispute: 'Whether the guest can dispute the fee of the no-show.',
  due: 'What the guest has to pay by card before a driver is searched; null if nothing is due.',
  recipient: 'Who receives the parcel of a delivery at its drop.',
  handoverCode: 'The code for handing the parcel over or, after that failed, taking it back.',
  proof: 'How the handover was proven; null before.',
  isReturned: 'Whether the parcel could not be handed over and goes back to the guest.',
  paymentMode: 'How it is paid.',
  chat: 'Whether the guest and the driver can write to each other: `none` before there is a driver.',
  rating: 'The guest’s rating of the driver, 1 to 5; null without one.',
  tip: 'The tip that the guest gave the driver; null without one.',
  canTip: 'Whether the guest can tip the driver by card.',
  receipt: 'What was paid for what; null until the trip is paid.',
  lostItem: 'The item that the guest reported as left in the car; null without one.',
  canReportLostItem: 'Whether the guest can report an item as left in the car.',
  again: 'What fills the booking form for the same trip, once this one is over; null before.',
};

const token = 'The token of the guest’s link: what follows the # in its address.';

/** What a guest sends for a change. */
export const guestChangeFields: FieldTexts = {
  token,
  carType: 'The id or name of another car type; missing if it stays.',
  tripdate: 'When the trip shall begin, ms timestamp; missing if that stays.',
  passengers: 'How many passengers ride; missing if that stays.',
  luggage: 'How many pieces of luggage they bring; missing if that stays.',
  needs: 'All that the car or its driver has to offer; missing if that stays.',
  riderExtra: 'The total that the guest adds to the price for the driver; missing if that stays.',
};

/** What a guest sends to make the change. */
export const guestChangeInputFields: FieldTexts = {
  ...guestChangeFields,
  version: 'The version in the preview.',
  agreed: 'What the guest saw in the preview: if the price has risen since, the change is refused.',
  'agreed.customer_paid': 'What the guest pays for the trip, as `price.after` of the preview.',
  'agreed.driver': 'What becomes of the driver, as in the preview.',
};

/** A receipt of a guest. */
export const guestReceiptFields: FieldTexts = {
  riderExtra: 'What the guest added to the price for the driver.',
};

/** A request with nothing but the guest's link. */
export const guestLinkFields: FieldTexts = { token };
