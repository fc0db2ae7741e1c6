import { bookingReference, type Random, seededRandom } from '@wayfare/shared';

/** A random source that also makes the ids and references of the demo's records. */
export interface DemoRandom extends Random {
  /** A booking reference that was not returned before. */
  reference(): string;
  /** An id in the app's own format: it sorts by its creation time, a ms timestamp. */
  id(at: number): string;
}

/** A seeded random source for the demo's records. */
export function demoRandom(seed: number): DemoRandom {
  const random = seededRandom(seed);
  const { next } = random;

  const hex = (digits: number) =>
    Array.from({ length: digits }, () => Math.floor(next() * 16).toString(16)).join('');

  const references = new Set<string>();
  function reference(): string {
    const made = bookingReference(next);
    if (references.has(made)) return reference();
    references.add(made);
    return made;
  }

  return {
    ...random,
    reference,
    id: (at) =>
      Math.floor(at / 1000)
        .toString(16)
        .padStart(8, '0') + hex(16),
  };
}
