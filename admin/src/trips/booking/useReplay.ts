import type { TrackingPoint } from '@wayfare/shared';
import { useEffect, useState } from 'react';
import { replaySpeed } from './replay.js';

/** A track replay: its current time (ms timestamp), and the actions of its controls. */
export interface Replay {
  from: number;
  to: number;
  at: number;
  isPlaying: boolean;
  goTo: (at: number) => void;
  toggle: () => void;
}

/** Replays an ordered track; null if there is nothing to replay. */
export function useReplay(track: readonly TrackingPoint[] | undefined): Replay | null {
  const [place, setPlace] = useState<number | null>(null);
  const [isOn, setOn] = useState(false);
  const from = track?.[0]?.at ?? 0;
  const to = track?.at(-1)?.at ?? 0;
  // An ongoing trip grows: until the user seeks, the replay stays at the newest moment.
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
