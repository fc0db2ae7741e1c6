import { webhookEventData, type WebhookEventType, webhookEventTypes } from '@wayfare/shared';
import { z } from 'zod';
import type { SchemaComponents } from './components.js';
import { pascalCase } from './pascalCase.js';

/** When each event is sent. */
const occasions: Record<WebhookEventType, string> = {
  'booking.created': 'A booking was made',
  'booking.status_changed': 'A booking reached another status, except CANCELLED',
  'booking.changed': 'Fields of a booking were changed; `changed` names them',
  'booking.cancelled': 'A booking was canceled',
  'booking.no_show_decided': 'Staff kept, reduced or refunded the fee of a no-show',
  'payment.settled': 'A trip was paid, or card money went to a wallet',
  'payment.refunded': 'A provider made a refund to a card',
  'payment.refund_failed': 'A provider refused a refund, and the money goes back to the payer’s wallet',
  'payout.requested': 'A payout was requested',
  'payout.paid': 'A payout was marked as paid',
  'payout.failed': 'A payout failed and was returned to the wallet',
  'driver.registered': 'A driver signed up or was added',
  'driver.approved': 'A driver was approved',
  'driver.suspended': 'A driver lost the approval',
  'alert.fare_review': 'A measured fare needs a decision by an admin',
  'alert.payment_mismatch': 'A provider reported a payment of another amount or currency than ordered',
  'alert.opened': 'Something is wrong with an open trip; `kind` says what',
  'alert.resolved': 'An alert was resolved, or its cause ended',
};

/** The events that the product sends to webhooks, each with its body, as OpenAPI 3.1 describes them. */
export function describeWebhooks(components: SchemaComponents) {
  nameData(components);
  return Object.fromEntries(
    webhookEventTypes.map((type) => [type, { post: describeEvent(type, components) }]),
  );
}

function describeEvent(type: WebhookEventType, components: SchemaComponents) {
  const body = z.object({
    type: z.literal(type),
    timestamp: z.iso.datetime().describe('When it happened.'),
    data: webhookEventData[type],
  });
  return {
    operationId: `on${pascalCase(type)}`,
    tags: ['Webhooks'],
    summary: (occasions[type].split(/[;,]/)[0] as string).trim(),
    description: `${occasions[type]}. Verify the signature before reading the body: see Standard Webhooks.`,
    security: [],
    parameters: headers,
    requestBody: {
      required: true,
      content: { 'application/json': { schema: components.use(body, 'output', `${pascalCase(type)}Event`) } },
    },
    responses: {
      '2XX': { description: 'The receiver has the event. Any other answer makes the product try again.' },
      410: { description: 'The receiver is gone: the product turns the webhook off.' },
    },
  };
}

/** Data that several types have is one schema, such as `BookingEventData`. */
function nameData(components: SchemaComponents) {
  for (const type of webhookEventTypes) {
    const types = webhookEventTypes.filter((other) => webhookEventData[other] === webhookEventData[type]);
    const name = types.length > 1 ? (type.split('.')[0] as string) : type;
    components.share(webhookEventData[type], `${pascalCase(name)}EventData`);
  }
}

const header = (name: string, description: string) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
});
const headers = [
  header('webhook-id', 'The id of the event: the same for each attempt.'),
  header('webhook-timestamp', 'When the attempt was made, in seconds since 1970.'),
  header('webhook-signature', 'One or more signatures of id, timestamp and body, separated by spaces.'),
];
