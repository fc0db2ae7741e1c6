import { PING, type TranslationKey, type WebhookAttempt, type WebhookDelivery } from '@wayfare/shared';
import type { useText } from '../../frame/texts/useText.js';

type Translate = ReturnType<typeof useText>;

const eventWords: Readonly<Record<WebhookDelivery['type'], TranslationKey>> = {
  'booking.created': 'webhook_booking_created',
  'booking.status_changed': 'webhook_booking_status_changed',
  'booking.changed': 'webhook_booking_changed',
  'booking.cancelled': 'webhook_booking_cancelled',
  'booking.no_show_decided': 'webhook_booking_no_show_decided',
  'payment.settled': 'webhook_payment_settled',
  'payment.refunded': 'webhook_payment_refunded',
  'payment.refund_failed': 'webhook_payment_refund_failed',
  'payout.requested': 'webhook_payout_requested',
  'payout.paid': 'webhook_payout_paid',
  'payout.failed': 'webhook_payout_failed',
  'driver.registered': 'webhook_driver_registered',
  'driver.approved': 'webhook_driver_approved',
  'driver.suspended': 'webhook_driver_suspended',
  'alert.fare_review': 'webhook_alert_fare_review',
  'alert.payment_mismatch': 'webhook_alert_payment_mismatch',
  'alert.opened': 'webhook_alert_opened',
  'alert.resolved': 'webhook_alert_resolved',
  [PING]: 'webhook_ping',
};

export const stateWords = {
  pending: 'panel_delivery_pending',
  delivered: 'panel_delivery_delivered',
  failed: 'panel_delivery_failed',
} as const satisfies Record<WebhookDelivery['state'], TranslationKey>;

/** A type of event in words. */
export const eventName = (type: WebhookDelivery['type'], t: Translate) => t(eventWords[type]);

/** Returns the receiver's answer in words, or the reason why there was none. */
export function outcomeOf({ status, error }: WebhookAttempt, t: Translate): string {
  if (error) return t(`panel_webhook_error_${error}`);
  return t('panel_webhook_answered', { status: status ?? 0 });
}
