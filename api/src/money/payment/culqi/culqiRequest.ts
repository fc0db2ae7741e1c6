import { z } from 'zod';
import type { ProviderApi } from '../hosted/providerRequest.js';

/** Culqi's API with a secret key. */
export interface CulqiApi extends ProviderApi {
  headers: Record<string, string>;
}

export const culqiApi = ({ secretKey, ...api }: ProviderApi & { secretKey: string }): CulqiApi => ({
  ...api,
  headers: { authorization: `Bearer ${secretKey}`, 'content-type': 'application/json' },
});

/** A charge, as far as it is used here. Amounts are hundredths. */
export const charge = z.object({
  id: z.string().min(1),
  amount: z.number().int(),
  amount_refunded: z.number().int().nullish(),
  currency_code: z.string(),
  /** In seconds or ms. */
  creation_date: z.number(),
  outcome: z.object({ type: z.string() }).nullish(),
  metadata: z.record(z.string(), z.unknown()).nullish(),
});
export type CulqiCharge = z.output<typeof charge>;
