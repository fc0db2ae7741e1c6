import { DomainError } from '@wayfare/shared';
import { createMetrics } from '../../../platform/run/metrics.js';
import type { HostedCheckout } from './hostedCheckout.js';
import { watchedCheckout } from './watchedCheckout.js';

it('counts the calls of a card provider by outcome, and changes nothing about them', async () => {
  const metrics = createMetrics();
  const refund = { state: 'done' };
  const provider = {
    name: 'stripe',
    title: 'Stripe',
    open: () => Promise.reject(new DomainError('payment_unsupported', 400)),
    look: (attempt: unknown) => Promise.resolve(attempt),
    refunds: {
      send: () => Promise.reject(new Error('no answer')),
      look: () => Promise.resolve(refund),
    },
  } as unknown as HostedCheckout;
  const watched = watchedCheckout(provider, metrics);
  const attempt = {} as Parameters<HostedCheckout['look']>[0];
  expect(await watched.look(attempt)).toBe(attempt);
  expect(watched.title).toBe('Stripe');
  expect(watched.form).toBeUndefined();
  await expect(watched.open(attempt, {} as never)).rejects.toThrow('payment_unsupported');
  await expect(watched.refunds.send({} as never)).rejects.toThrow('no answer');
  expect(await watched.refunds.look({} as never)).toBe(refund);

  const text = await metrics.registry.getSingleMetricAsString('wayfare_card_provider_calls_total');
  const counted = [...text.matchAll(/call="(\w+)",outcome="(\w+)"\} (\d+)/g)].map(([, ...parts]) =>
    parts.join(' '),
  );
  expect(counted).toEqual(['look ok 1', 'open refused 1', 'refund failed 1', 'look_refund ok 1']);
});
