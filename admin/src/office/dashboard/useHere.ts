import type { LatLng } from '@wayfare/shared';
import { useEffect, useState } from 'react';

export type Here =
  | { state: 'asking' }
  | { state: 'denied' }
  | { state: 'unknown' }
  | { state: 'known'; at: LatLng };

/** The user's position, if the browser provides it (rule 7.39). */
export function useHere(): Here {
  const [here, setHere] = useState<Here>(() => ({
    state: navigator.geolocation ? 'asking' : 'unknown',
  }));
  useEffect(() => {
    if (!navigator.geolocation) return undefined;
    let gone = false;
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        if (!gone) setHere({ state: 'known', at: { lat: coords.latitude, lng: coords.longitude } });
      },
      (error) => {
        if (!gone) setHere({ state: error.code === error.PERMISSION_DENIED ? 'denied' : 'unknown' });
      },
      { timeout: 10_000, maximumAge: 600_000 },
    );
    return () => {
      gone = true;
    };
  }, []);
  return here;
}
