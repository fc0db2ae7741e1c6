import { braintreeProtocol } from './braintreeProtocol.js';
import { culqiProtocol } from './culqiProtocol.js';
import { flutterwaveProtocol } from './flutterwaveProtocol.js';
import { liqpayProtocol } from './liqpayProtocol.js';
import { mercadopagoProtocol } from './mercadopagoProtocol.js';
import { payfastProtocol } from './payfastProtocol.js';
import { paypalProtocol } from './paypalProtocol.js';
import { paystackProtocol } from './paystackProtocol.js';
import { paytmProtocol } from './paytmProtocol.js';
import { payuProtocol } from './payuProtocol.js';
import { securepayProtocol } from './securepayProtocol.js';
import type { ProviderProtocol } from './providerDouble.js';
import { stripeProtocol } from './stripeProtocol.js';

/** Every provider with a hosted checkout, as its documentation describes it. */
export const protocols: readonly ProviderProtocol[] = [
  braintreeProtocol,
  stripeProtocol,
  paypalProtocol,
  paystackProtocol,
  flutterwaveProtocol,
  paytmProtocol,
  payuProtocol,
  securepayProtocol,
  payfastProtocol,
  liqpayProtocol,
  culqiProtocol,
  mercadopagoProtocol,
];
