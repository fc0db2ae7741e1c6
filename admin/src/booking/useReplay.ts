import type { TrackingPoint } from '@wayfare/shared';
import { useEffect, useState } from 'react';
import { replaySpeed } from './replay.js';

/** A track that is shown again: the time it is at (ms timestamp), and what its controls do. */
export interface Replay {
  from: number;
  to: number;
  at: number;
  isPlaying: boolean;
  goTo: (at: number) => void;
  toggle: () => void;
}

/** Runs through a track in order as a film: null where there is nothing to run through. */
export function useReplay(track: readonly TrackingPoint[] | undefined): Replay | null {
  const [place, setPlace] = useState<number | null>(null);
  const [isOn, setOn] = useState(false);
  const from = track?.[0]?.at ?? 0;
  const to = track?.at(-1)?.at ?? 0;
  // A trip under way grows: who has not moved the film is at its newest moment.
  const at = Math.min(place ?? to, to);

  const isOver = at >= to;
  const isPlaying = isOn && !isOver;

  useEffect(() => {
    if (!isPlaying) return undefined;
    let last = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      const passed = (now - last) * replaySpeed(from, to);
      last = now;
      setPlace((before) => Math.min((before ?? from) + passed, to));
      frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [isPlaying, from, to]);

  if (to <= from) return null;
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
      if (isOver) setPlace(from);
      setOn(!isPlaying);
    },
  };
}
