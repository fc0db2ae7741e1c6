import type { Connection } from 'mongoose';
import { alertRepository } from './office/alert/alert.repository.js';
import { alertResource } from './office/alert/alert.resource.js';
import { apiKeyRepository } from './people/apiKey/apiKey.repository.js';
import { apiKeyResource } from './people/apiKey/apiKey.resource.js';
import { auditRepository } from './office/audit/audit.repository.js';
import { auditResource } from './office/audit/audit.resource.js';
import { promoUsesRepository } from './trips/booking/store/promoUses.repository.js';
import { cancelReasonRepository } from './trips/cancelReason/cancelReason.repository.js';
import { cancelReasonResource } from './trips/cancelReason/cancelReason.resource.js';
import { carTypeRepository } from './trips/carType/carType.repository.js';
import { carTypeResource } from './trips/carType/carType.resource.js';
import { conversationRepository } from './office/conversation/conversation.repository.js';
import { conversationResource } from './office/conversation/conversation.resource.js';
import type { ResourceDefinition } from './platform/crud/resource.js';
import { resourceOperations } from './platform/crud/resourceOperations.js';
import { languageRepository } from './basics/language/language.repository.js';
import { languageResource } from './basics/language/language.resource.js';
import { notificationRepository } from './messages/notification/notification.repository.js';
import { notificationResource } from './messages/notification/notification.resource.js';
import { paymentRepository } from './money/payment/payment.repository.js';
import { personNoteRepository } from './office/personNote/personNote.repository.js';
import { personNoteResource } from './office/personNote/personNote.resource.js';
import { promoRepository } from './trips/promo/promo.repository.js';
import { promoResource } from './trips/promo/promo.resource.js';
import { paymentDifferenceRepository } from './office/reconciliation/paymentDifference.repository.js';
import { paymentDifferenceResource } from './office/reconciliation/paymentDifference.resource.js';
import { cardPaymentResource } from './money/refund/cardPayment.resource.js';
import { refundRepository } from './money/refund/refund.repository.js';
import { refundResource } from './money/refund/refund.resource.js';
import { adjustmentRepository } from './money/wallet/adjustment/adjustment.repository.js';
import { adjustmentResource } from './money/wallet/adjustment/adjustment.resource.js';
import { webhookDeliveryRepository } from './messages/webhook/webhookDelivery.repository.js';
import { webhookDeliveryResource } from './messages/webhook/webhookDelivery.resource.js';
import { webhookRepository } from './messages/webhook/webhook.repository.js';
import { webhookResource } from './messages/webhook/webhook.resource.js';
import { shiftNoteRepository } from './office/shiftNote/shiftNote.repository.js';
import { shiftNoteResource } from './office/shiftNote/shiftNote.resource.js';
import { smsRepository } from './messages/sms/sms.repository.js';
import { smsResource } from './messages/sms/sms.resource.js';
import { withdrawRepository } from './money/withdraw/withdraw.repository.js';
import { withdrawResource } from './money/withdraw/withdraw.resource.js';

/** A resource with a repository of its own, and the routes it needs. */
function resource<Stored extends { id: string }, Input, Repository>(
  definition: ResourceDefinition<Stored, Input>,
  repository: (connection: Connection) => Repository,
) {
  const { name, filters, sorts, searched, searchedAs, searchedNumbers, base, reads, hidden } = definition;
  return {
    repository,
    operations: resourceOperations(definition),
    /** How its list is read. */
    list: { name, filters, sorts, searched, searchedAs, searchedNumbers, base, reads, hidden },
  };
}

/** The resources with a repository of their own, by the name of the repository. */
export const resources = {
  adjustments: resource(adjustmentResource, adjustmentRepository),
  alerts: resource(alertResource, alertRepository),
  apiKeys: resource(apiKeyResource, apiKeyRepository),
  audit: resource(auditResource, auditRepository),
  cancelReasons: resource(cancelReasonResource, cancelReasonRepository),
  carTypes: resource(carTypeResource, carTypeRepository),
  conversations: resource(conversationResource, conversationRepository),
  languages: resource(languageResource, languageRepository),
  notifications: resource(notificationResource, notificationRepository),
  paymentDifferences: resource(paymentDifferenceResource, paymentDifferenceRepository),
  payments: resource(cardPaymentResource, paymentRepository),
  personNotes: resource(personNoteResource, personNoteRepository),
  promos: resource(promoResource, (connection) =>
    promoRepository(connection, promoUsesRepository(connection)),
  ),
  refunds: resource(refundResource, refundRepository),
  webhookDeliveries: resource(webhookDeliveryResource, webhookDeliveryRepository),
  webhooks: resource(webhookResource, webhookRepository),
  shiftNotes: resource(shiftNoteResource, shiftNoteRepository),
  sms: resource(smsResource, smsRepository),
  withdraws: resource(withdrawResource, withdrawRepository),
};

type Resources = typeof resources;

/** The repositories of these resources, on one connection. */
export function resourceRepositories(connection: Connection) {
  return Object.fromEntries(
    Object.entries(resources).map(([name, { repository }]) => [name, repository(connection)]),
  ) as { [Name in keyof Resources]: ReturnType<Resources[Name]['repository']> };
}
