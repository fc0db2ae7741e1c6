import { type Actor, conflict, MOST_PAIR_BLOCKS, notFound } from '@wayfare/shared';
import { randomUUID } from 'node:crypto';
import type { SidedPair } from '../../pairBlock/pairBlock.repository.js';
import type { TripsServices } from '../../services.js';
import { findVisibleBooking } from '../findBooking.js';

/**
 * The rider or the driver of a trip asks never to meet the other again: dispatch offers no trip of the one to
 * the other from now on. The other is not told. Once more changes nothing.
 * @throws not_found (404) for a trip of others, or without a driver; pair_blocks_full (409) beyond
 *   `MOST_PAIR_BLOCKS` people
 */
export async function keepApart(actor: Actor, id: string, services: TripsServices): Promise<void> {
  const { db, clock, realtime } = services;
  const pair = await pairOf(actor, id, services);
  if (await db.pairBlocks.isSet(pair)) return;
  if ((await db.pairBlocks.countOwn(pair.side, actor.uid)) >= MOST_PAIR_BLOCKS)
    throw conflict('pair_blocks_full');
  const made = await db.pairBlocks.keepApart({
    ...pair,
    id: randomUUID(),
    setBy: actor.uid,
    createdAt: clock.now(),
  });
  realtime.resourceChanged('pairblocks', [made.id], [actor.uid]);
}

/** The same person allows trips with the other again, unless the other or the office keeps them apart. */
export async function allowAgain(actor: Actor, id: string, services: TripsServices): Promise<void> {
  const removed = await services.db.pairBlocks.removeSide(await pairOf(actor, id, services));
  if (removed) services.realtime.resourceChanged('pairblocks', [removed], [actor.uid]);
}

/** Whether the caller asked never to meet the other person of a trip again; the other's wish stays secret. */
export const isKeptApart = async (actor: Actor, id: string, services: TripsServices): Promise<boolean> =>
  services.db.pairBlocks.isSet(await pairOf(actor, id, services));

/** The two people of a trip, and the caller's side. */
async function pairOf(
  actor: Actor,
  id: string,
  services: TripsServices,
): Promise<SidedPair & { side: 'rider' | 'driver' }> {
  const { customer, driver } = await findVisibleBooking(actor, id, services);
  const side = actor.usertype === 'driver' ? 'driver' : 'rider';
  if (!driver || actor.uid !== (side === 'driver' ? driver : customer)) throw notFound();
  return { rider: customer, driver, side };
}
