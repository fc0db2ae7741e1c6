/**
 * The state of an amount that a provider holds: `new` until its booking has decided whether to start with it,
 * then `held`. In `capturing` and `releasing`, the provider is asked until it answers. The other states are
 * final.
 */
export const authorizationStates = [
  'new',
  'held',
  'capturing',
  'captured',
  'releasing',
  'released',
  'failed',
] as const;
export type AuthorizationState = (typeof authorizationStates)[number];
