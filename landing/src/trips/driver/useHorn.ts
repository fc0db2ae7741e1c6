import { useEffect, useRef } from 'react';
import { soundHorn, unlockHorn } from './horn.js';

/** Sounds the horn when an offer arrives, and repeats it while the offer is open if the settings say so. */
export function useHorn(offers: readonly { id: string }[], repeat: boolean) {
  useUnlocking();
  const known = useRef(new Set<string>());
  const ids = offers.map((offer) => offer.id).join(' ');
  useEffect(() => {
    const present = ids === '' ? [] : ids.split(' ');
    const fresh = present.some((id) => !known.current.has(id));
    known.current = new Set(present);
    if (fresh) soundHorn();
    if (!repeat || present.length === 0) return undefined;
    const timer = setInterval(soundHorn, 3000);
    return () => clearInterval(timer);
  }, [ids, repeat]);
}

/** Drivers who are online when the page opens have not tapped the switch: any tap unlocks the sound. */
function useUnlocking() {
  useEffect(() => {
    const gestures = ['pointerdown', 'keydown'] as const;
    for (const gesture of gestures) window.addEventListener(gesture, unlockHorn, { once: true });
    return () => {
      for (const gesture of gestures) window.removeEventListener(gesture, unlockHorn);
    };
  }, []);
}
