import { randomUUID } from 'node:crypto';
import { acknowledgeStep } from '../verify/acknowledged.js';
import { expectOk, type Pair } from './openTown.js';
import { isUnnoticed, LOOK_MS, type Scene, step } from './scene.js';

/** One trip from the booking to the rating, as its rider lives it. */
export async function ride({ rider, places, carType }: Pair, turn: number, scene: Scene): Promise<void> {
  const { acknowledged } = scene;
  const key = randomUUID();
  const paysByWallet = turn % 3 === 0;
  acknowledged.bookings.set(key, null);
  const body = {
    pickup: { ...places[0], add: 'The corner' },
    drop: { ...places[1], add: 'The next corner' },
    carType,
    payment_mode: paysByWallet ? 'wallet' : 'cash',
  };
  const live = rider.live();
  const booked = await expectOk(rider.persist({ method: 'POST', path: '/bookings', body, key }));
  const { id, status } = booked as { id: string; status: string };
  acknowledged.bookings.set(key, { id, rider: rider.id, status });

  for (let seen = status; ; ) {
    const why = await live.wait(LOOK_MS);
    const asked = await rider.persist({ method: 'GET', path: `/bookings/${id}` });
    const now = (asked.body as { status?: string }).status ?? `no status (${asked.status})`;
    if (why === 'time' && now !== seen && (await isUnnoticed(live)))
      scene.missed.push(`${seen} became ${now}`);
    seen = now;
    if (now === 'PENDING' && paysByWallet)
      await step(rider, id, { name: 'pay', body: { payment_mode: 'wallet' } }, scene);
    if (now === 'PAID') {
      const rated = await step(rider, id, { name: 'complete', body: { rating: 5 } }, scene);
      if (rated) acknowledgeStep(acknowledged, key, rated);
      scene.completed += 1;
      return;
    }
    if (now === 'CANCELLED' || now === 'COMPLETE') return;
    if (now.startsWith('no status')) throw new Error(`${id} has ${now}`);
    acknowledgeStep(acknowledged, key, now);
  }
}
