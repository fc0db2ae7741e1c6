import type { RefundResult } from '../providerRefunds.js';
import { ProviderError } from './providerRequest.js';

/**
 * Statuses of answers that refuse a refund itself. Others may pass: a key that is being replaced, too many
 * requests, a conflict with the same request, or a provider that has trouble.
 */
const REFUSALS: readonly (number | null)[] = [400, 404, 410, 422];

/**
 * The answer to a request for a refund, which an error status may decide. @throws ProviderError for other
 * errors
 */
export async function refundAnswer(
  answer: Promise<RefundResult>,
  refusals: readonly (number | null)[] = REFUSALS,
): Promise<RefundResult> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ProviderError && refusals.includes(error.status))
      return { state: 'refused', reason: error.message };
    throw error;
  }
}

/**
 * A refund by the states that a provider names. Other states are pending: they may still become any of these.
 */
export function refundIn(
  { state, reference }: { state: string; reference: string },
  { done, refused }: { done: readonly string[]; refused: readonly string[] },
): RefundResult {
  if (refused.includes(state)) return { state: 'refused', reason: state };
  return { state: done.includes(state) ? 'done' : 'pending', reference };
}
