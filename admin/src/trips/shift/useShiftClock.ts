import { useEffect, useState } from 'react';
import type { Replay } from '../booking/useReplay.js';

/** How often a playing replay moves on, in ms. */
const STEP_MS = 100;

/**
 * The moment of a shift that is shown, which moves on by itself while it plays, `speed` times as fast as it
 * was. `start` is the first one, a ms timestamp: nothing is recorded before it.
 */
export function useShiftClock(
  { from, to }: { from: number; to: number },
  speed: number,
  start: number,
): Replay {
  const [chosen, setPlace] = useState<number | null>(null);
  const place = chosen ?? start;
  const [isOn, setOn] = useState(false);
  const at = Math.min(Math.max(place, from), to);
  const isPlaying = isOn && at < to;

  useEffect(() => {
    if (!isPlaying) return undefined;
    let last = performance.now();
    const timer = setInterval(() => {
      const now = performance.now();
      const passed = (now - last) * speed;
      last = now;
      setPlace((before) => Math.min(Math.max(before ?? start, from) + passed, to));
    }, STEP_MS);
    return () => clearInterval(timer);
  }, [isPlaying, from, to, speed, start]);

  return {
    from,
    to,
    at,
    isPlaying,
    goTo: (time) => {
      setOn(false);
      setPlace(time);
    },
    toggle: () => {
      if (at >= to) setPlace(start);
      setOn(!isPlaying);
    },
  };
}
