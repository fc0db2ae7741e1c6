import { setTimeout } from 'node:timers/promises';
import type { Fleet } from '../fleet/fleet.js';
import { openScene } from '../traffic/scene.js';
import { type Rates, startTraffic } from '../traffic/traffic.js';
import { type Outcome, outcomeOf } from '../verify/outcome.js';
import { faultsOfFleet } from './faults.js';
import { type MemorySample, sampleMemory } from './memory.js';

/** How soon everything must be as before after a fault, in ms. */
export const RECOVERY_MS = 30_000;
/** The shortest time that is measured before the first and after each fault, in ms. */
const MEASURED_MS = 20_000;

/** A fault that was caused, with when it began and ended, in ms since the traffic began. */
export interface CausedFault {
  name: string;
  from: number;
  until: number;
  /** When the next one began, or the traffic ended. */
  next: number;
}

/** What happened while an installation was disturbed. */
export interface ChaosResult extends Outcome {
  faults: CausedFault[];
  notCaused: { name: string; reason: string }[];
  memory: readonly MemorySample[];
}

/** Causes each fault once while an installation is used, spread over the given time. */
export async function causeChaos(
  fleet: Fleet,
  build: string,
  { pairs, rates, minutes }: { pairs: number; rates: Rates; minutes: number },
  report: (line: string) => void,
): Promise<ChaosResult> {
  report('Opening accounts');
  const scene = await openScene(fleet.url, pairs);
  const { log } = scene;
  const possible: { name: string; cause: () => Promise<void> }[] = [];
  const notCaused: ChaosResult['notCaused'] = [];
  for (const { name, cause } of faultsOfFleet(fleet, build))
    if (typeof cause === 'function') possible.push({ name, cause });
    else {
      notCaused.push({ name, reason: cause.impossible });
      report(`Not caused: ${name} (${cause.impossible})`);
    }
  const share = (minutes * 60_000) / (possible.length + 1);
  const memory = sampleMemory(fleet.members, log);
  const faults: CausedFault[] = [];
  try {
    const traffic = startTraffic(scene, rates);
    await setTimeout(Math.max(share, MEASURED_MS));
    for (const { name, cause } of possible) {
      report(`${Math.round(log.now() / 1_000)} s: ${name}`);
      const from = log.now();
      const before = faults.at(-1);
      if (before) before.next = from;
      await cause();
      const until = log.now();
      faults.push({ name, from, until, next: until });
      await setTimeout(Math.max(share - (until - from), RECOVERY_MS + MEASURED_MS));
    }
    const last = faults.at(-1);
    if (last) last.next = log.now();
    report('Ending the open trips');
    await traffic.end();
    return {
      faults,
      notCaused,
      memory: memory.end(),
      ...(await outcomeOf(scene)),
    };
  } finally {
    memory.end();
    scene.town.close();
  }
}
