import type { Alert } from '@wayfare/shared';
import { useEffect, useRef } from 'react';

/** Pitch in Hz and length in seconds of one tone. */
const PITCH = 880;
const SECONDS = 0.18;
/** How many tones announce an emergency; others get one. */
const EMERGENCY_TONES = 4;

/**
 * Plays a sound for each new alert, also for a snoozed one that is due again. Alerts that exist when the page
 * opens make no sound. Browsers allow no sound before the first click or key.
 */
export function useAlertSound(pressing: readonly Alert[] | undefined, isOn: boolean): void {
  const known = useRef<ReadonlySet<string> | null>(null);
  useEffect(() => {
    if (!pressing) return;
    const before = known.current;
    known.current = new Set(pressing.map(({ id }) => id));
    const added = before ? pressing.filter(({ id }) => !before.has(id)) : [];
    if (added.length === 0 || !isOn || !navigator.userActivation?.hasBeenActive) return;
    sound(added.some(({ kind }) => kind === 'emergency') ? EMERGENCY_TONES : 1);
  }, [pressing, isOn]);
}

function sound(tones: number): void {
  const context = new AudioContext();
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.frequency.value = PITCH;
  volume.gain.value = 0;
  for (let index = 0; index < tones; index += 1) {
    const start = context.currentTime + index * 2 * SECONDS;
    volume.gain.setValueAtTime(0.2, start);
    volume.gain.setValueAtTime(0, start + SECONDS);
  }
  tone.connect(volume).connect(context.destination);
  tone.onended = () => void context.close();
  tone.start();
  tone.stop(context.currentTime + tones * 2 * SECONDS);
}
