/** Turns changes into an update; null and undefined remove a field. */
export function setAndUnset(changes: object) {
  const entries = Object.entries(changes);
  const removed = entries.filter(([, value]) => value === null || value === undefined);
  const set = entries.filter(([, value]) => value !== null && value !== undefined);
  return {
    ...(set.length > 0 && { $set: Object.fromEntries(set) }),
    ...(removed.length > 0 && { $unset: Object.fromEntries(removed.map(([key]) => [key, 1])) }),
  };
}
