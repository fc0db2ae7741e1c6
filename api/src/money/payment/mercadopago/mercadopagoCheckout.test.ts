import { ProviderError } from '../hosted/providerRequest.js';
import { mercadopagoCheckout } from './mercadopagoCheckout.js';

/** The published example of a signed message. */
const published = {
  id: 'ord01jq4s4ky8hwq6na5pxb65b3d3',
  request: '2066ca19-c6f1-498a-be75-1923005edd06',
  signature: 'ts=1742505638683,v1=633f91233312dd391ec75fa0bea539cfc2d6c4918873305b84a96cc1c58db71c',
};

/** Nothing listens at the address: only a genuine message gets as far as asking there. */
const checkout = mercadopagoCheckout({
  url: 'http://127.0.0.1:9',
  timeoutMs: 1_000,
  accessToken: 'TEST',
  webhookSecret: 'your_secret_key_here',
});

const reported = ({ id, request, signature }: typeof published) =>
  checkout.reportedAttempt({
    body: Buffer.from('{"type":"payment"}'),
    query: { 'data.id': id },
    header: (name) => ({ 'x-signature': signature, 'x-request-id': request })[name],
  });

it('accepts the published example of a signature, in upper case, too', async () => {
  await expect(reported(published)).rejects.toThrow(ProviderError);
  await expect(reported({ ...published, id: published.id.toUpperCase() })).rejects.toThrow(ProviderError);
});

it.each([
  ['id', { id: 'ord01jq4s4ky8hwq6na5pxb65b3d4' }],
  ['request', { request: '2066ca19-c6f1-498a-be75-1923005edd07' }],
  ['time', { signature: published.signature.replace('ts=17', 'ts=18') }],
  ['signature', { signature: published.signature.replace('v1=6', 'v1=7') }],
])('refuses it with another %s', async (_name, change) => {
  await expect(reported({ ...published, ...change })).rejects.toThrow('payment_not_verified');
});
