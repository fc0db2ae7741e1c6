/** Whether the database refused a write because a unique index has that value already. */
export function isDuplicateKey(error: unknown): boolean {
  return typeof error === 'object' && error !== null && (error as { code?: unknown }).code === 11000;
}

/** Whether nothing else went wrong in an unordered write of many documents than that some were there already. */
export function isOnlyDuplicateKeys(error: unknown): boolean {
  const { writeErrors = [] } = (error ?? {}) as { writeErrors?: readonly unknown[] };
  return isDuplicateKey(error) && [writeErrors].flat().every(isDuplicateKey);
}
