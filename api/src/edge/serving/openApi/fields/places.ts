import type { FieldTexts } from './fieldTexts.js';

/** Places and lines on the map. */
export const placeFields: FieldTexts = {
  lat: 'Latitude in degrees (WGS 84).',
  lng: 'Longitude in degrees (WGS 84).',
  add: 'The address, as people read it.',
  otherScript:
    'The address once more in another script, for readers who cannot read the first. The server finds it; what a client sends is replaced in bookings.',
  id: 'The id of the saved place.',
  kind: 'A rider has at most one `home` and one `work` place.',
  name: 'The rider’s own name for the place; home and work need none.',
  description: 'The address, as people read it.',
  count: 'How often the rider was dropped off there.',
  isOn: 'Whether dispatch prefers trips toward the place now.',
  day: 'The day on which it was last turned on, as yyyymmdd in the business’s time zone.',
  used: 'How often it was turned on that day.',
};

/** A position from a driver’s device, and a stored point of a trip’s track. */
export const positionFields: FieldTexts = {
  ...placeFields,
  id: 'The id of the point.',
  at: 'When the position was measured, ms timestamp; now, if a request leaves it out.',
  accuracyM: 'How far off the position may be, in meters.',
  status: 'The status of the booking at that time.',
  flagged: 'The vehicle cannot have been there: kept as evidence, and never part of the route.',
  taken: 'Whether the position moved the driver.',
  reason: 'Why it did not, or what is wrong with a position that did.',
  message: 'What the driver can do, in the caller’s language.',
};

/** A parcel as its recipient follows it. */
export const parcelFields: FieldTexts = {
  stage: 'Where the delivery stands.',
  sender: 'The sender’s first name.',
  courier: 'The courier’s first name; null before there is one, and after the end.',
  vehicle: 'The vehicle to look out for; null before there is one.',
  position: 'Where the courier is, while the parcel is on its way.',
  eta: 'When the courier arrives, while the parcel is on its way.',
  'eta.to': 'Where the courier is driving.',
  'eta.seconds': 'The rest of the drive, in seconds.',
  'eta.distance': 'The rest of the drive, in km.',
  timeZone: 'The IANA name of the time zone of its times; null for the business’s.',
  stopsBefore: 'How many other recipients come first. Until then, the position is not shown.',
  code: 'The code that the recipient gives the courier when they have the parcel.',
  plate: 'The license plate.',
  make: 'The make of the vehicle, in the driver’s words.',
  model: 'The model of the vehicle, in the driver’s words.',
  color: 'The color of the vehicle, in the driver’s words.',
  carType: 'The name of the car type.',
  image: 'The address of the car type’s picture.',
};
