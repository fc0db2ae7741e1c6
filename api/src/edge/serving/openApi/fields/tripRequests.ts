import { cancelFields, requestFields } from './bookings.js';
import { wantedChangeFields } from './changes.js';
import type { FieldTexts } from './fieldTexts.js';
import { guestReceiptFields, guestTripFields } from './guestTrips.js';
import { timeZoneFields } from './timeZones.js';

/** Where the driver of a trip is heading, and when they are there. */
const etaFields: FieldTexts = {
  'eta.to': 'Where the driver is heading.',
  'eta.seconds': 'In how many seconds the driver is there.',
  'eta.distance': 'How long the way there still is, in kilometers.',
};

const canceling: FieldTexts = {
  ...cancelFields,
  cancelledBy: 'The role of the user who cancels; any other value is refused.',
};

const changing: FieldTexts = {
  ...wantedChangeFields,
  agreed: 'What was seen in the preview: if it would be different now, the change is refused.',
  'agreed.driver': 'What becomes of the driver, as in the preview.',
};

const warningKind = { kind: 'What would refuse the rider.' };

/** Requests about a trip, and what they answer. */
export const tripRequests: Readonly<Record<string, FieldTexts>> = {
  CreateBookingRequest: {
    ...requestFields,
    customer: 'The id of the rider for whom staff book; left out by riders.',
  },
  BookAsGuestRequestBooking: {
    ...requestFields,
    customer: 'Refused: a guest books for the proven phone number.',
  },
  CreatePartnerBookingRequest: {
    ...requestFields,
    customer: 'Who rides, and pays the driver in cash.',
  },
  CreateQuotesResponse: { distance: 'How long the way is, in kilometers.' },
  ChangeBookingRequest: changing,
  ChangePartnerBookingRequest: changing,
  CancelBookingRequest: canceling,
  CancelPartnerBookingRequest: canceling,
  CancelGuestTripRequest: { reason: 'Why the guest cancels.' },
  CancelReason: { value: 'The place of the reason in the list, from 0.' },
  ArriveAtPickupRequest: {
    reason: 'Why the position does not confirm the arrival; needed only where it does not.',
  },
  TryToReachRiderRequest: { by: 'Whether the driver calls the rider or sends a message.' },
  AnswerLostItemRequest: { answer: 'Whether the driver has found the item.' },
  FailHandoverRequest: { reason: 'Why the parcel could not be handed over.' },
  RevealStartCodeResponse: { code: 'The code that the rider gives the driver at the start.' },
  SendReceiptResponse: { to: 'The email address to which the receipt was sent.' },
  Route: { distance: 'How long the way is, in kilometers.' },
  Address: { address: 'The address of the point, in one line.' },
  TripEta: {
    ...etaFields,
    position: 'Where the driver of a running trip is; null if that is not known.',
  },
  FollowSharedTripResponse: {
    ...timeZoneFields['FollowSharedTripResponse'],
    ...etaFields,
    stage: 'How far the trip is.',
    driver: 'The first name of the driver; null without one.',
    position: 'Where the driver is; null if that is not shown.',
  },
  SkipDayByLinkResponseDay: {
    ...timeZoneFields['SkipDayByLinkResponseDay'],
    status: 'How far the trip is; null if it is not booked yet.',
    trip: 'The page of the trip, shortly before it begins and while it lasts; null otherwise.',
    back: 'The way back at a time; null without one.',
    'back.status': 'How far the trip of the way back is; null if it is not booked yet.',
    'back.trip': 'The page of its trip, shortly before it begins and while it lasts; null otherwise.',
  },
  GuestTripBackLinked: { status: 'How far the other trip is.' },
  GuestTripReceipt: {
    ...guestReceiptFields,
    extras: 'What was added to the fare for the parcel and the delivery.',
    paid: 'What was paid for the trip, after the discount.',
    distance: 'How long the trip was, in kilometers.',
    time: 'How long the trip took, in seconds; null if that is not known.',
  },
  ListGuestMessagesRequest: {
    before: 'Lists the messages before the one with this number; null or left out for the newest.',
  },
  ListGuestMessagesResponseItem: { by: 'Who wrote it: the guest or the driver.' },
  SendGuestMessageRequest: {
    key: 'Identifies the message: sent again with the same key, it is stored once.',
  },
  SendGuestMessageResponse: { by: 'Who wrote it: the guest or the driver.' },
  BookingWarnings: {
    warnings: 'What would refuse the rider if they booked themselves, the most serious first.',
    'warnings.kind': warningKind.kind,
    'warnings.minutes': 'In how many minutes the rider could book again.',
    'warnings.radius': 'Within how many kilometers of the pickup no driver can take the trip now.',
  },
  BookingWarningsWarningOption3: {
    ...warningKind,
    amount: 'What is left to pay of the trip.',
  },
  PreviewEndResponse: {
    end: 'Where and when the trip would end.',
    last: 'The last position that is believed; null without any.',
    distance: 'How long the trip would have been, in kilometers.',
    seconds: 'How long the trip would have taken, in seconds.',
  },
  ChatMessage: {
    from: 'The id of the account that wrote it.',
    type: 'Always `msg`.',
    source: 'the role of the account that wrote it.',
  },
  ConnectCallRequest: {
    From: 'The phone number of the caller (E.164), as Twilio sends it.',
    To: 'The relay number that was called (E.164), as Twilio sends it.',
  },
};

/** What a guest’s trip has besides its own fields. */
export const guestTripParts: FieldTexts = {
  ...guestTripFields,
  ...etaFields,
  'back.linked': 'The other trip of the return; null if the driver waits.',
};
