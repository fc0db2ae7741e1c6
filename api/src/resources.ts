import type { Connection } from 'mongoose';
import { alertRepository } from './alert/alert.repository.js';
import { alertResource } from './alert/alert.resource.js';
import { apiKeyRepository } from './apikey/apikey.repository.js';
import { apiKeyResource } from './apikey/apikey.resource.js';
import { auditRepository } from './audit/audit.repository.js';
import { auditResource } from './audit/audit.resource.js';
import { promoUsesRepository } from './booking/promoUses.repository.js';
import { cancelReasonRepository } from './cancelreason/cancelreason.repository.js';
import { cancelReasonResource } from './cancelreason/cancelreason.resource.js';
import { carTypeRepository } from './cartype/cartype.repository.js';
import { carTypeResource } from './cartype/cartype.resource.js';
import { conversationRepository } from './conversation/conversation.repository.js';
import { conversationResource } from './conversation/conversation.resource.js';
import type { ResourceDefinition } from './crud/resource.js';
import { resourceOperations } from './crud/resourceOperations.js';
import { languageRepository } from './language/language.repository.js';
import { languageResource } from './language/language.resource.js';
import { notificationRepository } from './notification/notification.repository.js';
import { notificationResource } from './notification/notification.resource.js';
import { paymentRepository } from './payment/payment.repository.js';
import { personNoteRepository } from './personnote/personnote.repository.js';
import { personNoteResource } from './personnote/personnote.resource.js';
import { promoRepository } from './promo/promo.repository.js';
import { promoResource } from './promo/promo.resource.js';
import { paymentDifferenceRepository } from './reconciliation/paymentDifference.repository.js';
import { paymentDifferenceResource } from './reconciliation/paymentDifference.resource.js';
import { cardPaymentResource } from './refund/cardPayment.resource.js';
import { refundRepository } from './refund/refund.repository.js';
import { refundResource } from './refund/refund.resource.js';
import { adjustmentRepository } from './wallet/adjustment/adjustment.repository.js';
import { adjustmentResource } from './wallet/adjustment/adjustment.resource.js';
import { webhookDeliveryRepository } from './webhook/webhookDelivery.repository.js';
import { webhookDeliveryResource } from './webhook/webhookDelivery.resource.js';
import { webhookRepository } from './webhook/webhook.repository.js';
import { webhookResource } from './webhook/webhook.resource.js';
import { shiftNoteRepository } from './shiftnote/shiftnote.repository.js';
import { shiftNoteResource } from './shiftnote/shiftnote.resource.js';
import { smsRepository } from './sms/sms.repository.js';
import { smsResource } from './sms/sms.resource.js';
import { withdrawRepository } from './withdraw/withdraw.repository.js';
import { withdrawResource } from './withdraw/withdraw.resource.js';

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
