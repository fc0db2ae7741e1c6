import type { TripsServices } from '../../services.js';
import type { StoredBooking } from '../store/storedBooking.js';

/**
 * The number for a courier to reach the recipient: a relay number, unless the recipient's has an extension.
 */
export function recipientRelay(
  { id, deliveryPersonPhone: phone }: Pick<StoredBooking, 'id' | 'deliveryPersonPhone'>,
  callRelay: TripsServices['callRelay'],
): { deliveryPersonPhone?: string; recipient_relayed?: true } {
  const relay = phone?.startsWith('+') && !phone.includes('x') ? callRelay?.recipientNumberOf(id) : null;
  return relay ? { deliveryPersonPhone: relay, recipient_relayed: true } : {};
}
