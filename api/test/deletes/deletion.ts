import type { GoodRequest, Rows } from '../badInput/row.js';
import type { Stage } from '../badInput/stage.js';
import type { Client } from '../support/testApp.js';

/** What `GET <path>/uses` answers. */
interface StatedUses {
  uses: Readonly<Record<string, number>>;
  /** What has to end before. */
  open?: Readonly<Record<string, number>>;
  needsReplacement: boolean;
}

/** A record that is deleted while something refers to it. */
export interface Deletion {
  by: Client;
  /** The path of the request, with its query. */
  path: string;
  /** The ids and names by which others refer to it. */
  known: readonly string[];
  /**
   * What the office reads before it deletes the record. Omitted where the caller deletes what is their own.
   */
  states?: StatedUses;
  /** The error of the delete while something refers to the record that would point nowhere. */
  refused?: string;
  /** Ends what is open, or returns the path with a replacement. */
  release?(): Promise<string | void>;
  /** Where it is still named afterward: only in what records the past. */
  stays?: readonly string[];
  /** Checks what became of what referred to it. */
  after?(): Promise<void>;
}

/** Prepares the deletion of a record. */
export type PrepareDeletion = (stage: Stage) => Promise<Deletion>;

/** A deletion by the good request of the tests of bad input. */
export const ofGoodRequest =
  (
    rows: Rows,
    name: string,
    more: (good: GoodRequest, stage: Stage) => Partial<Deletion> = () => ({}),
  ): PrepareDeletion =>
  async (stage) => {
    const good = (await rows[name]?.good(stage)) as GoodRequest;
    const filled = name
      .replace('DELETE ', '')
      .replace(/:(\w+)/g, (_, parameter: string) => good.params?.[parameter] ?? '');
    const query = new URLSearchParams(good.query).toString();
    return {
      by: good.as,
      path: query ? `${filled}?${query}` : filled,
      known: [...Object.values(good.params ?? {}), ...Object.values(good.query ?? {})],
      ...more(good, stage),
    };
  };
