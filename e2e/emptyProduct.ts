import { type ProductCopy, startCopy } from './productCopy.js';

/** A copy of the product as in production, with an empty database. */
export interface EmptyProduct extends ProductCopy {
  /** The address that its log names for creating the first admin. */
  setupLink: string;
}

export async function startEmptyProduct(variables: Record<string, string> = {}): Promise<EmptyProduct> {
  const copy = await startCopy(/(http:\S+\/login\/setup#\S+)\s/, {
    NODE_ENV: 'production',
    ALLOW_EMBEDDED_DATABASE: '1',
    SESSION_SECRET: '5b9d1c7e0f3a2846fedcba9876543210',
    DEMO_PASSWORD: '',
    // The machine of the tests is busy with other tests.
    OVERLOAD_DELAY_MS: '0',
    OVERLOAD_REQUESTS: '0',
    ...variables,
  });
  return { ...copy, setupLink: copy.found };
}
