import { z } from 'zod';
import { type ProviderApi, ProviderError, requestProvider } from '../hosted/providerRequest.js';

/** The version of Braintree's GraphQL API in use. */
const VERSION = '2019-01-01';

/**
 * Sends a query or mutation of Braintree's GraphQL API. @throws ProviderError as `requestProvider` does; 422
 * for a refusal, 401 for keys
 */
export type BraintreeRequest = <Schema extends z.ZodType>(
  query: string,
  variables: Record<string, unknown>,
  answers: Schema,
) => Promise<z.output<Schema>>;

const envelope = z.object({
  data: z.unknown(),
  errors: z
    .array(
      z.object({
        extensions: z.object({ errorClass: z.string().optional() }).optional(),
      }),
    )
    .optional(),
});

/** Requests with one pair of keys. */
export function braintreeRequest(
  api: ProviderApi,
  { publicKey, privateKey }: { publicKey: string; privateKey: string },
): BraintreeRequest {
  const headers = {
    authorization: `Basic ${Buffer.from(`${publicKey}:${privateKey}`).toString('base64')}`,
    'braintree-version': VERSION,
    'content-type': 'application/json',
  };
  return async (query, variables, answers) => {
    const { data, errors } = await requestProvider(api, {
      method: 'POST',
      path: '/graphql',
      headers,
      body: JSON.stringify({ query, variables }),
      answers: envelope,
    });
    // Errors arrive with status 200. Only the first two are about the request itself; others may pass.
    const [problem] = errors ?? [];
    if (problem) {
      const { errorClass = 'an error' } = problem.extensions ?? {};
      const isRefusal = errorClass === 'VALIDATION' || errorClass === 'NOT_FOUND';
      const isDenied = errorClass === 'AUTHENTICATION' || errorClass === 'AUTHORIZATION';
      throw new ProviderError(`answered ${errorClass}`, isRefusal ? 422 : isDenied ? 401 : null);
    }
    const parsed = answers.safeParse(data);
    if (!parsed.success) throw new ProviderError('answered in an unknown shape');
    return parsed.data;
  };
}
