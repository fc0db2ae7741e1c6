import { setTimeout } from 'node:timers/promises';
import type { Fleet } from '../fleet/fleet.js';
import { openScene } from '../traffic/scene.js';
import { type Rates, startTraffic } from '../traffic/traffic.js';
import { type Outcome, outcomeOf } from '../verify/outcome.js';
import { type Reading, readEverything } from '../verify/readEverything.js';

/** What happened while the processes of an installation were replaced. */
export interface UpgradeResult extends Outcome {
  /** Each replaced process, in order. */
  replaced: { process: number; to: string; stopMs: number; startMs: number }[];
  /** All lists, read with each version after the other one had written. */
  readings: { version: string; reading: Reading }[];
}

/** A build and what to call it. */
export interface Build {
  folder: string;
  name: string;
}

/**
 * Replaces the processes of an installation one by one with another build, and then the same way back, while
 * it is used.
 * @param fleet runs the first build
 * @param pauseMs how long the traffic goes on between two replacements
 * @param report receives a line about each step
 */
export async function rollingUpgrade(
  fleet: Fleet,
  { from, to }: { from: Build; to: Build },
  { pairs, rates, pauseMs }: { pairs: number; rates: Rates; pauseMs: number },
  report: (line: string) => void,
): Promise<UpgradeResult> {
  report('Opening accounts');
  const scene = await openScene(fleet.url, pairs);
  const result: Pick<UpgradeResult, 'replaced' | 'readings'> = { replaced: [], readings: [] };
  const read = async (index: number, version: string) => {
    const member = fleet.members[index] as Fleet['members'][number];
    result.readings.push({ version, reading: await readEverything(member.url, scene.town.admin) });
  };
  const replaceAll = async (build: Build, before: Build) => {
    for (const [index, member] of fleet.members.entries()) {
      await setTimeout(pauseMs);
      report(`Process ${index + 1}: ${build.name}`);
      const stopMs = await member.stop();
      const startMs = await member.start(build.folder);
      result.replaced.push({ process: index + 1, to: build.name, stopMs, startMs });
      // The last process of the other version reads what this one has written by now.
      if (index === fleet.members.length - 2) {
        await setTimeout(pauseMs);
        await read(index + 1, before.name);
      }
    }
    await setTimeout(pauseMs);
    await read(0, build.name);
  };
  try {
    const traffic = startTraffic(scene, rates);
    await replaceAll(to, from);
    await replaceAll(from, to);
    report('Ending the open trips');
    await traffic.end();
    return {
      ...result,
      ...(await outcomeOf(scene)),
    };
  } finally {
    scene.town.close();
  }
}
