import type { Logger } from 'pino';
import type { Clock } from '../clock.js';
import { forEachOne } from '../run/forEachOne.js';
import type { EffectHandlers, EffectOf } from './effect.js';

/** How long a sweeper has for the effects of one record before another may take over, in ms. */
const LEASE_MS = 10_000;

/** A record with the effects that are still to be carried out. */
interface EffectOwner<Kinds> {
  id: string;
  effects?: EffectOf<Kinds>[];
}

/** The queries that a repository of records with effects offers. Times are ms timestamps. */
interface EffectStore<Owner> {
  findById(id: string): Promise<Owner | null>;
  /** Removes the effects with these keys. Returns the updated record; null if there is none. */
  dropEffects(id: string, keys: readonly string[]): Promise<Owner | null>;
  /** Leaves effects for the sweeper after a failure. `jitter` is from 0 up to 1. */
  postponeEffects(id: string, now: number, jitter: number): Promise<unknown>;
  /** The ids of records with effects that are due. */
  findWithDueEffects(now: number, limit: number): Promise<string[]>;
  /** Leases the effects of a record to this process. Returns false when another process has them. */
  leaseEffects(id: string, now: number, until: number): Promise<boolean>;
}

/** Where the effects of a kind of record are kept, and who carries them out. */
interface EffectSource<Kinds, Owner, Available> {
  /** The name of the record in logs. */
  name: string;
  storeOf(services: Available): EffectStore<Owner>;
  handlersOf(services: Available): EffectHandlers<Kinds, Owner, Available>;
  /** Kinds that later effects do not depend on: those run although one of these failed. */
  aside: readonly (keyof Kinds)[];
  /** Kinds that move the record another step ahead, which has effects of its own. */
  steps: readonly (keyof Kinds)[];
}

/** Carries out the effects of a kind of record. */
interface EffectRunner<Owner, Available> {
  /**
   * Carries out a record's pending effects in order, and removes those that are done. Safe to run twice
   * concurrently: each effect happens only once, by its own key. A failed effect is left for the sweeper,
   * along with the effects after it unless it is only aside. Returns the updated record.
   */
  run(owner: Owner, services: Available): Promise<Owner>;
  /** Finishes effects that crashed processes left behind. Returns how many records it processed. */
  sweep(limit: number, services: Available): Promise<number>;
}

/**
 * Creates the runner that carries out the effects of one kind of record. `Kinds` are its kinds of effects.
 */
export function effectRunner<
  Kinds,
  Owner extends EffectOwner<Kinds>,
  Available extends { clock: Clock; jitter(): number; log: Logger },
>(source: EffectSource<Kinds, Owner, Available>): EffectRunner<Owner, Available> {
  const { name, storeOf, handlersOf, aside, steps } = source;

  const carryOut = <Kind extends keyof Kinds>(
    owner: Owner,
    effect: EffectOf<Kinds, Kind>,
    services: Available,
  ): Promise<void> => handlersOf(services)[effect.kind](owner, effect, services);

  async function run(owner: Owner, services: Available): Promise<Owner> {
    const { clock, jitter, log } = services;
    const store = storeOf(services);
    let done: string[] = [];
    let hasFailed = false;
    let after: Owner | null = null;
    const forget = async () => {
      if (done.length > 0) after = await store.dropEffects(owner.id, done);
      done = [];
    };
    for (const effect of owner.effects ?? []) {
      try {
        if (steps.includes(effect.kind)) await forget();
        await carryOut(owner, effect, services);
        done.push(effect.key);
      } catch (error) {
        log.error(
          { err: error, [name]: owner.id, effect: effect.key },
          'an effect failed and will be retried',
        );
        hasFailed = true;
        if (!aside.includes(effect.kind)) break;
      }
    }
    await forget();
    if (hasFailed) await store.postponeEffects(owner.id, clock.now(), jitter());
    return after ?? (await store.findById(owner.id)) ?? owner;
  }

  async function sweep(limit: number, services: Available): Promise<number> {
    const store = storeOf(services);
    const ids = await store.findWithDueEffects(services.clock.now(), limit);
    await forEachOne(ids, async (id) => {
      const now = services.clock.now();
      if (!(await store.leaseEffects(id, now, now + LEASE_MS))) return;
      const owner = await store.findById(id);
      if (owner) await run(owner, services);
    });
    return ids.length;
  }

  return { run, sweep };
}
