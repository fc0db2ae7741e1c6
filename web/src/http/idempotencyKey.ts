/** The headers that make the API carry out a repeated request only once. */
export const idempotent = (key: string): Record<string, string> => ({ 'Idempotency-Key': key });

/** A text that no one else has; `randomUUID` exists on secure origins only. */
export const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** A fresh key for one attempt to create something. */
export const newIdempotencyKey = (): string => randomKey();
