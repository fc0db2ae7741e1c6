/**
 * Why a map service gave no answer. `quota`: too many requests for the key or the server. `denied`: it
 * rejects the key, or the key may not use this API. `unreadable`: the answer is not as documented. `paused`:
 * it was not asked, because it failed before.
 */
export type MapsFault = 'timeout' | 'unreachable' | 'quota' | 'denied' | 'failed' | 'unreadable' | 'paused';

/** A map service gave no answer. Holds no secrets: its addresses contain the key. */
export class MapsError extends Error {
  override readonly name = 'MapsError';
  constructor(readonly fault: MapsFault) {
    super(`a map service gave no answer: ${fault}`);
  }
}
