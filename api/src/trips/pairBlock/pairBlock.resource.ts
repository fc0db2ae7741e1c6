import {
  type Actor,
  invalid,
  type PairBlock,
  type PairBlockInput,
  pairBlockInputSchema,
  pairBlockSchema,
} from '@wayfare/shared';
import type { ResourceDefinition } from '../../platform/crud/resource.js';
import { noUses } from '../../platform/crud/noUses.js';
import { noProof } from '../../platform/operation/noProof.js';
import type { TripsServices } from '../services.js';
import type { StoredPairBlock } from './pairBlock.repository.js';

/** Riders and drivers whom dispatch keeps apart, because one of them or the office wants it. */
export const pairBlockResource: ResourceDefinition<StoredPairBlock, PairBlockInput, TripsServices> = {
  name: 'pairblocks',
  stepUp: { create: noProof.deskWork, remove: noProof.deskWork },
  uses: noUses.ownWish,
  entity: 'PairBlock',
  record: pairBlockSchema,
  input: pairBlockInputSchema,
  filters: { rider: 'text', driver: 'text', side: 'text', createdAt: 'number' },
  sorts: ['createdAt', 'DESC'],
  reads: ({ db }) => db.pairBlocks,
  // The wish of one stays hidden from the other.
  followers: ({ side, rider, driver }) => [{ rider, driver, office: null }[side]],
  present: (blocks, _actor, services) => presentPairBlocks(blocks, services),
  create: keepApart,
  remove: (_actor, { id }, { db }) => db.pairBlocks.remove(id),
};

/**
 * The office keeps a rider and a driver apart. Once more changes nothing.
 * @throws select_proper (400) unless they are a rider and a driver
 */
async function keepApart(
  actor: Actor,
  { rider, driver }: PairBlockInput,
  id: string,
  { db, clock }: TripsServices,
): Promise<StoredPairBlock> {
  const people = await db.users.findMany([rider, driver]);
  const isOf = (uid: string, usertype: string) =>
    people.some((user) => user.id === uid && user.usertype === usertype);
  if (!isOf(rider, 'rider')) throw invalid('select_proper', { rider: 'select_proper' });
  if (!isOf(driver, 'driver')) throw invalid('select_proper', { driver: 'select_proper' });
  const [side, setBy, createdAt] = ['office', actor.uid, clock.now()] as const;
  return db.pairBlocks.keepApart({ id, rider, driver, side, setBy, createdAt });
}

async function presentPairBlocks(
  blocks: readonly StoredPairBlock[],
  { db }: Pick<TripsServices, 'db'>,
): Promise<PairBlock[]> {
  const people = [...new Set(blocks.flatMap(({ rider, driver, setBy }) => [rider, driver, setBy]))];
  const names = people.length > 0 ? await db.users.namesOf(people) : new Map<string, string>();
  const nameOf = (uid: string) => names.get(uid) ?? null;
  return blocks.map(({ id, rider, driver, side, setBy, createdAt }) => ({
    id,
    rider,
    driver,
    side,
    setBy,
    createdAt,
    rider_name: nameOf(rider),
    driver_name: nameOf(driver),
    set_by_name: nameOf(setBy),
  }));
}
