import { isProofFresh, PROOF_FRESH_MS } from './stepUp.js';

const PROVEN = Date.UTC(2026, 2, 2, 10);

it('a proof is valid for exactly ten minutes, to the millisecond', () => {
  expect(PROOF_FRESH_MS).toBe(600_000);
  expect(isProofFresh(PROVEN, PROVEN)).toBe(true);
  expect(isProofFresh(PROVEN, PROVEN + PROOF_FRESH_MS - 1)).toBe(true);
  expect(isProofFresh(PROVEN, PROVEN + PROOF_FRESH_MS)).toBe(false);
  expect(isProofFresh(PROVEN, PROVEN + PROOF_FRESH_MS + 1)).toBe(false);
});

it('without a proof, nothing is ever fresh', () => {
  for (const none of [null, undefined]) expect(isProofFresh(none, 0)).toBe(false);
});
