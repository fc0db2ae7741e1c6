/**
 * Why an operation accepts fields that it does not read. All others refuse them by name, so that
 * nobody believes that they had an effect.
 */
export const ignores = {
  place: 'a device may send the place that it knows, of which only the position counts',
  signUp: 'apps send whole accounts, of which the product decides some fields itself (rule 7.11)',
  browser: 'a browser sends what its standard says, to which newer ones add',
} as const;

/** A reason why an operation accepts more than it reads. */
export type Ignores = (typeof ignores)[keyof typeof ignores];
