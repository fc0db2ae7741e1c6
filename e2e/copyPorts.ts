/** The ports of copies of the product: tests run at the same time, so each file of tests has its own. */
const ports = {
  delivery: 3211,
  handover: 3212,
  cardForms: 3213,
  google: 3214,
  strangers: 3215,
  directUpload: 3216,
  allServices: 3217,
  fridayNight: 3218,
  securePay: 3219,
  severalZones: 3220,
  nextTrips: 3221,
  kinds: 3222,
} as const;

/** Where a copy of the product answers. */
export const copyUrl = (copy: keyof typeof ports): string => `http://127.0.0.1:${ports[copy]}`;
