import { type CreatePartnerBookingRequest, createWayfareClient } from '@wayfare/client';

/** A client with an API key. Only a server may have one: never put it into an app or a page. */
export const partnerClient = (url: string, apiKey: string) =>
  createWayfareClient({ url, accessToken: () => apiKey });

type Partner = ReturnType<typeof partnerClient>;

/** Books a trip for an order of a customer. Called again for the same order, it returns the same booking. */
export async function bookForOrder(partner: Partner, order: string, trip: CreatePartnerBookingRequest) {
  const { data, error } = await partner.POST('/api/partner/bookings', {
    params: { header: { 'Idempotency-Key': `order-${order}` } },
    body: trip,
  });
  if (error) throw new Error(`${error.error}: ${error.message} (${error.requestId})`);
  return data;
}

/** Cancels a booking unless that costs more than a limit. Returns whether it was canceled. */
export async function cancelIfCheap(partner: Partner, id: string, reason: string, most: number) {
  const params = { path: { id } };
  const preview = await partner.GET('/api/partner/bookings/{id}/cancellation', { params });
  if (preview.error || preview.data.fee > most) return false;
  const { error } = await partner.POST('/api/partner/bookings/{id}/cancel', { params, body: { reason } });
  return error === undefined;
}
