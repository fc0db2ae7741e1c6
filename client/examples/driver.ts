import { listQuery, type WayfareClient } from '@wayfare/client';

/** Goes online at a position and takes the first trip that is offered there, if there is one. */
export async function takeOffer(driver: WayfareClient, position: { lat: number; lng: number }) {
  await driver.PUT('/api/drivers/me/location', { body: position });
  await driver.PUT('/api/drivers/me/status', { body: { driverActiveStatus: true } });

  const query = listQuery({ filter: { status: 'NEW' }, sort: ['tripdate', 'ASC'] });
  const { data: offers = [] } = await driver.GET('/api/bookings', { params: { query } });
  for (const { id } of offers) {
    const { data, error } = await driver.POST('/api/bookings/{id}/accept', { params: { path: { id } } });
    if (data) return data;
    // The offer has expired, or another driver was faster.
    if (error.error !== 'offer_gone' && error.error !== 'wrong_state') throw new Error(error.message);
  }
  return null;
}

/** Drives a trip that was accepted; the phone's positions prove the way and the fare. */
export async function drive(
  driver: WayfareClient,
  id: string,
  positions: AsyncIterable<{ lat: number; lng: number; at: number; accuracyM?: number }>,
  startCode?: string,
) {
  const path = { id };
  await driver.POST('/api/bookings/{id}/arrive', { params: { path }, body: {} });
  // The rider gives the code, if the booking's `otp_required` is set.
  const started = await driver.POST('/api/bookings/{id}/start', {
    params: { path },
    body: { otp: startCode ?? null },
  });
  if (started.error) throw new Error(started.error.message);

  let last = started.data.drop;
  for await (const position of positions) {
    await driver.POST('/api/bookings/{id}/tracking', { params: { path }, body: position });
    last = { ...last, lat: position.lat, lng: position.lng };
  }
  const { data, error } = await driver.POST('/api/bookings/{id}/reach', {
    params: { path },
    body: { lat: last.lat, lng: last.lng },
  });
  if (error) throw new Error(error.message);
  return data;
}
