import type { Member } from '../fleet/member.js';
import type { CallLog } from '../traffic/callLog.js';

/** The time between two samples, in ms. */
const EVERY_MS = 5_000;
/** A process that has just started still grows, for this long, in ms. */
const WARM_MS = 60_000;
/** The fewest samples after that from which a trend is computed. */
const FEWEST = 12;

/** The memory of one process at one time. */
export interface MemorySample {
  at: number;
  /** The process, and how often it had been started: each start is another life. */
  life: string;
  bytes: number;
}

/** Samples the memory of all processes until it is ended. */
export function sampleMemory(members: readonly Member[], log: CallLog) {
  const samples: MemorySample[] = [];
  const take = async () => {
    for (const [index, member] of members.entries()) {
      const bytes = await member.memory();
      if (bytes) samples.push({ at: log.now(), life: `${index + 1}, start ${member.starts()}`, bytes });
    }
  };
  const timer = setInterval(() => void take(), EVERY_MS);
  return {
    end() {
      clearInterval(timer);
      return samples;
    },
  };
}

/** How much the memory of a process has changed in its life. */
export interface MemoryTrend {
  life: string;
  minutes: number;
  /** The means of the first and of the last third of its life, once it was warm. */
  first: number;
  last: number;
}

/** The trend of each process that lived long enough for one. */
export function memoryTrends(samples: readonly MemorySample[]): MemoryTrend[] {
  const lives = new Set(samples.map(({ life }) => life));
  return [...lives].flatMap((life) => {
    const all = samples.filter((sample) => sample.life === life);
    const begun = all[0]?.at ?? 0;
    const warm = all.filter(({ at }) => at >= begun + WARM_MS);
    if (warm.length < FEWEST) return [];
    const third = Math.floor(warm.length / 3);
    return [
      {
        life,
        minutes: ((all.at(-1)?.at ?? begun) - begun) / 60_000,
        first: meanOf(warm.slice(0, third)),
        last: meanOf(warm.slice(-third)),
      },
    ];
  });
}

const meanOf = (samples: readonly MemorySample[]) =>
  samples.reduce((total, { bytes }) => total + bytes, 0) / samples.length;
