import type { Config } from '../config/environment.js';
import type { Repositories } from '../repositories.js';
import type { PaymentProviders } from './paymentProvider.js';
import { sandboxProvider } from './sandbox/sandboxProvider.js';

/**
 * The payment providers of an installation; this is the only place that selects them. The sandbox provider moves no real
 * money: it is available outside production, and in production only if explicitly allowed.
 */
export function paymentProviders({
  config,
  db,
  secret,
}: {
  config: Pick<Config, 'NODE_ENV' | 'ALLOW_TEST_PAYMENTS'>;
  db: Repositories;
  secret: string;
}): PaymentProviders {
  const withTest = config.NODE_ENV !== 'production' || config.ALLOW_TEST_PAYMENTS;
  return withTest ? [sandboxProvider({ db, secret })] : [];
}
