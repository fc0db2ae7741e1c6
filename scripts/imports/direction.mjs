/**
 * How one place uses another: `inside` its own folder, `down`, `above` to an area above, or `later` to a
 * later folder of its area. Undefined if one of them has no place.
 */
export function directionOf(user, used) {
  if (user.folder === used.folder) return 'inside';
  if (user.rank < 0 || used.rank < 0) return undefined;
  if (used.level !== user.level) return used.level > user.level ? 'above' : 'down';
  // All folders of an area use its services type, which names their types.
  if (user.role === 'context' || used.role === 'context') return 'down';
  return used.rank > user.rank ? 'later' : 'down';
}
