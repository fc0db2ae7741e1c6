import { answerOf, type newcomer, type Place } from './people.js';

type Newcomer = Awaited<ReturnType<typeof newcomer>>;

/** A completed trip with payment due, at the position of both users. Returns its id. */
export async function drivenTrip(rider: Newcomer, driver: Newcomer, at: Place): Promise<string> {
  const [lat, lng] = [at.latitude, at.longitude];
  // Around the corner: the end of such a short trip is believed immediately.
  const drop = { lat: lat + 0.001, lng };
  const data = {
    pickup: { lat, lng, add: 'City Hall' },
    drop: { ...drop, add: 'North Gate' },
    carType: 'Economy',
  };
  const { id } = await answerOf(await rider.context.request.post('/api/bookings', { data }));
  for (const step of ['accept', 'arrive', 'start', 'reach']) {
    const body = step === 'reach' ? drop : {};
    await answerOf(await driver.context.request.post(`/api/bookings/${id}/${step}`, { data: body }));
  }
  return id;
}

/** The input of a step: the start has the code that the rider reads on their page, if the trip has one. */
export async function startCode(rider: Pick<Newcomer, 'context'>, id: string, step: string): Promise<object> {
  if (step !== 'start') return {};
  const { otp } = await answerOf(await rider.context.request.get(`/api/bookings/${id}`));
  return otp ? { otp } : {};
}
